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
  return typeof item === "object" && item !== null ? recordText(item) : "what cannot be read";
}

/** A turn of a conversation, an answer, a decision, or documents; digests and proofs are for programs. */
function recordText(record: object): string {
  const fields = new Map<string, unknown>(Object.entries(record));
  const of = (...names: readonly string[]): string | undefined => {
    const found = names.map((name) => fields.get(name)).find((value) => value !== undefined);
    return Array.isArray(found)
      ? found.map(itemText).join(" ")
      : found === undefined
        ? undefined
        : itemText(found);
  };
  if (fields.has("role")) return `${of("role") ?? ""}: ${of("content") ?? ""}`;
  if (fields.has("statement")) return `${of("statement") ?? ""} (${of("chunkIds") ?? ""})`;
  if (fields.has("documents")) return of("documents") ?? "";
  const [who, why] = [of("reviewedBy", "by"), of("reason")];
  const decided = `${of("status", "outcome") ?? "decided"}${who === undefined ? "" : ` by ${who}`}`;
  return why === undefined ? decided : `${decided}: ${why}`;
}

/** The kinds of a case, for somebody who does not know their names. */
export function kindText(kind: FieldDifference["before"]): string {
  switch (kind) {
    case "answerable":
      return "it has an answer";
    case "inconclusive":
      return "the evidence does not settle it";
    case "abstention":
      return "no answer is right";
    default:
      return "not to be read";
  }
}
