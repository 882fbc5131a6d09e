import { spawnSync } from "node:child_process";
import fs, { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import git from "isomorphic-git";
import { describe, expect, test } from "vitest";
import { commitTree } from "../../src/git/commit-tree.ts";
import { resolveCommit } from "../../src/git/resolve-commit.ts";
import { openRepository, RepositoryError } from "../../src/git/repository.ts";
import type { Tree } from "../../src/model/tree.ts";
import {
  gitRepository,
  looseObjects,
  pack,
  removeObject,
  type Contents,
  type TestRepository,
} from "../support/git-repository.ts";

const state: Contents = {
  "README.md": "Words.\n",
  "cases/a.yaml": "id: a\n",
  "cases/日本/é.yaml": "id: é\n",
  "cases/run.yaml": { executable: "id: run\n" },
  "cases/link.yaml": { link: "a.yaml" },
  "cases/sub": { submodule: "a".repeat(40) },
};

async function treeOf({ gitdir, commits }: TestRepository, folder?: string): Promise<Tree> {
  const repository = openRepository(gitdir);
  return await commitTree(
    repository,
    await resolveCommit(repository, commits.at(-1) ?? ""),
    folder,
  );
}

async function textAt(tree: Tree, path: string): Promise<string> {
  return Buffer.from((await tree.read(path, { max: 1000 })).bytes).toString();
}

/** What a promise was refused with: an error's name, code and message. */
async function refusal(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "nothing was refused";
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

describe("a set in a commit", () => {
  test("lists every path in order of UTF-8 bytes, with its kind", async () => {
    const tree = await treeOf(await gitRepository([state]));
    expect((await tree.list()).map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      "file README.md",
      "file cases/a.yaml",
      "symlink cases/link.yaml",
      "executable cases/run.yaml",
      "submodule cases/sub",
      "file cases/日本/é.yaml",
    ]);
    expect(await tree.list("cases/日本")).toHaveLength(1);
    expect(await tree.list("cases/a")).toEqual([]);
    expect(await tree.entry("cases")).toBeUndefined();
    expect((await tree.entry("cases/sub"))?.kind).toBe("submodule");
  });

  test("reads no more than it was asked for, and says that there is more", async () => {
    const tree = await treeOf(await gitRepository([{ "a.txt": "0123456789" }]));
    const read = async (max: number): Promise<string> => {
      const { bytes, more } = await tree.read("a.txt", { max });
      return `${Buffer.from(bytes).toString()} ${more}`;
    };
    expect([await read(4), await read(10), await read(11)]).toEqual([
      "0123 true",
      "0123456789 false",
      "0123456789 false",
    ]);
  });

  test("knows each file by the object id that Git gives it", async () => {
    const tree = await treeOf(await gitRepository([{ "a.txt": "hello\n" }]));
    expect(await tree.objectId("a.txt", { max: 100 })).toBe(
      "ce013625030ba8dba906f756967f9e9ca394464a",
    );
  });

  test("may lie in a folder of the repository", async () => {
    const tree = await treeOf(
      await gitRepository([{ "eval/set/cases/a.yaml": "id: a\n", "b.txt": "" }]),
      "eval/set",
    );
    expect((await tree.list()).map(({ path }) => path)).toEqual(["cases/a.yaml"]);
    expect(await textAt(tree, "cases/a.yaml")).toBe("id: a\n");
  });

  test("is read without the folders that nobody asks for", async () => {
    const repository = await gitRepository([
      { "eval/cases/a.yaml": "id: a\n", "eval/big/b.txt": "b", "app/c.txt": "c" },
    ]);
    const opened = openRepository(repository.gitdir);
    const [commit = ""] = repository.commits;
    for (const filepath of ["eval/big", "app"]) {
      const { oid } = await git.readTree({ fs, gitdir: opened.gitdir, oid: commit, filepath });
      removeObject(opened.gitdir, oid);
    }
    const tree = await commitTree(opened, commit, "eval");
    expect((await tree.list("cases")).map(({ path }) => path)).toEqual(["cases/a.yaml"]);
    expect(await textAt(tree, "cases/a.yaml")).toBe("id: a\n");
    expect(await tree.entry("families.yaml")).toBeUndefined();
    expect(await refusal(tree.list("big"))).toContain("missing-object: Tree ");
  });

  test("is read at one path without a list", async () => {
    const tree = await treeOf(await gitRepository([state]));
    expect([await textAt(tree, "cases/日本/é.yaml"), await tree.entry("cases/a.yaml/b")]).toEqual([
      "id: é\n",
      undefined,
    ]);
  });

  test("is read as it was, whatever the branch does meanwhile", async () => {
    const { gitdir, commits } = await gitRepository([{ "a.txt": "old" }, { "a.txt": "new" }]);
    const tree = await commitTree(openRepository(gitdir), commits[0] ?? "");
    expect(await textAt(tree, "a.txt")).toBe("old");
  });

  test("is read from a bare repository", async () => {
    expect(
      await textAt(await treeOf(await gitRepository([state], { bare: true })), "cases/a.yaml"),
    ).toBe("id: a\n");
  });

  test("is read from a pack", async () => {
    const repository = await gitRepository([state]);
    await pack(repository);
    expect(looseObjects(repository.gitdir)).toEqual([]);
    expect(await textAt(await treeOf(repository), "cases/日本/é.yaml")).toBe("id: é\n");
  });

  test.skipIf(spawnSync("git", ["--version"]).status !== 0)(
    "is read from a pack with differences, as Git makes it",
    async () => {
      const long = Array.from({ length: 400 }, (_, line) => `line ${line}`).join("\n");
      const repository = await gitRepository([{ "a.txt": long }, { "a.txt": `${long}\nmore` }]);
      const { status } = spawnSync("git", ["-C", repository.folder, "gc", "--quiet"], {
        env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" },
      });
      expect([status, looseObjects(repository.gitdir)]).toEqual([0, []]);
      const [first = "", second = ""] = repository.commits;
      const opened = openRepository(repository.gitdir);
      const lengths = [];
      for (const commit of [first, second]) {
        const { bytes } = await (await commitTree(opened, commit)).read("a.txt", { max: 100_000 });
        lengths.push(bytes.length);
      }
      expect(lengths).toEqual([long.length, long.length + 5]);
    },
  );

  test("reads a pack's index once, however many files are read", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`f${n}.txt`, `text ${n}`]),
    );
    const repository = await gitRepository([files]);
    await pack(repository);
    const tree = await treeOf(repository);
    await textAt(tree, "f0.txt");
    const packs = join(repository.gitdir, "objects", "pack");
    for (const name of readdirSync(packs))
      if (name.endsWith(".idx")) writeFileSync(join(packs, name), "gone");
    expect(await textAt(tree, "f29.txt")).toBe("text 29");
  });
});

