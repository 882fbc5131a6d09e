import { describe, expect, test } from "vitest";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { refunds, splitSet } from "../support/split-set.ts";

const path = "cases/refund-policy-001.yaml";

describe("file/twin", () => {
  test.for([
    ["one name in two folders", "cases/a/notes.md", "cases/b/notes.md"],
    ["names that differ in more than case", "cases/a-b.md", "cases/ab.md"],
    ["a file and a folder of another name", "cases/a/b.md", "cases/a.md"],
    ["letters that only look alike", "cases/a.md", "cases/\u0430.md"],
  ] as const)("accepts %s", async ([, first, second]) => {
    expect(await report({ ...goodSet(pendingCase), [first]: "", [second]: "" })).toBe("");
  });

  test("rejects a second file of families, which nothing reads", async () => {
    const set = splitSet({ families: [refunds] });
    const twice = { ...set, "families.yml": set["families.yaml"] ?? "" };
    expect(await report(twice)).toMatchInlineSnapshot(`
      "families.yml:1:1 error file/twin
        The families of a set are in "families.yaml", and this second file, "families.yml", was not read.
        see: families.yaml:1:1
        fix: Compare the two: bring what holds into "families.yaml", and remove this one.
        why: touchstone explain file/twin
      "
    `);
  });

  test("rejects a file whose name differs in case, and reads the one that can be a case", async () => {
    const files = { ...goodSet(pendingCase), "cases/Refund-Policy-001.yaml": pendingCase };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/Refund-Policy-001.yaml:1:1 error file/twin
        "cases/refund-policy-001.yaml" and "cases/Refund-Policy-001.yaml" are one file to a disk or a reader that ignores case, composition or the spelling of ".yaml", so this one was not read.
        see: cases/refund-policy-001.yaml:1:1
        fix: Compare the two: where this one holds another case, name it by that case's id; where it holds the same, remove it.
        why: touchstone explain file/twin
      "
    `);
  });

  test("rejects a file whose ending is spelled otherwise", async () => {
    const files = { ...goodSet(pendingCase), "cases/refund-policy-001.YML": pendingCase };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.YML:1:1 error file/twin
        "cases/refund-policy-001.yaml" and "cases/refund-policy-001.YML" are one file to a disk or a reader that ignores case, composition or the spelling of ".yaml", so this one was not read.
        see: cases/refund-policy-001.yaml:1:1
        fix: Compare the two: where this one holds another case, name it by that case's id; where it holds the same, remove it.
        why: touchstone explain file/twin
      "
    `);
  });

  test("rejects a folder whose name differs in case, once for all its files", async () => {
    const files = {
      ...goodSet(),
      "cases/Refunds/notes.md": "",
      "cases/refunds/refund-policy-001.yaml": pendingCase,
      "cases/refunds/notes.md": "",
    };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/refunds/notes.md:1:1 error file/twin
        "cases/Refunds" and "cases/refunds" are one folder to a disk that ignores case or composition.
        see: cases/Refunds/notes.md:1:1
        fix: Move the files of one folder into the other.
        why: touchstone explain file/twin
      "
    `);
  });

  test.for([
    ["a composed accent", "cases/caf\u00e9.md", "cases/cafe\u0301.md"],
    ["a long s of two letters", "cases/stra\u00dfe.md", "cases/STRASSE.md"],
    ["a Greek letter of two forms", "cases/\u03c2.md", "cases/\u03a3.md"],
    ["a file and a folder", "cases/a", "cases/A/b.md"],
  ] as const)("rejects names that one disk takes for one: %s", async ([, first, second]) => {
    const found = await findingsOf({ ...goodSet(pendingCase), [first]: "", [second]: "" });
    expect(found.map(({ rule }) => rule)).toEqual(["file/twin"]);
    const files = found.flatMap(({ at, related = [] }) => [at, ...related]).map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set([first, second]));
  });

  test("keeps the case itself where three names fall together", async () => {
    const files = {
      ...goodSet(pendingCase),
      "cases/REFUND-POLICY-001.YAML": pendingCase,
      "cases/refund-policy-001.yml": pendingCase,
    };
    const found = await findingsOf(files);
    expect(found.map(({ rule, related = [] }) => [rule, related[0]?.file])).toEqual([
      ["file/twin", path],
      ["file/twin", path],
    ]);
  });
});
