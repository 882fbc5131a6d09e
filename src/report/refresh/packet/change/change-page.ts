import type { CorpusChangeReading } from "../../../../refresh/preview/read-corpus-change.ts";
import type { Defect } from "../../../../model/dataset.ts";
import { itemInLines, type ItemOptions } from "../../../job-summary/summary-item.ts";
import { markdownCode, markdownText } from "../../../untrusted/markdown.ts";
import { shortId } from "../../../verdict/comparison.ts";
import { corpusChangeSummary } from "../corpus-change-packet.ts";
import type { ToldComment } from "./change-json.ts";
import type { ChangePlace } from "./change-place.ts";

/** What the summary of a job tells besides the change. */
export interface PageOptions extends ItemOptions {
  readonly where: ChangePlace;
  readonly comment: ToldComment;
  /** The commit that the pull request was compared with, and the branch that it is of. */
  readonly base: { readonly name: string; readonly commit: string };
  readonly report: string;
}

/** How many defects are told one by one. */
const mostDefects = 50;

/** A change of the corpus for the summary of a job. */
export function changePage(read: CorpusChangeReading, options: PageOptions): string {
  const { base, report } = options;
  const parts = [
    `## ${titleOf(read)}`,
    ...bodyOf(read, options),
    ...commentText(options.comment),
    `Compared with ${markdownText(base.name)} at ${markdownCode(shortId(base.commit))}. All of it as JSON: ${markdownCode(report)}.`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function titleOf(read: CorpusChangeReading): string {
  if ("defects" in read) return "❌ Touchstone refresh: the set is damaged";
  if ("none" in read || read.change === undefined)
    return "✅ Touchstone refresh: no change of the corpus";
  return read.change.becoming.length === 0
    ? "✅ Touchstone refresh: what this change of the corpus asks"
    : "⚠️ Touchstone refresh: what this change of the corpus asks";
}

/** Why there is no comment that says the same, where one is due. */
function commentText({ operation, why = "" }: ToldComment): readonly string[] {
  switch (operation) {
    case "blocked":
    case "failed":
      return [`There is no comment on the pull request that says so. ${markdownText(why)}`];
    case "superseded":
      return [
        "The pull request has changed since this run began, so no comment was written: the run for its new state writes it.",
      ];
    default:
      return [];
  }
}

function bodyOf(read: CorpusChangeReading, options: PageOptions): readonly string[] {
  if ("defects" in read) return damaged(read.defects, options);
  if ("none" in read) {
    return [
      read.none === "recorded"
        ? "The set has no corpus revision as this pull request leaves it, so nobody can be asked about one."
        : "No corpus revision is current as this pull request leaves it, so nobody can be asked about one.",
    ];
  }
  if (read.change === undefined) {
    return ["This pull request changes no corpus revision, so it asks nobody anything."];
  }
  return [corpusChangeSummary(read.change, options.where)];
}

function damaged(defects: readonly Defect[], options: ItemOptions): readonly string[] {
  const rest = defects.length - mostDefects;
  return [
    `What merging this would ask cannot be told: as this pull request leaves it, the set is damaged. ${markdownCode("touchstone check")} tells all that is wrong.`,
    ...defects
      .slice(0, mostDefects)
      .map((defect) => itemInLines({ ...defect, level: "error" }, options)),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ];
}
