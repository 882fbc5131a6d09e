import type { Decision } from "../../review/record.ts";
import type { Obstacles } from "../../rules/errors-after.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import { textReport } from "../verdict/text-report.ts";
import type { CaseFile } from "../../model/case.ts";
import { clipped } from "../../model/sentence.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { countsLess } from "./counts-less.ts";

/** What stands against an approval, or against whatever else the mark names, each at its place. */
export function obstaclesText(
  { refused, findings }: Obstacles,
  options: TextOptions,
  not = "not approved",
): string {
  const mark = options.style.red(not);
  const blocks = refused.map((one) => `${problemText(one, options, { mark })}\n`);
  return [...blocks, ...(findings.length === 0 ? [] : [textReport(findings, options)])].join("\n");
}

/** The decision that a case carries, in one line; undefined where nobody has decided. */
export function earlierDecision(file: CaseFile): string | undefined {
  const { status, reviewedBy, reviewedAt, reason } = file.case.review ?? {};
  if (status === undefined || status === "pending") return undefined;
  const day = reviewedAt === undefined ? "" : ` at ${reviewedAt}`;
  const why = reason === undefined ? "" : ` ("${clipped(reason, 120)}")`;
  return terminalText(`${status} by "${reviewedBy ?? "nobody named"}"${day}${why}`);
}

/** One line on what was recorded, and one more for each thing that makes it less than it seems. */
export function recordedText(
  path: string,
  {
    status,
    reviewer,
    author,
    before,
    unread,
    reviewers,
  }: Pick<Decision, "status" | "reviewer"> & {
    readonly author: string | undefined;
    /** The decision that this one replaces, as `earlierDecision` tells it. */
    readonly before: string | undefined;
    /** Whether the text of some evidence was not there to be read. */
    readonly unread: boolean;
    /** The accounts that the policy names as reviewers; none where it names nobody. */
    readonly reviewers: readonly string[];
  },
  { style, place }: TextOptions,
): string {
  const name = terminalText(reviewer);
  const lines = [
    `${style.strong(terminalText(place(path)))} ${style.green(status)} by "${name}"`,
    ...(before === undefined ? [] : [`  This replaces an earlier decision: ${before}`]),
    ...(unread
      ? ["  The set does not keep the text of all its evidence, so no quote was compared with it."]
      : []),
    ...countsLess({ reviewer, author, reviewers }).map((line) => `  ${terminalText(line)}`),
  ];
  return `${lines.join("\n")}\n`;
}
