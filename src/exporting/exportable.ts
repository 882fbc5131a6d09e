import { currencyIn, type Currency } from "../corpus/currency.ts";
import { lineageOf } from "../families/lineage.ts";
import type { ApprovedCase } from "../families/manifest/export-case.ts";
import { stageOf, type CaseFile } from "../model/case.ts";
import { contentState } from "../model/content-state.ts";
import { isOfTheSet, type Dataset } from "../model/dataset.ts";
import type { Digest } from "../model/ids.ts";
import { isInCases } from "../model/layout.ts";
import { byUtf8 } from "../model/utf8-order.ts";
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
  const currencyOf = currencyIn(dataset, lineageOf(dataset));
  for (const file of dataset.cases) yield standingOf(file, currencyOf);
}

function standingOf(
  file: CaseFile,
  currencyOf: (file: CaseFile) => Currency,
): StandingCase | LeftOut {
  const { whole, digest, path } = file;
  const out = (why: LeftOut["why"], reasons: LeftOut["reasons"] = []): LeftOut => {
    return { why, path, id: file.case.id, reasons };
  };
  const stage = stageOf(file);
  if (stage === undefined) return out("unreadable");
  if (stage !== "approved") return out(stage);
  if (whole === undefined || digest === undefined) return out("unreadable");
  const content = contentState(file);
  if (content !== "as-judged") return out(content === "unbound" ? content : "edited");
  const currency = currencyOf(file);
  if (currency.state !== "stale") return { file, whole, digest, currency: currency.state };
  return out("stale", [...currency.reasons, ...currency.unverifiable]);
}

/** Files of cases that gave no case at all. */
function unreadFiles({ cases, defects }: Dataset): readonly string[] {
  const read = new Set(cases.map(({ path }) => path));
  const files = defects.filter(isOfTheSet).map(({ at }) => at.file);
  return [...new Set(files)].filter((file) => isInCases(file) && !read.has(file));
}
