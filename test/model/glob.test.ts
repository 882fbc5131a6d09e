import fc from "fast-check";
import { expect, test } from "vitest";
import { fitsGlob } from "../../src/model/glob.ts";

test.for([
  ["leave", "leave", true],
  ["leave", "leave-1", false],
  ["leave-*", "leave-", true],
  ["Leave", "leave", false],
  ["*.md", "a/b.md", true],
  ["*.md", ".md", true],
  ["*.md", "a.mdx", false],
  ["drafts/*", "drafts/a/b.md", true],
  ["drafts/*", "drafts", false],
  ["*a*", "bab", true],
  ["a*a", "a", false],
  ["ab*ba", "aba", false],
  ["*aa*aa*", "aaa", false],
  ["a*b*c", "a-b-b-c", true],
  ["a*b*c", "acb", false],
  ["a.b", "axb", false],
  ["[a]", "a", false],
  ["", "", true],
  ["*", "", true],
  ["**", "", true],
  ["**", "a", true],
  ["leave-*", "leave-", true],
  ["*-1", "leave-1", true],
  ["a*b*c", "acb", false],
  ["ab*ba", "aba", false],
  ["*aa*aa*", "aaa", false],
  ["Leave", "leave", false],
] as const)("%s over %s: %s", ([glob, text, fits]) => {
  expect(fitsGlob(glob, text)).toBe(fits);
});

/** Patterns with pieces so long that they are looked for in another way, and texts that nearly hold them. */
const repeated = (of: RegExp) =>
  fc
    .tuple(fc.stringMatching(of), fc.constantFrom(1, 1, 20, 40))
    .map(([text, times]) => text.repeat(times));
const long = (of: RegExp) => fc.array(repeated(of), { maxLength: 4 }).map((all) => all.join(""));

test.for([
  ["short", fc.stringMatching(/^[ab*]{0,7}$/), fc.stringMatching(/^[ab]{0,9}$/)],
  ["long", long(/^(?:\*|[ab]{0,4})$/), long(/^[ab]{0,5}$/)],
] as const)(
  "%s ones fit what a regular expression of the same meaning fits",
  ([, globs, texts]) => {
    fc.assert(
      fc.property(globs, texts, (glob, text) => {
        const expression = new RegExp(`^${glob.replaceAll(/\*+/g, ".*")}$`);
        expect(fitsGlob(glob, text)).toBe(expression.test(text));
      }),
      { numRuns: 2000 },
    );
  },
);

test.for([5, 90])("a pattern fits what its stars stand for, with pieces of up to %i", (longest) => {
  const words = fc.array(fc.stringMatching(new RegExp(`^[ab.]{0,${longest}}$`)), {
    minLength: 1,
    maxLength: 5,
  });
  const fills = fc.array(fc.stringMatching(new RegExp(`^[ab]{0,${longest}}$`)), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(words, fills, (parts, between) => {
      const text = parts.reduce((all, part, index) => `${all}${between[index - 1] ?? ""}${part}`);
      expect(fitsGlob(parts.join("*"), text)).toBe(true);
    }),
  );
});

test("a long piece that nearly fits everywhere is looked for once", () => {
  const half = "a".repeat(500_000);
  expect(fitsGlob(`*${half}b${half}*`, half.repeat(4))).toBe(false);
  expect(fitsGlob(`*${half}b${half}*`, `${half}a${half}b${half}aa`)).toBe(true);
});
