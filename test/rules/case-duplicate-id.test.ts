import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodCorpus, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

describe("case/duplicate-id", () => {
  test.for([["two cases of two ids", goodSet(pendingCase, pendingAbstention)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects each later file, in path order", async () => {
    expect(
      await report({
        ...goodSet(pendingCase),
        "cases/a/refund-policy-001.yaml": pendingCase,
        "cases/z/refund-policy-001.yaml": pendingCase,
      }),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:5 error case/duplicate-id
        The id "refund-policy-001" is that of another case too.
        see: cases/a/refund-policy-001.yaml:1:5, cases/z/refund-policy-001.yaml:1:5
        fix: Give this case an id of its own and rename its file to match, or remove it if it is a copy.
        why: touchstone explain case/duplicate-id

      cases/z/refund-policy-001.yaml:1:5 error case/duplicate-id
        The id "refund-policy-001" is that of another case too.
        see: cases/a/refund-policy-001.yaml:1:5, cases/refund-policy-001.yaml:1:5
        fix: Give this case an id of its own and rename its file to match, or remove it if it is a copy.
        why: touchstone explain case/duplicate-id
      "
    `);
  });

  test("compares no ids that could not be read", async () => {
    const found = await findingsOf({
      ...goodCorpus(),
      "cases/a.yaml": edited(pendingCase, "id: refund-policy-001", "id: 7"),
      "cases/b.yaml": edited(pendingCase, "id: refund-policy-001", "id: 7"),
    });
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema", "file/off-schema"]);
  });
});
