import type { SoughtEvidence } from "../evidence-by-text.ts";
import type { Judgment } from "./mtrag-judgments.ts";

/** Passages with their grades: those that the record brings, then those that are judged only. */
export function gradedEvidence(
  passages: readonly { readonly id: string; readonly text: string | undefined }[],
  judgments: readonly Judgment[],
): readonly SoughtEvidence[] {
  const scores = new Map(judgments.map(({ passage, score }) => [passage, score]));
  const brought = new Set(passages.map(({ id }) => id));
  const judgedOnly = judgments.filter(({ passage }) => !brought.has(passage));
  return [
    ...passages.map(({ id, text }) => ({ chunk: id, text, grade: scores.get(id) })),
    ...judgedOnly.map(({ passage, score }) => ({ chunk: passage, grade: score })),
  ].filter(({ grade }) => grade !== 0);
}

/** What the notes keep of judgments: passages that are not relevant, and those that the record does not bring itself. */
export function notedJudgments(
  judgments: readonly Judgment[],
  passages: readonly { readonly id: string }[],
): Readonly<Record<string, unknown>> {
  const brought = new Set(passages.map(({ id }) => id));
  const ids = (test: (one: Judgment) => boolean): readonly string[] =>
    judgments.filter(test).map(({ passage }) => passage);
  return {
    [judgedField]: ids(({ passage, score }) => score > 0 && !brought.has(passage)),
    [notRelevantField]: ids(({ score }) => score === 0),
  };
}

export const judgedField = "corpus-id";
const notRelevantField = "corpus-id with score 0";

/** Why the notes keep them. */
export const judgmentReasons: Readonly<Record<string, string>> = {
  [judgedField]: "passages that are judged relevant and that the task does not bring",
  [notRelevantField]: "passages that were judged and found not relevant",
};
