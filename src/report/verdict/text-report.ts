import type { Finding } from "../../model/finding.ts";
import type { Defect } from "../../model/dataset.ts";
import { problemText, type TextOptions } from "./problem-text.ts";
import { levelled } from "../style.ts";

/** Findings as a person reads them: place, level and rule first, then what is wrong and what to do. */
export function textReport(findings: readonly Finding[], options: TextOptions): string {
  return findings.map((finding) => `${textFinding(finding, options)}\n`).join("\n");
}

/** What was wrong with files that a command had to read, told as errors in the order given. */
export function defectReport(defects: readonly Defect[], options: TextOptions): string {
  return textReport(
    defects.map((defect) => ({ level: "error" as const, ...defect })),
    options,
  );
}

/** One finding as a person reads it, without a line feed at its end; `between` comes below its sentence. */
export function textFinding(
  finding: Finding,
  options: TextOptions,
  between: readonly string[] = [],
): string {
  const { rule, level } = finding;
  const { style } = options;
  const mark = `${levelled(level, style)} ${rule}`;
  return `${problemText(finding, options, { mark, between })}\n${style.faint(`  why: ${whyOf(rule)}`)}`;
}

/** The command that explains a rule: it works in every set, where a page of this project is not at hand. */
export function whyOf(rule: string): string {
  return `touchstone explain ${rule}`;
}
