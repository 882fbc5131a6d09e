import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingAbstention } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const phrased = edited(pendingAbstention, "Where can", "Where may");
const variant = `${edited(phrased, "parking-001", "parking-002")}variantOf: parking-001\n`;
const retired = "retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: No need.}\n";
const rejected = "review: {status: rejected}\n";

describe("case/variant-of-inactive", () => {
  test.for([
    ["a variant of a case in use", goodSet(pendingAbstention, variant)],
    ["two that were retired together", goodSet(pendingAbstention + retired, variant + retired)],
    ["a rejected variant", goodSet(pendingAbstention + retired, variant + rejected)],
    ["a retired variant of a case in use", goodSet(pendingAbstention, variant + retired)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a candidate whose parent is retired", async () => {
    expect(await report(goodSet(pendingAbstention + retired, variant))).toMatchInlineSnapshot(`
      "cases/parking-002.yaml:8:12 error case/variant-of-inactive
        The case is a variant of "parking-001", which was retired.
        see: cases/parking-001.yaml:8:1
        fix: Name the case in use that it rephrases; where the question stands by itself, remove "variantOf"; else reject this one as well, with "touchstone review record parking-002".
        why: touchstone explain case/variant-of-inactive
      "
    `);
  });

  test("rejects an approved variant whose parent was rejected", async () => {
    const files = goodSet(pendingAbstention + rejected, approved(variant));
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/parking-002.yaml:8:12 error case/variant-of-inactive
        The case is a variant of "parking-001", which was rejected.
        see: cases/parking-001.yaml:8:18
        fix: Name the case in use that it rephrases; where the question stands by itself, remove "variantOf"; else retire this one as well, with "touchstone review retire parking-002".
        why: touchstone explain case/variant-of-inactive
      "
    `);
  });

  test("says nothing where another case of that id is in use, or the status could not be read", async () => {
    const twins = await findingsOf({
      ...goodSet(pendingAbstention + retired, variant),
      "cases/twin/parking-001.yaml": pendingAbstention,
    });
    const unread = await findingsOf(
      goodSet(`${pendingAbstention}review: {status: declined}\n`, variant),
    );
    const rules = [...twins, ...unread].map(({ rule }) => rule);
    expect(rules).toEqual(["case/duplicate-id", "file/off-schema"]);
  });

  test("leaves a case that names itself to the rule that finds it", async () => {
    const itself = edited(variant, "variantOf: parking-001", "variantOf: parking-002");
    const found = await findingsOf(goodSet(itself));
    expect(found.map(({ rule }) => rule)).toEqual(["case/variant-without-parent"]);
  });
});
