import { currencyIn, type Currency, type Unverifiable } from "../../corpus/currency.ts";
import { lineageOf } from "../../families/lineage.ts";
import { provenanceOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { RefreshReason } from "../../model/generated/case.ts";
import { quoted } from "../../model/sentence.ts";
import { opensRequest, reasonsFor } from "../plan/reasons.ts";
import type { TargetRevision } from "./target-revision.ts";

/** Why a case is decided about, in the order of the schema; or why nothing asks for a decision. */
export type TriggerOfCase =
  | { readonly reasons: readonly RefreshReason[] }
  | { readonly refused: Problem };

/**
 * What happened to the corpus between the judgment of a case and the target that concerns it, as a plan tells it. `judged`
 * is the version that was approved, where somebody edited the file since.
 */
export function triggerOf(
  dataset: Dataset,
  { file, judged = file }: { readonly file: CaseFile; readonly judged?: CaseFile | undefined },
  target: TargetRevision,
): TriggerOfCase {
  const currency = currencyUnder(dataset, judged, target);
  const from = judged.case.corpusRevision;
  const triggers = currency.state === "stale" ? currency.reasons : [];
  const observed = requestedFor(file, target).includes("query-pattern-observed");
  const reasons = reasonsFor({ from, to: target.id, triggers, observed });
  if (opensRequest(reasons)) return { reasons };
  if (currency.state !== "stale") {
    return { refused: unasked(file, { state: currency.state, from, target }) };
  }
  const [why = "evidence-unrecorded"] = currency.unverifiable;
  return {
    refused: {
      message: `Nothing tells what changed for this case since it was approved: ${unverifiableWords[why]}.`,
      at: file.locate(why === "evidence-unrecorded" ? ["provenance"] : ["corpusRevision"]),
      fix: `Restore from Git what is missing; or have the case judged as a new one: name its evidence in the short form, run touchstone fill, and "touchstone review record ${file.case.id ?? file.path}".`,
    },
  };
}

/** Which chunks have which text is known without the texts. */
function currencyUnder(dataset: Dataset, file: CaseFile, target: TargetRevision): Currency {
  const hashes = [...provenanceOf(file)].flatMap(({ entry }) => entry.contentHash ?? []);
  const texts = new Map(dataset.texts);
  for (const hash of hashes) if (!texts.has(hash)) texts.set(hash, "");
  const known = currencyIn({ ...dataset, texts }, lineageOf(dataset), target.revision);
  return known(file);
}

/** The reasons of a request for the target that stands in the file. */
export function requestedFor(
  { case: { refresh } }: CaseFile,
  target: TargetRevision,
): readonly RefreshReason[] {
  if (refresh === undefined || refresh.outcome !== undefined || refresh.to !== target.id) return [];
  return (refresh.reasons ?? []).flatMap((reason) => reason ?? []);
}

const unverifiableWords: Readonly<Record<Unverifiable, string>> = {
  "no-current-revision": "the set has no current corpus revision",
  "corpus-unbound": "its approval does not record which corpus was read",
  "revision-missing": "the corpus revision of its approval is not recorded here",
  "revision-rewritten": "the corpus revision of its approval was written anew under its name",
  "revision-altered": "the corpus revision of its approval is not there as it was recorded",
  "evidence-unrecorded": "its evidence is not what its corpus revision records",
  "text-missing": "the set does not keep the text of its evidence",
};

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
  const otherwise = `If the case itself is to change, edit it and have it judged with "touchstone review record ${id}"; if nobody needs it, "touchstone review retire ${id}".`;
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
