import type { ApprovedCase } from "../families/manifest/export-case.ts";
import { stageOf, type CaseFile } from "../model/case.ts";
import { isOfTheSet, type Dataset } from "../model/dataset.ts";
import type { Digest } from "../model/ids.ts";
import { isInCases } from "../model/layout.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { dueUnder } from "../rules/due/due.ts";
import { inOrder, type LeftOut } from "./left-out.ts";

/** A case that was approved as it is now, and whose judgment holds under the current corpus revision. */
export interface StandingCase extends ApprovedCase {
  readonly digest: Digest;
  readonly currency: "current" | "carried";
}

/** The cases of a set that may go out, in the order of their ids, and those that may not, whatever they are for. */
export interface Exportable {
  readonly cases: readonly StandingCase[];
  readonly leftOut: readonly LeftOut[];
}

export function exportable(dataset: Dataset): Exportable {
  const cases: StandingCase[] = [];
  const leftOut: LeftOut[] = unreadFiles(dataset).map((path) => ({
    why: "unreadable",
    path,
    id: undefined,
    reasons: [],
  }));
  for (const standing of standings(dataset)) {
    if ("why" in standing) leftOut.push(standing);
    else cases.push(standing);
  }
  return {
    cases: cases.toSorted(
      (a, b) => byUtf8(a.whole.id, b.whole.id) || byUtf8(a.file.path, b.file.path),
    ),
    leftOut: inOrder(leftOut),
  };
}

/** Whether each case may go out, and why not, in the order of the set. */
function* standings(dataset: Dataset): Generator<StandingCase | LeftOut> {
  const dueOf = dueUnder(dataset);
  for (const file of dataset.cases) yield standingOf(file, dueOf);
}

function standingOf(file: CaseFile, dueOf: ReturnType<typeof dueUnder>): StandingCase | LeftOut {
  const { whole, digest, path } = file;
  const out = (why: LeftOut["why"], reasons: LeftOut["reasons"] = []): LeftOut => {
    return { why, path, id: file.case.id, reasons };
  };
  const stage = stageOf(file);
  if (stage === undefined) return out("unreadable");
  if (stage !== "approved") return out(stage);
  if (whole === undefined || digest === undefined) return out("unreadable");
  const due = dueOf(file);
  if (due === undefined) return out("unbound");
  const { currency } = due;
  // What was approved waits for another look, whatever somebody made of it since.
  if (currency.state === "stale")
    return out("stale", [...currency.reasons, ...currency.unverifiable]);
  return due.is === "approval" ? out("edited") : { file, whole, digest, currency: currency.state };
}

/** Files of cases that gave no case at all. */
function unreadFiles({ cases, defects }: Dataset): readonly string[] {
  const read = new Set(cases.map(({ path }) => path));
  const files = defects.filter(isOfTheSet).map(({ at }) => at.file);
  return [...new Set(files)].filter((file) => isInCases(file) && !read.has(file));
}
