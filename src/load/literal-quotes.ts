/** What may part the cells of a table. */
export type Separator = "," | ";" | "\t";

/** A cell of a CSV text: in quotes as far as its closing quote, or else up to what ends it. */
function cellPattern(separator: Separator): RegExp {
  const plain = `[^${separator}\\r\\n]*`;
  return new RegExp(`"[^"]*(?:""[^"]*)*(?:"${plain}|$)|${plain}`, "y");
}

/**
 * A CSV text in which each cell that starts without a quote and has one further on is in quotes as a whole. Spreadsheets
 * and Python write and read such quotes as themselves; the standard has no place for them. Lines stay where they are.
 */
export function literalQuotes(csv: string, separator: Separator): string {
  if (!new RegExp(`[^${separator}\\r\\n"]"`).test(csv)) return csv;
  const cell = cellPattern(separator);
  const parts: string[] = [];
  let at = 0;
  while (at < csv.length) {
    cell.lastIndex = at;
    const [text = ""] = cell.exec(csv) ?? [];
    parts.push(
      !text.startsWith('"') && text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text,
    );
    at += text.length;
    // What ends a cell is one character, and two at the end of some lines.
    parts.push(csv.charAt(at));
    at++;
  }
  return parts.join("");
}
