import type { Audit } from "../../families/manifest/audit.ts";
import type { ManifestCounts, SideCounts } from "../../families/manifest/counts.ts";
import type { Claim } from "../../families/manifest/manifest.ts";
import type { Reason, Remark } from "../../families/manifest/reason.ts";
import type { Level } from "../../model/finding.ts";
import { counted } from "../../model/sentence.ts";
import { limitsOf } from "./audit-limits.ts";
import { excerpt, linesOf } from "../verdict/excerpt.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import { rows, type Row } from "../rows.ts";
import { levelled, paintOf, type Style } from "../style.ts";
import type { Terminal } from "../terminal.ts";
import { wrapped } from "../wrapped.ts";

/** How the verdict on a manifest is written; on a terminal each finding shows its line. */
export interface AuditOptions extends TextOptions {
  readonly terminal: Terminal | undefined;
}

/** The verdict on a manifest for a person: every reason and remark at its place, what the manifest holds, and the verdict. */
export function* auditReport(audit: Audit, options: AuditOptions): Generator<string> {
  const lines = options.terminal === undefined ? [] : linesOf(audit.text);
  for (const [level, told] of inFileOrder(audit)) {
    const paint = paintOf(level, options.style);
    const { terminal } = options;
    const between = terminal === undefined ? [] : excerpt(lines, told.at, { ...terminal, paint });
    const mark = `${levelled(level, options.style)} ${told.code}`;
    yield `${problemText(told, options, { mark, between })}\n\n`;
  }
  yield `${ending(audit, options.style)}\n`;
}

function inFileOrder({ reasons, remarks }: Audit): readonly (readonly [Level, Reason | Remark])[] {
  const all = [
    ...reasons.map((reason) => ["error", reason] as const),
    ...remarks.map((remark) => ["warning", remark] as const),
  ];
  return all.toSorted(([, { at: a }], [, { at: b }]) => a.line - b.line || a.column - b.column);
}

function ending(audit: Audit, style: Style): string {
  const { counts } = audit;
  const figures = counts === undefined ? [] : [rows(rowsOf(audit, counts))];
  const said = audit.verdict === "PASS" ? ["", wrapped(limitsOf(audit).join(" ")), ""] : [""];
  return [...figures, ...(figures.length > 0 ? said : []), verdictText(audit, style)].join("\n");
}

function verdictText({ verdict, reasons, remarks, manifest }: Audit, style: Style): string {
  const isPass = verdict === "PASS";
  const mark = isPass ? style.green(verdict) : style.red(verdict);
  const what = manifest === undefined ? "the file" : counted(manifest.cases.length, "record");
  const why = isPass ? "no reason" : counted(reasons.length, "reason");
  const more = remarks.length === 0 ? "" : `, ${counted(remarks.length, "remark")}`;
  return `${mark}: ${why} to reject ${what}${more}`;
}

const claimWords: Readonly<Record<Claim, string>> = {
  family: "family: settings chosen on dev families work on families nobody tuned on",
  "fixed-corpus": "fixed-corpus: fresh questions on a familiar corpus",
  period: "period: no document is newer than the moment it is read at",
  access: "access: answers rest only on documents the caller may see",
};

function rowsOf({ manifest }: Audit, counts: ManifestCounts): readonly Row[] {
  const claim = manifest?.claim;
  return [
    ["claim", claim === undefined ? "none that is known" : claimWords[claim]],
    ...Object.entries(counts.sides).map(([side, held]): Row => [side, sideText(held)]),
    ["excluded", counts.excluded === 0 ? "" : counted(counts.excluded, "case")],
    [
      "apart",
      counts.exceptions === 0
        ? ""
        : counted(counts.exceptions, "relation") + " set aside by an exception",
    ],
    ["largest", largestText(counts.largest)],
  ];
}

function sideText({ cases, families, components, withoutFamily }: SideCounts): string {
  const alone = withoutFamily === undefined ? "" : `, ${withoutFamily} of no family`;
  const some = `${families} ${families === 1 ? "family" : "families"}`;
  return `${counted(cases, "case")}, ${some}, ${counted(components, "component")}${alone}`;
}

function largestText({ cases, families, of }: ManifestCounts["largest"]): string {
  if (families < 2) return "";
  const all = cases === of ? ": everything hangs together, so no split keeps it apart" : "";
  return `the largest component has ${cases} of ${counted(of, "case")}, ${families} families${all}`;
}
