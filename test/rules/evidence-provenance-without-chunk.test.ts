import { describe, expect, test } from "vitest";
import { contentHash } from "../../src/model/hash.ts";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase, shortCase, travelText } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const entry = `  - chunkId: travel-policy:3
    documentId: travel-policy
    sourceUri: https://docs.example.test/travel
    sourceRevision: v2
    contentHash: ${contentHash(travelText)}
`;

describe("evidence/provenance-without-chunk", () => {
  test.for([
    [
      "an entry for each relevant chunk",
      goodSet(
        edited(
          edited(pendingCase, "corpusRevision:", `${entry}corpusRevision:`),
          '["refund-policy:12"]',
          '["refund-policy:12", "travel-policy:3"]',
        ),
      ),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an entry for a chunk that nobody judged relevant", async () => {
    expect(await report(goodSet(edited(pendingCase, "corpusRevision:", `${entry}corpusRevision:`))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:14 error evidence/provenance-without-chunk
        "provenance" has an entry for chunk "travel-policy:3", which is not among "relevantChunkIds".
        fix: Add the chunk to the relevant ones if a reviewer judged it so, or remove the entry.
        why: touchstone explain evidence/provenance-without-chunk
      "
    `);
  });

  test.for([
    ["a case that waits for fill", `${shortCase}provenance:\n${entry}`, "evidence/short-form"],
    [
      "relevant chunks that could not be read",
      edited(pendingCase, '["refund-policy:12"]', '["refund-policy:12", 3]').replace(
        "corpusRevision:",
        `${entry}corpusRevision:`,
      ),
      "file/off-schema",
    ],
  ] as const)("leaves %s to another finding", async ([, text, other]) => {
    const found = await findingsOf(goodSet(text));
    expect(found.map(({ rule }) => rule)).toEqual([other]);
  });
});
