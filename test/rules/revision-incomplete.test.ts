import { describe, expect, test } from "vitest";
import { goodCorpus, goodSet, pendingCase, withoutFile } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const recordFile = "corpus-revisions/corpus-2026-09-01/revision.yaml";

describe("revision/incomplete", () => {
  test.for([["a whole revision", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects a revision without its manifests", async () => {
    expect(
      await report({
        ...goodSet(pendingCase),
        "corpus-revisions/corpus-2026-10-01/revision.yaml":
          goodCorpus()[recordFile]?.replace("corpus-2026-09-01", "corpus-2026-10-01") ?? "",
      }),
    ).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-10-01/revision.yaml:1:1 error revision/incomplete
        Corpus revision "corpus-2026-10-01" has no "documents.jsonl" or "chunks.jsonl".
        fix: Restore the revision's files from Git, or remove its folder if no case was judged under it.
        why: touchstone explain revision/incomplete
      "
    `);
  });

  test("rejects a revision without its record", async () => {
    expect(await report(withoutFile(goodSet(pendingCase), recordFile))).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/chunks.jsonl:1:1 error revision/incomplete
        Corpus revision "corpus-2026-09-01" has no "revision.yaml".
        fix: Restore the revision's files from Git, or remove its folder if no case was judged under it.
        why: touchstone explain revision/incomplete
      "
    `);
  });
});
