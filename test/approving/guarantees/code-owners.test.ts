import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canOwn,
  fitsOwned,
  ownersLineFor,
  ownersLines,
} from "../../../src/approving/guarantees/code-owners.ts";
import { settings } from "../../../src/approving/guarantees/examine.ts";
import { facts } from "../../support/guarantee-facts.ts";

/** The examples of GitHub's page about code owners, and what .gitignore says of the rest. */
const patterns: readonly (readonly [string, string, boolean])[] = [
  ["*", "a.ts", true],
  ["*", "a/b/c.ts", true],
  ["*.js", "a/b.js", true],
  ["*.js", "a/b.jsx", false],
  ["/build/logs/", "build/logs/a/b.txt", true],
  ["/build/logs/", "a/build/logs/b.txt", false],
  ["docs/*", "docs/getting-started.md", true],
  ["docs/*", "docs/build-app/troubleshooting.md", false],
  ["apps/", "a/apps/b.ts", true],
  ["apps/", "apps", false],
  ["/docs/", "docs/a/b.md", true],
  ["/apps/github", "apps/github/a.ts", true],
  ["/apps/github", "apps/github", true],
  ["/apps/github", "apps/github-next", false],
  ["**/logs", "deeply/nested/logs/a.txt", true],
  ["**/logs", "logs/a.txt", true],
  ["/a/**/b", "a/b", true],
  ["/a/**/b", "a/x/y/b", true],
  ["/a/**/b", "c/b", false],
  ["/.github/", ".github/workflows/a.yaml", true],
  ["/families.yaml", "families.yaml", true],
  ["/families.yaml", "eval/families.yaml", false],
  ["families.yaml", "eval/families.yaml", true],
  ["/", "a", false],
];

test.for(patterns)("the pattern %s and the path %s: %s", ([pattern, path, fits]) => {
  expect(fitsOwned(pattern, path)).toBe(fits);
});

test("a pattern of many stars takes no long time", () => {
  const pattern = `/${"**/a*".repeat(1)}/${"**/".repeat(200)}*b`;
  const path = `${"a/".repeat(2000)}c`;
  const from = performance.now();
  expect(fitsOwned(pattern, path)).toBe(false);
  expect(performance.now() - from).toBeLessThan(2000);
});

test("a folder owns exactly what lies below it, whatever its name", () => {
  const part = fc.stringMatching(/^[a-z.]{1,4}$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), part, (parts, name) => {
      const folder = parts.join("/");
      expect(fitsOwned(`/${folder}/`, `${folder}/${name}`)).toBe(true);
      expect(fitsOwned(`/${folder}/`, `${folder}x/${name}`)).toBe(false);
      expect(fitsOwned(`/${folder}/`, folder)).toBe(false);
    }),
  );
});

describe("the lines of the file", () => {
  const text = [
    "# owners",
    "*  @all # everything",
    "",
    "/docs/my\\ page.md\t@docs/team  a@b.example",
    "/free/",
  ].join("\r\n");

  test("are read without comments, with escapes", () => {
    expect(ownersLines(text)).toEqual([
      { line: 2, pattern: "*", owners: ["@all"] },
      { line: 4, pattern: "/docs/my page.md", owners: ["@docs/team", "a@b.example"] },
      { line: 5, pattern: "/free/", owners: [] },
    ]);
  });

  test("count from the end, so that a later line without an owner takes it away", () => {
    const lines = ownersLines(text);
    expect(ownersLineFor(lines, "docs/my page.md")?.line).toBe(4);
    expect(ownersLineFor(lines, "free/a")?.owners).toEqual([]);
    expect(ownersLineFor(lines, "other")?.line).toBe(2);
  });
});

test.for([
  ["@robin", true],
  ["@acme/eval-owners", true],
  ["robin@acme.example", true],
  ["@OWNER", false],
  ["owners@touchstone.example", false],
  ["robin", false],
  ["@", false],
] as const)("%s can be an owner: %s", ([owner, can]) => {
  expect(canOwn(owner)).toBe(can);
});

describe("what judges has an owner", () => {
  const named = settings.find(({ id }) => id === "owners-named");
  const all = "/.github/ @a\n/.touchstone/ @a\n/families.yaml @a\n/corpus-revisions/ @a\n";
  const said = (text: string, guarded?: readonly string[]): string => {
    const change = guarded === undefined ? {} : { guarded };
    const known = facts({ set: { codeowners: { path: "CODEOWNERS", text }, ...change } });
    const standing = named?.standing(known);
    return `${standing?.is}: ${standing?.because}`;
  };

  test("where each path has one, also for files that come", () => {
    expect([
      said(`${all}/CODEOWNERS @a\n`),
      said(all),
      said(`${all}* @OWNER\n`),
      said(`${all}/CODEOWNERS @a\n/.github/workflows/`, [".github/workflows/a.yaml"]),
      said(`${all}/CODEOWNERS @a\n*.yaml`),
    ]).toMatchInlineSnapshot(`
      [
        "holds: Each path has an owner, and GitHub knows all that the file names.",
        "fails: CODEOWNERS names no owner for itself.",
        "fails: CODEOWNERS names nobody who can be an owner for /.github/, /.touchstone/, /families.yaml and /corpus-revisions/.",
        "fails: CODEOWNERS names nobody who can be an owner for .github/workflows/a.yaml.",
        "fails: CODEOWNERS names nobody who can be an owner for /.github/, /.touchstone/, /families.yaml and /corpus-revisions/.",
      ]
    `);
  });

  test("where GitHub knows the owner", () => {
    const ownersErrors = { seen: [{ path: ".github/CODEOWNERS", line: 3, kind: "Unknown owner" }] };
    expect(named?.standing(facts({ host: { ownersErrors } }))).toMatchInlineSnapshot(`
      {
        "because": "GitHub passes over 1 line: .github/CODEOWNERS:3 (Unknown owner).",
        "is": "fails",
      }
    `);
  });
});
