import { knownHeldOutSide } from "../../families/held-out-side.ts";
import type { CaseFile } from "../../model/case.ts";
import { currentRevision, unreadCases, type Dataset } from "../../model/dataset.ts";
import { sortCases, type AskedCase, type SortedCases } from "../../refresh/plan/asked-cases.ts";
import type { UnaskedCase } from "../../refresh/plan/plan.ts";
import { reasonsFor } from "../../refresh/plan/reasons.ts";
import { judgedVersion } from "../../rules/due/judgments-under.ts";
import { ownWait } from "./own-wait.ts";
import type { Wait, WaitingCase } from "./waiting-case.ts";
import { stepIn } from "./step.ts";
import { waitsForWhom } from "./waits-for-whom.ts";

/** The cases of a set that wait for a person. */
export interface WaitingCases {
  /** In the order of the set. */
  readonly cases: readonly WaitingCase[];
  /** The files of which nobody can say whether they wait. */
  readonly unreadable: readonly string[];
  /** The current corpus revision; undefined where none is, so that nobody can say whose evidence moved. */
  readonly revision: string | undefined;
}

/** Which cases of a set wait for a person, for what, and who may do it; at most one thing of each, what has to come first. */
export function waitingCases(dataset: Dataset): WaitingCases {
  const waitOf = waitIn(dataset);
  const whomOf = waitsForWhom(dataset);
  const stepOf = stepIn(dataset);
  const heldOut = knownHeldOutSide(dataset);
  const cases: WaitingCase[] = [];
  const unreadable = [...unreadCases(dataset)];
  for (const file of dataset.cases) {
    const wait = waitOf(file);
    if (wait === "unreadable") unreadable.push(file.path);
    if (wait === undefined || wait === "unreadable") continue;
    const isHeldOut = heldOut.holdsCase(file);
    const id = file.case.id ?? file.path;
    cases.push({ file, id, wait, whom: whomOf(file, wait), step: stepOf(file, wait), isHeldOut });
  }
  return { cases, unreadable, revision: currentRevision(dataset)?.id };
}

type WaitOf = (file: CaseFile) => Wait | "unreadable" | undefined;

function waitIn(dataset: Dataset): WaitOf {
  const target = currentRevision(dataset);
  return target === undefined
    ? (file) => withoutCorpus(file)
    : underRevision(dataset, target.id, sortCases(dataset, { target, candidates: true }));
}

function withoutCorpus(file: CaseFile): ReturnType<WaitOf> {
  return file.whole === undefined ? "unreadable" : unplanned(file);
}

function unplanned(file: CaseFile): Wait | undefined {
  const wait = ownWait(file);
  return wait?.is === "request" ? { is: "decision", reasons: [], isRequested: true } : wait;
}

/** What a plan would ask goes before what a file tells alone. */
function underRevision(
  dataset: Dataset,
  to: string,
  { asked, unasked, needless }: SortedCases,
): WaitOf {
  const waits = new Map<CaseFile, Wait | "unreadable">();
  for (const one of asked) {
    if (one.asks === "refresh") waits.set(one.file, decisionOf(dataset, one, to));
  }
  for (const one of unasked) if (one.file !== undefined) waits.set(one.file, waitOfUnasked(one));
  for (const file of needless) waits.set(file, { is: "needless" });
  return (file) => waits.get(file) ?? unplanned(file);
}

function waitOfUnasked({ why, unverifiable: [reason] }: UnaskedCase): Wait | "unreadable" {
  switch (why) {
    case "edited":
      return { is: "approval" };
    case "unbound":
      return { is: "binding" };
    case "unfilled":
      return { is: "evidence" };
    case "unverifiable":
      return reason === undefined ? "unreadable" : { is: "repair", why: reason };
    case "unreadable":
      return why;
  }
}

function decisionOf(
  dataset: Dataset,
  one: Extract<AskedCase, { readonly asks: "refresh" }>,
  to: string,
): Wait {
  const { file, currency, observations } = one;
  const from = judgedVersion(dataset, file).case.corpusRevision;
  const triggers = currency.reasons;
  const reasons = reasonsFor({ from, to, triggers, observed: observations.length > 0 });
  return { is: "decision", reasons, isRequested: ownWait(file)?.is === "request" };
}
