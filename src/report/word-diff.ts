import { compared } from "./line-diff.ts";
import { markable } from "./marks.ts";

/** A run of words that two texts have in common, or that only one has. */
export interface WordRun {
  readonly mark: " " | "-" | "+";
  readonly text: string;
  /** Whether it stays as it is where others are shortened. */
  readonly isKept?: boolean;
}

/**
 * Two texts compared word by word, white space between words apart: the later one's is shown. Undefined where they are too long
 * for that and have too little in common.
 */
export function wordDiff(before: string, after: string): readonly WordRun[] | undefined {
  const words = compared(wordsOf(before), wordsOf(after));
  if (words === undefined) return undefined;
  const runs: { mark: WordRun["mark"]; text: string }[] = [];
  for (const { mark, text } of words) {
    const last = runs.at(-1);
    if (last?.mark === mark) last.text += ` ${text}`;
    else runs.push({ mark, text });
  }
  return changedFirst(runs);
}

function wordsOf(text: string): readonly string[] {
  return markable(text)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** What is gone stands before what came in its place, however the words were found. */
function changedFirst(runs: readonly WordRun[]): readonly WordRun[] {
  const ordered = [...runs];
  for (const [at, run] of ordered.entries()) {
    const next = ordered[at + 1];
    if (run.mark === "+" && next?.mark === "-") [ordered[at], ordered[at + 1]] = [next, run];
  }
  return ordered;
}

/** How many words of a long common run are shown beside a change. */
const context = 8;

/** The same with long common runs cut to the words beside a change, "…" for the others. */
export function shortened(runs: readonly WordRun[]): readonly WordRun[] {
  return runs.map((run, at) => {
    if (run.mark !== " " || run.isKept === true) return run;
    const words = run.text.split(" ");
    const [first, last] = [at === 0 ? 0 : context, at === runs.length - 1 ? 0 : context];
    if (words.length <= first + last + 1) return run;
    const parts = [...words.slice(0, first), "…", ...(last === 0 ? [] : words.slice(-last))];
    return { mark: run.mark, text: parts.join(" ") };
  });
}
