import { isMap } from "../../model/fields.ts";

/** A field that may be edited in many cases at once. */
export interface EditableField {
  readonly name: string;
  /** A shorter name for one entry of it. */
  readonly short?: string;
  readonly path: readonly [string] | readonly [string, string];
  readonly holds: "text" | "texts";
  /** What becomes of a list without entries: the field goes where that says the same. */
  readonly emptyIs?: "absent";
}

/** Everything that a person may edit by hand and that says nothing of what somebody looked up, judged or decided. */
export const editableFields: readonly EditableField[] = [
  { name: "tags", short: "tag", path: ["tags"], holds: "texts", emptyIs: "absent" },
  { name: "notes", path: ["notes"], holds: "text" },
  { name: "split", path: ["split"], holds: "text" },
  { name: "families", short: "family", path: ["families"], holds: "texts" },
  { name: "kind", path: ["kind"], holds: "text" },
  { name: "because", path: ["because"], holds: "text" },
  { name: "query", path: ["query"], holds: "text" },
  { name: "expectedAnswer", path: ["expectedAnswer"], holds: "text" },
  { name: "variantOf", path: ["variantOf"], holds: "text" },
  { name: "askedAt", path: ["askedAt"], holds: "text" },
  { name: "caller.documents", path: ["caller", "documents"], holds: "texts" },
  { name: "distractorChunkIds", path: ["distractorChunkIds"], holds: "texts", emptyIs: "absent" },
  { name: "sentinel.why", path: ["sentinel", "why"], holds: "text" },
];

const lookedUp =
  'it is looked up chunk by chunk. Write "evidence" in the file, and run "touchstone fill".';
const inTheFile = "its entries hold several texts each. Write it in the file.";

/** Why other fields are not edited in bulk, and what to do instead; by the field from the top, the longest name first. */
const others: Readonly<Record<string, string>> = {
  id: "an id never changes, since results and other cases name the case by it.",
  review:
    'it is one person\'s decision about one text. Record one with "touchstone review record".',
  refresh: "it records a decision that moved evidence asked for.",
  retired: 'it is a person\'s decision. Record one with "touchstone review retire".',
  "sentinel.reviews": 'they are people\'s judgments. Record one with "touchstone review judge".',
  "sentinel.resolution": "whoever settled the difference writes in the file how it was settled.",
  sentinel:
    "it holds people's judgments. --set sentinel.why=… marks cases, and --unset sentinel.why takes a mark without judgments away.",
  origin:
    "it says who or what wrote the case. Mend it in the file, where a reviewer of the change sees it.",
  corpusRevision:
    'it says under which corpus the case was judged. "touchstone fill" writes it where it is absent.',
  evidence: lookedUp,
  relevantChunkIds: lookedUp,
  provenance: lookedUp,
  acceptedAnswers: inTheFile,
  conversation: inTheFile,
  caller: "name what it holds: caller.documents.",
};

/** Why a field of a case is not edited in bulk; undefined where there is no such field. */
export function whyNotEditable(name: string): string | undefined {
  const parts = name.split(".");
  for (let length = parts.length; length > 0; length--) {
    const part = parts.slice(0, length).join(".");
    if (Object.hasOwn(others, part)) return others[part];
  }
  return undefined;
}

/** The order in which a reader looks for the fields of a case. */
const readingOrder: readonly string[] = [
  "id",
  "kind",
  "because",
  "conversation",
  "query",
  "expectedAnswer",
  "acceptedAnswers",
  "evidence",
  "relevantChunkIds",
  "provenance",
  "distractorChunkIds",
  "corpusRevision",
  "origin",
  "variantOf",
  "families",
  "split",
  "askedAt",
  "caller",
  "tags",
  "notes",
  "sentinel",
];

/** The field of a case behind which a new one belongs; undefined where it has none of those before it. */
export function placeFor(value: unknown, name: string): string | undefined {
  const before = readingOrder.slice(0, readingOrder.indexOf(name));
  return before.findLast((field) => isMap(value) && Object.hasOwn(value, field));
}
