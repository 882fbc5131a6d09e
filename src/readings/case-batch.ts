/** Case files on their way to another thread: their paths and texts. */
export interface CaseBatch {
  readonly id: number;
  readonly files: readonly (readonly [path: string, text: string])[];
}

/** What came of a batch, a line (see case-line.ts) for each file. */
export interface CaseLines {
  readonly id: number;
  readonly lines: readonly string[];
}
