import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("file/duplicate-key", () => {
  test.for([
    ["one name in two maps", goodSet(edited(pendingCase, "author: avery", "author: kind"))],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a field that stands twice", async () => {
    expect(await report(goodSet(edited(pendingCase, "query:", "query: When?\nquery:"))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:4:1 error file/duplicate-key
          "query" stands twice among these fields, and a reader may take either value.
          see: cases/refund-policy-001.yaml:3:1
          fix: Keep one of the two.
          why: touchstone explain file/duplicate-key
        "
      `);
  });

  test("rejects it inside an entry", async () => {
    expect(
      await report(
        goodSet(
          edited(
            pendingCase,
            "    sourceRevision: v4",
            "    sourceRevision: v4\n    sourceRevision: v3",
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:11:5 error file/duplicate-key
        "sourceRevision" stands twice among these fields, and a reader may take either value.
        see: cases/refund-policy-001.yaml:10:5
        fix: Keep one of the two.
        why: touchstone explain file/duplicate-key
      "
    `);
  });
});
