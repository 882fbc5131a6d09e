import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitsGlob } from "../../src/model/glob.ts";

/** What a glob means, word for word, however long it takes. */
function fitsByDefinition(glob: string, text: string): boolean {
  if (glob === "") return text === "";
  if (glob.startsWith("*")) {
    return Array.from({ length: text.length + 1 }, (_, at) => at).some((at) =>
      fitsByDefinition(glob.slice(1), text.slice(at)),
    );
  }
  return glob[0] === text[0] && text !== "" && fitsByDefinition(glob.slice(1), text.slice(1));
}

describe("a glob", () => {
  test.for([
    ["*AAPL*", "2022 Q3 AAPL.pdf", true],
    ["*2023 Q3 INTC*", "2022 Q3 INTC.pdf", false],
    ["*", "", true],
    ["****", "anything", true],
    ["a*a", "a", false],
    ["a*a", "aa", true],
    ["refund-policy", "refund-policy", true],
    ["refund-policy", "refund-policy-2", false],
    ["a.c", "abc", false],
    ["[ab]*", "a", false],
  ] as const)("%s and %s: %s", ([glob, text, fits]) => {
    expect(fitsGlob(glob, text)).toBe(fits);
  });

  test("fits just what its definition says", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 8 });
    const glob = fc.string({ unit: fc.constantFrom("a", "b", "*"), maxLength: 8 });
    fc.assert(
      fc.property(glob, text, (one, other) => {
        expect(fitsGlob(one, other)).toBe(fitsByDefinition(one, other));
      }),
    );
  });
});
