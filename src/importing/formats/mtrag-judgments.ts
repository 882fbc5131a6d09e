import { foreignEncoding } from "../../load/foreign-bytes.ts";
import { decodeUtf8 } from "../../load/text-file.ts";
import type { PlacedProblem } from "../case-format.ts";
import type { SourceFile, SourcePlace } from "../source-place.ts";

/** That a passage is relevant to a query, and how much. */
export interface Judgment {
  readonly passage: string;
  readonly score: number;
  readonly at: SourcePlace;
}

export interface JudgmentRow extends Judgment {
  readonly query: string;
}

const header = "query-id\tcorpus-id\tscore";

/** The rows of a table of relevance judgments, in their order, and what is no such row. Cells have no quotes. */
export function* judgmentRows(file: SourceFile): Generator<JudgmentRow | PlacedProblem> {
  const place = (line?: number): SourcePlace => ({ file: file.given, line });
  const text = decodeUtf8(file.bytes);
  if (text === undefined) {
    const { message, line } = foreignEncoding(file.bytes, { isTable: false });
    yield { at: place(line), message };
    return;
  }
  const [first, ...rows] = text.split(/\r?\n/);
  if (first !== header) {
    const message = `The first line is not "query-id", "corpus-id" and "score", parted by tabs.`;
    yield { at: place(1), message };
    return;
  }
  for (const [index, row] of rows.entries()) {
    if (row !== "") yield judgmentRow(row, place(index + 2));
  }
}

function judgmentRow(row: string, at: SourcePlace): JudgmentRow | PlacedProblem {
  const [query = "", passage = "", said = "", ...more] = row.split("\t");
  if (query !== "" && passage !== "" && /^\d+(?:\.\d+)?$/.test(said) && more.length === 0) {
    return { query, passage, score: Number(said), at };
  }
  const message =
    "This line is not a query's id, a passage's id and a score from 0 up, parted by tabs.";
  return { at, message };
}
