import { CsvError, parse } from "csv-parse/sync";
import { literalQuotes, type Separator } from "./literal-quotes.ts";

/** What parts the cells of a table: commas by the standard, semicolons where Excel's country writes decimals with commas. */
const separators: readonly Separator[] = [",", ";", "\t"];

/** How much is looked at to tell the separator: rows, the header included, and UTF-16 units. */
const looked = { rows: 20, units: 2 ** 20 };

/** How well a separator fits: the rows that are as long as the header, and the header's cells. */
interface Fit {
  readonly separator: Separator;
  readonly rows: number;
  readonly cells: number;
}

/**
 * What parts the cells of a CSV text: the one that gives the header several cells and the most rows as many, and where two
 * do alike, the most cells. A comma where none parts anything.
 */
export function separatorOf(csv: string): Separator {
  const [first = { separator: ",", rows: 0, cells: 0 }, ...others] = separators.flatMap(
    (separator) => fitOf(csv, separator) ?? [],
  );
  return others.reduce((best, fit) => (isBetter(fit, best) ? fit : best), first).separator;
}

function isBetter(one: Fit, other: Fit): boolean {
  return one.rows > other.rows || (one.rows === other.rows && one.cells > other.cells);
}

function fitOf(csv: string, separator: Separator): Fit | undefined {
  const [header, ...body] = startOf(csv, separator);
  if (header === undefined || header.length < 2) return undefined;
  const rows = body.filter((row) => row.length === header.length).length;
  return { separator, rows, cells: header.length };
}

/** The first rows of a text; none where its quotes do not fit the separator. */
function startOf(csv: string, separator: Separator): readonly (readonly string[])[] {
  const start = csv.slice(0, looked.units);
  const rows: (readonly string[])[] = [];
  try {
    parse(literalQuotes(start, separator), {
      delimiter: separator,
      to: looked.rows,
      skip_empty_lines: true,
      relax_column_count: true,
      onRecord: (row: readonly string[]) => void rows.push(row),
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === "CSV_QUOTE_NOT_CLOSED" && start.length < csv.length;
    return isOpen ? rows : [];
  }
}
