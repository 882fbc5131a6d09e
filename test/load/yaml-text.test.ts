import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseLocated } from "../../src/load/located-yaml.ts";
import { inlineText, newYamlFile, yamlText } from "../../src/load/yaml-text.ts";

describe("yamlText", () => {
  test.for([
    ["no", '"no"'],
    ["On", '"On"'],
    ["12:30", '"12:30"'],
    ["0o7", '"0o7"'],
    ["1_000", '"1_000"'],
    ["012", '"012"'],
    ["2026-09-01", '"2026-09-01"'],
    ["refund-policy:12", "refund-policy:12"],
    ["a: b", '"a: b"'],
    ["# a", '"# a"'],
    ["two\nlines", '"two\\nlines"'],
    ["a\u2028b", '"a\\u2028b"'],
    ["\ufeffa", '"\\ufeffa"'],
    ["a\u0085b", '"a\\u0085b"'],
    ["a\u007fb", '"a\\u007fb"'],
    ["a\tb", '"a\\tb"'],
    ["=", '"="'],
  ] as const)("writes %j so that every reader sees that text", ([text, written]) => {
    expect(yamlText({ quote: text })).toBe(`quote: ${written}\n`);
  });

  test("reads as what was written, one line a text", () => {
    const texts = fc.array(fc.string({ unit: "binary" }), { minLength: 1 });
    fc.assert(
      fc.property(texts, (quotes) => {
        const text = yamlText({ quotes });
        expect(parse(text)).toEqual({ quotes });
        expect(parseLocated("a.yaml", text)).toMatchObject({ value: { quotes }, defects: [] });
        expect(text.split("\n")).toHaveLength(quotes.length + 2);
      }),
    );
  });
});

test.for([
  [1e21, "1.0e+21"],
  [-1.5e-7, "-1.5e-7"],
  [1e-7, "1.0e-7"],
  [0.25, "0.25"],
  [12, "12"],
] as const)("%d is written so that every reader sees that number", ([value, written]) => {
  expect(yamlText({ overlap: value })).toBe(`overlap: ${written}\n`);
});

test("nothing that is written is ambiguous, whatever the names and values", () => {
  const scalar = fc.oneof(
    fc.constantFrom("no", "12:30", "1_0", "=", "<<", "2026-09-01", "012", "+.5", "e3", "0o14"),
    fc.stringMatching(/^[-+.0-9_:eExob]{1,6}$/),
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.integer(),
    fc.boolean(),
  );
  const name = scalar.map(String).filter((text) => text !== "<<" && text !== "__proto__");
  fc.assert(
    fc.property(fc.dictionary(name, scalar, { noNullPrototype: true }), (fields) => {
      const read = parseLocated("a.yaml", yamlText(fields));
      expect([read.value, read.ambiguousScalars]).toEqual([fields, []]);
    }),
    { numRuns: 500 },
  );
});

describe("the text of a new file", () => {
  test("keeps the order of the fields, quotes what needs it and folds nothing", () => {
    const text = newYamlFile(
      {
        id: "norway-001",
        query: "Is it no?",
        expectedAnswer: "no",
        tags: ["12:30", "0o17", "1_000", "plain"],
        notes: `source: a table\nlong: ${"word ".repeat(30)}end`,
      },
      "notes",
    );
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
    ["a line of blanks", " \n", '"\\ \\n"'],
  ] as const)("escapes or quotes %s, which readers may see differently", ([, value, written]) => {
    expect(newYamlFile({ query: value })).toBe(`query: ${written}\n`);
  });

  test("keeps a line that is nothing but a space", () => {
    const fields = { expectedAnswer: `\n${"a long first line, ".repeat(3)}\n \nlast\n` };
    expect(parse(newYamlFile(fields))).toEqual(fields);
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
        const text = newYamlFile(fields, "notes");
        const read = parseLocated("a.yaml", text);
        expect(read.defects).toEqual([]);
        expect(read.value).toEqual(fields);
        expect(parse(text, { version: "1.1" })).toEqual(fields);
      }),
      { numRuns: 500 },
    );
  });
});

test("one text on a line keeps the white space that it ends with", () => {
  for (const text of ["ends with\u00a0", "\u3000", "a\u2003", "a ", "a\n", "a\t", "\u00a0a"]) {
    expect(parse(`key: ${inlineText(text, { flow: false })}\n`)).toEqual({ key: text });
    expect(parse(`[${inlineText(text, { flow: true })}]\n`)).toEqual([text]);
  }
});
