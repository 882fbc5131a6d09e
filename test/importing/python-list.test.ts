import fc from "fast-check";
import { expect, test } from "vitest";
import { pythonList } from "../../src/importing/python-list.ts";

test.for([
  ["[]", []],
  [" [ ] ", []],
  ["['one']", ["one"]],
  [`['one', "it's", 'say \\'no\\'', "\\"yes\\""]`, ["one", "it's", "say 'no'", '"yes"']],
  [
    "['a\\nb\\tc', '\\xe9\\u2028\\U0001f642', 'C:\\\\x', '\\d']",
    ["a\nb\tc", "é\u2028🙂", "C:\\x", "\\d"],
  ],
  ["['a, b]', '[c']", ["a, b]", "[c"]],
  ["['line\nfeed']", ["line\nfeed"]],
  ["['a' 'b']", undefined],
  ["['a',]", undefined],
  ["['a'] and more", undefined],
  ["['a'", undefined],
  ["[1, 2]", undefined],
  ["[None]", undefined],
  ["['a', ['b']]", undefined],
  ["['\\U99999999']", undefined],
  ["plain text", undefined],
  ["nan", undefined],
  ["", undefined],
] as const)("%s", ([list, texts]) => {
  expect(pythonList(list)).toEqual(texts);
});

function printed(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n")}'`;
}

test("reads back what Python would print, and breaks on nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" })), (texts) => {
      expect(pythonList(`[${texts.map(printed).join(", ")}]`)).toEqual(texts);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void pythonList(`['${text}`)));
});

test("reads a long text in one go", () => {
  const long = "a\\'".repeat(500_000);
  expect(pythonList(`['${long}']`)?.[0]).toHaveLength(1_000_000);
});
