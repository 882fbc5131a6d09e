import type { ContentHash } from "./ids.ts";
import { normaliseWhiteSpace } from "./white-space.ts";

/**
 * Tells whether a quote stands in a kept text, white space apart; undefined where the text is not kept. Many cases cite
 * one chunk, so a text is normalised once, and only where the quote does not stand in it as it is.
 */
export function quoteFinder(
  texts: ReadonlyMap<ContentHash, string>,
): (hash: ContentHash, quote: string) => boolean | undefined {
  const normalised = new Map<ContentHash, string>();
  return (hash, quote) => {
    const text = texts.get(hash);
    if (text === undefined) return undefined;
    const wanted = normaliseWhiteSpace(quote);
    if (text.includes(wanted)) return true;
    const known = normalised.get(hash) ?? normaliseWhiteSpace(text);
    normalised.set(hash, known);
    return known.includes(wanted);
  };
}

/** Where a quote stands in a text, white space apart: offsets into the text as it is. Undefined where it does not. */
export function placeOfQuote(
  text: string,
  quote: string,
): { readonly start: number; readonly end: number } | undefined {
  const wanted = normaliseWhiteSpace(quote);
  if (wanted === "") return undefined;
  const offsets: number[] = [];
  const normalised: string[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charAt(offset);
    const isSpace = normaliseWhiteSpace(character) === "";
    if (isSpace && normalised.at(-1) === " ") continue;
    normalised.push(isSpace ? " " : character);
    offsets.push(offset);
  }
  const at = normalised.join("").indexOf(wanted);
  const start = offsets[at];
  const last = offsets[at + wanted.length - 1];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}
