import { describe, expect, test } from "vitest";
import {
  approved,
  goodCorpus,
  goodSet,
  pendingAbstention,
  pendingCase,
} from "../support/good-set.ts";
import { edited } from "../support/edited.ts";
import { findingsOf, report } from "../support/report.ts";

const answering = (answer: string): string =>
  edited(pendingAbstention, "The handbook says nothing about visitor parking.", answer);

const revisionFile = "corpus-revisions/corpus-2026-09-01/revision.yaml";
const withSetting = (setting: string): Record<string, string> => ({
  ...goodCorpus(),
  [revisionFile]: edited(
    goodCorpus()[revisionFile] ?? "",
    "settings: {}",
    `settings: {${setting}}`,
  ),
});

describe("file/ambiguous-scalar", () => {
  test.for([
    ["words in quotes", answering("'no'")],
    ["words in a block", answering("|-\n  no")],
    ["text that starts as a number does", answering("12:30 at the latest")],
    ["a version of three numbers", answering("1.2.3")],
    ["a moment that is due", approved(pendingCase)],
    ["a moment where a question was asked", `${pendingAbstention}askedAt: 2026-09-01T09:00:00Z\n`],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("accepts a day where a day is due", async () => {
    const families = `claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01}
grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
families: {}
`;
    expect(await report({ ...goodCorpus(), "families.yaml": families })).toBe("");
  });

  test("leaves a number where text is due to file/off-schema", async () => {
    const findings = await findingsOf(goodSet(answering("012")));
    expect(findings.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });

  test("leaves what stands in an unknown field to file/off-schema", async () => {
    const findings = await findingsOf(goodSet(`${pendingAbstention}answers: {no: [yes]}\n`));
    expect(findings.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });

  test("speaks where another field of the same map is missing", async () => {
    const without = pendingCase.replace(/^ +sourceUri.*\n/m, "").replace("v4", "2026-09-01");
    const findings = await findingsOf(goodSet(without));
    const rules = findings.map(({ rule }) => rule).filter((rule) => rule.startsWith("file/"));
    expect(rules).toEqual(["file/off-schema", "file/ambiguous-scalar"]);
  });

  test("warns of a text that is a yes-or-no value to others", async () => {
    expect(await report(goodSet(answering("No")))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:5:17 warning file/ambiguous-scalar
        The text "No" is a yes-or-no value to readers of YAML 1.1, since it stands without quotes.
        fix: Put it in quotes: "No"; "touchstone fmt" does it.
        why: docs/rules.md#fileambiguous-scalar
      "
    `);
  });

  test("warns of a text that is a number to others", async () => {
    expect(await report(goodSet(answering("12:30")))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:5:17 warning file/ambiguous-scalar
        The text "12:30" is the number 750 to readers of YAML 1.1, since it stands without quotes.
        fix: Put it in quotes: "12:30"; "touchstone fmt" does it.
        why: docs/rules.md#fileambiguous-scalar
      "
    `);
  });

  test("warns of a text that is a date to others", async () => {
    expect(await report(goodSet(answering("2026-09-01")))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:5:17 warning file/ambiguous-scalar
        The text "2026-09-01" is a date to readers of YAML 1.1, since it stands without quotes.
        fix: Put it in quotes: "2026-09-01"; "touchstone fmt" does it.
        why: docs/rules.md#fileambiguous-scalar
      "
    `);
  });

  test("warns of a text that others do not read at all", async () => {
    expect(await report(goodSet(answering("=")))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:5:17 warning file/ambiguous-scalar
        The text "=" cannot be read by readers of YAML 1.1, since it stands without quotes.
        fix: Put it in quotes: "="; "touchstone fmt" does it.
        why: docs/rules.md#fileambiguous-scalar
      "
    `);
  });

  test("warns of a name, and leaves a recorded revision to a person", async () => {
    expect(await report(withSetting("no: 1, size: 0x_1"))).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:6:14 warning file/ambiguous-scalar
        The name "no" is a yes-or-no value to readers of YAML 1.1, since it stands without quotes.
        fix: Put it in quotes: "no".
        why: docs/rules.md#fileambiguous-scalar

      corpus-revisions/corpus-2026-09-01/revision.yaml:6:27 warning file/ambiguous-scalar
        The text "0x_1" is the number 1 to readers of YAML 1.1, since it stands without quotes.
        fix: Put it in quotes: "0x_1".
        why: docs/rules.md#fileambiguous-scalar
      "
    `);
  });

  test("warns of a number that is another one to others", async () => {
    expect(await report(withSetting("size: 012"))).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:6:20 warning file/ambiguous-scalar
        012 is the number 12 here, but the number 10 to readers of YAML 1.1.
        fix: Write it as 12.
        why: docs/rules.md#fileambiguous-scalar
      "
    `);
  });

  test("warns of a number that is text to others", async () => {
    const graded = edited(pendingCase, "    quote:", "    grade: 1e1\n    quote:");
    expect(await report(goodSet(graded))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:12:12 warning file/ambiguous-scalar
        1e1 is the number 10 here, but text to readers of YAML 1.1.
        fix: Write it as 10; "touchstone fmt" does it.
        why: docs/rules.md#fileambiguous-scalar
      "
    `);
  });

  test("looks at the pointer and the policy too", async () => {
    const files = {
      ...goodCorpus(),
      "corpus-revisions/current.yaml": "revision: 2026-09-01\n",
      ".github/touchstone.yaml": "reviewers: [y]\n",
    };
    const warned = (await findingsOf(files)).filter(({ level }) => level === "warning");
    expect(warned.map(({ at }) => `${at.file}:${at.line}:${at.column}`)).toEqual([
      ".github/touchstone.yaml:1:13",
      "corpus-revisions/current.yaml:1:11",
    ]);
  });
});
