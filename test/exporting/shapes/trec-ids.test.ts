import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { trecId } from "../../../src/exporting/shapes/trec-ids.ts";

describe("an id in a TREC file", () => {
  test("is the id itself, but for white space and what looks like an escape of it", () => {
    const ids = ["doc#4_163", "100% sure", "a b", "a%20b", "é\u00a0x", "two\u2028lines", "50%"];
    expect(ids.map(trecId)).toEqual([
      "doc#4_163",
      "100%%20sure",
      "a%20b",
      "a%2520b",
      "é%C2%A0x",
      "two%E2%80%A8lines",
      "50%",
    ]);
  });

  test("has no white space, and never stands for two ids", () => {
    const part = fc.constantFrom("a", " ", "%", "2", "0", "5", "%20", "\u00a0", "\u3000", "é");
    const id = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(id, id, (one, other) => {
        expect(/\s/u.test(trecId(one))).toBe(false);
        expect(trecId(one) === trecId(other)).toBe(one === other);
      }),
      { numRuns: 3000 },
    );
  });
});
