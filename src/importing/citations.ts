import type { Occurrence } from "../model/text-pattern.ts";
import type { Citations, CitingLines } from "./evidence-mapping.ts";

/** A place in a text that cites, and what it cites: chunk ids, or places as people write them. */
export interface Citation {
  readonly place: Pick<Occurrence, "start" | "end">;
  readonly references: readonly string[];
}

/** What a text cites, and the text without the citations that were taken out. */
export interface CitedText {
  /** In the order of the text; what is cited twice stands twice. */
  readonly references: readonly string[];
  readonly text: string;
}

/** Every citation of a text, in its order. */
export function citationsIn(text: string, mapping: Citations | CitingLines): readonly Citation[] {
  if ("line" in mapping) return [...citingLines(text, mapping)];
  const { pattern, chunk } = mapping;
  return pattern.find(text).flatMap((place) => {
    const reference = chunk.fill(place.captures);
    return reference === undefined ? [] : [{ place, references: [reference] }];
  });
}

function* citingLines(
  text: string,
  { line: pattern, separator }: Pick<CitingLines, "line" | "separator">,
): Generator<Citation> {
  let start = 0;
  for (const line of text.split("\n")) {
    const place = { start, end: start + line.length };
    start = place.end + 1;
    const [sources] = Object.values(pattern.match(line.trim()) ?? {});
    if (sources === undefined) continue;
    const pieces = separator === undefined ? [sources] : sources.split(separator);
    const references = pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
    yield { place, references };
  }
}

/** Takes out the citations that lead to evidence. Whatever else the text says stays. */
export function citedText(
  text: string,
  citations: readonly Citation[],
  isKnown: (reference: string) => boolean,
): CitedText {
  const known = citations.filter(({ references }) => references.some(isKnown));
  return {
    references: citations.flatMap(({ references }) => references),
    text: withoutPlaces(
      text,
      known.map(({ place }) => place),
    ),
  };
}

/** The text without the places, nor the white space that only they had a need for. */
function withoutPlaces(text: string, places: readonly Citation["place"][]): string {
  let kept = "";
  let at = 0;
  for (const { start, end } of places) {
    kept = joined(kept, text.slice(at, start));
    // Spaces before a citation go with it; where it opens a line, those behind it do.
    kept = withoutSpacesAtEnd(kept);
    at = end;
    if (kept === "" || kept.endsWith("\n")) at += spaces(text, at);
    at += lineEnds(text, at, kept);
  }
  if (places.length === 0) return text;
  return joined(kept, text.slice(at)).trim();
}

/** The line ends behind a citation that stood on lines of its own: one blank line is enough between two paragraphs. */
function lineEnds(text: string, at: number, kept: string): number {
  if (!kept.endsWith("\n") || text[at] !== "\n") return 0;
  return kept.endsWith("\n\n") ? (/^\n+/.exec(text.slice(at))?.[0].length ?? 0) : 1;
}

/** Two pieces around a citation, with a space where words would run together. */
function joined(before: string, after: string): string {
  // Of the text before, which grows with every citation, its last character alone is looked at.
  const touch = /[\p{L}\p{N}]$/u.test(before.slice(-2)) && /^[\p{L}\p{N}]/u.test(after);
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
