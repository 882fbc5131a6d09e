import { CsvError, parse } from "csv-parse/sync";
import { fieldOf } from "../model/fields.ts";
import { counted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { literalQuotes } from "./literal-quotes.ts";
import { separatorOf } from "./csv-separator.ts";

/** A row of a table by the names of its columns, or why it is none; the line is the one it starts on. */
type TableRow =
  | { readonly fields: Readonly<Record<string, string>>; readonly line: number | undefined }
  | { readonly problem: string; readonly line: number | undefined };

/** A row that was read: its cells, still without names. */
interface Row {
  readonly cells: readonly string[];
  readonly line: number | undefined;
}

/**
 * The rows of a CSV text below its header. Cells are parted by commas, semicolons or tabs, whichever the table uses; rows
 * without any text are none. Where the table as a whole cannot be read, its one row says why.
 */
export function csvTable(csv: string): readonly TableRow[] {
  const text = withoutDirective(csv);
  const separator = separatorOf(text);
  const bytes = Buffer.from(literalQuotes(text, separator));
  try {
    const rows: unknown = parse(bytes, {
      delimiter: separator,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    const filled = (Array.isArray(rows) ? rows.map(rowsOf(bytes)) : []).filter(hasText);
    const [header, ...body] = filled;
    if (header === undefined) return [whole("The file holds no table: it names no columns.")];
    return tableRows(header, body);
  } catch (error) {
    if (error instanceof CsvError) return [csvProblem(error, bytes)];
    throw error;
  }
}

/** The line by which a file tells Excel its separator, `sep=;`, says nothing that its rows do not show. Lines stay where they are. */
function withoutDirective(csv: string): string {
  return csv.replace(/^"?sep=[,;\t]"?(?=\r?\n)/i, "");
}

function whole(problem: string, line?: number): TableRow {
  return { problem, line };
}

function hasText({ cells }: Row): boolean {
  return !cells.every(isBlank);
}

/**
 * Spreadsheets write empty columns behind the last one, and some tools number the rows in a column without a name: such a
 * column is called by its number, in the rows in which it holds something.
 */
function tableRows(header: Row, body: readonly Row[]): readonly TableRow[] {
  const names = header.cells.map((name, index) => name.trim() || `column ${index + 1}`);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) return [whole(`Two columns have the name "${twice}".`, header.line)];
  const isNamed = header.cells.map((name) => !isBlank(name));
  return body.map(({ cells, line }) => {
    if (cells.length !== names.length) return { problem: otherLength(names, cells), line };
    const fields = names.flatMap((name, index) => {
      const cell = cells[index] ?? "";
      return isNamed[index] === true || !isBlank(cell) ? [[name, cell] as const] : [];
    });
    return { fields: Object.fromEntries(fields), line };
  });
}

function otherLength(names: readonly string[], cells: readonly string[]): string {
  const counts = `The row has ${counted(cells.length, "cell")}, but the table's header has ${names.length}.`;
  return cells.length < names.length
    ? `${counts} Write the separator of each cell, of empty ones too.`
    : `${counts} Put a cell that holds a separator in quotes.`;
}

/** Takes rows one after another. The parser tells the byte that each ends at; its own count of lines is no good with CRLF. */
function rowsOf(bytes: Uint8Array): (row: unknown) => Row {
  let [at, line] = [0, 1];
  return (row) => {
    const record = fieldOf(row, "record");
    const cells = Array.isArray(record) ? record.map(String) : [];
    const end = fieldOf(fieldOf(row, "info"), "bytes");
    if (typeof end !== "number") return { cells, line: undefined };
    for (; at < end - 1; at++) if (bytes[at] === 0x0a) line++;
    const feeds = cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
    return { cells, line: line - feeds };
  };
}

/** An error stands in the cell behind the bytes that were read as cells, and behind the empty lines there. */
function csvProblem(error: CsvError, bytes: Uint8Array): TableRow {
  const sentences: Readonly<Record<string, string>> = {
    CSV_INVALID_CLOSING_QUOTE: "Something follows a closing quote inside a cell.",
    CSV_QUOTE_NOT_CLOSED: "The table ends inside a quoted cell: its quote is never closed.",
  };
  const read: unknown = Reflect.get(error, "bytes");
  let at = typeof read === "number" ? read : 0;
  while (bytes[at] === 0x0a || bytes[at] === 0x0d) at++;
  const line = bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
  return whole(sentences[error.code] ?? `This is not a CSV table: ${error.message}`, line);
}
