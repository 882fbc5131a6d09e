import { fewChanges } from "./few-changes.ts";

/** One line of a comparison: kept, gone or new. */
export interface DiffLine {
  readonly mark: " " | "-" | "+";
  readonly text: string;
}

/** How many unchanged lines to show beside a change. */
const context = 2;
/** The largest comparison of each with each, in pairs; beyond it the changes are looked for one by one. */
const largest = 4_000_000;

/** Two texts compared: changed lines with a "+" or "-" before them, some unchanged ones around, "…" for the others. */
export function lineDiff(before: string, after: string): readonly string[] {
  const lines = comparedLines(before, after);
  const near = new Set<number>();
  for (const [index, { mark }] of lines.entries()) {
    if (mark === " ") continue;
    for (let line = index - context; line <= index + context; line++) near.add(line);
  }
  return lines.flatMap(({ mark, text }, index) => {
    if (near.has(index)) return [`${mark} ${text}`.trimEnd()];
    return near.has(index - 1) && index + 1 < lines.length ? ["…"] : [];
  });
}

/** The lines of a new text that a page of the change shows: those that changed, and the nearest of the others. */
export interface ShownLines {
  /** Added or edited lines, in order; counted from 1. */
  readonly changed: readonly number[];
  readonly shown: ReadonlySet<number>;
}

/** Which lines of a text are shown where it is compared with an earlier one, with so many unchanged ones around a change. */
export function shownLines(before: string, after: string, around: number): ShownLines {
  const changed: number[] = [];
  const shown = new Set<number>();
  let line = 1;
  for (const { mark } of comparedLines(before, after)) {
    if (mark === "+") changed.push(line);
    // What is gone stood before this line, and shows no line of its own.
    const last = mark === "+" ? line + around : line + around - 1;
    if (mark !== " ") for (let near = line - around; near <= last; near++) shown.add(near);
    if (mark !== "-") line++;
  }
  return { changed, shown };
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

/** Files that have too little in common to compare count as rewritten. */
function comparedLines(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  return compared(old, now) ?? [...old.map(gone), ...now.map(added)];
}

/**
 * Two lists of lines, or of other parts of a text, compared: all of them in order. Undefined where they are so long, and have
 * so little in common, that it would take too long to say what stays.
 */
export function compared(
  before: readonly string[],
  after: readonly string[],
): readonly DiffLine[] | undefined {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  ) {
    end++;
  }
  const [old, now] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  const between = old.length * now.length > largest ? fewChanges(old, now) : middle(old, now);
  if (between === undefined) return undefined;
  return [
    ...before.slice(0, start).map(unchanged),
    ...between,
    ...before.slice(before.length - end).map(unchanged),
  ];
}

function unchanged(text: string): DiffLine {
  return { mark: " ", text };
}

function gone(text: string): DiffLine {
  return { mark: "-", text };
}

function added(text: string): DiffLine {
  return { mark: "+", text };
}

function middle(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const common = commonLengths(before, after);
  const lines: DiffLine[] = [];
  let left = 0;
  let right = 0;
  while (left < before.length || right < after.length) {
    const [old, young] = [before[left], after[right]];
    if (old !== undefined && old === young) {
      lines.push({ mark: " ", text: old });
      left++;
      right++;
    } else if (
      old !== undefined &&
      (young === undefined || at(common, left + 1, right) >= at(common, left, right + 1))
    ) {
      lines.push({ mark: "-", text: old });
      left++;
    } else {
      lines.push({ mark: "+", text: young ?? "" });
      right++;
    }
  }
  return lines;
}

/** The length of the longest common run of lines from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let left = before.length - 1; left >= 0; left--) {
    for (let right = after.length - 1; right >= 0; right--) {
      const row = rows[left];
      if (row === undefined) continue;
      row[right] =
        before[left] === after[right]
          ? at(rows, left + 1, right + 1) + 1
          : Math.max(at(rows, left + 1, right), at(rows, left, right + 1));
    }
  }
  return rows;
}

function at(rows: readonly Uint32Array[], left: number, right: number): number {
  return rows[left]?.[right] ?? 0;
}
