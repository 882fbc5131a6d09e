import type { Unverifiable } from "../../corpus/currency.ts";
import { provenanceOf, relevantChunksOf, type CaseFile } from "../../model/case.ts";
import { textsFolder, revisionsFolder } from "../../model/layout.ts";
import { quoted } from "../../model/sentence.ts";
import { fillCommand, pending, recordCommand } from "../asking.ts";

/** Why nobody can say whether a judgment holds, as a clause. */
export const unverifiableWords: Readonly<Record<Unverifiable, string>> = {
  "no-current-revision": "nothing says which corpus revision is current",
  "corpus-unbound": "the approval does not record which corpus was read",
  "revision-missing": "the corpus revision of the judgment is not recorded",
  "revision-rewritten": "the corpus revision of the judgment was rewritten",
  "revision-altered": "documents or chunks of a corpus revision are not as recorded",
  "evidence-unrecorded": "the evidence is not in the corpus revision of the judgment",
  "text-missing": "the set does not keep the text of the evidence",
  "approved-text-missing":
    "the case was edited since its approval, and no earlier state that is at hand has what was approved",
};

/** What can be done about a judgment of which nothing tells what changed: restore what is missing, or judge anew. */
export function whatToDo(file: CaseFile, why: Unverifiable): string {
  const anew = `have the case judged as a new one: ${pending}, name its evidence in the short form in the place of "relevantChunkIds", "provenance" and "corpusRevision", run ${fillCommand(file)}, and ${recordCommand(file)}`;
  if (why !== "approved-text-missing")
    return `Restore from Git ${toRestore(file, why)}; or ${anew}.`;
  const asItIs = saysItsEvidence(file)
    ? `have it judged as it is now with ${recordCommand(file)}`
    : anew;
  return `Restore the text that was approved, or fetch the history that has it; or ${asItIs}.`;
}

/** Whether a case could be approved as it is, as far as its evidence goes. */
function saysItsEvidence(file: CaseFile): boolean {
  const entries = new Set(provenanceOf(file).map(({ entry }) => entry.chunkId));
  const chunks = relevantChunksOf(file);
  const isNamed = chunks.length > 0 || file.case.kind === "abstention";
  return isNamed && chunks.every(({ chunkId }) => entries.has(chunkId));
}

function toRestore({ case: { corpusRevision } }: CaseFile, why: Unverifiable): string {
  const folder = `${revisionsFolder}/${corpusRevision ?? "<revision>"}`;
  switch (why) {
    case "text-missing":
      return `the line of that text in ${textsFolder}/`;
    case "revision-missing":
    case "revision-rewritten":
      return quoted(folder);
    case "evidence-unrecorded":
      return `the provenance of the case, or ${quoted(folder)}`;
    case "revision-altered":
      return "what touchstone check says is missing or altered";
    case "approved-text-missing":
    case "corpus-unbound":
    case "no-current-revision":
      return "what is missing";
  }
}
