import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, refunds, refusal, splitSet } from "../support/split-set.ts";

describe("family/understated", () => {
  const families = [refunds, "travel: {title: Travel, documents: [travel-policy], split: dev}"];

  test.for([
    [
      "a case that names nothing",
      splitSet({ families }, candidateOn("a", ["refund-policy", "travel-policy"])),
    ],
    [
      "a case that names all",
      splitSet(
        { families },
        candidateOn("a", ["refund-policy", "travel-policy"], "families: [travel, refunds]"),
      ),
    ],
    [
      "a case that names more",
      splitSet({ families }, candidateOn("a", ["refund-policy"], "families: [travel, refunds]")),
    ],
    [
      "a refusal that rests on nothing",
      splitSet({ families }, refusal("a", "families: []", "split: dev")),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a case that names only its first source", async () => {
    const files = splitSet(
      { families },
      candidateOn("a", ["refund-policy", "travel-policy"], "families: [refunds]"),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/a.yaml:11:1 error family/understated
        The case names only "refunds", but it rests on documents of "travel" too, so the list hides what it depends on.
        see: cases/a.yaml:8:46
        fix: Take "families" out of the case, since its documents decide; or name all of them.
        why: touchstone explain family/understated
      "
    `);
  });

  test("rejects a refusal whose near miss is of a family that it does not name", async () => {
    const files = splitSet(
      { families },
      refusal("a", "families: []", 'distractorChunkIds: ["travel-policy:3"]'),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/a.yaml:8:1 error family/understated
        The case names no family, but it rests on documents of "travel", so the list hides what it depends on.
        see: cases/a.yaml:9:22
        fix: Take "families" out of the case, since its documents decide; or name all of them.
        why: touchstone explain family/understated
      "
    `);
  });
});
