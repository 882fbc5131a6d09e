/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The lines of a stretch, each with its line feed. */
export function linesOf(text: string, { start, end }: Span): readonly Span[] {
  const found: Span[] = [];
  for (let from = start; from < end;) {
    const feed = text.indexOf("\n", from);
    const to = feed === -1 || feed >= end ? end : feed + 1;
    found.push({ start: from, end: to });
    from = to;
  }
  return found;
}

/**
 * The sentences of a stretch, each with the white space behind it. A stop ends one before white space, an ideographic stop
 * always. An abbreviation may end one too: nothing is lost by it, since whatever fits together stays together.
 */
export function sentencesOf(text: string, { start, end }: Span): readonly Span[] {
  const found: Span[] = [];
  let from = start;
  for (let at = start; at < end;) {
    const stop = text.charAt(at);
    at++;
    if (!stops.has(stop)) continue;
    while (at < end && closing.has(text.charAt(at))) at++;
    const behind = at;
    while (at < end && isSpace(text.charAt(at))) at++;
    if (at === behind && !wideStops.has(stop)) continue;
    found.push({ start: from, end: at });
    from = at;
  }
  if (from < end) found.push({ start: from, end });
  return found;
}

const wideStops = signs("。．！？｡।");
const stops = signs(".!?…", wideStops);
const closing = signs(".!?…\"'”’»)]*_」』）】", wideStops);

const wideBreaks = signs("、，；：」』）】", wideStops);

function signs(characters: string, more: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  return new Set([...Array.from(characters), ...more]);
}

/** A stretch in runs of at most `most` units, cut behind white space where there is some in the second half of a run. */
export function runsOf(text: string, { start, end }: Span, most: number): readonly Span[] {
  const found: Span[] = [];
  for (let from = start; from < end;) {
    const to = end - from <= most ? end : cutBefore(text, { start: from, end: from + most });
    found.push({ start: from, end: to });
    from = to;
  }
  return found;
}

/**
 * Where to cut a stretch that goes on: in its second half behind white space, else behind a sign that ends something in a
 * script without spaces, else between two characters. `whole` is a place at its start or before it that is between two.
 */
export function cutBefore(text: string, { start, end }: Span, whole: number = start): number {
  const half = start + Math.ceil((end - start) / 2);
  for (let at = end; at > half; at--) if (isSpace(text.charAt(at - 1))) return at;
  for (let at = end; at > half; at--) if (wideBreaks.has(text.charAt(at - 1))) return at;
  // The longest sequence that belongs together is shorter than this; what is longer was made to be cut nowhere.
  const nearest = Math.max(half, end - 64);
  for (let at = end; at > nearest; at--) if (!isInside(text, at, whole)) return at;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

export function isSpace(character: string): boolean {
  return /\s/.test(character);
}

/**
 * Whether a place lies inside what a reader sees as one character: a surrogate pair, a letter and its accents, joined emoji,
 * a flag. A fixed rule, since the tables of one Node differ from those of the next.
 */
function isInside(text: string, at: number, whole: number): boolean {
  if (isLowSurrogate(text, at)) return true;
  const next = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (/\p{M}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]/u.test(next)) return true;
  if (next === "\u200d" || next === "\u200c") return true;
  if (text.charAt(at - 1) === "\u200d") return true;
  return isRegional(next) && flagLettersBefore(text, at, whole) % 2 === 1;
}

function isLowSurrogate(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1));
}

function isRegional(character: string): boolean {
  return /[\u{1f1e6}-\u{1f1ff}]/u.test(character);
}

/** How many letters of flags stand between two places, just before the second. */
function flagLettersBefore(text: string, at: number, whole: number): number {
  let from = at;
  while (from - 2 >= whole && isRegional(text.slice(from - 2, from))) from -= 2;
  return (at - from) / 2;
}
