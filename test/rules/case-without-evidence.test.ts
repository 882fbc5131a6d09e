import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingAbstention, pendingCase, shortCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const withoutProvenance = pendingCase.replace(/^provenance:\n(?: .*\n)+/m, "");

describe("case/without-evidence", () => {
  test.for([
    ["an abstention", goodSet(pendingAbstention)],
    [
      "an inconclusive case with evidence",
      goodSet(edited(pendingCase, "kind: answerable", "kind: inconclusive")),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("accepts a case that waits for fill", async () => {
    const found = await report(goodSet(shortCase));
    expect(found).toContain("evidence/short-form");
    expect(found).not.toContain("case/without-evidence");
  });

  test("rejects an empty list", async () => {
    expect(
      await report(
        goodSet(
          edited(
            withoutProvenance,
            'relevantChunkIds: ["refund-policy:12"]',
            "relevantChunkIds: []",
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:5:19 error case/without-evidence
        An answerable case rests on evidence, but this one lists no relevant chunk.
        fix: Name the evidence (a short "evidence" entry and "touchstone fill" will do), or write "kind: abstention" if the right outcome is to give no answer.
        why: touchstone explain case/without-evidence
      "
    `);
  });

  test("rejects an absent list", async () => {
    expect(
      await report(
        goodSet(edited(withoutProvenance, 'relevantChunkIds: ["refund-policy:12"]\n', "")),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:2:7 error case/without-evidence
        An answerable case rests on evidence, but this one has no "relevantChunkIds".
        fix: Name the evidence (a short "evidence" entry and "touchstone fill" will do), or write "kind: abstention" if the right outcome is to give no answer.
        why: touchstone explain case/without-evidence
      "
    `);
  });

  test("rejects an inconclusive case without evidence", async () => {
    expect(
      await report(
        goodSet(
          edited(withoutProvenance, 'relevantChunkIds: ["refund-policy:12"]\n', "").replace(
            "answerable",
            "inconclusive",
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:2:7 error case/without-evidence
        An inconclusive case rests on evidence, but this one has no "relevantChunkIds".
        fix: Name the evidence (a short "evidence" entry and "touchstone fill" will do), or write "kind: abstention" if the right outcome is to give no answer.
        why: touchstone explain case/without-evidence
      "
    `);
  });

  test("never takes a missing kind for an abstention", async () => {
    expect(
      await report(
        goodSet(
          edited(withoutProvenance, 'relevantChunkIds: ["refund-policy:12"]\n', "").replace(
            "kind: answerable\n",
            "",
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error case/without-evidence
        A case that is no abstention rests on evidence, but this one has no "relevantChunkIds".
        fix: Name the evidence (a short "evidence" entry and "touchstone fill" will do), or write "kind: abstention" if the right outcome is to give no answer.
        why: touchstone explain case/without-evidence

      cases/refund-policy-001.yaml:1:1 error file/off-schema
        "kind" is missing.
        fix: Add a line "kind: answerable", or inconclusive, or abstention: the kind is never guessed.
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("waits for a kind that is there and cannot be read: it may be a misspelt abstention", async () => {
    const found = await report(goodSet(pendingAbstention.replace("abstention", "Abstention")));
    expect(found).toContain("error file/off-schema");
    expect(found).not.toContain("case/without-evidence");
  });
});
