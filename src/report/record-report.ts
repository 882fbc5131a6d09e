import type { Decision, Obstacles } from "../review/record.ts";
import { problemText, type TextOptions } from "./problem-text.ts";
import { textReport } from "./text-report.ts";
import { visibleText } from "./visible-text.ts";

/** What stands against an approval, each at its place. */
export function obstaclesText({ refused, findings }: Obstacles, options: TextOptions): string {
  const mark = options.style.red("not approved");
  const blocks = refused.map((one) => `${problemText(one, options, { mark })}\n`);
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
