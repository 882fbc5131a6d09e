import { normaliseWhiteSpace } from "../../model/white-space.ts";

/** A cell for readers of TSV that know quotes, as Python's csv module does: in quotes only where it has to be. */
export function quotedCell(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell for readers that know no quotes: a line without tabs. */
export function plainCell(text: string): string {
  return normaliseWhiteSpace(text);
}
