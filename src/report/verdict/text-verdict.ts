import { claimLines } from "./claim-lines.ts";
import { commitLines, comparisonLines } from "./comparison.ts";
import type { TextOptions } from "./problem-text.ts";
import { setSummary } from "./set-summary.ts";
import { splitLines } from "./split-lines.ts";
import { textFinding } from "./text-report.ts";
import { isSound, type Verdict } from "./verdict.ts";
import { verdictLine } from "./verdict-line.ts";

/** How the verdict on a set is written; `elapsed` gives the milliseconds since the run began. */
export interface VerdictOptions extends TextOptions {
  readonly elapsed: () => number;
}

/** A verdict as plain lines, for a pipe, a file or a log: every finding, what a set without errors holds, and the counts. */
export function* textVerdict(verdict: Verdict, options: VerdictOptions): Generator<string> {
  for (const finding of verdict.findings) yield `${textFinding(finding, options)}\n\n`;
  yield ending(verdict, options);
}

/** What stands below the findings: what a set without errors holds, what it was compared with, and the counts. */
export function ending(verdict: Verdict, { style, elapsed }: VerdictOptions): string {
  return [
    ...(isSound(verdict) ? [setSummary(verdict.holds, style)] : []),
    ...claimLines(verdict, style),
    ...splitLines(verdict),
    ...commitLines(verdict.commit, style),
    ...comparisonLines(verdict.comparison, style),
    verdictLine(verdict, elapsed(), style),
    "",
  ].join("\n");
}