describe("a shallow clone", () => {
  test("holds the sets of its own commits and says which it lacks", async () => {
    const { gitdir, commits } = await gitRepository([{ "a.txt": "old" }, { "a.txt": "new" }]);
    const [old = "", last = ""] = commits;
    writeFileSync(join(gitdir, "shallow"), `${last}\n`);
    removeObject(gitdir, old);
    const repository = openRepository(gitdir);

    expect(
      await textAt(await commitTree(repository, await resolveCommit(repository, "main")), "a.txt"),
    ).toBe("new");
    expect(await refusal(resolveCommit(repository, old))).toBe(
      `no-such-commit: "${old}" names no commit in this clone: name a branch, a tag or a commit id, or fetch it first.`,
    );
    expect(await refusal(commitTree(repository, old))).toBe(
      `no-such-commit: Commit "${old}" is not in this clone.`,
    );
  });
});

describe("a commit", () => {
  test("is found by branch, remote branch, tag of either kind, and id of four digits or more", async () => {
    const { gitdir, commits } = await gitRepository([state, { "a.txt": "" }]);
    const [first = "", last = ""] = commits;
    await git.tag({ fs, gitdir, ref: "light", object: first });
    await git.annotatedTag({
      fs,
      gitdir,
      ref: "heavy",
      object: first,
      tagger: { name: "a", email: "b" },
    });
    await git.writeRef({ fs, gitdir, ref: "refs/remotes/origin/main", value: first });
    const repository = openRepository(gitdir);
    const found = [];
    for (const ref of ["main", "HEAD", "refs/heads/main", last, last.slice(0, 7)]) {
      found.push(await resolveCommit(repository, ref));
    }
    expect(new Set(found)).toEqual(new Set([last]));
    const tagged = [];
    for (const ref of ["light", "heavy", "origin/main", "refs/tags/heavy", first.slice(0, 8)]) {
      tagged.push(await resolveCommit(repository, ref));
    }
    expect(new Set(tagged)).toEqual(new Set([first]));
  });

  test("is found as an ancestor, in Git's notation", async () => {
    const { gitdir, commits } = await gitRepository([state, { "a.txt": "1" }, { "a.txt": "2" }]);
    const [first = "", second = ""] = commits;
    const author = { name: "a", email: "b" };
    const parent = [commits[2] ?? "", second];
    const repository = openRepository(gitdir);
    const { commit } = await git.readCommit({ fs, gitdir, oid: first });
    const ref = "refs/heads/merged";
    await git.commit({ fs, gitdir, message: "x", tree: commit.tree, author, parent, ref });
    const found = [];
    for (const name of ["main~1", "main^", "merged^2", "merged~2", "merged^1^", "main^0~1"]) {
      found.push(await resolveCommit(repository, name));
    }
    expect(new Set(found)).toEqual(new Set([second]));
    expect(await resolveCommit(repository, "main~2")).toBe(first);
  });

  test("is found in a pack by an abbreviated id", async () => {
    const repository = await gitRepository([state]);
    await pack(repository);
    const [commit = ""] = repository.commits;
    expect(await resolveCommit(openRepository(repository.gitdir), commit.slice(0, 10))).toBe(
      commit,
    );
  });

  test.for([
    ["a branch that is not there", "nowhere"],
    ["nothing", ""],
    ["an id that is not there", "0".repeat(40)],
    ["an abbreviated id that is not there", "0000000"],
    ["three digits", "abc"],
    ["an ancestor of the first commit", "HEAD~1"],
    ["an ancestor a million commits back", "HEAD~1000000"],
    ["a second parent where there is one at most", "HEAD^2"],
    ["steps from nothing", "~1"],
    ["a file of the repository", "config"],
    ["a path out of the repository", "../../../etc/passwd"],
    ["an option", "--upload-pack=x"],
    ["a line break", "main\nmain"],
  ] as const)("is not found by %s", async ([, ref]) => {
    const { gitdir } = await gitRepository([state]);
    expect(await refusal(resolveCommit(openRepository(gitdir), ref))).toContain("no-such-commit: ");
  });

  test("is not a tree or a file", async () => {
    const { gitdir } = await gitRepository([{ "a.txt": "hello\n" }]);
    const repository = openRepository(gitdir);
    const blob = "ce013625030ba8dba906f756967f9e9ca394464a";
    expect(await refusal(resolveCommit(repository, blob))).toContain("no-such-commit: ");
  });

  test("without the folder that was asked for is refused by name", async () => {
    const { gitdir, commits } = await gitRepository([state]);
    expect(await refusal(commitTree(openRepository(gitdir), commits[0] ?? "", "eval"))).toBe(
      `no-such-folder: Commit "${commits[0]}" holds no folder "eval".`,
    );
  });
});

