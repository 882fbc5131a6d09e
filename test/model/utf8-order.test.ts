import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byUtf8 } from "../../src/model/utf8-order.ts";

describe("the order of UTF-8 bytes", () => {
  test("is that of the bytes themselves, for any text", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(
          fc.constantFrom(
            "a",
            "z",
            "\u007f",
            "é",
            "\ud7ff",
            "\ue000",
            "\uff5e",
            "\uffff",
            "\u{10000}",
            "\u{1f4b8}",
            "\u{10ffff}",
          ),
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(byUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      { numRuns: 2000 },
    );
  });

  test("is not that of UTF-16, nor of a locale", () => {
    expect(["\u{1f4b8}", "\uff5e", "z", "é", "B", "a"].toSorted(byUtf8)).toEqual([
      "B",
      "a",
      "z",
      "é",
      "\uff5e",
      "\u{1f4b8}",
    ]);
  });
});
