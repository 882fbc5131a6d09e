import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { yamlText } from "../../src/load/yaml-text.ts";

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
  ] as const)("writes %j so that every reader sees that text", ([text, written]) => {
    expect(yamlText({ quote: text })).toBe(`quote: ${written}\n`);
  });

  test("reads as what was written, one line a text", () => {
    const texts = fc.array(fc.string({ unit: "binary" }), { minLength: 1 });
    fc.assert(
      fc.property(texts, (quotes) => {
        const text = yamlText({ quotes });
        expect(parse(text)).toEqual({ quotes });
        expect(text.split("\n")).toHaveLength(quotes.length + 2);
      }),
    );
  });
});
