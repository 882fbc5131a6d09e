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
] as const)("%s over %s: %s", ([glob, text, fits]) => {
  expect(fitsGlob(glob, text)).toBe(fits);
});

test("a pattern fits what its stars stand for", () => {
  const words = fc.array(fc.stringMatching(/^[ab*.]{0,3}$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      words,
      fc.array(fc.stringMatching(/^[ab]{0,3}$/), { maxLength: 12 }),
      (parts, fills) => {
        const glob = parts.join("*");
        const text = glob
          .split("*")
          .reduce((all, part, index) => `${all}${fills[index - 1] ?? ""}${part}`);
        expect(fitsGlob(glob, text)).toBe(true);
      },
    ),
  );
});
