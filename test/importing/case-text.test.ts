import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { caseText } from "../../src/importing/case-text.ts";
import { parseLocated } from "../../src/load/located-yaml.ts";

describe("the text of a new case", () => {
  test("keeps the order of the fields, quotes what needs it and folds nothing", () => {
    const text = caseText({
      id: "norway-001",
      query: "Is it no?",
      expectedAnswer: "no",
      tags: ["12:30", "0o17", "1_000", "plain"],
      notes: `source: a table\nlong: ${"word ".repeat(30)}end`,
    });
    expect(text).toMatchInlineSnapshot(`
      "id: norway-001
      query: Is it no?
      expectedAnswer: "no"
      tags:
        - "12:30"
        - "0o17"
        - "1_000"
        - plain
      notes: |-
        source: a table
        long: word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word end
      "
    `);
  });

  test.for([
    ["a line separator", "a\u2028b", '"a\\u2028b"'],
    ["a paragraph separator", "a\u2029b", '"a\\u2029b"'],
    ["a byte order mark", "\ufeffa", '"\\ufeffa"'],
    ["a next-line character", "a\u0085b", '"a\\u0085b"'],
    ["a control character", "a\u0000\u001bb", '"a\\0\\eb"'],
    ["a tab", "a\tb", '"a\\tb"'],
    ["a lone equals sign", "=", '"="'],
    ["a carriage return", "a\r\nb", '"a\\r\\nb"'],
  ] as const)("escapes or quotes %s, which readers may see differently", ([, value, written]) => {
    expect(caseText({ query: value })).toBe(`query: ${written}\n`);
  });

  test("says the same to readers of YAML 1.2 and 1.1, whatever the values", () => {
    const word = fc.constantFrom(
      "no",
      "Yes",
      "~",
      "null",
      "1e3",
      "0x1F",
      "2026-09-01",
      "=",
      "<<",
      "12:30:45",
      "- a",
      "a: b",
      " #c",
      "\n",
      "'",
      '"',
      "|",
      ">",
      "%",
      "@",
      "`",
      "\t",
      "é",
      "🙂",
      "\u2028",
    );
    const value = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => words.join("")),
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "binary" }).filter((text) => !/\p{Cs}/u.test(text)),
    );
    fc.assert(
      fc.property(value, value, fc.array(value), (query, notes, tags) => {
        const fields = { id: "a", query, tags, notes };
        const text = caseText(fields);
        const read = parseLocated("a.yaml", text);
        expect(read.defects).toEqual([]);
        expect(read.value).toEqual(fields);
        expect(parse(text, { version: "1.1" })).toEqual(fields);
      }),
      { numRuns: 500 },
    );
  });
});
