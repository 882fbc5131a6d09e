import type { Finding, Level } from "../../model/finding.ts";
import { groupsOf } from "../../model/groups.ts";
import { counted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { fileText, itemOfFile, levelMarks, type ItemOptions } from "./summary-item.ts";
import { markdownCode } from "../untrusted/markdown.ts";
import { severity } from "../verdict/verdict.ts";

/** How often each rule spoke: what looks like many problems is often one. */
export function ruleTable(findings: readonly Finding[]): string {
  const rows = [...groupsOf(findings, ({ rule }) => rule)].map(([rule, own]) => ({
    rule,
    level: own[0]?.level ?? "error",
    count: own.length,
    files: new Set(own.map(({ at }) => at.file)).size,
  }));
  const sorted = rows.toSorted(
    (a, b) => bySeverity(a.level, b.level) || b.count - a.count || byUtf8(a.rule, b.rule),
  );
  return [
    "### By rule",
    "",
    "| rule | findings | files |",
    "| :--- | ---: | ---: |",
    ...sorted.map(
      ({ rule, level, count, files }) =>
        `| ${levelMarks[level]} ${markdownCode(rule)} | ${count} | ${files} |`,
    ),
  ].join("\n");
}

function bySeverity(a: Level, b: Level): number {
  return severity[b] - severity[a];
}

/**
 * Every finding below the name of its file, folded away, in at most so many bytes. What has no room is counted, and the
 * list ends with whole lines.
 */
export function fullList(findings: readonly Finding[], options: ItemOptions, room: number): string {
  const title = `All ${counted(findings.length, "finding")}, file by file`;
  const start = `<details><summary>${title}</summary>`;
  const end = "\n</details>";
  // Room for the longest sentence about what is left out.
  let left = room - Buffer.byteLength(start + end) - 200;
  const lines: string[] = [];
  let shown = 0;
  for (const [file, own] of groupsOf(findings, ({ at }) => at.file)) {
    const head = `\n${fileText(file, options)}\n`;
    for (const [index, finding] of own.entries()) {
      const line = `${index === 0 ? `${head}\n` : ""}${itemOfFile(finding, options)}`;
      left -= Buffer.byteLength(line) + 1;
      if (left < 0) return [start, ...lines, leftOut(findings.slice(shown)), end].join("\n");
      lines.push(line);
      shown++;
    }
  }
  return [start, ...lines, end].join("\n");
}

function leftOut(findings: readonly Finding[]): string {
  const files = new Set(findings.map(({ at }) => at.file)).size;
  return `\n${counted(findings.length, "finding")} in ${counted(files, "file")} found no room here: the report has them all.`;
}
