import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparableText, comparableUnits } from "../../src/model/comparable.ts";
import { verbatimFinder } from "../../src/model/verbatim-finder.ts";

/** Pieces of texts that are alike, with white space, invisible signs and halves of characters. */
const piece = fc.constantFrom(
  ...("ab ab\n\r\n\t\u00a0\u3000\u200b\u00ad\ufeff\u2060é退款😀\u{1d159}\u{e0041}\ud83d\udb40".match(
    /./gsu,
  ) ?? []),
  "the refund policy says",
  " policy says when",
);
const texts = fc.array(piece, { maxLength: 40 }).map((all) => all.join(""));

function unitsOf(text: string): string {
  const { units, length } = comparableUnits(text);
  return String.fromCharCode(...units.slice(0, length));
}

describe("comparableUnits", () => {
  test("are those of comparableText but for a space at the ends, for every text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(unitsOf(text).replace(/^ | $/g, "")).toBe(comparableText(text));
      }),
      { numRuns: 500 },
    );
  });

  test("know every character of the basic plane", () => {
    for (let unit = 0; unit < 0x10000; unit++) {
      const text = `a${String.fromCharCode(unit)}b`;
      if (unitsOf(text) !== comparableText(text))
        throw new Error(`U+${unit.toString(16)} differs.`);
    }
  });
});

describe("verbatimFinder", () => {
  test("finds just what a plain search finds, at its places", () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 8 }), texts, (sought, text) => {
        const found = verbatimFinder(sought)(text);
        const compared = unitsOf(text);
        const wanted = sought.map((one) => countIn(compared, comparableText(one)));
        const counts = sought.map((_, index) => found.filter((one) => one.index === index).length);
        expect(counts).toEqual(wanted);
        for (const { index, start, end } of found) {
          expect(comparableText(text.slice(start, end))).toBe(comparableText(sought[index] ?? ""));
          expect(text.slice(start, start + 1).trim()).not.toBe("");
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("gives places in their order, and equal texts each", () => {
    expect(verbatimFinder(["b c", "a", "b  c", " "])("a b\n c a")).toEqual([
      { index: 1, start: 0, end: 1 },
      { index: 0, start: 2, end: 6 },
      { index: 2, start: 2, end: 6 },
      { index: 1, start: 7, end: 8 },
    ]);
  });

  test("finds texts that begin alike by the thousand", () => {
    const sought = Array.from({ length: 5000 }, (_, index) => `What does it say about ${index}?`);
    const find = verbatimFinder(sought);
    const text = sought.slice(0, 1000).join("\n").repeat(3);
    expect(find(text)).toHaveLength(3000);
  });
});

function countIn(text: string, needle: string): number {
  if (needle === "") return 0;
  let count = 0;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) count++;
  return count;
}
