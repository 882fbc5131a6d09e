import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { splitGroupingOf } from "../../src/families/grouping.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { familiesFile } from "../../src/model/layout.ts";
import type { CaseFile } from "../../src/model/case.ts";
import { subjectOf } from "../../src/model/finding.ts";
import { allRules, everydayRules } from "../../src/rules/all-rules.ts";
import { check } from "../../src/rules/check.ts";
import { isAboutFamilies, rulesOfFamilies } from "../../src/rules/rules-of-families.ts";
import { fileBlocks, stateOf } from "../support/file-blocks.ts";
import { goodCorpus } from "../support/good-set.ts";
import { familiesText, refunds, travel } from "../support/split-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

const own = rulesOfFamilies(allRules);

test("the rules about families are those of five subjects and those that claims ask for", () => {
  const others = own.filter(
    (rule) => isAboutFamilies(rule) && !/^(?:family|split|claim|holdout|exception)\//.test(rule.id),
  );
  expect(others.map(({ id }) => id)).toMatchInlineSnapshot(`
    [
      "case/without-asked-moment",
      "case/without-caller",
      "case/unknown-caller-document",
      "evidence/published-later",
      "evidence/without-publication",
      "evidence/outside-access",
    ]
  `);
  const subjects = new Set(["family", "split", "claim", "exception"]);
  const left = allRules.filter((rule) => subjects.has(subjectOf(rule.id)) && !own.includes(rule));
  expect(left).toEqual([]);
});

test("what keeps them from judging goes with them", () => {
  expect(own.filter((rule) => !isAboutFamilies(rule)).map(({ id }) => id)).toMatchInlineSnapshot(`
    [
      "file/not-yaml",
      "file/not-utf8",
      "file/too-large",
      "file/not-a-file",
      "file/unsafe-name",
      "file/twin",
      "file/unreadable",
      "file/ambiguous-yaml",
      "file/duplicate-key",
      "file/off-schema",
      "case/duplicate-id",
      "case/variant-without-parent",
      "evidence/short-form",
      "evidence/without-provenance",
      "evidence/blank-provenance",
      "evidence/not-in-revision",
      "revision/unknown",
      "revision/current-unknown",
      "revision/incomplete",
      "revision/broken-record",
    ]
  `);
});

test("those for an evaluation are among them where that is the purpose alone", () => {
  const everyday = new Set(rulesOfFamilies(everydayRules).map(({ id }) => id));
  const more = own.map(({ id }) => id).filter((id) => !everyday.has(id));
  expect(more).toEqual(["split/none-recorded", "split/one-sided", "split/few-components"]);
});

/** Every fixture of every rule, with the families of the good set where it has none of its own. */
const fixtures = readdirSync("test/fixtures/rules", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  .map((path) => `test/fixtures/rules/${path}`);

test("in every fixture, a case whose families are not all known has a finding, or its families.yaml has", async () => {
  const split = { [familiesFile]: familiesText({ families: [refunds, travel] }) };
  const silent: string[] = [];
  let unknown = 0;
  for (const path of fixtures) {
    const blocks = fileBlocks(readFileSync(path, "utf8"));
    const files = stateOf({ ...goodCorpus(), ...split }, blocks);
    const dataset = await loadDataset(memoryTree(files));
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined || grouping.isByCase) continue;
    const open = grouping.cases.filter((file) => !grouping.familiesOf(file).whole);
    unknown += open.length;
    const findings = check(dataset, rulesOfFamilies(everydayRules));
    const named = new Set(
      findings.flatMap(({ at, related = [] }) => [at.file, ...related.map(({ file }) => file)]),
    );
    const lineOf = (file: CaseFile): readonly string[] => {
      const line = new Set<CaseFile>();
      for (let one: CaseFile | undefined = file; one !== undefined && !line.has(one);) {
        line.add(one);
        one = grouping.familiesOf(one).parent;
      }
      return [...line].map((one) => one.path);
    };
    silent.push(
      ...open
        .filter((file) => ![familiesFile, ...lineOf(file)].some((one) => named.has(one)))
        .map((file) => `${path}: ${file.path}`),
    );
  }
  expect(unknown).toBeGreaterThan(5);
  expect(silent).toEqual([]);
});

test("no text about a split calls its sides or its components independent", () => {
  const named = /^(?:family|split|claim|holdout|exception)-/;
  const files = [
    ...readdirSync("src/rules").flatMap((name) => (named.test(name) ? [`src/rules/${name}`] : [])),
    ...readdirSync("src/families", { recursive: true, encoding: "utf8" }).flatMap((name) =>
      name.endsWith(".ts") ? [`src/families/${name}`] : [],
    ),
    ...["claim", "family", "audit", "overlap", "conflict"].flatMap((start) =>
      readdirSync("src/report").flatMap((name) =>
        name.startsWith(start) ? [`src/report/${name}`] : [],
      ),
    ),
    "schemas/families.schema.json",
    "schemas/manifest.schema.json",
    "docs/families.md",
    "docs/splitting.md",
    "docs/manifest.md",
  ];
  expect(files.length).toBeGreaterThan(50);
  const calling = files.filter((file) => /independen[ct]/i.test(readFileSync(file, "utf8")));
  expect(calling).toEqual([]);
});
