import { expect, test } from "vitest";
import { lineGroups } from "../../../src/corpus/chunking/line-groups.ts";

function groups(text: string, most: number): readonly string[] {
  return lineGroups(text, { start: 0, end: text.length }, most).map(({ start, end }) =>
    text.slice(start, end),
  );
}

test("what closes a group stays with it, and what leads to a line with that line", () => {
  const code = "a {\n  1;\n}\n// of b\n@logged\nb {\n  2;\n}\nc {\n  3;\n}\n";
  expect(groups(code, 30)).toEqual([
    "a {\n  1;\n}\n",
    "// of b\n@logged\nb {\n  2;\n}\n",
    "c {\n  3;\n}\n",
  ]);
});

test("blank lines part first, then what stands furthest out, level by level", () => {
  const code = "a:\n  b:\n    c: 1\n    d: 2\n  e:\n    f: 3\n\ng: 4\nh: 5\n";
  expect(groups(code, 50)).toEqual([
    "a:\n  b:\n    c: 1\n    d: 2\n  e:\n    f: 3\n\n",
    "g: 4\nh: 5\n",
  ]);
  expect(groups(code, 20)).toEqual([
    "a:\n",
    "  b:\n",
    "    c: 1\n",
    "    d: 2\n",
    "  e:\n    f: 3\n\n",
    "g: 4\nh: 5\n",
  ]);
});
