import { describe, expect, test } from "vitest";
import { nearestWords } from "../../src/model/nearest-words.ts";

const text = `# Refunds

A customer can ask for a refund within 30 days
of purchase. Later requests are refused, and gift cards are refused within 3 days.`;

describe("the nearest words to a quote", () => {
  test.for([
    ["a slip", "ask for a refnd within 30 days", "ask for a refund within 30 days"],
    ["other capitals and marks", "LATER requests are refused.", "Later requests are refused,"],
    ["another number", "a refund within 20 days", "a refund within 30 days"],
    ["a word too few", "refund within 30 days purchase", "refund within 30 days of purchase."],
    [
      "a word too many",
      "refund within 30 whole days of purchase",
      "refund within 30 days of purchase.",
    ],
    ["another order", "within days 30 of purchase", "within 30 days of purchase."],
    ["words across a line end", "within 31 days of purchase", "within 30 days of purchase."],
  ] as const)("are found for %s", ([, quote, near]) => {
    expect(nearestWords(quote, text)).toBe(near);
  });

  test.for([
    ["nothing alike", "Rail comes before air"],
    ["two places that are as near", "are refused today"],
    ["more words than the text has", `${text} ${text}`],
    ["no words", ""],
    ["a script without spaces", "経費精算は五日までに"],
  ] as const)("are none for %s", ([, quote]) => {
    expect(nearestWords(quote, text)).toBeUndefined();
  });

  test("are none in a text that takes long to search", () => {
    expect(nearestWords("within 31 days of", `${text} ${"x ".repeat(50_000)}`)).toBeUndefined();
  });
});
