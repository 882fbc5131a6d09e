import type { Citations } from "./import-map.ts";
import type { Occurrence } from "../model/text-pattern.ts";

/** What a text cites, and the text without the citations that were taken out. */
export interface CitedText {
  /** The ids in the order of the text; one cited twice stands twice. */
  readonly ids: readonly string[];
  readonly text: string;
}

/** Finds the citations of a text and takes out those whose chunk is known. Whatever else the text says stays. */
export function citedText(
  text: string,
  { pattern, chunk }: Pick<Citations, "pattern" | "chunk">,
  isKnown: (id: string) => boolean,
): CitedText {
  const citations = pattern.find(text).flatMap((place) => {
    const id = chunk.fill(place.captures);
    return id === undefined ? [] : [{ place, id }];
  });
  const known = citations.filter(({ id }) => isKnown(id)).map(({ place }) => place);
  return { ids: citations.map(({ id }) => id), text: withoutPlaces(text, known) };
}

/** The text without the places, nor the white space that only they had a need for. */
function withoutPlaces(text: string, places: readonly Occurrence[]): string {
  let kept = "";
  let at = 0;
  for (const { start, end } of places) {
    kept = joined(kept, text.slice(at, start));
    // Spaces before a citation go with it; where it opens a line, those behind it do.
    kept = withoutSpacesAtEnd(kept);
    at = end;
    if (kept === "" || kept.endsWith("\n")) at += spaces(text, at);
    if (kept.endsWith("\n") && text[at] === "\n") at++;
  }
  if (places.length === 0) return text;
  return joined(kept, text.slice(at)).trim();
}

/** Two pieces around a citation, with a space where words would run together. */
function joined(before: string, after: string): string {
  const touch = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
  return touch ? `${before} ${after}` : before + after;
}

function withoutSpacesAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === " " || text[end - 1] === "\t")) end--;
  return text.slice(0, end);
}

function spaces(text: string, at: number): number {
  return /^[ \t]*/.exec(text.slice(at))?.[0].length ?? 0;
}
