import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lettersOf, numbersOf } from "../../src/model/letters.ts";

describe("the letters of a text", () => {
  test.for([
    ["When can I ask?", "whencaniask"],
    ["Is R&amp;D paid?", "isrdpaid"],
    ["Is R&D paid?", "isrdpaid"],
    ["a&#252;b &#xFC; &#x110000; &nbsp;c", "aübüc"],
    ["GROSS groß Große", "grossgrossgrosse"],
    ["oﬀ the ﬁnal", "offthefinal"],
    ["no\u200btice\u00ad", "notice"],
    ["U\u0308ber", "über"],
    ["on‑call, on-call", "oncalloncall"],
    ["ΟΔΟΣ οδός", "οδοσοδόσ"],
    ["出差 补贴 是 多少？", "出差补贴是多少"],
    ["１２ Ⅳ ²", "12iv2"],
    ["हिन्दी", "हिन्दी"],
  ] as const)("%j gives %j", ([text, letters]) => {
    expect(lettersOf(text)).toBe(letters);
  });

  test("are the same the short way and the long way", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        // A character outside of ASCII, which itself counts for nothing, asks for the long way.
        expect(lettersOf(`${text}…`)).toBe(lettersOf(text));
      }),
    );
  });

  test("have no other letters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(lettersOf(lettersOf(text))).toBe(lettersOf(text));
      }),
    );
  });
});

test("numbers are runs of digits, in compatibility forms as well", () => {
  expect([...numbersOf("E-1041 on 3 May, v2.10, １２")]).toEqual(["1041", "3", "2", "10", "12"]);
});
