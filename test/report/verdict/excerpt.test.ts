import fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { excerpt, linesOf } from "../../../src/report/verdict/excerpt.ts";
import { colourStyle } from "../../../src/report/style.ts";

const plain = (text: string): string => text;

/** The excerpt of one place; a « in the text stands before it. */
function shown(text: string, columns = 60): string {
  const before = text.slice(0, text.indexOf("«")).split("\n");
  const at = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  const lines = linesOf(text.replace("«", ""));
  return `\n${excerpt(lines, at, { columns, paint: plain }).join("\n")}\n`;
}

describe("an excerpt", () => {
  test("shows the line with its number, and carets under the value", () => {
    expect(shown('id: a\nkind: answerable\nquery: «"  " # soon\n')).toMatchInlineSnapshot(`
      "
          3 | query: "  " # soon
            |        ^^^^
      "
    `);
  });

  test("keeps the carets in place behind a number of two digits", () => {
    expect(shown(`${"a: b\n".repeat(11)}ids: [a, «b, c]`)).toMatchInlineSnapshot(`
      "
          12 | ids: [a, b, c]
             |          ^
      "
    `);
  });

  test("puts two carets under each wide character, and none under a combining one", () => {
    expect(shown("日本語: «質問は何ですか # 👍")).toMatchInlineSnapshot(`
      "
          1 | 日本語: 質問は何ですか # 👍
            |         ^^^^^^^^^^^^^^
      "
    `);
    expect(shown("e\u0301e\u0301: «cafe\u0301 👍")).toMatchInlineSnapshot(`
      "
          1 | éé: café 👍
            |     ^^^^^^^
      "
    `);
  });

  test("shows tabs, controls and direction marks as what they are", () => {
    expect(shown("a:\t«b\u001b[2J\u202ec\u200d\r\n")).toMatchInlineSnapshot(`
      "
          1 | a:\\tb\\u{1b}[2J\\u{202e}c\\u{200d}
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      "
    `);
  });

  test("cuts a long line on both sides of the place", () => {
    expect(shown(`{${"before: x, ".repeat(20)}here: «value, ${"after: y, ".repeat(20)}}`))
      .toMatchInlineSnapshot(`
      "
          1 | …efore: x, here: value, after: y, after: y, after: …
            |                  ^^^^^
      "
    `);
  });

  test("shows more of what comes before where little follows", () => {
    expect(shown(`{${"before: x, ".repeat(20)}here: «value}`)).toMatchInlineSnapshot(`
      "
          1 | …e: x, before: x, before: x, before: x, here: value}
            |                                               ^^^^^
      "
    `);
  });

  test("cuts a value that is longer than the line", () => {
    expect(shown(`query: «${"long ".repeat(40)}`)).toMatchInlineSnapshot(`
      "
          1 | query: long long long long long long long long long…
            |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      "
    `);
  });

  test("puts one caret where nothing is left of the line", () => {
    expect(shown("query:«\n")).toMatchInlineSnapshot(`
      "
          1 | query:
            |       ^
      "
    `);
  });

  test("is absent for a place that does not exist", () => {
    const options = { columns: 60, paint: plain };
    const lines = linesOf("a: b\n");
    expect(excerpt(lines, { line: 3, column: 1 }, options)).toEqual([]);
    expect(excerpt(lines, { line: 1, column: 6 }, options)).toEqual([]);
    expect(excerpt([], { line: 1, column: 1 }, options)).toEqual([]);
  });

  test("paints the carets and nothing else", () => {
    const [line, carets] = excerpt(
      ["a: b"],
      { line: 1, column: 4 },
      {
        columns: 60,
        paint: colourStyle.red,
      },
    );
    expect([line, carets]).toEqual(["    1 | a: b", "      |    \u001b[31m^\u001b[39m"]);
  });

  test("is never wider than the terminal, moves no cursor, and has its carets under the place", () => {
    const unit = fc.constantFrom(
      ...Array.from("ab :#[]{},\"'\t日本👍é"),
      "e\u0301",
      "\u001b[2J",
      "\u202e",
      "👨‍👩‍👧",
      "\ud800",
      "\u0301",
    );
    const line = fc.string({ unit, maxLength: 200 });
    fc.assert(
      fc.property(line, fc.nat(400), fc.integer({ min: 30, max: 90 }), (text, given, columns) => {
        const column = Math.min(given, text.length) + 1;
        const [first = "", second = ""] = excerpt(
          [text],
          { line: 1, column },
          {
            columns,
            paint: plain,
          },
        );
        expect(first).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(stringWidth(first)).toBeLessThanOrEqual(columns);
        expect(stringWidth(second)).toBeLessThanOrEqual(columns);
        expect(second).toMatch(/^ {6}\| *\^+$/);
      }),
    );
  });
});
