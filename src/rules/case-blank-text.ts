import { statusOf, type CaseFile } from "../model/case.ts";
import { blanksAt, each, nameOf, type Field } from "./blank-fields.ts";
import type { Rule } from "./rule.ts";

const who = "Name who decided.";
const why = "Say why, in one sentence.";
const what = "Write it, or remove the line.";
const chunk = "Write the chunk's id as the corpus revision lists it, or remove the entry.";

/** The texts of a case that no other rule looks for, each with what to do about a blank one. */
const texts: readonly (readonly [field: Field, fix: string])[] = [
  [["conversation", each, "content"], "Write what was said, or remove the turn."],
  [["acceptedAnswers", each, "chunkIds", each], chunk],
  [["evidence", each, "document"], what],
  [["evidence", each, "chunk"], what],
  [["evidence", each, "quote"], what],
  [["relevantChunkIds", each], chunk],
  [["provenance", each, "insteadOf"], what],
  [["distractorChunkIds", each], chunk],
  [["origin", "author"], "Name who wrote it."],
  [["origin", "generator"], "Name the generator: model and prompt."],
  [["origin", "excerpt", "chunkIds", each], chunk],
  [["origin", "observation"], "Name the observation by its id or address."],
  [["origin", "format"], "Name the format that the file was read as."],
  [["origin", "source"], "Name the file that the case came from."],
  [["origin", "id"], what],
  [["variantOf"], "Name the case that this one rephrases, or remove the line."],
  [["caller", "documents", each], "Name a document that the caller may see, or remove the entry."],
  [["tags", each], "Write the label, or remove the entry."],
  [["notes"], what],
  [["sentinel", "reviews", each, "reviewer"], "Name who judged."],
  [["sentinel", "reviews", each, "relevantChunkIds", each], chunk],
  [["sentinel", "resolution", "by"], who],
  [["sentinel", "resolution", "reason"], why],
  [["refresh", "from"], "Name the corpus revision of the earlier judgment."],
  [["refresh", "to"], "Name the corpus revision under which it was asked again."],
  [["refresh", "by"], who],
  [["refresh", "reason"], why],
  [["refresh", "observations", each], "Name the observation by its id, or remove the entry."],
  [["retired", "by"], who],
  [["retired", "reason"], why],
];

/** An approval without them is review/without-decision; any other decision may lack the line, but says nothing with it. */
const textsOfOtherDecisions: typeof texts = [
  [["review", "reviewedBy"], what],
  [["review", "reason"], what],
];

export const caseBlankText: Rule = {
  id: "case/blank-text",
  level: "error",
  reports: "a text, other than question, answers and evidence, that shows nothing to a reader",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      for (const [field, fix] of textsOf(file)) {
        for (const path of blanksAt(file.case, field)) {
          yield { message: `${nameOf(path)} is blank.`, at: file.locate(path), fix };
        }
      }
    }
  },
};

function textsOf(file: CaseFile): typeof texts {
  return statusOf(file) === "approved" ? texts : [...texts, ...textsOfOtherDecisions];
}
