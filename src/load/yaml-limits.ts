import type { OverLimit, YamlLimits } from "./yaml-levels.ts";
import { firstOver } from "./yaml-nesting.ts";

/**
 * Whether a text has more structure than it may: nothing is parsed, and the work grows with the text alone. Exact for
 * every text that is YAML; the text holds no control characters.
 */
export function overLimit(text: string, limits: YamlLimits): OverLimit | undefined {
  return cannotExceed(text, limits) ? undefined : firstOver(text, limits);
}

/**
 * A count of signs that settles almost every file. Levels of block style start at different columns, but for a list in a
 * map, and a column is reached by spaces and indicators at a line's start; a field has a colon or a question mark, or
 * stands behind a brace or a comma; an entry stands behind a comma or a dash.
 */
function cannotExceed(text: string, { depth, keys, entries }: YamlLimits): boolean {
  const [braces, commas] = [count(text, "{"), count(text, ",")];
  const levels = 2 * (widestLead(text) + 1) + braces + count(text, "[");
  const fields = count(text, ":") + count(text, "?") + braces + commas;
  return levels <= depth && fields <= keys && commas + count(text, "-") <= entries;
}

/** Searching skips what nobody asks for: a loop over each character would be compiled anew in the middle of a small check. */
function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) found++;
  return found;
}

/** The most spaces and indicators that a line starts with. */
function widestLead(text: string): number {
  let widest = 0;
  for (let start = 0, feed = 0; feed !== -1; start = feed + 1) {
    feed = text.indexOf("\n", start);
    let end = start;
    while (leading.has(text.charCodeAt(end))) end++;
    widest = Math.max(widest, end - start);
  }
  return widest;
}

const leading = new Set([" ", "-", ":", "?"].map((sign) => sign.charCodeAt(0)));
