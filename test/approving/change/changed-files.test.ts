import { parse } from "yaml";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askedChange } from "../../../src/approving/change/asked-change.ts";
import type { ChangedFile } from "../../../src/approving/asked-change.ts";
import { nameOfPath } from "../../../src/approving/change/path-names.ts";
import { changedPaths } from "../../../src/git/changed-paths.ts";
import { openRepository } from "../../../src/git/repository.ts";
import { caseDigest } from "../../../src/model/digest.ts";
import { edited } from "../../support/edited.ts";
import { gitRepository } from "../../support/git-repository.ts";
import { approved, goodSet, pendingCase } from "../../support/good-set.ts";
import type { Contents } from "../../support/memory-tree.ts";
import { treeChange, withFiles } from "../../support/tree-changes.ts";

const path = "cases/refund-policy-001.yaml";
const stands = approved(pendingCase);
const reworded = edited(stands, "query: When", "query: Until when");

async function filesOf(
  before: Contents,
  others: Parameters<typeof withFiles>[1],
  place = "",
): Promise<readonly ChangedFile[]> {
  return askedChange(await treeChange(before, withFiles(before, others), { place })).files;
}

/** The paths of a change, those that need an owner with a mark. */
const owned = (files: readonly ChangedFile[]): readonly string[] =>
  files.map((file) => (file.needsOwner ? `${file.path} (owner)` : file.path));

const inFolder = (files: Contents): Contents =>
  Object.fromEntries(Object.entries(files).map(([name, one]) => [`eval/${name}`, one]));

/** One character a byte, as Git's names are kept. */
const raw = (text: string): string => Buffer.from(text).toString("latin1");

const nameOf = (rawPath: string): string =>
  nameOfPath({ path: Buffer.from(rawPath, "latin1").toString(), rawPath });

describe("what names the content of a changed file", () => {
  test("is the id of its blob, on each side on which it is there", async () => {
    const files = await filesOf(
      { ...goodSet(), "a.md": "a\n", "b.md": "b\n" },
      {
        "a.md": "c\n",
        "b.md": undefined,
        "c.md": "a\n",
      },
    );
    expect(files).toEqual([
      {
        path: "a.md",
        before: "78981922613b2afb6025042ff6bd878ac1994e85",
        after: "f2ad6c76f0115a6ba5b00456a849810e7ec0af20",
        needsOwner: true,
      },
      {
        path: "b.md",
        before: "61780798228d17af2d34fce4cfbdf35556832472",
        after: undefined,
        needsOwner: true,
      },
      {
        path: "c.md",
        before: undefined,
        after: "78981922613b2afb6025042ff6bd878ac1994e85",
        needsOwner: true,
      },
    ]);
  });

  test("stands behind the mode of what is no plain file", async () => {
    const base = { ...goodSet(), "run.sh": "a\n", link: "a\n" };
    const files = await filesOf(base, {
      "run.sh": { kind: "executable", text: "a\n" },
      link: { kind: "symlink", target: "a\n" },
    });
    const oid = "78981922613b2afb6025042ff6bd878ac1994e85";
    expect(files.map(({ before, after }) => [before, after])).toEqual([
      [oid, `120000 ${oid}`],
      [oid, `100755 ${oid}`],
    ]);
  });

  test("of a protected case that is asked about is its digest, so that recording its approval changes nothing", async () => {
    const base = {
      ...goodSet(pendingCase),
      ".github/touchstone.yaml": "reviewers: [jordan]\nprotectedPaths: [cases/refund-*]\n",
    };
    const candidate = edited(pendingCase, "query: When", "query: Until when");
    const digest = caseDigest(parse(candidate));
    const due = [{ path, before: caseDigest(parse(pendingCase)), after: digest, needsOwner: true }];
    expect(await filesOf(base, { [path]: candidate })).toEqual(due);
    expect(await filesOf(base, { [path]: approved(candidate) })).toEqual(due);
  });

  test("of a case that is not asked about is its blob, so that its labels are what is accepted", async () => {
    const [file] = await filesOf(goodSet(stands), { [path]: `${stands}notes: Often.\n` });
    expect(file?.after).toMatch(/^[0-9a-f]{40}$/);
    expect(file?.after).not.toBe(file?.before);
  });
});

