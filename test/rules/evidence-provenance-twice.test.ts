import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const entry = /^ {2}- chunkId:[^]*?(?=^\S)/m.exec(pendingCase)?.[0] ?? "";

describe("evidence/provenance-twice", () => {
  test.for([["two chunks of one text", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects a second entry", async () => {
    expect(await report(goodSet(edited(pendingCase, "corpusRevision:", `${entry}corpusRevision:`))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:14 error evidence/provenance-twice
        "provenance" has a second entry for chunk "refund-policy:12".
        see: cases/refund-policy-001.yaml:7:14
        fix: Keep the entry that says what was judged and remove the other.
        why: touchstone explain evidence/provenance-twice
      "
    `);
  });

  test("leaves entries for a chunk that is not relevant to another rule", async () => {
    const other = entry.replace("refund-policy:12", "travel-policy:3");
    const found = await findingsOf(
      goodSet(edited(pendingCase, "corpusRevision:", `${other}${other}corpusRevision:`)),
    );
    expect(found.map(({ rule }) => rule)).not.toContain("evidence/provenance-twice");
    expect(found.map(({ rule }) => rule)).toContain("evidence/provenance-without-chunk");
  });
});
