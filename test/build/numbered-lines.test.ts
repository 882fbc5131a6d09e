import { expect, test } from "vitest";
import { numberedTexts } from "../../scripts/build/numbered-lines.ts";

test("each line is there once, and each text is runs of lines", () => {
  const { declarations, runs } = numberedTexts([
    ["before", ["id: a", "kind: answerable", "query: Why?"]],
    ["after", ["id: a", "kind: answerable", "query: How?", "id: a"]],
  ]);
  expect([...runs]).toEqual([
    ["before", [0, 3]],
    ["after", [0, 2, 3, 1, 0, 1]],
  ]);
  expect(declarations.match(/id: a/g)).toHaveLength(1);
});
