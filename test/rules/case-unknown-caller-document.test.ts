import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (caller: string, claim = "access"): Files =>
  splitSet(
    { claim, families: [refunds, travel] },
    candidateOn("a", ["travel-policy"], `caller: ${caller}`),
  );

describe("case/unknown-caller-document", () => {
  test("warns of a slip in a list, with the nearest id and the number of others", async () => {
    const found = await report(set("{documents: [travel-policy, refund-polcy, canteen, parking]}"));
    expect(found).toMatchInlineSnapshot(`
      "cases/a.yaml:10:37 warning case/unknown-caller-document
        The caller may see "refund-polcy", and no document of that id is in the corpus; the nearest is "refund-policy". 2 other ids of the list are unknown as well.
        fix: Write the id as the corpus has it, or take it out: what the caller may see decides which answer is right.
        why: touchstone explain case/unknown-caller-document
      "
    `);
  });

  test("knows the documents of the revision of the case", async () => {
    expect(await report(set("{documents: [travel-policy, refund-policy]}"))).toBe("");
  });

  test("says nothing under another claim", async () => {
    expect(await report(set("{documents: [canteen]}", "family"))).toBe("");
  });

  test("says nothing where the documents of the revision cannot be told", async () => {
    const files = { ...set("{documents: [travel-policy, canteen]}") };
    const list = "corpus-revisions/corpus-2026-09-01/documents.jsonl";
    expect(Object.keys(files)).toContain(list);
    const found = await findingsOf({ ...files, [list]: "{}\n" });
    expect(found.map(({ rule }) => rule)).not.toContain("case/unknown-caller-document");
  });
});
