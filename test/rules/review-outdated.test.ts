import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { evaluatedSet, handbook, refund } from "../support/evaluated-set.ts";
import { approved, caseFiles, goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("review/outdated", () => {
  test.for([
    ["an untouched case", goodSet(approved(pendingCase))],
    [
      "new labels and notes",
      goodSet(`${approved(pendingCase)}tags: [refunds]\nnotes: Asked often.\n`),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an edited answer", async () => {
    expect(
      await report(
        goodSet(
          edited(
            approved(pendingCase),
            "within 30 days of purchase.",
            "within 60 days of purchase.",
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:25:11 error review/outdated
        The case was edited after "jordan" approved it: the digest of what was read no longer fits.
        fix: Have it judged again with "touchstone review record refund-policy-001", or restore the text that was approved from Git.
        why: touchstone explain review/outdated
      "
    `);
  });

  test("names the decision about evidence where the corpus moved on since", async () => {
    const now = { chunks: { ...handbook.chunks, "refunds:1": "Ask within 60 days." } };
    const longer = edited(refund, "This of refund-001.", "For two months.");
    expect(await report(evaluatedSet(now, caseFiles(longer)))).toMatchInlineSnapshot(`
      "cases/refund-001.yaml:20:11 error review/outdated
        The case was edited after "jordan" approved it: the digest of what was read no longer fits.
        fix: Decide about it with "touchstone refresh decide refund-001 --revised", which takes what the file says now; or restore the text that was approved from Git.
        why: touchstone explain review/outdated
      "
    `);
  });

  test("rejects an edit after which the case has no digest", async () => {
    const text = edited(approved(pendingCase), "    quote:", "    grade: .inf\n    quote:");
    const outdated = (await report(goodSet(text)))
      .split("\n\n")
      .filter((finding) => finding.includes("review/outdated"));
    expect(outdated.join("\n")).toContain('The case was edited after "jordan" approved it');
  });
});
