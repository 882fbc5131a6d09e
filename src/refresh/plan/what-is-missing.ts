import type { Unverifiable } from "../../corpus/currency.ts";
import type { CaseFile } from "../../model/case.ts";
import { textsFolder, revisionsFolder } from "../../model/layout.ts";
import { quoted } from "../../model/sentence.ts";

/** Why nobody can say whether a judgment holds, as a clause. */
export const unverifiableWords: Readonly<Record<Unverifiable, string>> = {
  "no-current-revision": "nothing says which corpus revision is current",
  "corpus-unbound": "the approval does not record which corpus was read",
  "revision-missing": "the corpus revision of the judgment is not recorded",
  "revision-rewritten": "the corpus revision of the judgment was rewritten",
  "revision-altered": "documents or chunks of a corpus revision are not as recorded",
  "evidence-unrecorded": "the evidence is not in the corpus revision of the judgment",
  "text-missing": "the set does not keep the text of the evidence",
};

/** What can be done about a judgment of which nothing tells what changed: restore what is missing, or judge anew. */
export function whatToDo(file: CaseFile, why: Unverifiable): string {
  const { id = file.path } = file.case;
  const anew = `have the case judged as a new one: name its evidence in the short form, run touchstone fill, and "touchstone review record ${id}"`;
  return `Restore from Git ${toRestore(file, why)}; or ${anew}.`;
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
    case "corpus-unbound":
    case "no-current-revision":
      return "what is missing";
  }
}
