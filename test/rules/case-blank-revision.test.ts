import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingAbstention, pendingCase, shortCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("case/blank-revision", () => {
  test.for([["a recorded revision", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("accepts a case that waits for fill", async () => {
    const found = await report(goodSet(shortCase));
    expect(found).toContain("evidence/short-form");
    expect(found).not.toContain("case/blank-revision");
  });

  test("rejects a blank revision", async () => {
    expect(
      await report(
        goodSet(edited(pendingCase, "corpusRevision: corpus-2026-09-01", 'corpusRevision: " "')),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:17 error case/blank-revision
        The corpus revision is blank.
        fix: Name the corpus revision under which the case was judged; for a new case "touchstone fill" adds the current one.
        why: touchstone explain case/blank-revision
      "
    `);
  });

  test("rejects an absent revision", async () => {
    expect(await report(goodSet(edited(pendingCase, "corpusRevision: corpus-2026-09-01\n", ""))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error case/blank-revision
        The case names no corpus revision.
        fix: Name the corpus revision under which the case was judged; for a new case "touchstone fill" adds the current one.
        why: touchstone explain case/blank-revision
      "
    `);
  });

  test("rejects an absent revision on an abstention", async () => {
    expect(
      await report(goodSet(edited(pendingAbstention, "corpusRevision: corpus-2026-09-01\n", ""))),
    ).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:1:1 error case/blank-revision
        The case names no corpus revision.
        fix: Name the corpus revision under which the case was judged; for a new case "touchstone fill" adds the current one.
        why: touchstone explain case/blank-revision
      "
    `);
  });
});
