import { CsvError, parse } from "csv-parse/sync";

/** What parts the cells of a table: commas by the standard, semicolons where Excel's country writes decimals with commas. */
const separators = [",", ";", "\t"] as const;
type Separator = (typeof separators)[number];

/** How many rows are looked at to tell the separator, the header included. */
const looked = 20;

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
function startOf(csv: string, separator: Separator): readonly (readonly unknown[])[] {
  try {
    const rows: unknown = parse(csv, {
      delimiter: separator,
      to: looked,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    return Array.isArray(rows) ? rows.filter(Array.isArray) : [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
