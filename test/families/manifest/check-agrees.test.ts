import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { auditManifest } from "../../../src/families/manifest/audit.ts";
import type { ApprovedCase } from "../../../src/families/manifest/export-case.ts";
import { exportManifest } from "../../../src/families/manifest/export.ts";
import type { ReasonCode } from "../../../src/families/manifest/reason.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { takesPart, type CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { RuleId } from "../../../src/model/finding.ts";
import { allRules } from "../../../src/rules/all-rules.ts";
import { check } from "../../../src/rules/check.ts";
import { fileBlocks, stateOf } from "../../support/file-blocks.ts";
import { goodCorpus } from "../../support/good-set.ts";
import { manifestBytes } from "../../support/manifests.ts";
import { memoryTree } from "../../support/memory-tree.ts";

type Pair = readonly [rules: readonly RuleId[], codes: readonly ReasonCode[]];

/** Rules of a set, and what the audit says of its manifest for the same defect. */
const pairs: readonly Pair[] = [
  [["family/linked-across-split"], ["family-overlap", "component-overlap"]],
  [["split/one-sided"], ["split-absent"]],
  [["split/outside-period"], ["outside-period"]],
  // A document without one family leaves a case without a split, which a set says once and a manifest twice.
  [
    ["family/document-claimed-twice", "family/ungrouped-document", "split/stated-nowhere"],
    ["document-in-two-families", "unknown-document", "split-missing"],
  ],
];

const fixtures = allRules
  .filter(({ id }) => /^(?:family|split)\//.test(id))
  .flatMap(({ id }) =>
    (["accepted", "rejected"] as const).flatMap((verdict) => {
      const folder = `test/fixtures/rules/${id.replace("/", "-")}/${verdict}`;
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.filter((name) => name.endsWith(".md")).map((name) => `${folder}/${name}`);
    }),
  );

/** The set of a fixture, whose candidates are approved as they are: an export holds no others. */
async function approvedSet(path: string): Promise<Dataset> {
  const files = stateOf(goodCorpus(), fileBlocks(readFileSync(path, "utf8")));
  const dataset = await loadDataset(memoryTree(files));
  return { ...dataset, cases: dataset.cases.filter(takesPart).map(approvedAsItIs) };
}

function approvedAsItIs(file: CaseFile): CaseFile {
  const review = { status: "approved", digest: file.digest };
  return { ...file, case: { ...file.case, review } } as CaseFile;
}

function wholeCases({ cases }: Dataset): readonly ApprovedCase[] {
  return cases.flatMap((file) => (file.whole === undefined ? [] : [{ file, whole: file.whole }]));
}

describe("the audit of a set's manifest agrees with the check", () => {
  const compared = new Set<string>();

  test.for(fixtures)("%s", async (path) => {
    const dataset = await approvedSet(path);
    const found = new Set(check(dataset, allRules).map(({ rule }) => rule));
    const exported = exportManifest(dataset, wholeCases(dataset));
    if ("refusal" in exported) {
      expect([...found]).toContain("split/none-recorded");
      return;
    }
    const { reasons } = auditManifest("m.json", manifestBytes(exported));
    const codes = new Set(reasons.map(({ code }) => code));
    for (const [index, [rules, same]] of pairs.entries()) {
      // A case on two sides counts for both in a set; a record has one.
      if (index === 1 && found.has("family/linked-across-split")) continue;
      const isFound = rules.some((rule) => found.has(rule));
      expect([rules, same.some((code) => codes.has(code))]).toEqual([rules, isFound]);
      compared.add(`${index} ${isFound}`);
    }
  });

  test("on sets with each defect and without it", () => {
    expect(compared.size).toBe(2 * pairs.length);
  });
});
