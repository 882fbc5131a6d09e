import { describe, expect, test } from "vitest";
import { caseFiles, goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";

describe("evidence/not-in-revision", () => {
  test.for([["a chunk of the revision", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects a chunk that the revision does not hold", async () => {
    expect(await report(goodSet(pendingCase.replaceAll("refund-policy:12", "refund-policy:13"))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:7:14 error evidence/not-in-revision
          Chunk "refund-policy:13" is not in corpus revision "corpus-2026-09-01".
          fix: Name chunk "refund-policy:12", whose text there has the content hash given here, or judge the case again under a revision that holds this one.
          why: touchstone explain evidence/not-in-revision
        "
      `);
  });

  test("names no chunk where several have the text", async () => {
    const chunks = { "leave:1": "Ask five days ahead.", "travel:1": "Ask five days ahead." };
    const corpus = { chunks };
    const judged = judgedCase("leave-001", { under: "one", corpus, chunks: ["leave:1"] });
    const files = { ...twoCorpora(corpus, corpus), ...caseFiles(judged) };
    const wrong = judged.replaceAll("leave:1", "leave:9");
    const told = await report({ ...files, ...caseFiles(wrong) });
    expect(told).toContain("fix: Name a chunk of that revision, or judge");
  });
});
