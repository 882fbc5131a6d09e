import { expect, test } from "vitest";
import { numberedTexts } from "../../scripts/build/numbered-lines.ts";

test("each line is there once, and each text is runs of lines", () => {
  const source = numberedTexts([
    ["before", ["id: a", "kind: answerable", "query: Why?"]],
    ["after", ["id: a", "kind: answerable", "query: How?", "id: a"]],
  ]);
  expect(source.replace(/\nfunction linesOf.*/s, "")).toMatchInlineSnapshot(`
    "const lines: readonly string[] = [
      "id: a",
      "kind: answerable",
      "query: Why?",
      "query: How?",
    ];

    /** By name, the runs of lines of a text: the first line of each run and how many, in turn. */
    const runs: Readonly<Record<string, readonly number[]>> = {
      "before": [0, 3],
      "after": [0, 2, 3, 1, 0, 1],
    };
    "
  `);
});
