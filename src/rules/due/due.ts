import type { Currency, Unverifiable } from "../../corpus/currency.ts";
import { isUndecided, stageOf, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import { oncePerPair } from "../../model/once.ts";
import { quoted } from "../../model/sentence.ts";
import { decideCommand, fillCommand, needlessCommand, pending, recordCommand } from "../asking.ts";
import { judgmentsUnder } from "./judgments-under.ts";
import { whatToDo } from "./what-is-missing.ts";

/**
 * What is to be done about an approved case, which each command that names a next step goes by: `nothing`, while its judgment
 * stands; an `approval` of an edit that nothing moved under; a `decision`, where what was approved moved, edited or not; a
 * `repair`, where nothing tells what moved, so that no decision could say what asked for it.
 */
export type Due =
  | { readonly is: "nothing"; readonly currency: Standing }
  | { readonly is: "approval"; readonly currency: Standing }
  | { readonly is: "decision"; readonly currency: Stale; readonly isEdited: boolean }
  | { readonly is: "repair"; readonly currency: Stale; readonly why: Unverifiable };

export type Stale = Extract<Currency, { readonly state: "stale" }>;
type Standing = Exclude<Currency, Stale>;

/** Tells what is due about a case under a revision, by default the current one; undefined of one that has no approval to go by. */
export function dueUnder(
  dataset: Dataset,
  target: CorpusRevision | undefined = currentRevision(dataset),
): (file: CaseFile) => Due | undefined {
  return target === undefined ? dueIn(dataset, target) : knownDue(dataset, target);
}

/** A check and a plan ask it more than once of a case. */
const knownDue = oncePerPair((dataset: Dataset, target: CorpusRevision) => {
  const dueOf = dueIn(dataset, target);
  const known = new WeakMap<CaseFile, { readonly due: Due | undefined }>();
  return (file: CaseFile): Due | undefined => {
    const kept = known.get(file) ?? { due: dueOf(file) };
    known.set(file, kept);
    return kept.due;
  };
});

function dueIn(
  dataset: Dataset,
  target: CorpusRevision | undefined,
): (file: CaseFile) => Due | undefined {
  const judgmentOf = judgmentsUnder(dataset, target);
  return (file) => {
    const content = contentState(file);
    const isApproved = stageOf(file) === "approved" && content !== "unbound";
    if (!isApproved) return undefined;
    const currency = judgmentOf(file);
    const isEdited = content === "edited";
    if (currency.state !== "stale") return { is: isEdited ? "approval" : "nothing", currency };
    const [why] = currency.unverifiable;
    return currency.reasons.length > 0 || why === undefined
      ? { is: "decision", currency, isEdited }
      : { is: "repair", currency, why };
  };
}

/** The next step, as the fix of a finding; undefined where nothing is due. */
export function nextStep(file: CaseFile, due: Due): string | undefined {
  switch (due.is) {
    case "nothing":
      return undefined;
    case "approval":
      return `Have it judged again with ${recordCommand(file)}, or restore the text that was approved from Git.`;
    case "decision":
      // A decision says from which revision on, which has to be recorded.
      if (due.currency.unverifiable.includes("revision-missing")) {
        return whatToDo(file, "revision-missing");
      }
      return due.isEdited
        ? `Decide about it with ${decideCommand(file, "--revised")}, which takes what the file says now; or restore the text that was approved from Git.`
        : `Decide about it with ${decideCommand(file)}.`;
    case "repair":
      return whatToDo(file, due.why);
  }
}

/** Whether a case was asked about and its judgment stands after all, so that there is nothing to decide. */
export function isAskedNeedlessly(file: CaseFile, currency: Currency): boolean {
  // What people ask is no matter of the corpus.
  const isObserved = file.case.refresh?.reasons?.includes("query-pattern-observed") === true;
  return isUndecided(file) && !isObserved && currency.state !== "stale";
}

/** The next step about such a request, as the fix of a finding. */
export function needlessStep(file: CaseFile): string {
  return `its judgment stands under the corpus as it is now. Take the request out with ${needlessCommand(file)}.`;
}

/** How evidence is named that somebody took out of an approved case, as the fix of a finding; undefined of any other case. */
export function namingStep(file: CaseFile, due: Due | undefined): string | undefined {
  const id = file.case.id ?? file.path;
  if (contentState(file) !== "edited") return undefined;
  if (due?.is === "decision") {
    return `Name it with the decision that is due, which looks it up: "touchstone refresh decide ${id} --revised --add CHUNK".`;
  }
  return due === undefined
    ? undefined
    : `A decided case is not looked up. To have it judged as a new one, ${pending}, name its evidence in the short form, and run ${fillCommand(file)}; or restore the text that was approved from Git.`;
}

/** The same where the file names it in the short form; undefined where no decision is due. */
export function shortNamingStep(file: CaseFile, due: Due | undefined): string | undefined {
  if (due?.is !== "decision") return undefined;
  const chunks = (file.case.evidence ?? []).flatMap((one) => one?.chunk ?? []);
  const add =
    chunks.length === 0 ? "--add CHUNK" : chunks.map((id) => `--add ${quoted(id)}`).join(" ");
  return `Take "evidence" out of the file, and name the chunks with the decision that is due: touchstone refresh decide ${file.case.id ?? file.path} --revised ${add}`;
}
