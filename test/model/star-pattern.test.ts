import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitsPattern } from "../../src/model/star-pattern.ts";

describe("a pattern with stars", () => {
  test.for([
    ["leave", "leave", true],
    ["leave", "leave-1", false],
    ["leave-*", "leave-1", true],
    ["leave-*", "leave-", true],
    ["*", "", true],
    ["", "", true],
    ["*-1", "leave-1", true],
    ["a*b*c", "a-b-b-c", true],
    ["a*b*c", "acb", false],
    ["ab*ba", "aba", false],
    ["*aa*aa*", "aaa", false],
    ["**", "a", true],
    ["a.c", "abc", false],
    ["Leave", "leave", false],
  ] as const)("%s for %s: %s", ([pattern, text, fits]) => {
    expect(fitsPattern(pattern, text)).toBe(fits);
  });

  test("fits what a regular expression of the same meaning fits", () => {
    const few = fc.stringMatching(/^[ab*]{0,7}$/);
    fc.assert(
      fc.property(few, fc.stringMatching(/^[ab]{0,9}$/), (pattern, text) => {
        const expression = new RegExp(`^${pattern.replaceAll("*", ".*")}$`);
        expect(fitsPattern(pattern, text)).toBe(expression.test(text));
      }),
      { numRuns: 3000 },
    );
  });
});
