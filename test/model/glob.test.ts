import fc from "fast-check";
import { expect, test } from "vitest";
import { fitsGlob } from "../../src/model/glob.ts";

test.for([
  ["*.md", "a/b.md", true],
  ["*.md", ".md", true],
  ["*.md", "a.mdx", false],
  ["drafts/*", "drafts/a/b.md", true],
  ["drafts/*", "drafts", false],
  ["*a*", "bab", true],
  ["a*a", "a", false],
  ["a*b*c", "a-b-b-c", true],
  ["a.b", "axb", false],
  ["[a]", "a", false],
  ["", "", true],
  ["**", "", true],
  ["leave-*", "leave-", true],
  ["*-1", "leave-1", true],
  ["a*b*c", "acb", false],
  ["ab*ba", "aba", false],
  ["*aa*aa*", "aaa", false],
  ["Leave", "leave", false],
] as const)("%s over %s: %s", ([glob, text, fits]) => {
  expect(fitsGlob(glob, text)).toBe(fits);
});

test("a pattern fits what a regular expression of the same meaning fits", () => {
  const few = fc.stringMatching(/^[ab*]{0,7}$/);
  fc.assert(
    fc.property(few, fc.stringMatching(/^[ab]{0,9}$/), (glob, text) => {
      const expression = new RegExp(`^${glob.replaceAll("*", ".*")}$`);
      expect(fitsGlob(glob, text)).toBe(expression.test(text));
    }),
    { numRuns: 3000 },
  );
});
