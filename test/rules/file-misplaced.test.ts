import { describe, expect, test } from "vitest";
import { goodCorpus, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { refunds, splitSet } from "../support/split-set.ts";

describe("file/misplaced", () => {
  test.for([
    [
      "a file in a folder of its own",
      { ...goodCorpus(), "cases/refunds/eu/refund-policy-001.yaml": pendingCase },
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a file of another name", async () => {
    expect(await report({ ...goodCorpus(), "cases/refunds/first.yaml": pendingCase }))
      .toMatchInlineSnapshot(`
      "cases/refunds/first.yaml:1:5 error file/misplaced
        The case's id is "refund-policy-001", but its file is named "first.yaml".
        fix: Rename the file to "refund-policy-001.yaml", or correct the id while nobody has approved the case.
        why: touchstone explain file/misplaced
      "
    `);
  });

  test("rejects families of a set under another ending, which nothing reads", async () => {
    const set = splitSet({ families: [refunds] });
    const { "families.yaml": text = "", ...rest } = set;
    expect(await report({ ...rest, "families.yml": text })).toMatchInlineSnapshot(`
      "families.yml:1:1 error file/misplaced
        The families of a set are in "families.yaml", so "families.yml" was not read.
        fix: Rename the file to "families.yaml".
        why: touchstone explain file/misplaced
      "
    `);
  });

  test("takes an id with an ending for a slip", async () => {
    const text = pendingCase.replace("id: refund-policy-001", "id: refund-policy-001.yaml");
    const found = await report({ ...goodCorpus(), "cases/refund-policy-001.yaml": text });
    expect(found).toContain("fix: Write the id without its ending: only the file has one.");
  });

  test("rejects the ending .yml", async () => {
    expect(await report({ ...goodCorpus(), "cases/refund-policy-001.yml": pendingCase }))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yml:1:5 error file/misplaced
        The case's id is "refund-policy-001", but its file is named "refund-policy-001.yml".
        fix: Rename the file to "refund-policy-001.yaml", or correct the id while nobody has approved the case.
        why: touchstone explain file/misplaced
      "
    `);
  });

  test("rejects an ending in capitals, which a disk may or may not tell from small letters", async () => {
    expect(
      await report({ ...goodCorpus(), "cases/refund-policy-001.YAML": pendingCase }),
    ).toContain('its file is named "refund-policy-001.YAML"');
  });
});
