import type { OwnedPath } from "./family-lines.ts";

/** The comment lines around what `touchstone codeowners` keeps in a file; of each set its own. */
interface Marks {
  readonly begin: string;
  readonly end: string;
}

function marksOf(place: string): Marks {
  const of = place === "" ? "" : ` for ${place}`;
  return {
    begin: `# Written by touchstone codeowners${of}, which puts it anew; lines of your own go above.`,
    end: `# The end of what touchstone codeowners${of} wrote.`,
  };
}

/** The lines for a set, between the comments by which the next run finds them. */
export function ownersBlock(place: string, lines: readonly OwnedPath[]): readonly string[] {
  const { begin, end } = marksOf(place);
  const widest = Math.max(0, ...lines.map(({ path }) => path.length));
  const written = lines.map(({ path, owners }) =>
    `${path.padEnd(Math.min(widest, 60))} ${owners.map((one) => `@${one}`).join(" ")}`.trimEnd(),
  );
  return [begin, ...written, end];
}

/** A `CODEOWNERS` with the lines for a set in it. */
export interface OwnersText {
  readonly text: string;
  /** How many lines stand behind ours: where two fit a path, the last one counts. */
  readonly after: number;
}

/**
 * Puts the lines for a set in the place of those that an earlier run wrote, else at the end. What else stands in the file stays
 * as it is, with its ends of lines. Undefined where only one of the two comments is there, or more than one of either.
 */
export function withOwners(
  text: string,
  place: string,
  lines: readonly OwnedPath[],
): OwnersText | undefined {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const { begin, end } = marksOf(place);
  const block = ownersBlock(place, lines).join(eol);
  const there = text.split(/(?<=\n)/);
  const [starts, ends] = [placesOf(there, begin), placesOf(there, end)];
  if (starts.length === 0 && ends.length === 0) {
    return { text: `${above(text, eol)}${block}${eol}`, after: 0 };
  }
  const [from, to] = [starts[0], ends[0]];
  const isOnce = starts.length === 1 && ends.length === 1;
  if (!isOnce || from === undefined || to === undefined || to < from) return undefined;
  const below = there.slice(to + 1);
  const last = there[to]?.endsWith("\n") === true ? eol : "";
  return {
    text: [...there.slice(0, from), block, last, ...below].join(""),
    after: below.filter((line) => /^\s*[^\s#]/.test(line)).length,
  };
}

/** A text with an empty line at its end, where it holds anything. */
function above(text: string, eol: string): string {
  if (text === "") return "";
  return text.endsWith("\n") ? `${text}${eol}` : `${text}${eol}${eol}`;
}

function placesOf(lines: readonly string[], wanted: string): readonly number[] {
  return lines.flatMap((line, index) => (line.trimEnd() === wanted ? [index] : []));
}