describe("a damaged repository", () => {
  test("is told by the folder whose list cannot be read", async () => {
    const { gitdir } = await gitRepository([state]);
    const object = Buffer.from("100644 a.txt\0short");
    // oxlint-disable-next-line typescript/no-deprecated -- Nothing else writes a damaged tree.
    const tree = await git.writeObject({ fs, gitdir, type: "tree", format: "content", object });
    const author = { name: "a", email: "b" };
    const commit = await git.commit({ fs, gitdir, message: "x", tree, author });
    expect(await refusal(commitTree(openRepository(gitdir), commit))).toBe(
      `missing-object: Tree ${tree} is damaged.`,
    );
  });

  test("is told by the path that cannot be read", async () => {
    const repository = await gitRepository([{ "cases/a.yaml": "hello\n" }]);
    const tree = await treeOf(repository);
    removeObject(repository.gitdir, "ce013625030ba8dba906f756967f9e9ca394464a");
    expect(await refusal(tree.read("cases/a.yaml", { max: 9 }))).toBe(
      'missing-object: The content of "cases/a.yaml" (ce013625030ba8dba906f756967f9e9ca394464a) is not in this clone, or is damaged.',
    );
  });

  test("is not changed by reading", async () => {
    const repository = await gitRepository([state]);
    const before = readdirSync(repository.gitdir, { recursive: true });
    const head = readFileSync(join(repository.gitdir, "HEAD"), "utf8");
    const tree = await treeOf(repository);
    for (const { path, kind } of await tree.list()) if (kind === "file") await textAt(tree, path);
    expect(readdirSync(repository.gitdir, { recursive: true })).toEqual(before);
    expect(readFileSync(join(repository.gitdir, "HEAD"), "utf8")).toBe(head);
  });
});
