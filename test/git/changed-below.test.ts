import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedInCommit, changedOnDisk } from "../../src/git/changed-below.ts";
import { commitTree } from "../../src/git/commit-tree.ts";
import { openRepository } from "../../src/git/repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { foldedName, readNames } from "../../src/load/set-names.ts";
import type { Tree } from "../../src/model/tree.ts";
import {
  gitRepository,
  removeObject,
  type Contents,
  type TestRepository,
} from "../support/git-repository.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { tempFolder } from "../support/temp-folder.ts";

const folder = "cases";
const keyOf = foldedName;

async function between(repository: TestRepository): ReturnType<typeof changedInCommit> {
  const [before = "", commit = ""] = repository.commits;
  const opened = openRepository(repository.gitdir);
  const tree = await commitTree(opened, commit);
  const set = { repository: opened, head: commit, commit, place: "", tree };
  return await changedInCommit(set, { commit: before }, { folder, keyOf });
}

async function pathsIn(tree: Tree): Promise<readonly string[]> {
  return (await tree.list(folder)).map(({ path }) => path);
}

const before: Contents = {
  "cases/a/one.yaml": "1",
  "cases/a/two.yaml": "2",
  "cases/b/three.yaml": "3",
  "cases/b/four.yaml": "4",
  "corpus-revisions/current.yaml": "x",
};
const after: Contents = {
  "cases/a/one.yaml": "edited",
  "cases/a/two.yaml": "2",
  "cases/a/new.yaml": "new",
  "cases/b/three.yaml": "3",
  "corpus-revisions/current.yaml": "y",
};

describe("what changed below a folder", () => {
  test("between two commits is found and read without the folders that stayed", async () => {
    const repository = await gitRepository([before, { ...after, "cases/b/four.yaml": "4" }]);
    const opened = openRepository(repository.gitdir);
    const tree = await commitTree(opened, repository.commits[0] ?? "");
    for (const path of ["cases/b/three.yaml", "cases/b/four.yaml", "cases/a/two.yaml"]) {
      removeObject(repository.gitdir, await tree.objectId(path, { max: 9 }));
    }
    const { there, gone, tree: narrow } = await between(repository);
    expect([[...there], [...gone]]).toEqual([["cases/a/new.yaml", "cases/a/one.yaml"], []]);
    expect(await pathsIn(narrow)).toEqual(["cases/a/new.yaml", "cases/a/one.yaml"]);
    expect((await narrow.list("corpus-revisions")).length).toBe(1);
  });

  test("on disk is what differs in its bytes, is new, or is gone", async () => {
    const repository = await gitRepository([before]);
    const { folder: root, gitdir, commits } = repository;
    const earlier = await commitTree(openRepository(gitdir), commits[0] ?? "");
    writeFileSync(join(root, "cases/a/one.yaml"), "edited");
    writeFileSync(join(root, "cases/a/new.yaml"), "new");
    writeFileSync(join(root, "cases/a/two.yaml"), "2");
    rmSync(join(root, "cases/b/four.yaml"));
    const limit = { folder, max: 100 };
    const { there, gone } = await changedOnDisk(workingTree(root), earlier, limit);
    expect([[...there], [...gone]]).toEqual([
      ["cases/a/new.yaml", "cases/a/one.yaml"],
      ["cases/b/four.yaml"],
    ]);
    const all = await changedOnDisk(workingTree(root), undefined, limit);
    expect([all.there.size, all.gone.size]).toEqual([4, 0]);
  });

  test("is a file whose name is not UTF-8, which no disk finds by what trees show", async () => {
    const root = tempFolder({ "cases/a.yaml": "1" });
    const at = Buffer.from(`${root}/cases/caf\xe9.yaml`, "latin1");
    writeFileSync(at, "2");
    const earlier = memoryTree({ "cases/a.yaml": "1", "cases/caf\ufffd.yaml": "2" });
    const { there, gone } = await changedOnDisk(workingTree(root), earlier, { folder, max: 100 });
    expect([[...there], [...gone]]).toEqual([["cases/caf\ufffd.yaml"], []]);
  });

  test("brings with it all that decides whether the names of those files are good", async () => {
    const name = fc.constantFrom(
      "a",
      "A",
      "b.yaml",
      "B.yaml",
      "b.yml",
      "é",
      "e\u0301",
      "con",
      ".x",
    );
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
    const files = fc.dictionary(path, fc.constantFrom("1", "2"), { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(files, files, async (...states) => {
        const [one, other] = states.map((state) => inCases(possible(state)));
        const repository = await gitRepository([one ?? {}, other ?? {}], { bare: true });
        const { there, tree } = await between(repository);
        const whole = await commitTree(
          openRepository(repository.gitdir),
          repository.commits[1] ?? "",
        );
        const judged = async (from: Tree): Promise<unknown> => {
          const { defects, unread } = readNames(await pathsIn(from));
          return {
            defects: defects.filter(({ at }) => there.has(at.file)),
            unread: [...unread].filter((at) => there.has(at)),
          };
        };
        expect(await judged(tree)).toEqual(await judged(whole));
      }),
      { numRuns: 50 },
    );
  });
});

test("a set with such a name is compared with its base", async () => {
  const root = tempFolder(goodSet(pendingCase));
  writeFileSync(Buffer.from(`${root}/cases/caf\xe9.yaml`, "latin1"), "id: e\n");
  const earlier = memoryTree({ ...goodSet(pendingCase), "cases/caf\ufffd.yaml": "id: e\n" });
  const base = { name: "main", tree: earlier };
  const { defects } = await loadDataset(workingTree(root), { base });
  expect(defects.map(({ rule, at }) => `${rule} ${at.file}`)).toEqual([
    "file/not-utf8 cases/caf\ufffd.yaml",
  ]);
});

/** What stands above another path gives way to it. */
function possible(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const paths = Object.keys(files);
  return Object.fromEntries(
    Object.entries(files).filter(([one]) => !paths.some((other) => other.startsWith(`${one}/`))),
  );
}

function inCases(files: Readonly<Record<string, string>>): Contents {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
  );
}
