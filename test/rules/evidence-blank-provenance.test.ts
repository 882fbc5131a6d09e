import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("evidence/blank-provenance", () => {
  test.for([["filled fields", goodSet(pendingCase)]] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a blank field", async () => {
    expect(
      await report(goodSet(edited(pendingCase, "sourceRevision: v4", 'sourceRevision: "\\u3000"'))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:10:21 error evidence/blank-provenance
        "sourceRevision" is blank.
        fix: Write what the corpus revision records for this chunk.
        why: touchstone explain evidence/blank-provenance
      "
    `);
  });

  test("rejects each blank field", async () => {
    expect(
      await report(
        goodSet(
          edited(
            edited(pendingCase, "documentId: refund-policy", 'documentId: ""'),
            "https://docs.example.test/refunds",
            '""',
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:8:17 error evidence/blank-provenance
        "documentId" is blank.
        fix: Write what the corpus revision records for this chunk.
        why: touchstone explain evidence/blank-provenance

      cases/refund-policy-001.yaml:9:16 error evidence/blank-provenance
        "sourceUri" is blank.
        fix: Write what the corpus revision records for this chunk.
        why: touchstone explain evidence/blank-provenance
      "
    `);
  });
});
