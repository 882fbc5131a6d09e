import { isDeepStrictEqual } from "node:util";
import { relevantChunksOf, type CaseFile } from "../../model/case.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { CaseChange } from "./since-base.ts";

/** What a case expects, each part with its words and with what a resolution calls it. */
const expectations = [
  { field: "query", words: "question", clarified: ["query"] },
  { field: "conversation", words: "earlier turns", clarified: ["query"] },
  { field: "kind", words: "kind", clarified: ["query", "answer"] },
  { field: "because", words: "reason for no answer", clarified: ["query", "answer"] },
  { field: "expectedAnswer", words: "expected answer", clarified: ["answer"] },
  { field: "acceptedAnswers", words: "accepted answers", clarified: ["answer", "chunks"] },
  { field: "relevantChunkIds", words: "relevant chunks", clarified: ["source", "chunks"] },
] as const;

export type Expectation = (typeof expectations)[number];

/** What a case expects otherwise than it did, in the order in which it is told. */
export function editedExpectations(change: CaseChange): readonly Expectation[] {
  return expectations.filter((one) => isEdited(one, change));
}

/** The verb behind the words of some expectations. */
export function areWords(edited: readonly { readonly words: string }[]): "is" | "are" {
  return edited.length === 1 && edited[0]?.words.endsWith("s") !== true ? "is" : "are";
}

function isEdited({ field }: Expectation, { before, now }: CaseChange): boolean {
  if (field !== "relevantChunkIds") return !isDeepStrictEqual(before.case[field], now.case[field]);
  return !isDeepStrictEqual(relevantChunks(before), relevantChunks(now));
}

/** In whatever order the file lists them. */
function relevantChunks(file: CaseFile): readonly string[] {
  return [...relevantChunksOf(file)].map(({ chunkId }) => chunkId).toSorted(byUtf8);
}
