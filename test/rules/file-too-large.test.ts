import { describe, expect, test } from "vitest";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const padded = (size: number): string =>
  `${pendingCase}#${"x".repeat(size - pendingCase.length - 1)}`;

describe("file/too-large", () => {
  test.for([["a case of just 256 KiB", goodSet(padded(256 * 1024))]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects a case of one byte more", async () => {
    expect(await report(goodSet(padded(256 * 1024 + 1)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error file/too-large
        The file is larger than the 256 KiB that a file of its kind may have, so it was not read.
        fix: Shorten it: a file holds one case, and no texts of documents.
        why: touchstone explain file/too-large
      "
    `);
  });
});
