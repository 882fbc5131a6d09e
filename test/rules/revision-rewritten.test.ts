import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const file = "corpus-revisions/corpus-2026-09-01/revision.yaml";
const rewritten = (text: string): Files => {
  const files = goodSet(text);
  return { ...files, [file]: edited(files[file] ?? "", "name: by-heading", "name: by-page") };
};

describe("revision/rewritten", () => {
  test.for([
    ["an approval under the revision as it is", goodSet(approved(pendingCase))],
    ["a pending case", rewritten(pendingCase)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an approval under a revision that was written anew", async () => {
    expect(await report(rewritten(approved(pendingCase)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:26:11 error revision/rewritten
        Corpus revision "corpus-2026-09-01" was rewritten after the approval: the digest of what was read no longer fits.
        see: corpus-revisions/corpus-2026-09-01/revision.yaml:1:1
        fix: Restore the revision's files from Git, record the changed corpus under a new name, or have the case reviewed again.
        why: touchstone explain revision/rewritten
      "
    `);
  });

  test("leaves a case that was edited since to its own finding", async () => {
    expect(await report(rewritten(edited(approved(pendingCase), "When can", "When may"))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:25:11 error review/outdated
          The case was edited after "jordan" approved it: the digest of what was read no longer fits.
          fix: Restore from Git "corpus-revisions/corpus-2026-09-01"; or have the case judged as a new one: write "review: {status: pending}" in the place of its review, name its evidence in the short form in the place of "relevantChunkIds", "provenance" and "corpusRevision", run "touchstone fill refund-policy-001", and "touchstone review record refund-policy-001".
          why: touchstone explain review/outdated
        "
      `);
  });
});
