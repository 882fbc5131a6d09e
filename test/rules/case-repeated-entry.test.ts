import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { goodKinds, setWith, type Value } from "../mutants/good-kinds.ts";
import { partAt, replaced, type PartPath } from "../support/edits.ts";
import { goodSet, pendingAbstention } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const lists: readonly (readonly [kind: string, path: PartPath])[] = [
  ["answerable", ["acceptedAnswers", 0, "chunkIds"]],
  ["answerable", ["tags"]],
  ["answerable", ["caller", "documents"]],
  ["answerable", ["review", "confirmed"]],
  ["abstention", ["distractorChunkIds"]],
  ["abstention", ["families"]],
  ["exploration", ["origin", "excerpt", "chunkIds"]],
  ["refreshed", ["refresh", "reasons"]],
  ["refreshed", ["refresh", "observations"]],
  ["resolved", ["sentinel", "resolution", "clarified"]],
];

describe("case/repeated-entry", () => {
  test("accepts lists that name each thing once", async () => {
    const { short, ...kinds } = goodKinds;
    expect(short).toBeDefined();
    expect(await report(setWith(kinds))).toBe("");
  });

  test("rejects a distractor that is listed twice", async () => {
    const text = `${pendingAbstention}distractorChunkIds: ["travel-policy:3", "travel-policy:3"]\n`;
    expect(await report(goodSet(text))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:8:41 error case/repeated-entry
        "travel-policy:3" stands twice in "distractorChunkIds".
        see: cases/parking-001.yaml:8:22
        fix: Remove one of the two.
        why: touchstone explain case/repeated-entry
      "
    `);
  });

  test.for(lists)("looks at %s: %s", async ([kind, path]) => {
    const first: unknown = (partAt(goodKinds[kind], path) as readonly unknown[])[0];
    const value = replaced(goodKinds[kind], path, [first, first]) as Value;
    const found = await findingsOf(setWith({ [kind]: value }));
    expect(found.map(({ rule }) => rule)).toContain("case/repeated-entry");
  });

  test("takes a list of any length in one pass", async () => {
    const tags = Array.from({ length: 5_000 }, (_, index) => `t${index}`);
    const text =
      pendingAbstention + stringify({ tags: [...tags, "t0"] }, { flowCollectionPadding: false });
    const found = await findingsOf(goodSet(text));
    expect(found.map(({ rule }) => rule)).toEqual(["case/repeated-entry"]);
  });
});
