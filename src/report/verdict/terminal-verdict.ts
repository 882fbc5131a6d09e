import { limits } from "../../load/limits.ts";
import { readText } from "../../load/text-file.ts";
import type { Finding, RuleId } from "../../model/finding.ts";
import { isInCases } from "../../model/layout.ts";
import { counted } from "../../model/sentence.ts";
import { isFile, type Tree } from "../../model/tree.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { levelTally } from "./counts.ts";
import { excerpt, linesOf } from "./excerpt.ts";
import { paintOf } from "../style.ts";
import { textFinding } from "./text-report.ts";
import { ending, type VerdictOptions } from "./text-verdict.ts";
import { severity, type Verdict } from "./verdict.ts";
import { levelCounts } from "./verdict-line.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How a verdict is written for a terminal of so many columns; `tree` gives the lines that findings stand in. */
export interface TerminalOptions extends VerdictOptions {
  readonly columns: number;
  readonly tree: Tree;
}

/**
 * A verdict for somebody at a terminal: the findings of a file under its name, each with the line it stands in. A file is
 * read once, when its findings are told, and none without findings.
 */
export async function* terminalVerdict(
  verdict: Verdict,
  options: TerminalOptions,
): AsyncGenerator<string> {
  const { style, tree, columns } = options;
  for (const findings of byFile(verdict.findings)) {
    yield `${heading(findings, options)}\n\n`;
    const lines = await linesOfFile(tree, findings[0]?.at.file ?? "");
    for (const finding of findings) {
      const paint = paintOf(finding.level, style);
      const between = isOfWholeFile(finding) ? [] : excerpt(lines, finding.at, { columns, paint });
      yield `${textFinding(finding, options, between)}\n\n`;
    }
  }
  yield footer(verdict.findings, options);
  yield ending(verdict, options);
}

/** Findings are ordered by place, so those of a file stand together. */
function* byFile(findings: readonly Finding[]): Generator<readonly Finding[]> {
  let group: Finding[] = [];
  for (const finding of findings) {
    if (group[0] !== undefined && group[0].at.file !== finding.at.file) {
      yield group;
      group = [];
    }
    group.push(finding);
  }
  if (group.length > 0) yield group;
}

function heading(findings: readonly Finding[], { style, place }: TerminalOptions): string {
  const path = terminalText(place(findings[0]?.at.file ?? ""));
  return `${style.faint("──")} ${style.strong(path)}  ${style.faint(levelCounts(levelTally(findings)))}`;
}

/** Findings about a file and not about anything in it, so that its first line would explain nothing. */
const ofWholeFile: ReadonlySet<RuleId> = new Set([
  "file/not-a-file",
  "file/passed-over",
  "file/too-large",
  "file/unreadable",
]);

function isOfWholeFile({ rule }: Finding): boolean {
  return ofWholeFile.has(rule);
}

/** The lines of a file that was judged; none of one that is no file, no text or too large. */
async function linesOfFile(tree: Tree, path: string): Promise<readonly string[]> {
  const entry = await tree.entry(path);
  if (entry === undefined || !isFile(entry)) return [];
  const max = isInCases(path) ? limits.case : limits.families;
  const reading = await readText(tree, path, max);
  return "defect" in reading ? [] : linesOf(reading.text);
}

/** From so many findings on, a screen does not hold them all. */
const many = 12;

/** What a long report consists of, since its start has scrolled away. */
function footer(findings: readonly Finding[], { style }: TerminalOptions): string {
  return findings.length < many ? "" : `${tally(findings, style)}\n`;
}

/** How often each rule spoke: errors first, then the most frequent. */
function tally(findings: readonly Finding[], style: TerminalOptions["style"]): string {
  const counts = new Map<RuleId, { readonly level: Finding["level"]; count: number }>();
  for (const { rule, level } of findings) {
    const one = counts.get(rule) ?? { level, count: 0 };
    one.count++;
    counts.set(rule, one);
  }
  const rows = [...counts].toSorted(
    ([a, one], [b, other]) =>
      severity[other.level] - severity[one.level] || other.count - one.count || byUtf8(a, b),
  );
  const files = new Set(findings.map(({ at }) => at.file)).size;
  return [
    `${counted(findings.length, "finding")} in ${counted(files, "file")}:`,
    ...rows.map(
      ([rule, { level, count }]) =>
        `  ${String(count).padStart(6)}  ${paintOf(level, style)(level.padEnd(7))}  ${rule}`,
    ),
    "",
  ].join("\n");
}
