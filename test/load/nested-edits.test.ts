import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { editNested, type NestedEdit } from "../../src/load/nested-edits.ts";

function edited(text: string, edit: NestedEdit): string {
  const result = editNested("cases/a.yaml", text, edit);
  if ("refused" in result) throw new Error(result.refused.message);
  return result.text;
}

const byId: NonNullable<NestedEdit["isKept"]> = (before, after) =>
  (before as { id: unknown }).id === (after as { id: unknown }).id;

function isLouder(before: unknown, after: unknown): boolean {
  return before === after || after === `${String(before)}!`;
}

const block = `id: a # its name
list:
  # the first
  - id: "one" # still there
    hash: aa
    quote: 'words' # of the source
  - id: two
    hash: bb
    # a note below
  - {id: three,   hash: cc}
other: [x] # behind
`;

describe("an edit of nested values", () => {
  test("changes texts where they stand, in their quotes", () => {
    const to = [
      { id: "one", hash: "a1", quote: "it's" },
      { id: "two", hash: "bb" },
      { id: "three", hash: "c1" },
    ];
    expect(edited(block, { field: "list", to, isKept: byId })).toMatchInlineSnapshot(`
      "id: a # its name
      list:
        # the first
        - id: "one" # still there
          hash: a1
          quote: 'it''s' # of the source
        - id: two
          hash: bb
          # a note below
        - {id: three,   hash: c1}
      other: [x] # behind
      "
    `);
  });

  test("adds and takes away fields and entries with their lines", () => {
    const to = [
      { id: "one", hash: "aa" },
      { id: "new", hash: "nn" },
      { id: "three", hash: "cc", quote: "a, b" },
    ];
    expect(edited(block, { field: "list", to, isKept: byId })).toMatchInlineSnapshot(`
      "id: a # its name
      list:
        # the first
        - id: "one" # still there
          hash: aa
        - id: new
          hash: nn
        - {id: three,   hash: cc, quote: "a, b"}
      other: [x] # behind
      "
    `);
  });

  test("works in brackets and braces", () => {
    const text =
      "list: [{id: one, hash: aa}, {id: 'two', hash: bb}, { id: three, quote: x }] # end\n";
    const to = [{ id: "two", hash: "b1" }, { id: "new" }, { id: "three", hash: "cc" }];
    expect(edited(text, { field: "list", to, isKept: byId })).toMatchInlineSnapshot(`
      "list: [{id: 'two', hash: b1}, { id: new }, { id: three, hash: cc }] # end
      "
    `);
  });

  test("works on lists of texts, one a line or in brackets", () => {
    const to = ["a!", "b", "c", "d"];
    expect(edited("x:\n- a # first\n- c\n- e\ny: 1\n", { field: "x", to, isKept: isLouder }))
      .toMatchInlineSnapshot(`
      "x:
      - a! # first
      - b
      - c
      - d
      y: 1
      "
    `);
    expect(edited("x: [ 'a', c, e ]\ny: 1\n", { field: "x", to, isKept: isLouder }))
      .toMatchInlineSnapshot(`
      "x: [ 'a!', b, c, d ]
      y: 1
      "
    `);
  });

  test("keeps line ends, a byte order mark and a missing last line feed", () => {
    const text = "\ufefflist:\r\n  - id: one\r\n    hash: aa";
    const to = [{ id: "one", hash: "b" }, { id: "two" }];
    expect(edited(text, { field: "list", to, isKept: byId })).toBe(
      "\ufefflist:\r\n  - id: one\r\n    hash: b\r\n  - id: two",
    );
  });

  test("writes a field anew that cannot be changed so, with its comments", () => {
    const text = "list: # all\n  - id: >-\n      one\n    hash: aa\nother: 1\n";
    expect(edited(text, { field: "list", to: [{ id: "uno", hash: "aa" }] })).toMatchInlineSnapshot(`
      "# all
      list:
        - id: uno
          hash: aa
      other: 1
      "
    `);
  });

  test("loses no comment between brackets", () => {
    expect(edited("list: [a, # of a\n  b]\n", { field: "list", to: ["a"] })).toBe(
      "# of a\nlist:\n  - a\n",
    );
  });

  test("writes a field that is not there behind the one that is named", () => {
    expect(edited("a: 1\nb: 2\n", { field: "list", to: ["x"], after: "a" })).toBe(
      "a: 1\nlist:\n  - x\nb: 2\n",
    );
  });

  const entry = fc.record(
    {
      id: fc.constantFrom("a", "b", "c", "d"),
      hash: fc.string(),
      quote: fc.string(),
      sub: fc.array(fc.string(), { minLength: 1 }),
    },
    { requiredKeys: ["id", "hash"], noNullPrototype: true },
  );
  const list = fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1 });

  test("gives what is meant and leaves every other line, however the field is written", () => {
    const form = fc.record({ flow: fc.boolean(), indentSeq: fc.boolean(), wide: fc.boolean() });
    fc.assert(
      fc.property(list, list, form, (before, after, { flow, indentSeq, wide }) => {
        const written = stringify(
          { list: before },
          { lineWidth: 0, indentSeq, collectionStyle: flow ? "flow" : "block" },
        );
        const head = 'first: "one"  # kept\n';
        const tail = "# between\nlast: [ 1,2 ]   # and this\n";
        const text = (flow ? written.slice(2, -3) : written).trimEnd();
        const source = `${head}${text}\n${tail}`.replaceAll("\n", wide ? "\r\n" : "\n");
        fc.pre(isSame(parse(source), { first: "one", list: before, last: [1, 2] }));
        const result = edited(source, { field: "list", to: after, isKept: byId });
        expect(parse(result)).toEqual({ first: "one", list: after, last: [1, 2] });
        const end = wide ? "\r\n" : "\n";
        expect(result.startsWith(head.replace("\n", end))).toBe(true);
        expect(result.endsWith(tail.replaceAll("\n", end))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
