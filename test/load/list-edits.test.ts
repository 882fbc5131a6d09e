import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { editItem } from "../../src/load/list-edits.ts";

interface Place {
  readonly items: readonly unknown[];
  readonly at: number;
}

/** The edited text; the refusal's place and sentence where there is one. */
function edited(text: string, { items, at }: Place): string {
  const edit = { field: "sentinel", list: "reviews", items, at };
  const result = editItem("cases/a.yaml", text, edit);
  if ("text" in result) return result.text;
  const { at: place, message } = result.refused;
  return `${place.file}:${place.line}:${place.column} ${message}`;
}

const text = `id: refund-001
sentinel: # kept for its value
  why: common # asked daily
  # two people
  reviews:
    # the first
    - reviewer: jordan
      chunks: [a, 'b'] # both
    # the second
    - {reviewer: sam, chunks: []}
# behind it
notes: x
`;

describe("editItem", () => {
  test("adds an item behind the others and touches none of them", () => {
    const [first, second] = [
      { reviewer: "jordan", chunks: ["a", "b"] },
      { reviewer: "sam", chunks: [] },
    ];
    const items = [first, second, { reviewer: "noor", chunks: ["a"] }];
    expect(edited(text, { items, at: 2 })).toBe(
      text.replace("# behind", "    - reviewer: noor\n      chunks:\n        - a\n# behind"),
    );
  });

  test("replaces an item, and keeps its comments as lines in its place", () => {
    const items = [
      { reviewer: "jordan", chunks: [] },
      { reviewer: "sam", chunks: [] },
    ];
    expect(edited(text, { items, at: 0 })).toBe(
      text.replace(
        "    - reviewer: jordan\n      chunks: [a, 'b'] # both\n",
        "    # both\n    - reviewer: jordan\n      chunks: []\n",
      ),
    );
  });

  test.for([
    ["has no such list yet", "sentinel:\n  why: common\n", "sentinel:\n  why: common\n"],
    ["stands in braces", "sentinel: {why: common}\n", "sentinel:\n  why: common\n"],
    [
      "has an empty list",
      "sentinel:\n  why: common\n  reviews: []\n",
      "sentinel:\n  why: common\n",
    ],
  ] as const)("writes the first item where the field %s", ([, before, head]) => {
    expect(edited(`id: a\n${before}notes: x\n`, { items: [{ by: "sam" }], at: 0 })).toBe(
      `id: a\n${head}  reviews:\n    - by: sam\nnotes: x\n`,
    );
  });

  test("writes the field anew where more than one item changes", () => {
    const items = [{ reviewer: "noor" }];
    expect(parse(edited(text, { items, at: 0 }))).toEqual({
      ...parse(text),
      sentinel: { why: "common", reviews: items },
    });
  });

  test("refuses a file whose fields stand in braces", () => {
    expect(edited("{id: a}", { items: [], at: 0 })).toBe(
      "cases/a.yaml:1:1 This file cannot be edited line by line: its fields stand in braces.",
    );
  });
});

/** How a hand may write one judgment, as lines behind its dash. */
const forms: readonly (readonly string[])[] = [
  ["reviewer: jordan", "chunks: [a] # why"],
  ["{reviewer: 'sam', chunks: []}"],
  ["  reviewer: noor  # she", "  chunks:", "  - 'x: - y'", "    # deeper", "  - b"],
  ["reviewer: |", "    two", "    - lines", "chunks: []"],
  ['"reviewer": "folded', "", '    - text"', "", "# between"],
];
const written = fc.constantFrom(...forms);
const tails: readonly (readonly string[])[] = [[], ["notes: x"], ["", "# end", "review: {a: b}"]];
const gap = fc.array(fc.constantFrom("", "    # a gap", "# outside", "  "), { maxLength: 2 });
const added = fc.record(
  {
    reviewer: fc.string({ unit: "grapheme", maxLength: 12 }),
    chunks: fc.array(fc.constantFrom("a", "no", "1:2", "x # y"), { maxLength: 3 }),
  },
  { noNullPrototype: true },
);

describe("an item that is added to a list", () => {
  test("leaves every other byte of the file, whatever its layout", () => {
    const file = fc.record({
      items: fc.array(fc.tuple(written, gap), { minLength: 1, maxLength: 3 }),
      dash: fc.constantFrom("  ", "    ", "      "),
      end: fc.constantFrom("\n", "\r\n"),
      mark: fc.constantFrom("", "\ufeff"),
      tail: fc.constantFrom(...tails),
      final: fc.boolean(),
    });
    fc.assert(
      fc.property(file, added, ({ items, dash, end, mark, tail, final }, item) => {
        const lines = items.flatMap(([[first = "", ...more], between]) => [
          `${dash}- ${first}`,
          ...more.map((line) => (line === "" ? "" : `${dash}  ${line}`)),
          ...between,
        ]);
        const head = ["id: a", "sentinel:", "  why: common # x", "  reviews: # all"];
        const all = [...head, ...lines, ...tail].join(end);
        const before = mark + all + (final ? end : "");
        const value = parse(all) as { sentinel: { reviews: readonly unknown[] } };
        const wanted = [...value.sentinel.reviews, item];
        const after = edited(before, { items: wanted, at: wanted.length - 1 });
        let same = 0;
        while (same < before.length && before[same] === after[same]) same++;
        const rest = before.slice(same);
        expect(after.endsWith(rest)).toBe(true);
        expect(parse(after.replace("\ufeff", ""))).toEqual({
          ...value,
          sentinel: { ...value.sentinel, reviews: wanted },
        });
        expect(/(?<!\r)\n/.test(after)).toBe(end === "\n");
        expect(edited(after, { items: wanted, at: wanted.length - 1 })).toBe(after);
      }),
      { numRuns: 500 },
    );
  });
});
