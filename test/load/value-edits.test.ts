import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseLocated } from "../../src/load/located-yaml.ts";
import { editValue, withValue, type ValueEdit } from "../../src/load/value-edits.ts";
import { commentsOf } from "../../src/load/yaml-lexemes.ts";
import { written } from "../support/written-fields.ts";

/** The edited text; the refusal's place and sentence where there is one. */
function edited(text: string, path: ValueEdit["path"], to: ValueEdit["to"]): string {
  const result = editValue("cases/a.yaml", text, { path, to });
  if ("text" in result) return result.text;
  const { at, message } = result.refused;
  return `${at.file}:${at.line}:${at.column} ${message}`;
}

test("an edit that changes no value changes no character", () => {
  const text = "tags: [a,'b'] # as it is\n";
  expect(edited(text, ["tags"], ["a", "b"])).toBe(text);
});

describe("an edit of one text", () => {
  test.for([
    ["a plain text", "split: dev # why\n", ["split"], "test", "split: test # why\n"],
    ["a text in quotes", "split: 'dev' # why\n", ["split"], "test", "split: 'test' # why\n"],
    ["a text in double quotes", 'split: "dev"\n', ["split"], "it's", 'split: "it\'s"\n'],
    ["a text that readers differ in", "notes: a\n", ["notes"], "12:30", 'notes: "12:30"\n'],
    ["a text with signs", "notes: a\n", ["notes"], "b: #c\nd", 'notes: "b: #c\\nd"\n'],
    ["a text with a comma", "notes: a\n", ["notes"], "b, [c]", "notes: b, [c]\n"],
    ["a text in braces", "{id: a, notes: b}\n", ["notes"], "c, d", '{id: a, notes: "c, d"}\n'],
    [
      "a field without a value",
      "notes: # why\nid: a\n",
      ["notes"],
      "b",
      "# why\nnotes: b\nid: a\n",
    ],
    ["a block of lines", "notes: |\n  a\n  b\nid: a\n", ["notes"], "c", "notes: c\nid: a\n"],
    [
      "a field of a map in lines",
      "sentinel:\n  why: common # y\n  reviews: []\n",
      ["sentinel", "why"],
      "fragile",
      "sentinel:\n  why: fragile # y\n  reviews: []\n",
    ],
    [
      "a field of a map in braces",
      "sentinel: { why: common, reviews: [] } # y\n",
      ["sentinel", "why"],
      "fragile",
      "sentinel: { why: fragile, reviews: [] } # y\n",
    ],
    [
      "a map that is not there",
      "id: a\r\n",
      ["sentinel", "why"],
      "common",
      "id: a\r\nsentinel:\r\n  why: common\r\n",
    ],
    [
      "CRLF and a mark",
      "\ufeffid: a\r\nsplit: dev\r\n",
      ["split"],
      "test",
      "\ufeffid: a\r\nsplit: test\r\n",
    ],
    ["what it is already", "split:   'dev'\n", ["split"], "dev", "split:   'dev'\n"],
  ] as const)("changes %s", ([, before, path, to, after]) => {
    expect(edited(before, path, to)).toBe(after);
  });

  test.for([
    ["a field", "id: a\n# b\nnotes: c # d\n", ["notes"], "id: a\n# b\n# d\n"],
    [
      "a map that holds nothing else",
      "id: a\nsentinel: {why: common}\n",
      ["sentinel", "why"],
      "id: a\n",
    ],
    [
      "one field of a map",
      "sentinel: {why: a, reviews: []}\n",
      ["sentinel", "why"],
      "sentinel:\n  reviews: []\n",
    ],
    ["what is not there", "id: a\n", ["sentinel", "why"], "id: a\n"],
  ] as const)("takes %s away", ([, before, path, after]) => {
    expect(edited(before, path, undefined)).toBe(after);
  });

  test.for([
    [
      "a new field in a file in braces",
      "{id: a}\n",
      "cases/a.yaml:1:1 This file cannot be edited line by line: its fields stand in braces.",
    ],
    [
      "a file with an anchor",
      "id: &x a\ntags: [b]\n",
      "cases/a.yaml:1:5 This file cannot be edited line by line: a value is shared by an alias.",
    ],
    [
      "a field that stands twice",
      "notes: a\nnotes: b\n",
      'cases/a.yaml:2:1 This file cannot be edited line by line: the field "notes" stands twice.',
    ],
  ] as const)("is refused for %s", ([, before, refusal]) => {
    expect(edited(before, ["notes"], "c")).toBe(refusal);
  });
});

