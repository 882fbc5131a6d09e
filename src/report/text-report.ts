import type { Finding, Level } from "../model/finding.ts";
import type { Location } from "../model/location.ts";
import type { Style } from "./style.ts";
import { visibleText } from "./visible-text.ts";

/** How a report is written: `place` turns a set's path into one that the reader can open. */
export interface TextOptions {
  readonly style: Style;
  readonly place: (file: string) => string;
}

/** Findings as a person reads them: place, level and rule first, then what is wrong and what to do. */
export function textReport(findings: readonly Finding[], options: TextOptions): string {
  return findings.map((finding) => `${textFinding(finding, options)}\n`).join("\n");
}

function textFinding(finding: Finding, { style, place }: TextOptions): string {
  const { rule, level, message, at, fix, related = [] } = finding;
  const where = (location: Location): string =>
    visibleText(`${place(location.file)}:${location.line}:${location.column}`);
  return [
    `${style.strong(where(at))} ${levelled(level, style)} ${rule}`,
    `  ${visibleText(message)}`,
    ...(related.length === 0 ? [] : [`  see: ${related.map(where).join(", ")}`]),
    ...(fix === undefined ? [] : [`  fix: ${visibleText(fix)}`]),
    style.faint(`  why: ${whyOf(rule)}`),
  ].join("\n");
}

function levelled(level: Level, style: Style): string {
  switch (level) {
    case "error":
      return style.red(level);
    case "warning":
      return style.yellow(level);
    case "notice":
      return style.blue(level);
  }
}

/** The rule's section in the documentation; a test proves that it is there. */
export function whyOf(rule: string): string {
  return `docs/rules.md#${rule.replace("/", "")}`;
}
