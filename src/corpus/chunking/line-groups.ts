import { linesOf, type Span } from "./cut-places.ts";

interface Line extends Span {
  readonly indent: number;
  readonly blank: boolean;
  /** Whether it belongs to the next line, as a comment or a decorator does. */
  readonly leads: boolean;
  /** Whether it ends what a line above began, such as `}`, `</tr>` or the fence of a code block. */
  readonly closes: boolean;
}

/** How often a group of lines is cut into smaller ones; what is still too large then is cut between any two lines. */
const mostLevels = 12;

/**
 * Lines in groups of at most `most` units where they can be: first what blank lines part, then what stands below a line and
 * further in, such as a function or a row of a table. What closes a group stays with it. A single line may be larger.
 */
export function lineGroups(text: string, span: Span, most: number): readonly Span[] {
  const lines = linesOf(text, span).map(({ start, end }): Line => {
    const words = text.slice(start, Math.min(end, start + 200));
    const bare = words.trimStart();
    return {
      start,
      end,
      indent: words.length - bare.length,
      blank: bare.trim() === "",
      leads: /^(?:<!--|\/\/|\/?\*|#|@\w)/.test(bare),
      closes: /^(?:[)}\]]|<\/|```|~~~|-->|end\b|\|\}|%\})/.test(bare),
    };
  });
  return grouped(lines, most, 0);
}

function grouped(lines: readonly Line[], most: number, level: number): readonly Span[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (last.end - first.start <= most) return [{ start: first.start, end: last.end }];
  const starts = level < mostLevels ? groupStarts(lines) : [];
  if (starts.length < 2) return lines;
  return starts.flatMap((start, index) =>
    grouped(lines.slice(start, starts[index + 1] ?? lines.length), most, level + 1),
  );
}

/** The lines that stand furthest out; those of them behind a blank line, where there are some. */
function groupStarts(lines: readonly Line[]): readonly number[] {
  const opening = lines.flatMap((line, index) => (line.blank || line.closes ? [] : [index]));
  const below = opening.filter((index) => index > 0);
  const outermost = below.reduce(
    (least, index) => Math.min(least, indentOf(lines, index)),
    Infinity,
  );
  const starts = below.filter(
    (index) => indentOf(lines, index) === outermost && lines[index - 1]?.leads !== true,
  );
  const parted = starts.filter((index) => lines[index - 1]?.blank === true);
  return [0, ...(parted.length > 0 ? parted : starts)];
}

function indentOf(lines: readonly Line[], index: number): number {
  return lines[index]?.indent ?? 0;
}
