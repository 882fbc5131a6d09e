import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ContentHash } from "../../src/model/ids.ts";
import { placeOfQuote, quoteFinder } from "../../src/model/quote-place.ts";
import { normaliseWhiteSpace } from "../../src/model/white-space.ts";

describe("placeOfQuote", () => {
  test.for([
    ["the words as they are", "Ask within 30 days.", "within 30 days", "within 30 days"],
    [
      "other white space",
      "Ask within\r\n   30\u00a0days.",
      " within 30  days",
      "within\r\n   30\u00a0days",
    ],
    ["the first of two", "30 days, or 30 days", "30 days", "30 days"],
  ] as const)("finds %s", ([, text, quote, found]) => {
    const spot = placeOfQuote(text, quote);
    expect(spot === undefined ? undefined : text.slice(spot.start, spot.end)).toBe(found);
  });

  test.for([
    ["other words", "Ask within 30 days.", "within 3 days"],
    ["another case", "Ask within 30 days.", "Within 30 days"],
    ["nothing", "Ask within 30 days.", " "],
  ] as const)("does not find %s", ([, text, quote]) => {
    expect(placeOfQuote(text, quote)).toBeUndefined();
  });

  test("finds exactly what stands in the text after normalisation", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "\u3000", "😀") });
    fc.assert(
      fc.property(text, text, (within, quote) => {
        const wanted = normaliseWhiteSpace(quote);
        const spot = placeOfQuote(within, quote);
        const stands = wanted !== "" && normaliseWhiteSpace(within).includes(wanted);
        expect(spot !== undefined).toBe(stands);
        if (spot === undefined) return;
        expect(normaliseWhiteSpace(within.slice(spot.start, spot.end))).toBe(wanted);
      }),
    );
  });
});

describe("quoteFinder", () => {
  const hash = "sha256:0" as ContentHash;

  test("knows nothing of a text that is not kept", () => {
    expect(quoteFinder(new Map())(hash, "words")).toBeUndefined();
  });

  test("finds exactly what stands in the text after normalisation", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "\u3000") });
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1 }), (kept, quotes) => {
        const holds = quoteFinder(new Map([[hash, kept]]));
        const normalised = normaliseWhiteSpace(kept);
        expect(quotes.map((quote) => holds(hash, quote))).toEqual(
          quotes.map((quote) => normalised.includes(normaliseWhiteSpace(quote))),
        );
      }),
    );
  });
});