describe("an edit of a list", () => {
  test.for([
    [
      "adds behind the last of a line",
      "tags: [a, 'b'] # x\n",
      ["a", "b", "no"],
      "tags: [a, 'b', \"no\"] # x\n",
    ],
    [
      "keeps the space in brackets",
      "tags: [ a, 'b' ]\n",
      ["b", "c, d"],
      "tags: [ 'b', \"c, d\" ]\n",
    ],
    ["fills an empty one", "tags: []\n", ["a"], "tags: [a]\n"],
    ["empties one", "tags: [ a ]\n", [], "tags: []\n"],
    [
      "adds a line",
      "tags:\n- a # x\n# y\n- b\n# z\nid: q",
      ["a", "b", "c"],
      "tags:\n- a # x\n# y\n- b\n- c\n# z\nid: q",
    ],
    [
      "adds a line at the end of a file",
      "tags:\n    -   a",
      ["a", "12:30"],
      'tags:\n    -   a\n    -   "12:30"',
    ],
    ["takes a line away", "tags:\n- a # x\n# y\n- b\n# z\n", ["a"], "tags:\n- a # x\n# y\n# z\n"],
    ["keeps the remark of a line that goes", "tags:\n- a # x\n- b\n", ["b"], "# x\ntags:\n  - b\n"],
    ["keeps remarks in brackets", "tags: [a, # x\n  b]\n", ["b"], "# x\ntags:\n  - b\n"],
    ["begins one", "tags:\nid: a\n", ["b"], "tags:\n  - b\nid: a\n"],
  ] as const)("%s", ([, before, to, after]) => {
    expect(edited(before, ["tags"], to)).toBe(after);
  });
});

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom("no", "12:30", "# a", "a: b", "a\nb", "", " x ", "[", "'", '"', "- a", "é\u2028"),
);
const item = fc.constantFrom("a", "b", "no", "c, d", "# e", "'", '"f"');
const list = fc.uniqueArray(item, { maxLength: 4 });

/** A file with a list in one of the forms that people write. */
const withList = fc
  .record({
    items: list,
    form: fc.constantFrom("lines", "deep lines", "brackets", "wide brackets", "lines in brackets"),
    remark: fc.constantFrom("", " # remark"),
    lineEnd: fc.constantFrom("\n", "\r\n"),
    after: fc.constantFrom("", "id: a\n", "# end\nid: a # b\n", "  # deep\nid: a\n"),
  })
  .map(({ items, form, remark, lineEnd, after }) => {
    const quoted = items.map((one) =>
      /^\w+$/.test(one) && one !== "no" ? one : JSON.stringify(one),
    );
    const indent = form === "deep lines" ? "    " : "";
    const lines = quoted.map((one) => `${indent}- ${one}${remark}\n`).join("");
    const texts: Readonly<Record<string, string>> = {
      brackets: `tags: [${quoted.join(",")}]${remark}\n`,
      "wide brackets": `tags: [ ${quoted.join(" , ")} ]${remark}\n`,
      "lines in brackets": `tags: [${remark}\n  ${quoted.join(`,${remark}\n  `)}\n  ]\n`,
    };
    const own = texts[form] ?? (items.length === 0 ? "tags: []\n" : `tags:${remark}\n${lines}`);
    return { items, text: `# start\nnotes: x\n${own}${after}`.replaceAll("\n", lineEnd) };
  });

describe("an edit of any file", () => {
  test("gives a field just the text that is meant, and keeps every comment and all around it", () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 0, max: 3 }), text, (source, index, to) => {
        const field = source.around[index];
        if (field === undefined) return;
        const after = edited(source.text, [field.name], to);
        expect(after.startsWith(field.before)).toBe(true);
        expect(after.endsWith(field.after)).toBe(true);
        const [was, is] = [source.text, after].map((one): unknown =>
          parse(one.replace("\ufeff", "")),
        );
        expect(is).toEqual(withValue(was, { path: [field.name], to }));
        expect(commentsOf(after)).toEqual(commentsOf(source.text));
        expect(edited(after, [field.name], to)).toBe(after);
      }),
      { numRuns: 500 },
    );
  });

  test("gives a list just the entries that are meant, each the same to all readers", () => {
    fc.assert(
      fc.property(withList, list, fc.boolean(), ({ items, text: before }, others, adds) => {
        const to = adds
          ? [...items, ...others.filter((one) => !items.includes(one))]
          : items.filter((one) => !others.includes(one));
        const after = edited(before, ["tags"], to);
        const read = parseLocated("a.yaml", after);
        expect(read.defects).toEqual([]);
        expect(read.ambiguousScalars).toEqual([]);
        expect(read.value).toEqual({ ...parse(before), tags: to });
        expect(commentsOf(after).toSorted()).toEqual(commentsOf(before).toSorted());
        if (/^tags: \[.*\]/m.test(before)) expect(after).toMatch(/^tags: \[.*\]/m);
      }),
      { numRuns: 1000 },
    );
  });
});
