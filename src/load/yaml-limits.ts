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
 * A look at each character that settles almost every file. Levels of block style start at different columns, but for a
 * list in a map, and a column is reached by spaces and indicators at a line's start; a field has a colon or a question
 * mark, or stands behind a brace or a comma; an entry stands behind a comma or a dash.
 */
function cannotExceed(text: string, { depth, keys, entries }: YamlLimits): boolean {
  let brackets = 0;
  let fields = 0;
  let starts = 0;
  let widest = 0;
  let lead = 0;
  let isLead = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) {
      lead = 0;
      isLead = true;
      continue;
    }
    const kind = kinds[code] ?? 0;
    if ((kind & bracket) !== 0) brackets++;
    if ((kind & field) !== 0) fields++;
    if ((kind & entry) !== 0) starts++;
    isLead &&= (kind & leading) !== 0;
    if (isLead && ++lead > widest) widest = lead;
  }
  return 2 * (widest + 1) + brackets <= depth && fields <= keys && starts <= entries;
}

const lineFeed = 0x0a;
const [bracket, field, leading, entry] = [1, 2, 4, 8];

/** What a character can be: the start of a level, a sign of a field, a part of what stands before a value in its line. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return (
    ("[{".includes(character) ? bracket : 0) |
    (":?{,".includes(character) ? field : 0) |
    (" -:?".includes(character) ? leading : 0) |
    (",-".includes(character) ? entry : 0)
  );
});
