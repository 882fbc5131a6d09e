import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import { quoted } from "../../model/sentence.ts";

/** A file that the schema does not accept says nothing that could be decided about. */
export function unreadable(file: CaseFile): Problem {
  return {
    message: "The case cannot be read whole, so nothing can be decided about it.",
    at: file.locate([]),
    fix: "Run touchstone check, and mend what it finds in this file.",
  };
}

/** Who confirms says that what was approved still holds, which an edited text is not. */
export function editedSince(file: CaseFile): Problem {
  return {
    message: "The case was edited since it was approved, so it cannot be confirmed as it was.",
    at: file.locate(["review", "digest"]),
    fix: "Decide --revised, which takes what the file says now; or take the edit back, and confirm.",
  };
}

/** A decision leaves a sentinel without its approval until two people have judged it, which only a sentinel had. */
export function sentinelSince(file: CaseFile): Problem {
  return {
    message: "What was approved was no sentinel, and the mark alone is no revision.",
    at: file.locateKey(["sentinel"]),
    fix: 'Take "sentinel" out and decide; then mark the case in a change of its own, and have two people judge it.',
  };
}

export function nothingRevised(file: CaseFile): Problem {
  return {
    message:
      "Nothing of the case would be revised: question, answer and chunks stay what they are.",
    at: file.locate(["relevantChunkIds"]),
    fix: "Decide --confirmed if the case holds as it is; else name what is replaced, dropped or added, or edit the file first.",
  };
}

export function withoutEvidence(file: CaseFile): Problem {
  return {
    message: "The case would rest on no chunk any more.",
    at: file.locate(["relevantChunkIds"]),
    fix: "Name a chunk that supports the answer, with --revised --add CHUNK, or decide --abstained or --retired.",
  };
}

/** Short evidence is looked up for candidates alone: of a decided case, the decision names it. */
export function namedShort(file: CaseFile): Problem {
  const chunks = (file.case.evidence ?? []).flatMap((one) => one?.chunk ?? []);
  const add =
    chunks.length === 0 ? "--add CHUNK" : chunks.map((id) => `--add ${quoted(id)}`).join(" ");
  return {
    message:
      'The file names its evidence in the short form, which "touchstone fill" looks up for candidates alone.',
    at: file.locateKey(["evidence"]),
    fix: `Take "evidence" out of the file, and name the chunks with the decision: --revised ${add}.`,
  };
}

export function abstainsAlready(file: CaseFile): Problem {
  return {
    message: "The case is an abstention already.",
    at: file.locate(["kind"]),
    fix: `Decide --confirmed if it holds; if "because" or the answer is another one now, edit the file and decide --revised.`,
  };
}

/** An abstention keeps the side of the split that its documents gave it only where that can be written down. */
export function familiesUnknown(file: CaseFile): Problem {
  return {
    message:
      "The families of the case are not all known, so without its evidence it could change sides.",
    at: file.locate(["provenance"]),
    fix: "Run touchstone check, give each of its documents one family in families.yaml, and decide then.",
  };
}
