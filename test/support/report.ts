import { loadDataset } from "../../src/load/dataset.ts";
import type { Finding } from "../../src/model/finding.ts";
import { plainStyle } from "../../src/report/style.ts";
import { textReport } from "../../src/report/verdict/text-report.ts";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { check, textsFor } from "../../src/rules/check.ts";
import type { Rule } from "../../src/rules/rule.ts";
import { memoryTree, type Contents } from "./memory-tree.ts";

/** All findings of rules on a set given as files; `before` are those of the state that it is compared with. */
export async function findingsOf(
  files: Contents,
  before?: Contents,
  rules: readonly Rule[] = everydayRules,
): Promise<readonly Finding[]> {
  const base = before === undefined ? undefined : { name: "main", tree: memoryTree(before) };
  return check(await loadDataset(memoryTree(files), { base, texts: textsFor(rules) }), rules);
}

/** The findings as a person reads them; empty for a clean set. */
export async function report(
  files: Contents,
  before?: Contents,
  rules: readonly Rule[] = everydayRules,
): Promise<string> {
  const findings = await findingsOf(files, before, rules);
  return textReport(findings, { style: plainStyle, place: (file) => file });
}
