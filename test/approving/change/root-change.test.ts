import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownedPaths } from "../../../src/approving/change/needs-owner.ts";
import { pathInSet } from "../../../src/approving/change/path-names.ts";
import { touchesNothing } from "../../../src/approving/change/root-change.ts";
import { sha256 } from "../../../src/model/hash.ts";
import type { FolderEntry, ObjectId } from "../../../src/refresh/requests/host.ts";

/** Contents of files by their paths. */
type Files = ReadonlyMap<string, string>;

/** What stands in the root, as Git would tell it: a folder is named by all that it holds. */
function rootOf(files: Files): readonly FolderEntry[] {
  const held = new Map<string, string[]>();
  for (const [path, text] of files) {
    const [name = "", ...rest] = path.split("/");
    held.set(name, [...(held.get(name) ?? []), `${rest.join("/")} ${text}`]);
  }
  return [...held].map(([name, all]) => ({
    name,
    mode: files.has(name) ? "100644" : "40000",
    // What Git would call it.
    oid: sha256(all.toSorted().join("\n")) as string as ObjectId,
  }));
}

const policyOf = (...protectedPaths: readonly string[]): { protectedPaths: string[] } => ({
  protectedPaths: [...protectedPaths],
});

/** Whether a change of one file in a repository with a set in `eval/golden` is nothing to judge. */
function isNothing(path: string, ...protectedPaths: readonly string[]): boolean {
  const files = new Map([["eval/golden/cases/a.yaml", "a"]]);
  return touchesNothing({
    before: rootOf(files),
    after: rootOf(new Map([...files, [path, "changed"]])),
    place: "eval/golden",
    policy: policyOf(...protectedPaths),
  });
}

describe("the root folders tell that a change is nothing to judge", () => {
  test.for([
    ["src/app.py", []],
    ["README.md", []],
    ["evaluation/x", []],
    ["src/app.py", ["lib/", "lib/**", "README.md"]],
    ["src/app.py", ["app.py"]],
  ] as const)("where it changes %s, and %j is protected", ([path, patterns]) => {
    expect(isNothing(path, ...patterns)).toBe(true);
  });

  test.for([
    ["eval/golden/cases/b.yaml", []],
    ["eval/other.txt", []],
    [".github/workflows/x.yaml", []],
    ["docs/CODEOWNERS", []],
    ["CODEOWNERS", []],
    ["README.md", ["README.md"]],
    ["src/app.py", ["src"]],
    ["src/app.py", ["src/*.py"]],
    ["src/app.py", ["./src/app.py"]],
    ["src/app.py", ["*.md"]],
    ["src/app.py", ["s*"]],
    ["src/app.py", ["/"]],
  ] as const)("and not where it changes %s, and %j is protected", ([path, patterns]) => {
    expect(isNothing(path, ...patterns)).toBe(false);
  });

  test("and not where the folder of the set turns into a file, or a file into that folder", () => {
    const folder = rootOf(new Map([["eval/golden/cases/a.yaml", "a"]]));
    const file = rootOf(new Map([["eval", "a"]]));
    const where = { place: "eval/golden", policy: undefined };
    expect(touchesNothing({ before: folder, after: file, ...where })).toBe(false);
    expect(touchesNothing({ before: file, after: folder, ...where })).toBe(false);
  });

  test("and never where the set is all of the repository", () => {
    const after = rootOf(new Map([["README.md", "x"]]));
    expect(touchesNothing({ before: [], after, place: "", policy: undefined })).toBe(false);
  });
});

test("what they call nothing holds no path of the set, and none that needs an owner", () => {
  const name = fc.constantFrom("a", "b", "ab", ".github", "docs", "CODEOWNERS", "set");
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));
  const files = fc.uniqueArray(path, { maxLength: 6 }).map(withoutClashes);
  const part = fc.constantFrom("a", "b", "*", "**", "/", "./", "set", "docs");
  const pattern = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
  const place = fc.constantFrom("", "set", "a/set", "b");
  const policy = fc.array(pattern, { maxLength: 2 }).map((all) => policyOf(...all));
  let nothing = 0;
  fc.assert(
    fc.property(fc.tuple(files, files), place, policy, ([one, other], where, rules) => {
      const before = new Map(one.map((at) => [at, "before"]));
      const after = new Map(other.map((at) => [at, at.length % 2 === 0 ? "before" : "after"]));
      const change = { before: rootOf(before), after: rootOf(after), place: where, policy: rules };
      if (!touchesNothing(change)) return;
      const all = [...new Set([...one, ...other])];
      const changed = all.filter((at) => before.get(at) !== after.get(at));
      if (changed.length > 0) nothing += 1;
      const needsOwner = ownedPaths(where, rules);
      const isTouched = (at: string): boolean =>
        pathInSet(where, at) !== undefined || needsOwner(at);
      expect(changed.filter(isTouched)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
  expect(nothing).toBeGreaterThan(20);
});

/** A path that is a folder of another is no file. */
function withoutClashes(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)));
}
