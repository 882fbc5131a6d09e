import type { ExportedCase } from "../exported-set.ts";
import { changed } from "./metadata.ts";
import type { FieldLoss } from "./holdings.ts";
import type { StoreIds } from "./store-ids.ts";

/** That a chunk is relevant for a case, and how much. */
export interface Judgment {
  readonly document: string;
  /** A whole number, 0 or more; 1 where the set keeps no grades. */
  readonly score: number;
}

/** The relevant chunks of a case as retrieval benchmarks have them, in the order of the case. */
export function judgmentsOf(one: ExportedCase, ids: StoreIds): readonly Judgment[] {
  const grades = new Map(one.evidence.map(({ chunkId, grade }) => [chunkId, grade]));
  const chunks = new Set(one.case.relevantChunkIds ?? []);
  return [...chunks].map((id) => ({
    document: ids.of(id),
    score: wholeGrade(grades.get(id) ?? 1),
  }));
}

/** Readers take whole numbers alone. What was judged relevant stays relevant. */
function wholeGrade(grade: number): number {
  return grade > 0 ? Math.max(1, Math.round(grade)) : 0;
}

export function gradeLoss({ evidence }: ExportedCase): FieldLoss | undefined {
  return evidence.every(({ grade = 1 }) => wholeGrade(grade) === grade)
    ? undefined
    : changed("a whole number stands for it");
}

/** The cases by their split, in the order in which the splits are met; those of none by "unsplit". */
export function splitName({ split }: ExportedCase): string {
  return split ?? "unsplit";
}
