import type { Collected } from "../../../approving/merged/collect-decisions.ts";
import type { Evaluation } from "../../../approving/running/evaluate-pull.ts";
import { markdownText } from "../../untrusted/markdown.ts";
import { collectedLines, collectedWarnings } from "./collected-words.ts";
import { evaluationText, refusalsOf, runText } from "./run-words.ts";

/** The summary of a job that judged pull requests. */
export function reviewSummary(
  evaluations: readonly Evaluation[],
  {
    version,
    report,
    failed,
    collection,
  }: {
    readonly version: string;
    readonly report: string;
    /** The pull requests that could not be judged, and why. */
    readonly failed: readonly { readonly number: number; readonly why: string }[];
    /** What became of the decisions of merged pull requests, where the run looked for them. */
    readonly collection: Collected | undefined;
  },
): string {
  const isWhole =
    (collection === undefined || collectedWarnings(collection).length === 0) &&
    failed.length === 0 &&
    evaluations.every((one) => refusalsOf(one).length === 0);
  const lines = evaluations.map(
    (one) =>
      `- [#${one.pull.number}](${one.pull.url})${markdownText(evaluationText(one).replace(/^#\d+/, ""))}`,
  );
  const refused = evaluations.flatMap((one) =>
    refusalsOf(one).map((why) => `- #${one.pull.number}: ${markdownText(why)}`),
  );
  return [
    `## ${isWhole ? "✅" : "⚠️"} Touchstone review: ${runText(evaluations)}`,
    ...(lines.length === 0 ? [] : [lines.join("\n")]),
    ...mergedBlocks(collection),
    ...(refused.length === 0
      ? []
      : [`**GitHub did not let this run do all of it.**\n\n${refused.join("\n")}`]),
    ...(failed.length === 0
      ? []
      : [
          `**Not judged.**\n\n${failed.map(({ number, why }) => `- #${number}: ${markdownText(why)}`).join("\n")}`,
        ]),
    `By Touchstone ${version}. As JSON: ${markdownText(report)}.`,
    "",
  ].join("\n\n");
}

function mergedBlocks(collection: Collected | undefined): readonly string[] {
  if (collection === undefined) return [];
  const lines = [
    ...collectedLines(collection).map((one) => `- ${markdownText(one)}`),
    ...collectedWarnings(collection).map((one) => `- ⚠️ ${markdownText(one)}`),
  ];
  return lines.length === 0 ? [] : [`**Merged pull requests.**\n\n${lines.join("\n")}`];
}
