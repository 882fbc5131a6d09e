import type { Unverifiable } from "../../corpus/currency.ts";
import { lineageOf } from "../../families/lineage.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { RefreshReason } from "../../model/generated/case.ts";
import { quoted } from "../../model/sentence.ts";
import { observationsOn } from "../plan/asked-cases.ts";
import { currencyByHashes } from "../../corpus/currency-by-hashes.ts";
import { opensRequest, reasonsFor } from "../plan/reasons.ts";
import { unverifiableWords, whatToDo } from "../plan/what-is-missing.ts";
import type { TargetRevision } from "./target-revision.ts";

/** Why a case is decided about, in the order of the schema, and what was observed; or why nothing asks for a decision. */
export type TriggerOfCase =
  | { readonly reasons: readonly RefreshReason[]; readonly observations: readonly string[] }
  | { readonly refused: Problem };

/** A case that somebody wants to decide about. */
interface Questioned {
  readonly file: CaseFile;
  /** The version that was approved, where somebody edited the file since. */
  readonly judged?: CaseFile | undefined;
  /** The ids of the observations that ask about it (see observed-patterns.ts). */
  readonly observed?: readonly string[] | undefined;
}

/**
 * What happened to the corpus between the judgment of a case and the target that concerns it, and what people ask, as a plan
 * tells it. The texts of its evidence have to be among those of the data set, where the set keeps them.
 */
export function triggerOf(
  dataset: Dataset,
  { file, judged = file, observed }: Questioned,
  target: TargetRevision,
): TriggerOfCase {
  const held = withCase(dataset, judged);
  const currency = currencyByHashes(held, lineageOf(held), target.revision)(judged);
  const from = judged.case.corpusRevision;
  const triggers = currency.state === "stale" ? currency.reasons : [];
  const observations = observationsOn(file, target, observed);
  const isObserved =
    observations.length > 0 || requestedFor(file, target).includes("query-pattern-observed");
  const reasons = reasonsFor({ from, to: target.id, triggers, observed: isObserved });
  if (opensRequest(reasons)) return { reasons, observations };
  if (currency.state !== "stale") {
    return { refused: unasked(file, { state: currency.state, from, target }) };
  }
  const [why = "evidence-unrecorded"] = currency.unverifiable;
  return { refused: unverifiable(file, why) };
}

/** A version of a case in the place of the one that the set has. */
function withCase(dataset: Dataset, judged: CaseFile): Dataset {
  if (dataset.cases.includes(judged)) return dataset;
  const cases = dataset.cases.map((one) => (one.path === judged.path ? judged : one));
  return { ...dataset, cases };
}

/** The reasons of a request for the target that stands in the file. */
function requestedFor(
  { case: { refresh } }: CaseFile,
  target: TargetRevision,
): readonly RefreshReason[] {
  if (refresh === undefined || refresh.outcome !== undefined || refresh.to !== target.id) return [];
  return (refresh.reasons ?? []).flatMap((reason) => reason ?? []);
}

function unverifiable(file: CaseFile, why: Unverifiable): Problem {
  return {
    message: `Nothing tells what changed for this case since it was approved: ${unverifiableWords[why]}.`,
    at: file.locate(why === "evidence-unrecorded" ? ["provenance"] : ["corpusRevision"]),
    fix: whatToDo(file, why),
  };
}

function unasked(
  file: CaseFile,
  {
    state,
    from,
    target,
  }: {
    readonly state: "current" | "carried";
    readonly from: string | undefined;
    readonly target: TargetRevision;
  },
): Problem {
  const id = file.case.id ?? file.path;
  const at = file.locate(["corpusRevision"]);
  const otherwise = `If an observation asks about it, add --observations FILE; if the case itself is to change, edit it and have it judged with "touchstone review record ${id}"; if nobody needs it, "touchstone review retire ${id}".`;
  if (state === "current") {
    return {
      message: `The case was judged under corpus revision ${quoted(target.id)} itself, so nothing asks for a decision.`,
      at,
      fix: otherwise,
    };
  }
  return {
    message: `Nothing that concerns the case changed between corpus revisions ${quoted(from ?? "")} and ${quoted(target.id)}: its judgment is carried, without a decision.`,
    at,
    fix: `Leave it as it is. ${otherwise}`,
  };
}
