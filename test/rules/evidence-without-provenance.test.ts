import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase, shortCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const relevant = (...ids: string[]): string =>
  edited(pendingCase, '["refund-policy:12"]', JSON.stringify(ids));

describe("evidence/without-provenance", () => {
  test.for([["an entry for the chunk", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects a chunk without an entry, once even where it is listed twice", async () => {
    expect(
      await report(goodSet(relevant("refund-policy:12", "travel-policy:3", "travel-policy:3"))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:5:39 error evidence/without-provenance
        Chunk "travel-policy:3" is relevant, but "provenance" has no entry for it.
        fix: Add an entry that says which document, source revision and text were judged, or remove the chunk.
        why: touchstone explain evidence/without-provenance

      cases/refund-policy-001.yaml:5:57 error case/duplicate-chunk
        Chunk "travel-policy:3" is listed twice.
        see: cases/refund-policy-001.yaml:5:39
        fix: Remove one of the two.
        why: touchstone explain case/duplicate-chunk
      "
    `);
  });

  test("counts an entry whose id could not be read as an entry", async () => {
    expect(await report(goodSet(edited(pendingCase, "chunkId: refund-policy:12", "chunkId: 12"))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:7:14 error file/off-schema
        "chunkId" is the number 12 here, but text is due.
        fix: Put it in quotes: "12".
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("leaves a case that waits for fill to its own finding", async () => {
    const found = await findingsOf(goodSet(`${shortCase}relevantChunkIds: ["travel-policy:3"]\n`));
    expect(found.map(({ rule }) => rule)).toEqual(["evidence/short-form"]);
  });
});
