import { describe, expect, test } from "vitest";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("file/executable", () => {
  test.for([
    ["files without the bit", goodSet(pendingCase)],
    [
      "a program among the cases that is no case",
      { ...goodSet(pendingCase), "cases/count.sh": { kind: "executable", text: "ls\n" } as const },
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a case with the bit, and reads it", async () => {
    const text = pendingCase.replace(/^query: .*$/m, 'query: " "');
    const files = {
      ...goodSet(),
      "cases/refund-policy-001.yaml": { kind: "executable", text } as const,
    };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error file/executable
        Git keeps this file as a program that may be run, and nothing in a set is one.
        fix: Take the run bit away: git update-index --chmod=-x, with the file behind it.
        why: touchstone explain file/executable

      cases/refund-policy-001.yaml:3:8 error case/blank-query
        The question is blank.
        fix: Write the question a real reader would ask.
        why: touchstone explain case/blank-query
      "
    `);
  });

  test.for([
    "corpus-revisions/current.yaml",
    "corpus-revisions/corpus-2026-09-01/chunks.jsonl",
    ".github/touchstone.yaml",
  ] as const)("rejects %s with the bit", async (path) => {
    const files = goodSet(pendingCase);
    const text = files[path] ?? "";
    const told = await report({ ...files, [path]: { kind: "executable", text } });
    expect(told).toContain(`${path}:1:1 error file/executable\n`);
    expect(told.match(/^\S/gm)).toHaveLength(1);
  });
});
