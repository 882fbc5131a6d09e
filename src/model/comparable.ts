import { normaliseWhiteSpace, withoutInvisible } from "./white-space.ts";

/**
 * A text as it is compared word for word: without what nobody sees in it, and with each run of white space as one space.
 * Capitals, punctuation and composition count.
 */
export function comparableText(text: string): string {
  return normaliseWhiteSpace(withoutInvisible(text));
}

/** Code units of a text as `comparableText` has them, but for a space that may stand at either end. */
export interface ComparableUnits {
  readonly units: Uint16Array;
  readonly length: number;
}

/** The same as `comparableText` for long texts: one pass, and no text is made. */
export function comparableUnits(text: string): ComparableUnits {
  kinds ??= kindsOfUnits();
  const units = new Uint16Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const kind = kinds[unit];
    if (kind === plain) units[length++] = unit;
    else if (kind === white) {
      if (length === 0 || units[length - 1] !== space) units[length++] = space;
    } else if (kind === high) {
      const pair = text.slice(at, at + 2);
      if (isUnseen(pair)) at++;
      else units[length++] = unit;
    }
  }
  return { units, length };
}

/** Where units of a text stand in it, for places in ascending order: the offset of each unit's first code unit. */
export function offsetsOf(text: string, places: readonly number[]): readonly number[] {
  kinds ??= kindsOfUnits();
  const offsets: number[] = [];
  let length = 0;
  let wasSpace = false;
  for (let at = 0; at < text.length && offsets.length < places.length; at++) {
    const kind = kinds[text.charCodeAt(at)];
    if (kind === unseen) continue;
    if (kind === high && isUnseen(text.slice(at, at + 2))) {
      at++;
      continue;
    }
    if (kind === white && wasSpace) continue;
    wasSpace = kind === white;
    while (places[offsets.length] === length) offsets.push(at);
    length++;
  }
  return offsets;
}

const space = 0x20;
const plain = 0;
const white = 1;
const unseen = 2;
/** The first half of a character beyond the basic plane. */
const high = 3;

let kinds: Uint8Array | undefined;

/** What each code unit is. White space ends with U+3000. */
function kindsOfUnits(): Uint8Array {
  const found = new Uint8Array(0x10000);
  const parts: string[] = [];
  for (let unit = 0; unit < 0x10000; unit++) {
    if (unit >= 0xd800 && unit < 0xdc00) found[unit] = high;
    else if (unit < 0xd800 || unit > 0xdfff) parts.push(String.fromCharCode(unit));
  }
  const seen = new Set(withoutInvisible(parts.join("")));
  for (const character of parts) {
    const unit = character.charCodeAt(0);
    if (!seen.has(character)) found[unit] = unseen;
    else if (unit <= 0x3000 && normaliseWhiteSpace(character) === "") found[unit] = white;
  }
  return found;
}

const knownPairs = new Map<string, boolean>();

function isUnseen(pair: string): boolean {
  const known = knownPairs.get(pair);
  if (known !== undefined) return known;
  // Half of a character is none.
  const isNone = pair.length === 2 && withoutInvisible(pair) === "";
  knownPairs.set(pair, isNone);
  return isNone;
}
