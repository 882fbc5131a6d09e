import { splitGroupingOf } from "../../families/grouping.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Finding, Problem } from "../../model/finding.ts";
import { linkedSides } from "../../rules/sides/linked-sides.ts";
import { claimMarkdown } from "../verdict/claim-markdown.ts";
import { conflictBlocks, type ConflictBlocks } from "./conflict-blocks.ts";
import { overlapFigures } from "./overlap-figures.ts";
import { notSplitYet } from "../verdict/split-lines.ts";
import { filesOf, summaryFrame, type SummaryOptions } from "./summary-frame.ts";
import { figureTable } from "./summary-table.ts";
import { markdownText } from "../untrusted/markdown.ts";
import type { Verdict } from "../verdict/verdict.ts";

/** A verdict with the set that it is on. */
export interface JudgedSet {
  readonly verdict: Verdict;
  readonly dataset: Dataset;
}

/** The verdict on families and splits in GitHub's Markdown: what joins the two sides of the split, drawn and in words. */
export function overlapSummary({ verdict, dataset }: JudgedSet, options: SummaryOptions): string {
  const { blocks, told } = joined(dataset, options);
  const keys = new Set(told.map(({ problem }) => keyOf(problem)));
  return summaryFrame(verdict, options, {
    title: "Touchstone families",
    above: [...figures(dataset, verdict), ...standing(verdict), ...blocks],
    toFix: blocks.length === 0 ? "To fix" : "Else to fix",
    isTold: (finding: Finding) =>
      finding.rule === "family/linked-across-split" && keys.has(keyOf(finding)),
    below: limits(verdict),
    judgedBy:
      ": those about families, splits, claims and exceptions, and those that say what keeps them from judging",
  });
}

function joined(dataset: Dataset, options: SummaryOptions): ConflictBlocks {
  const grouping = splitGroupingOf(dataset);
  if (grouping === undefined) return { blocks: [], told: [] };
  const items = { place: options.place, files: filesOf(options) };
  return conflictBlocks(grouping, [...linkedSides(grouping)], items);
}

/** A finding is told once: the same place and the same sentence. */
function keyOf({ at, message }: Problem): string {
  return JSON.stringify([at.file, at.line, at.column, message]);
}

function figures(dataset: Dataset, { counts }: Verdict): readonly string[] {
  const own = overlapFigures(dataset);
  if (own === undefined) return [];
  return [
    figureTable([
      ["families", own.families],
      ["components", own.components],
      ["across the split", own.conflicts],
      ["errors", counts.findings.error],
      ["warnings", counts.findings.warning],
      ["notices", counts.findings.notice],
    ]),
  ];
}

/** The sentence stands only where none of these rules finds an error. */
function standing({ split, claim, counts }: Verdict): readonly string[] {
  if (split === "none") return [notSplitYet];
  if (split === "unread") return ["families.yaml cannot be read, so the split was not judged."];
  if (claim === undefined) return [];
  return counts.findings.error === 0
    ? [claimMarkdown(claim)]
    : ["What a score on this split would say is told here once no error is left."];
}

function limits({ claim }: Verdict): readonly string[] {
  if (claim === undefined) return [];
  return [`What a clean split does not say: ${claim.limits.map(markdownText).join(" ")}`];
}
