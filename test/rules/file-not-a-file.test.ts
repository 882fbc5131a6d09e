import { describe, expect, test } from "vitest";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("file/not-a-file", () => {
  test.for([["plain files", goodSet(pendingCase)]] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a symbolic link among the cases", async () => {
    expect(
      await report({
        ...goodSet(pendingCase),
        "cases/refund-policy-002.yaml": { kind: "symlink", target: "refund-policy-001.yaml" },
      }),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-002.yaml:1:1 error file/not-a-file
        This is a symbolic link, not a file.
        fix: Put the file itself here.
        why: touchstone explain file/not-a-file
      "
    `);
  });

  test("rejects a linked folder, which may hide cases whatever its name is", async () => {
    expect(
      await report({
        ...goodSet(pendingCase),
        "cases/shared": { kind: "symlink", target: "../elsewhere" },
      }),
    ).toContain("cases/shared:1:1 error file/not-a-file");
  });

  test("rejects a submodule among the revisions", async () => {
    expect(
      await report({ ...goodSet(pendingCase), "corpus-revisions/shared": { kind: "submodule" } }),
    ).toMatchInlineSnapshot(`
      "corpus-revisions/shared:1:1 error file/not-a-file
        This is a submodule, not a file.
        fix: Put the file itself here.
        why: touchstone explain file/not-a-file
      "
    `);
  });

  test("rejects a link as the pointer to the current revision, once", async () => {
    expect(
      await report({
        ...goodSet(pendingCase),
        "corpus-revisions/current.yaml": { kind: "symlink", target: "other.yaml" },
      }),
    ).toMatchInlineSnapshot(`
      "corpus-revisions/current.yaml:1:1 error file/not-a-file
        This is a symbolic link, not a file.
        fix: Put the file itself here.
        why: touchstone explain file/not-a-file
      "
    `);
  });
});
