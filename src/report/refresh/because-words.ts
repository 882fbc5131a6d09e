import type { RefreshReason } from "../../model/generated/case.ts";
import type { PlannedEvidence, RefreshItem } from "../../refresh/plan/plan.ts";
import { unverifiableWords } from "../../rules/due/what-is-missing.ts";
import { readsTheSame } from "./evidence-words.ts";
import { wordsGoOn } from "./plan-words.ts";

/** The reasons as the end of a sentence that starts "Asked because". */
const becauseWords: Readonly<Record<RefreshReason, string>> = {
  "source-revision-changed": "its document has another revision",
  "chunk-edited": "its evidence has other words",
  "chunk-moved": "its evidence stands under another id",
  "chunk-deleted": "its evidence is not there any more",
  "chunking-changed": "documents are cut in another way",
  "embedding-changed": "chunks are embedded in another way",
  "retrieval-filter-changed": "the retriever is limited to other documents",
  "document-added": "a document came that may answer it",
  "query-pattern-observed": "people ask in a way that it may not stand for",
  "corpus-revision-changed": "there is another corpus revision",
};

/** A case that cites nothing has no document that could change. */
const ofOpenQuestion: Readonly<Partial<Record<RefreshReason, string>>> = {
  "source-revision-changed": "a page that may answer it has another text",
};

/** Why one thing that happened asks about a case; without a reason where nothing can be said about its judgment by itself. */
export interface Because {
  readonly reason: RefreshReason | undefined;
  /** The end of a sentence that starts "Asked because". */
  readonly clause: string;
}

/** Why a refresh is asked for, in the words of what became of its evidence; another revision alone goes without saying. */
export function becauseOf({ reasons, unverifiable, evidence }: RefreshItem): readonly Because[] {
  const told = reasons.filter((reason) => reason !== "corpus-revision-changed");
  const isBare = told.length === 0 && unverifiable.length === 0;
  return [
    ...(isBare ? reasons : told).map((reason) => ({ reason, clause: clauseOf(reason, evidence) })),
    ...unverifiable.map((one) => ({ reason: undefined, clause: unverifiableWords[one] })),
  ];
}

function clauseOf(reason: RefreshReason, evidence: readonly PlannedEvidence[]): string {
  if (evidence.length === 0) return ofOpenQuestion[reason] ?? becauseWords[reason];
  if (reason === "chunk-edited") return editedWords(evidence);
  return reason === "chunk-deleted" && wordsGoOn(evidence)
    ? "the words of its evidence go on under other ids"
    : becauseWords[reason];
}

/** A chunk counts as edited whatever became of its words, which may all be there. */
function editedWords(evidence: readonly PlannedEvidence[]): string {
  const found = new Set(
    evidence.map((one) => (readsTheSame(one) === undefined ? one.verdict : "spaced")),
  );
  if (found.has("edited") || found.has("gone")) return becauseWords["chunk-edited"];
  if (found.has("merged")) return "its evidence was joined with other text";
  if (found.has("split")) return "its evidence was cut into pieces";
  return found.has("spaced")
    ? "its evidence has the same words in other characters"
    : becauseWords["chunk-edited"];
}
