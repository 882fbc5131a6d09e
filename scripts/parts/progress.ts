import type { Rule } from "../../src/rules/rule.ts";
import type { Io } from "../io.ts";

/** A line on the error output that says how far a check is; it shows nothing in a run that takes less than a second. */
export interface Progress {
  readonly reading: (step: {
    /** What is read, in the plural. */
    readonly kind: string;
    readonly read: number;
    readonly of: number;
  }) => void;
  /** The same rules, each of which is told of when it begins. */
  readonly judging: (rules: readonly Rule[]) => readonly Rule[];
  /** Takes the line away, before anything else is printed. */
  readonly clear: () => void;
}

/** Milliseconds that a run takes before the line appears, and between two drawings of it. */
const patience = 1000;
const pause = 100;

/** Shows the progress of a run that began at a time on the clock of `io`: on a terminal only, and never in CI. */
export function progressOn(io: Io, started: number): Progress {
  const { errorTerminal, environment } = io;
  if (errorTerminal === undefined || (environment["CI"] ?? "") !== "") return silent;
  let drawn: number | undefined;
  const step = (doing: string, done: number, of: number): void => {
    const now = io.now();
    if (now - started < patience || (drawn !== undefined && now - drawn < pause)) return;
    drawn = now;
    io.err(`\r${progressLine(doing, { done, of, columns: errorTerminal.columns })}${toLineEnd}`);
  };
  return {
    reading: ({ kind, read, of }) => {
      step(`Reading ${kind}`, read, of);
    },
    judging: (rules) =>
      rules.map((rule, index) =>
        announced(rule, () => {
          step("Judging by rules", index, rules.length);
        }),
      ),
    clear: () => {
      if (drawn !== undefined) io.err(`\r${toLineEnd}`);
      drawn = undefined;
    },
  };
}

/** Runs what reads files of a kind, such as "case files", one after the other, and shows how far it is. */
export async function withProgress<Value>(
  io: Io,
  kind: string,
  work: (step: (read: number, of: number) => void) => Promise<Value>,
): Promise<Value> {
  const progress = progressOn(io, io.now());
  try {
    return await work((read, of) => {
      progress.reading({ kind, read, of });
    });
  } finally {
    progress.clear();
  }
}

const silent: Progress = {
  reading: () => undefined,
  judging: (rules) => rules,
  clear: () => undefined,
};

const toLineEnd = "\u001b[K";

/** How wide the bar is between its brackets. */
const barWidth = 24;

function progressLine(
  doing: string,
  { done, of, columns }: { readonly done: number; readonly of: number; readonly columns: number },
): string {
  const words = `${doing}  ${done} of ${of}`;
  const filled = of === 0 ? 0 : Math.floor((done / of) * barWidth);
  const bar = `[${"=".repeat(filled)}${" ".repeat(barWidth - filled)}]  `;
  // A line that reached the last column would wrap, and only its end would be taken away.
  const whole = `${bar}${words}`;
  if (whole.length < columns) return whole;
  return words.length < columns ? words : "";
}

function announced(rule: Rule, announce: () => void): Rule {
  return {
    ...rule,
    check: (dataset) => {
      announce();
      return rule.check(dataset);
    },
  };
}
