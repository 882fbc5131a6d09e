import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingAbstention } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const variant = (of: string): string =>
  `${pendingAbstention.replace("parking-001", "parking-002").replace("Where can", "Where may")}${of}`;
const ofParent = variant("variantOf: parking-001\n");

describe("case/variant-without-parent", () => {
  test.for([
    ["a variant beside its parent", goodSet(pendingAbstention, ofParent)],
    [
      "a rejected variant that outlived its parent",
      goodSet(`${ofParent}review: {status: rejected}\n`),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a variant whose parent was deleted", async () => {
    expect(await report(goodSet(ofParent))).toMatchInlineSnapshot(`
      "cases/parking-002.yaml:8:12 error case/variant-without-parent
        The case is a variant of "parking-001", which is not in the set.
        fix: Name the case that it rephrases, or restore that case from Git: what has variants is retired together with them, not deleted.
        why: touchstone explain case/variant-without-parent
      "
    `);
  });

  test("rejects a case that names itself", async () => {
    expect(await report(goodSet(variant("variantOf: parking-002\n")))).toMatchInlineSnapshot(`
      "cases/parking-002.yaml:8:12 error case/variant-without-parent
        The case is a variant of "parking-002", which is this case itself.
        fix: Name the case that it rephrases, or restore that case from Git: what has variants is retired together with them, not deleted.
        why: touchstone explain case/variant-without-parent
      "
    `);
  });

  test("rejects another phrasing of nothing", async () => {
    const phrasing = edited(
      pendingAbstention,
      "{kind: human, author: avery}",
      "{kind: synthetic, lane: phrasing, generator: writer-2}",
    );
    expect(await report(goodSet(phrasing))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:7:33 error case/variant-without-parent
        The case comes from the lane "phrasing" but does not name the case that it rephrases.
        fix: Add a line "variantOf: …" of its own with the id of that case; if it rephrases none, the lane is backlog or exploration.
        why: touchstone explain case/variant-without-parent
      "
    `);
  });

  test("leaves a parent that cannot be read to its own finding, and a name that is none to its", async () => {
    const unreadable = await findingsOf({
      ...goodSet(ofParent),
      "cases/x/parking-001.yaml": "id: [",
    });
    expect(unreadable.map(({ rule }) => rule)).toEqual(["file/not-yaml"]);
    const phrasing = "origin: {kind: synthetic, lane: phrasing, generator: writer-2}";
    const nameless = variant("variantOf: 7\n").replace(/^origin: .*$/m, phrasing);
    const found = await findingsOf(goodSet(nameless));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
