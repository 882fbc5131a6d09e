import type { Unverifiable } from "../../corpus/currency.ts";
import { isUndecided, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { RefreshReason } from "../../model/generated/case.ts";
import { quoted } from "../../model/sentence.ts";
import { isAskedNeedlessly } from "../../rules/due/due.ts";
import { judgedVersion, judgmentsUnder } from "../../rules/due/judgments-under.ts";
import { observationsOn } from "../plan/asked-cases.ts";
import { opensRequest, reasonsFor } from "../plan/reasons.ts";
import { needlessCommand } from "../../rules/asking.ts";
import { unverifiableWords, whatToDo } from "../../rules/due/what-is-missing.ts";
import type { TargetRevision } from "./target-revision.ts";

/** Why a case is decided about, in the order of the schema, and what was observed; or why nothing asks for a decision. */
export type TriggerOfCase =
  | { readonly reasons: readonly RefreshReason[]; readonly observations: readonly string[] }
  | { readonly refused: Problem };

/** A case that somebody wants to decide about. */
interface Questioned {
  readonly file: CaseFile;
  /** The ids of the observations that ask about it (see observed-patterns.ts). */
  readonly observed?: readonly string[] | undefined;
}

/**
 * What happened to the corpus between the judgment of a case and the target that concerns it, and what people ask, as a plan
 * tells it. The texts of its evidence have to be among those of the data set, where the set keeps them.
 */
export function triggerOf(
  dataset: Dataset,
  { file, observed }: Questioned,
  target: TargetRevision,
): TriggerOfCase {
  const currency = judgmentsUnder(dataset, target.revision)(file);
  const from = judgedVersion(dataset, file).case.corpusRevision;
  const triggers = currency.state === "stale" ? currency.reasons : [];
  const observations = observationsOn(file, observed);
  const isObserved =
    observations.length > 0 || requestedReasons(file).includes("query-pattern-observed");
  const reasons = reasonsFor({ from, to: target.id, triggers, observed: isObserved });
  // A decision says from which revision on; it is an error where that is not recorded.
  if (currency.state === "stale" && currency.unverifiable.includes("revision-missing")) {
    return { refused: unverifiable(file, "revision-missing") };
  }
  if (opensRequest(reasons)) return { reasons, observations };
  if (currency.state !== "stale") {
    return { refused: unasked(file, { state: currency.state, from, target }) };
  }
  const [why = "evidence-unrecorded"] = currency.unverifiable;
  return { refused: unverifiable(file, why) };
}

/** The reasons of a request in the file that nobody has decided. */
function requestedReasons(file: CaseFile): readonly RefreshReason[] {
  const { reasons = [] } = isUndecided(file) ? (file.case.refresh ?? {}) : {};
  return reasons.flatMap((reason) => reason ?? []);
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
  const takeOut = isAskedNeedlessly(file, { state })
    ? `Take the request out with ${needlessCommand(file)}. `
    : "";
  const otherwise = `${takeOut}If an observation asks about it, add --observations FILE; if the case itself is to change, edit it and have it judged with "touchstone review record ${id}"; if nobody needs it, "touchstone review retire ${id}".`;
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
    fix: takeOut === "" ? `Leave it as it is. ${otherwise}` : otherwise,
  };
}
