import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, refunds, splitSet } from "../support/split-set.ts";

const both = "refunds: {title: Both, documents: [refund-policy, travel-policy], split: dev}";
const set = (allowed: string): ReturnType<typeof splitSet> =>
  splitSet(
    { claim: "access", families: [both] },
    candidateOn("a", ["refund-policy", "travel-policy"], `caller: {documents: [${allowed}]}`),
  );

describe("evidence/outside-access", () => {
  test("rejects each document that the caller may not see", async () => {
    expect(await report(set("travel-policy"))).toMatchInlineSnapshot(`
      "cases/a.yaml:7:47 error evidence/outside-access
        Document "refund-policy" is not among those that the caller may see, so an answer from it would be a breach.
        see: cases/a.yaml:11:10
        fix: Rest the answer on a document that the caller may see; if there is none, the case is an abstention with "because: not-permitted". Add the document to "caller.documents" only if the caller may see it.
        why: touchstone explain evidence/outside-access
      "
    `);
    expect((await report(set(""))).match(/evidence\/outside-access$/gm)).toHaveLength(4);
  });

  test("accepts evidence that the caller may see", async () => {
    expect(await report(set("refund-policy, travel-policy"))).toBe("");
  });

  test("says nothing where no split is recorded yet", async () => {
    const open = refunds.replace(", split: dev", "");
    const one = candidateOn("a", ["refund-policy"], "caller: {documents: []}");
    expect(await report(splitSet({ claim: "access", families: [open] }, one))).toBe("");
  });
});
