import { describe, expect, test } from "vitest";
import { currentFile } from "../../src/model/layout.ts";
import { caseFiles, goodSet, pendingCase, shortCase, withoutFile } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("revision/current-unknown", () => {
  test.for([
    ["a recorded revision", goodSet(pendingCase)],
    ["nothing at all", {}],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a pointer to a revision that is not recorded", async () => {
    expect(
      await report({ ...goodSet(pendingCase), [currentFile]: "revision: corpus-2026-10-01\n" }),
    ).toMatchInlineSnapshot(`
      "corpus-revisions/current.yaml:1:11 error revision/current-unknown
        The current corpus revision is "corpus-2026-10-01" here, but no such revision is recorded.
        fix: Name a recorded revision, such as "corpus-2026-09-01", or restore the missing folder from Git.
        why: touchstone explain revision/current-unknown
      "
    `);
  });

  test("rejects revisions without a pointer", async () => {
    expect(await report(withoutFile(goodSet(pendingCase), currentFile))).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:1:1 error revision/current-unknown
        There is no "corpus-revisions/current.yaml", so nothing says which corpus revision is current.
        fix: Add it with the line "revision: corpus-2026-09-01" if that is what the retriever sees now.
        why: touchstone explain revision/current-unknown
      "
    `);
  });

  test("rejects a pointer where nothing is recorded", async () => {
    expect(
      await report({ ...caseFiles(shortCase), [currentFile]: "revision: corpus-2026-10-01\n" }),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:5:1 error evidence/short-form
        The evidence is still in its short form: its chunks are not looked up yet.
        fix: Run "touchstone fill" for this file, or "touchstone check --fix" for all of them; where no chunk is found, "touchstone fill --choose" asks for it.
        why: touchstone explain evidence/short-form

      corpus-revisions/current.yaml:1:11 error revision/current-unknown
        The current corpus revision is "corpus-2026-10-01" here, but no such revision is recorded.
        fix: Record the corpus with "touchstone corpus snapshot".
        why: touchstone explain revision/current-unknown
      "
    `);
  });

  test("rejects cases without any corpus", async () => {
    expect(await report(caseFiles(shortCase))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error revision/current-unknown
        There is no "corpus-revisions/current.yaml", so nothing says which corpus revision is current.
        fix: Record the corpus with "touchstone corpus snapshot", which writes it.
        why: touchstone explain revision/current-unknown

      cases/refund-policy-001.yaml:5:1 error evidence/short-form
        The evidence is still in its short form: its chunks are not looked up yet.
        fix: Run "touchstone fill" for this file, or "touchstone check --fix" for all of them; where no chunk is found, "touchstone fill --choose" asks for it.
        why: touchstone explain evidence/short-form
      "
    `);
  });
});
