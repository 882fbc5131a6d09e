import type { Problem } from "../model/finding.ts";
import type { Decision, Obstacles } from "../review/record.ts";
import { refusalText } from "./refusal-text.ts";
import { textReport, type TextOptions } from "./text-report.ts";
import { visibleText } from "./visible-text.ts";

/** What stands against an approval, each at its place. */
export function obstaclesText({ refused, findings }: Obstacles, options: TextOptions): string {
  const blocks = refused.map(
    (one: Problem) => `${refusalText(one, { ...options, what: "not approved" })}\n`,
  );
  return [...blocks, ...(findings.length === 0 ? [] : [textReport(findings, options)])].join("\n");
}

/** One line on what was recorded, and one more where a person judged what they wrote. */
export function recordedText(
  path: string,
  {
    status,
    reviewer,
    author,
  }: Pick<Decision, "status" | "reviewer"> & { readonly author: string | undefined },
  { style, place }: TextOptions,
): string {
  const name = visibleText(reviewer);
  const line = `${style.strong(visibleText(place(path)))} ${style.green(status)} by "${name}"\n`;
  if (author?.trim().toLowerCase() !== reviewer.trim().toLowerCase()) return line;
  return `${line}  "${name}" wrote this case too: recorded, but nobody else has judged it.\n`;
}