describe("who is needed for a changed file", () => {
  test("is an owner for all of the set outside cases/, and nobody for what stands outside the set", async () => {
    const files = await filesOf(
      { ...inFolder(goodSet(stands)), "README.md": "1" },
      {
        "README.md": "2",
        "evaluate/x": "1",
        "eval/README.md": "1",
        "eval/families.yaml": "claim: {}\n",
        "eval/corpus-revisions/current.yaml": "revision: other\n",
        "eval/cases/README.md": "1",
        "cases/elsewhere.yaml": "1",
      },
      "eval",
    );
    expect(owned(files)).toEqual([
      "README.md",
      "cases/elsewhere.yaml",
      "eval/README.md (owner)",
      "eval/cases/README.md",
      "eval/corpus-revisions/current.yaml (owner)",
      "eval/families.yaml (owner)",
      "evaluate/x",
    ]);
  });

  test("is an owner for what GitHub reads from the root, wherever the set is", async () => {
    const files = await filesOf(
      inFolder(goodSet(stands)),
      {
        ".github/workflows/check.yml": "1",
        CODEOWNERS: "1",
        "docs/CODEOWNERS": "1",
        "docs/other/CODEOWNERS": "1",
      },
      "eval",
    );
    expect(owned(files)).toEqual([
      ".github/workflows/check.yml (owner)",
      "CODEOWNERS (owner)",
      "docs/CODEOWNERS (owner)",
      "docs/other/CODEOWNERS",
    ]);
  });

  test.for([
    ["dist", "dist/action/main.js"],
    ["/dist/", "dist/action/main.js"],
    ["./dist", "dist/action/main.js"],
    ["*.js", "dist/action/main.js"],
    ["dist/*/main.js", "dist/action/main.js"],
    ["dist/**/main.js", "dist/main.js"],
    ["/", "dist/main.js"],
    ["tests", "eval/tests/x"],
    ["cases/travel", "eval/cases/travel/README.md"],
    ["eval/cases/travel", "eval/cases/travel/README.md"],
  ] as const)("is an owner where the policy protects %s, of %s", async ([pattern, changed]) => {
    const base = inFolder({
      ...goodSet(stands),
      ".github/touchstone.yaml": `protectedPaths: ["${pattern}"]\n`,
    });
    const files = await filesOf(base, { [changed]: "1" }, "eval");
    expect(owned(files)).toEqual([`${changed} (owner)`]);
  });

  test.for([
    ["dist", "distance/main.js"],
    ["", "README.md"],
    ["dist.js", "dist/js"],
  ] as const)("is nobody where the policy protects %j, of %s", async ([pattern, changed]) => {
    const base = inFolder({
      ...goodSet(stands),
      ".github/touchstone.yaml": `protectedPaths: ["${pattern}"]\n`,
    });
    expect(owned(await filesOf(base, { [changed]: "1" }, "eval"))).toEqual([changed]);
  });

  test("is told by the policy of the base, not by one that the change brings", async () => {
    const base = inFolder({
      ...goodSet(stands),
      ".github/touchstone.yaml": "protectedPaths: [dist]\n",
    });
    const files = await filesOf(
      base,
      {
        "eval/.github/touchstone.yaml": "protectedPaths: []\n",
        "dist/a.js": "1",
      },
      "eval",
    );
    expect(owned(files)).toEqual(["dist/a.js (owner)", "eval/.github/touchstone.yaml (owner)"]);
  });

  test("is an owner where a link or another repository takes the place of the cases", async () => {
    for (const kind of [{ kind: "symlink", target: "elsewhere" }, { kind: "submodule" }] as const) {
      expect(owned(await filesOf(goodSet(stands), { [path]: undefined, cases: kind }))).toEqual([
        "cases (owner)",
        `${path} (owner)`,
      ]);
    }
  });
});

describe("a change as Git has it", () => {
  test("has both ends of a rename, other modes, deletions, and names of any letters", async () => {
    const before = {
      ...goodSet(stands),
      "docs/old.md": "one\n",
      "docs/run.sh": "two\n",
      "docs/gone.md": "three\n",
      "docs/größe.md": "four\n",
    };
    const after = withFiles(before, {
      "docs/old.md": undefined,
      "docs/new.md": "one\n",
      "docs/gone.md": undefined,
      "docs/größe.md": "five\n",
      "docs/日本.md": "six\n",
      [path]: reworded,
    });
    const { gitdir, commits } = await gitRepository([
      before,
      { ...(after as typeof before), "docs/run.sh": { executable: "two\n" } },
    ]);
    const [one = "", other = ""] = commits;
    const paths = await changedPaths(openRepository(gitdir), [one, other]);
    const change = await treeChange(before, after);
    const { cases, files } = askedChange({ ...change, changed: { place: "", paths } });
    expect(cases.map(({ id }) => id)).toEqual(["refund-policy-001"]);
    expect(files.map((file) => [file.path, file.before?.length, file.after?.length])).toEqual([
      ["docs/gone.md", 40, undefined],
      ["docs/größe.md", 40, 40],
      ["docs/new.md", undefined, 40],
      ["docs/old.md", 40, undefined],
      ["docs/run.sh", 40, 47],
      ["docs/日本.md", undefined, 40],
    ]);
  });

  test("nothing approves a case whose file's name is not UTF-8", async () => {
    const change = await treeChange(goodSet(), { ...goodSet(), "cases/\ufffd.yaml": pendingCase });
    const state = { mode: "100644", oid: "0".repeat(40) };
    const paths = [
      { path: "cases/\ufffd.yaml", rawPath: "cases/\xff.yaml", before: undefined, after: state },
    ];
    const { cases } = askedChange({ ...change, changed: { place: "", paths } });
    expect(cases.map(({ id, digest }) => [id, digest])).toEqual([["\ufffd", undefined]]);
  });
});

describe("the name of a path", () => {
  test("is the path, or as Git quotes it", () => {
    expect(nameOf("docs/a b.md")).toBe("docs/a b.md");
    expect(nameOf(raw("docs/größe.md"))).toBe("docs/größe.md");
    expect(nameOf("docs/\xff\n.md")).toBe('"docs/\\377\\012.md"');
    expect(nameOf('"a\\b"')).toBe('"\\"a\\\\b\\""');
  });

  test("is another one for every other path", () => {
    const byte = fc.constantFrom("a", '"', "\\", "3", "7", "\xc3", "\xb6", "\xff", "\xef\xbf\xbd");
    const rawPath = fc.array(byte, { maxLength: 6 }).map((bytes) => bytes.join(""));
    fc.assert(
      fc.property(
        rawPath,
        rawPath,
        (one, other) => (nameOf(one) === nameOf(other)) === (one === other),
      ),
      { numRuns: 3000 },
    );
  });
});
