import type {
  FieldDifference,
  PlainField,
} from "../../../approving/change/differences/difference.ts";

/** What a field is called where somebody reads of it who never saw a case file. */
export const fieldNames: Readonly<Record<PlainField, string>> = {
  id: "Id",
  query: "Question",
  kind: "Kind of answer",
  because: "Why there is no answer",
  expectedAnswer: "Answer",
  acceptedAnswers: "Other right answers",
  evidence: "Evidence not looked up yet",
  distractorChunkIds: "Chunks that look like an answer",
  corpusRevision: "Corpus revision it was written for",
  conversation: "What was said before the question",
  variantOf: "The case that it rephrases",
  families: "Families named in its file",
  retired: "Out of use",
  askedAt: "The moment of the question",
  caller: "What the asking person may read",
  review: "The decision in its file",
  refresh: "The request to look again in its file",
  notes: "Notes",
  tags: "Tags",
};

/** What a field says, as plain text for a comparison; undefined where there is nothing, or nothing that can be read. */
export function fieldText(value: FieldDifference["before"]): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map(itemText).join("; ") : recordText(value);
}

function itemText(item: unknown): string {
  if (typeof item === "string") return item;
  return typeof item === "object" && item !== null ? recordText(item) : "unreadable";
}

/** Only what a person wrote or would ask about; digests and proofs are for programs. */
const told = new Set(
  "role content statement chunkIds document chunk quote status outcome by reviewedBy at reviewedAt reason documents from to via".split(
    " ",
  ),
);

function recordText(record: object): string {
  const parts = Object.entries(record).filter(([name]) => told.has(name));
  return parts.map(([, value]) => valueText(value)).join(", ");
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(itemText).join(" ");
  return typeof value === "string" ? value : itemText(value);
}

/** The kinds of a case, for somebody who does not know their names. */
export function kindText(kind: FieldDifference["before"]): string | undefined {
  switch (kind) {
    case "answerable":
      return "it has an answer";
    case "inconclusive":
      return "the evidence does not settle it";
    case "abstention":
      return "no answer is right";
    default:
      return undefined;
  }
}
