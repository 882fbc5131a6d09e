import { normaliseWhiteSpace } from "./white-space.ts";

/** Where a quote stands in a text, white space apart: offsets into the text as it is. Undefined where it does not. */
export function placeOfQuote(
  text: string,
  quote: string,
): { readonly start: number; readonly end: number } | undefined {
  const wanted = normaliseWhiteSpace(quote);
  if (wanted === "") return undefined;
  const offsets: number[] = [];
  let normalised = "";
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charAt(offset);
    const isSpace = normaliseWhiteSpace(character) === "";
    if (isSpace && normalised.endsWith(" ")) continue;
    normalised += isSpace ? " " : character;
    offsets.push(offset);
  }
  const at = normalised.indexOf(wanted);
  const start = offsets[at];
  const last = offsets[at + wanted.length - 1];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}
