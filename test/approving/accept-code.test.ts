import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptCode } from "../../src/approving/accept-code.ts";
import type { ChangedFile } from "../../src/approving/asked-change.ts";
import type { Digest } from "../../src/model/ids.ts";
import { togetherCode } from "../../src/refresh/deciding/lines/codes.ts";

const policy: ChangedFile = {
  path: ".github/touchstone.yaml",
  before: "100644 1111",
  after: "100644 2222",
  needsOwner: true,
};
const page: ChangedFile = {
  path: "docs/a.md",
  before: undefined,
  after: "3333",
  needsOwner: false,
};

/** Content ids, with a mode or without one, and texts that could be taken for one another. */
const id = (): fc.Arbitrary<string | undefined> =>
  fc.constantFrom(undefined, "", "null", "1111", "100644 1111", "100755 1111", "2222");

const files = (): fc.Arbitrary<readonly ChangedFile[]> =>
  fc.uniqueArray(
    fc.record({
      path: fc.oneof(fc.constantFrom("a", "b", "a/b", 'a","b', "ａ", "🙂"), fc.string()),
      before: id(),
      after: id(),
      needsOwner: fc.boolean(),
    }),
    { selector: ({ path }) => path, maxLength: 4 },
  );

/** All that a code is of, whatever the order. */
function said(all: readonly ChangedFile[]): readonly string[] {
  return all
    .map(({ path, before, after }) => JSON.stringify([path, before ?? null, after ?? null]))
    .toSorted();
}

describe("the code of changed files", () => {
  test("stays what it is, since people have written it", () => {
    expect(acceptCode([page, policy])).toBe("82db1f64978fd3c1bde93ecd6343557c");
  });

  test("is another one for another path, content or mode before or after, and one file more or less", () => {
    const others: readonly (readonly ChangedFile[])[] = [
      [policy, page],
      [policy, { ...page, path: "docs/b.md" }],
      [policy, { ...page, after: "4444" }],
      [policy, { ...page, after: undefined }],
      [policy, { ...page, before: "3333", after: undefined }],
      [{ ...policy, after: "100755 2222" }, page],
      [{ ...policy, before: "100755 1111" }, page],
      [{ ...policy, before: "100644 5555" }, page],
      [policy],
      [],
    ];
    expect(new Set(others.map(acceptCode)).size).toBe(others.length);
  });

  test("does not depend on the order of the files, nor on whom they need", () => {
    expect(acceptCode([policy, page])).toBe(acceptCode([{ ...page, needsOwner: true }, policy]));
  });

  test("is the same exactly where the same is said", () => {
    fc.assert(
      fc.property(files(), files(), (a, b) => {
        const isSame = JSON.stringify(said(a)) === JSON.stringify(said(b));
        expect(acceptCode(a) === acceptCode(b)).toBe(isSame);
        expect(acceptCode(a.toReversed())).toBe(acceptCode(a));
      }),
      { numRuns: 500 },
    );
  });

  test("is none of cases together", () => {
    const digest = `sha256:${"1".repeat(64)}` as Digest;
    expect(togetherCode([{ id: "docs/a.md", digest }])).not.toBe(
      acceptCode([{ ...page, before: digest, after: undefined }]),
    );
  });
});
