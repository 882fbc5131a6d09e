import { subjectOf } from "../../model/finding.ts";
import { groupsOf } from "../../model/groups.ts";
import { counted } from "../../model/sentence.ts";
import type { Rule } from "../../rules/rule.ts";
import { jsonText } from "../untrusted/json.ts";
import { levelled, type Style } from "../style.ts";

/** Rules by subject, in the order given: id, level and what each reports. */
export function ruleList(rules: readonly Rule[], style: Style): string {
  const widest = Math.max(...rules.map(({ id }) => id.length));
  const blocks = [...groupsOf(rules, ({ id }) => subjectOf(id))].map(([subject, group]) =>
    [style.strong(subject), ...group.map((rule) => row(rule, widest, style))].join("\n"),
  );
  return [...blocks, counts(rules)].join("\n\n");
}

function row(
  { id, level, reports, needs, for: purpose }: Rule,
  widest: number,
  style: Style,
): string {
  const mark = purpose === undefined ? compares(needs) : ` (with --for ${purpose})`;
  return `  ${id.padEnd(widest)}  ${levelled(level, style)}${" ".repeat("warning".length - level.length)}  ${reports}${mark}`;
}

function compares(needs: Rule["needs"]): string {
  return needs === undefined ? "" : " (compares with an earlier state)";
}

function counts(rules: readonly Rule[]): string {
  const levels = (["error", "warning", "notice"] as const).flatMap((level) => {
    const count = rules.filter((rule) => rule.level === level).length;
    return count === 0 ? [] : [counted(count, level)];
  });
  return `${counted(rules.length, "rule")}: ${levels.join(", ")}. One of them in full: touchstone explain <rule>`;
}

/** The rule's section in the documentation of this project; a test proves that it is there. */
export function sectionOf(rule: string): string {
  return `docs/rules.md#${rule.replace("/", "")}`;
}

/** The rules as one JSON object and a line feed. */
export function ruleListJson(rules: readonly Rule[]): string {
  const listed = rules.map(
    ({ id, level, reports, needs, for: purpose, perFile = false, safeFix = false }) => ({
      id,
      level,
      reports,
      needs: needs ?? null,
      for: purpose ?? null,
      perFile,
      safeFix,
      section: sectionOf(id),
    }),
  );
  return `${jsonText({ rules: listed })}\n`;
}
