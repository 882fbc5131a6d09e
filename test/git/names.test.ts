import { describe, expect, test } from "vitest";
import { commitTree } from "../../src/git/commit-tree.ts";
import { openRepository } from "../../src/git/repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Finding } from "../../src/model/finding.ts";
import type { Tree } from "../../src/model/tree.ts";
import { check } from "../../src/rules/check.ts";
import { gitRepository, type Contents } from "../support/git-repository.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";

async function findings(tree: Tree): Promise<readonly Finding[]> {
  return check(await loadDataset(tree));
}

function told(found: readonly Finding[]): readonly string[] {
  return found.map(({ rule, at }) => `${rule} ${at.file}`);
}

async function committed(
  state: Contents,
  onDisk: boolean,
): Promise<{ tree: Tree; folder: string }> {
  const repository = await gitRepository([state], { bare: !onDisk });
  const [commit = ""] = repository.commits;
  const tree = await commitTree(openRepository(repository.gitdir), commit);
  return { tree, folder: repository.folder };
}

const named = (path: string): Contents => ({ ...goodSet(pendingCase), [path]: "x\n" });

describe("a commit and a working directory say the same of a name", () => {
  test.for([
    ["a device", "cases/aux.yaml", "file/unsafe-name"],
    ["a device as a folder", "cases/nul/a.md", "file/unsafe-name"],
    ["a colon", "cases/a:b.yaml", "file/unsafe-name"],
    ["a backslash", "cases/a\\b.yaml", "file/unsafe-name"],
    ["a line feed", "cases/a\nb.yaml", "file/unsafe-name"],
    ["a dot at the end", "cases/a.yaml.", "file/unsafe-name"],
    ["an option", "cases/-rf.yaml", "file/unsafe-name"],
    ["an accent of its own", "cases/cafe\u0301.yaml", "file/unsafe-name"],
    ["a device among the revisions", "corpus-revisions/con/chunks.jsonl.md", "file/unsafe-name"],
    ["another case", "cases/Refund-Policy-001.yaml", "file/twin"],
    ["another ending", "cases/refund-policy-001.yml", "file/twin"],
    ["a folder named like a case", "cases/dir.yaml/notes.md", "file/passed-over"],
  ] as const)("%s", async ([, path, rule]) => {
    const { tree, folder } = await committed(named(path), true);
    const found = await findings(tree);
    expect(told(found).filter((one) => !one.startsWith("revision/"))).toEqual([`${rule} ${path}`]);
    expect(await findings(workingTree(folder))).toEqual(found);
  });

  test("accents that differ", async () => {
    const state = { ...named("cases/caf\u00e9.md"), "cases/cafe\u0301.md": "y\n" };
    const { tree, folder } = await committed(state, true);
    const found = await findings(tree);
    expect(told(found)).toEqual(["file/twin cases/caf\u00e9.md"]);
    expect(await findings(workingTree(folder))).toEqual(found);
  });
});

describe("a commit can hold names that no disk keeps", () => {
  test.for([
    ["the folder above", "cases/../x.md", "file/unsafe-name"],
    ["Git's own folder", "cases/.git/hooks.md", "file/unsafe-name"],
    ["256 bytes", `cases/${"a".repeat(251)}.yaml`, "file/unsafe-name"],
    ["257 bytes of 89 letters", `cases/${"\u9000".repeat(84)}.yaml`, "file/unsafe-name"],
  ] as const)("%s", async ([, path, rule]) => {
    const { tree } = await committed(named(path), false);
    expect(told(await findings(tree))).toEqual([`${rule} ${path}`]);
  });
});

test("the run bit is judged in a commit alone", async () => {
  const state = { ...goodSet(), "cases/refund-policy-001.yaml": { executable: pendingCase } };
  const { tree, folder } = await committed(state, true);
  expect(told(await findings(tree))).toEqual(["file/executable cases/refund-policy-001.yaml"]);
  expect(await findings(workingTree(folder))).toEqual([]);
});
