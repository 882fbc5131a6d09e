import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase, shortCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("evidence/short-form", () => {
  test.for([["evidence that was looked up", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects a case that waits for fill, with this finding alone", async () => {
    expect(await report(goodSet(shortCase))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:5:1 error evidence/short-form
        The evidence is still in its short form: its chunks are not looked up yet.
        fix: Run "touchstone fill" for this file, or "touchstone check --fix" for all of them; where no chunk is found, "touchstone fill --choose" asks for it.
        why: touchstone explain evidence/short-form
      "
    `);
  });

  test("names the command that asks where only a document is named", async () => {
    const text = shortCase.replace(", quote: within 30 days of purchase", "");
    expect(await report(goodSet(text))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:5:1 error evidence/short-form
        The evidence is still in its short form: its chunks are not looked up yet.
        fix: Run "touchstone fill --choose", which asks which chunk of the document it is, or add a "quote" of it.
        why: touchstone explain evidence/short-form
      "
    `);
  });

  test("rejects it on a retired case, which fill does not touch", async () => {
    const retired = `${shortCase}retired: {by: sam, at: 2026-09-03T00:00:00Z, reason: Gone.}\n`;
    const found = await report(goodSet(retired));
    expect(found).toContain("The case is retired, but its evidence is in the short form");
    expect(found).not.toContain("for this file");
  });

  test("rejects it on an approved case", async () => {
    expect(
      await report(goodSet(approved(`${pendingCase}evidence: [{chunk: "refund-policy:12"}]\n`))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:1 error evidence/short-form
        The case is approved, but its evidence is in the short form, which only a pending case may use.
        fix: To have it judged as a new one, write "review: {status: pending}" in the place of its review, take "relevantChunkIds", "provenance" and "corpusRevision" out, run "touchstone fill refund-policy-001", and have it judged with "touchstone review record refund-policy-001".
        why: touchstone explain evidence/short-form
      "
    `);
  });

  test("rejects it on a rejected case, which fill does not touch", async () => {
    expect(await report(goodSet(`${shortCase}review: {status: rejected}\n`)))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:5:1 error evidence/short-form
          The case is rejected, but its evidence is in the short form, which only a pending case may use.
          fix: To have it judged as a new one, write "review: {status: pending}" in the place of its review, take "relevantChunkIds", "provenance" and "corpusRevision" out, run "touchstone fill refund-policy-001", and have it judged with "touchstone review record refund-policy-001".
          why: touchstone explain evidence/short-form
        "
      `);
  });

  test("rejects an empty list that was left behind", async () => {
    expect(await report(goodSet(`${pendingCase}evidence: []\n`))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:1 error evidence/short-form
        The short "evidence" is an empty list.
        fix: Remove the line.
        why: touchstone explain evidence/short-form
      "
    `);
  });
});
