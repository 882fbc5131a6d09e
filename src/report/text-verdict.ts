import type { TextOptions } from "./problem-text.ts";
import { setSummary } from "./set-summary.ts";
import { textFinding } from "./text-report.ts";
import type { Verdict } from "./verdict.ts";
import { verdictLine } from "./verdict-line.ts";

/** How the verdict on a set is written; `elapsed` gives the milliseconds since the run began. */
export interface VerdictOptions extends TextOptions {
  readonly elapsed: () => number;
}

/** A verdict as plain lines, for a pipe, a file or a log: every finding, or what a clean set holds, and the counts. */
export function* textVerdict(verdict: Verdict, options: VerdictOptions): Generator<string> {
  for (const finding of verdict.findings) yield `${textFinding(finding, options)}\n\n`;
  yield ending(verdict, options);
}

/** What stands below the findings: what a clean set holds, and the counts. */
export function ending(verdict: Verdict, { style, elapsed }: VerdictOptions): string {
  const last = `${verdictLine(verdict, elapsed(), style)}\n`;
  if (!isClean(verdict)) return last;
  return `${setSummary(verdict.dataset, verdict.counts, style)}\n${last}`;
}

/** Whether all rules found nothing anywhere, so that there is nothing to tell but what the set holds. */
function isClean({ counts: { findings }, rules }: Verdict): boolean {
  const found = findings.error + findings.warning + findings.notice;
  return found === 0 && rules.judged === rules.of;
}
