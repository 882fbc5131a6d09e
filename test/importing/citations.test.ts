import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { citationsIn, citedText, type CitedText } from "../../src/importing/citations.ts";
import { textPattern } from "../../src/model/text-pattern.ts";

const inBrackets = {
  citedIn: "answer",
  pattern: textPattern("[{chunk}]"),
  chunk: textPattern("{chunk}"),
};
const isKnown = (id: string): boolean => /^[ab]$/.test(id);
const cited = (text: string): CitedText => citedText(text, citationsIn(text, inBrackets), isKnown);

const visible = (all: string): string => all.replaceAll(/\s/g, "");

describe("citations in a text", () => {
  test.for([
    ["no citation", " As it is.  ", [], " As it is.  "],
    ["one at the end", "Within 30 days. [a]", ["a"], "Within 30 days."],
    ["several at the end", "Within 30 days. [a] [b]", ["a", "b"], "Within 30 days."],
    ["two that touch", "Within 30 days [a][b].", ["a", "b"], "Within 30 days."],
    ["one before a full stop", "Within 30 days [a].", ["a"], "Within 30 days."],
    ["one between words", "Within [a] 30 days.", ["a"], "Within 30 days."],
    ["one that touches a word on either side", "Within[a]30 days.", ["a"], "Within 30 days."],
    ["one at the start", "[a] Within 30 days.", ["a"], "Within 30 days."],
    ["one at a line's end", "First. [a]\nSecond. [b]\n", ["a", "b"], "First.\nSecond."],
    ["one at a line's start", "First.\n[a] Second.", ["a"], "First.\nSecond."],
    ["one on a line of its own", "First.\n[a]\nSecond.", ["a"], "First.\nSecond."],
    ["the same twice", "Once [a] and again [a].", ["a", "a"], "Once and again."],
    ["nothing else", "[a]", ["a"], ""],
    [
      "one that is no chunk",
      "Within [optional] 30 days. [a]",
      ["optional", "a"],
      "Within [optional] 30 days.",
    ],
    ["only one that is no chunk", "Titles. [query.json]", ["query.json"], "Titles. [query.json]"],
    [
      "spaces elsewhere",
      "Two  spaces,\n\n a blank line. [a]",
      ["a"],
      "Two  spaces,\n\n a blank line.",
    ],
  ] as const)("%s", ([, text, ids, left]) => {
    expect(cited(text)).toEqual({ references: ids, text: left });
  });

  test("may spell a chunk in parts", () => {
    const inParts = {
      citedIn: "answer",
      pattern: textPattern("({file}, p. {page})"),
      chunk: textPattern("{file}#page={page}"),
    };
    const text = "Covered (Plan.pdf, p. 7).";
    expect(citedText(text, citationsIn(text, inParts), () => true)).toEqual({
      references: ["Plan.pdf#page=7"],
      text: "Covered.",
    });
  });

  test("take no visible character of the text with them", () => {
    const piece = fc.constantFrom("word", " ", "\n", "[a]", "[b]", "[x]", ".", "é", "\t");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        const left = pieces.filter((one) => one !== "[a]" && one !== "[b]").join("");
        expect(visible(cited(text).text)).toBe(visible(left));
      }),
    );
  });
});

test("a text full of citations takes no longer than it has characters", () => {
  const { text, references } = cited("word [a]\n".repeat(40_000));
  expect(references).toHaveLength(40_000);
  expect(text).toBe("word\n".repeat(40_000).trim());
});
