import { claimMarkdown } from "../verdict/claim-markdown.ts";
import { judgmentWords, refreshWords } from "../verdict/set-summary.ts";
import { splitLines } from "../verdict/split-lines.ts";
import { summaryFrame, type SummaryOptions } from "./summary-frame.ts";
import { figureTable } from "./summary-table.ts";
import { isSound, type Verdict } from "../verdict/verdict.ts";

/** The verdict of all rules in GitHub's Markdown, for the summary of a job's step. */
export function stepSummary(verdict: Verdict, options: SummaryOptions): string {
  return summaryFrame(verdict, options, {
    title: "Touchstone",
    above: [countsTable(verdict)],
    toFix: "To fix",
    isTold: () => false,
    below: [...splitLines(verdict), ...claimed(verdict), ...judgments(verdict)],
    judgedBy: "",
  });
}

function countsTable({ counts: { cases, status, findings } }: Verdict): string {
  return figureTable([
    ["cases", cases],
    ["approved", status.approved],
    ["pending", status.pending],
    ["rejected", status.rejected],
    ["retired", status.retired],
    ["errors", findings.error],
    ["warnings", findings.warning],
    ["notices", findings.notice],
  ]);
}

/** What became of the judgments, and what was decided anew, is told of a sound set, as in the text. */
function judgments(verdict: Verdict): readonly string[] {
  if (!isSound(verdict)) return [];
  const [judged, asked] = [judgmentWords(verdict.counts), refreshWords(verdict.counts)];
  return [
    ...(judged === "" ? [] : [`Judgments: ${judged}`]),
    ...(asked === "" ? [] : [`Refreshes: ${asked}`]),
  ];
}

/** What a score would say is told of a sound set alone. */
function claimed(verdict: Verdict): readonly string[] {
  const { claim } = verdict;
  return claim === undefined || !isSound(verdict) ? [] : [claimMarkdown(claim)];
}
