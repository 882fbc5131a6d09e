import { isDeepStrictEqual } from "node:util";
import { provenanceOf, type CaseFile } from "../../model/case.ts";
import { quoted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { CaseChange } from "./since-base.ts";

/** A part of what is judged, with the words of a sentence for it. */
export interface JudgedPart {
  readonly field: string;
  readonly words: string;
}

const wordsOf: Readonly<Record<string, string>> = {
  query: "question",
  conversation: "earlier turns",
  kind: "kind",
  because: "reason for no answer",
  expectedAnswer: "expected answer",
  acceptedAnswers: "accepted answers",
  relevantChunkIds: "relevant chunks",
  provenance: "grades and alternatives of chunks",
  distractorChunkIds: "near misses",
  askedAt: "moment of asking",
  caller: "caller",
  families: "families",
  variantOf: "parent",
  origin: "origin",
  sentinel: "mark as a sentinel",
};

/**
 * What somebody who confirms a case leaves alone and is another one now: all that the digest covers but the corpus revision,
 * what is looked up of each chunk, and the quotes. In the order in which it is told.
 */
export function editedJudgment({ before, now }: CaseChange): readonly JudgedPart[] {
  const [then, today] = [judgedParts(before), judgedParts(now)];
  const order = Object.keys(wordsOf);
  const others = [...Object.keys(then), ...Object.keys(today)].filter(
    (field) => !order.includes(field),
  );
  return [...order, ...new Set(others.toSorted(byUtf8))]
    .filter((field) => !isDeepStrictEqual(then[field], today[field]))
    .map((field) => ({ field, words: wordsOf[field] ?? quoted(field) }));
}

/** What the digest leaves out, and what is looked up. */
const notJudged = new Set([
  "review",
  "refresh",
  "notes",
  "tags",
  "split",
  "retired",
  "corpusRevision",
]);

function judgedParts(file: CaseFile): Readonly<Record<string, unknown>> {
  const { sentinel } = file.case;
  const fields = Object.entries(file.case).filter(([field]) => !notJudged.has(field));
  return {
    ...Object.fromEntries(fields),
    provenance: withoutLookUps(file),
    ...(sentinel === undefined ? {} : { sentinel: { ...sentinel, reviews: undefined } }),
  };
}

/** What a person said of each chunk, in whatever order the entries stand: which chunks they are is told by the relevant ones. */
function withoutLookUps(file: CaseFile): readonly unknown[] {
  return [...provenanceOf(file)]
    .map(({ entry: { chunkId = "", grade, insteadOf } }) => ({ chunkId, grade, insteadOf }))
    .filter(({ grade, insteadOf }) => grade !== undefined || insteadOf !== undefined)
    .toSorted((one, other) => byUtf8(one.chunkId, other.chunkId));
}
