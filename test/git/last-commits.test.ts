import fs from "node:fs";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import git from "isomorphic-git";
import { describe, expect, test } from "vitest";
import { lastCommits, newestCommitTime } from "../../src/git/last-commits.ts";
import { folderWith } from "../support/command.ts";

const first = Date.UTC(2026, 0, 1) / 1000;

/** Commits files on top of these parents, so many days after the first of January 2026. */
async function commit(
  dir: string,
  files: Readonly<Record<string, string>>,
  { day, parent }: { readonly day: number; readonly parent?: string[] },
): Promise<string> {
  for (const [filepath, text] of Object.entries(files)) {
    await mkdir(join(dir, filepath, ".."), { recursive: true });
    await writeFile(join(dir, filepath), text);
    await git.add({ fs, dir, filepath });
  }
  const author = {
    name: "avery",
    email: "avery@example.test",
    timestamp: first + day * 86_400,
    timezoneOffset: -300,
  };
  const parents = parent === undefined ? {} : { parent };
  return await git.commit({ fs, dir, message: `Day ${day}`, author, ...parents });
}

async function timeOf(files: readonly string[]): Promise<unknown> {
  return newestCommitTime(await lastCommits(files));
}

async function repository(): Promise<string> {
  const dir = await folderWith({});
  await git.init({ fs, dir, defaultBranch: "main" });
  return dir;
}

describe("the commit time of files", () => {
  test("is that of the last commit that touched the newest of them, in UTC", async () => {
    const dir = await repository();
    await commit(dir, { "dumps/a.json": "[]", "b.json": "[]" }, { day: 0 });
    await commit(dir, { "b.json": "[1]" }, { day: 3 });
    await commit(dir, { "README.md": "unrelated" }, { day: 9 });
    expect(await timeOf([join(dir, "dumps/a.json")])).toEqual({
      committedAt: "2026-01-01T00:00:00Z",
    });
    const both = [join(dir, "dumps/a.json"), join(dir, "b.json")];
    for (const files of [both, both.toReversed()]) {
      expect(await timeOf(files)).toEqual({ committedAt: "2026-01-04T00:00:00Z" });
    }
  });

  test("follows the side of a merge that the file came from", async () => {
    const dir = await repository();
    const base = await commit(dir, { "a.json": "[]" }, { day: 0 });
    const side = await commit(dir, { "a.json": "[2]" }, { day: 2, parent: [base] });
    await git.writeRef({ fs, dir, ref: "refs/heads/main", value: base, force: true });
    const main = await commit(dir, { "a.json": "[]", "b.json": "[]" }, { day: 5, parent: [base] });
    await commit(dir, { "a.json": "[2]" }, { day: 7, parent: [main, side] });
    expect(await timeOf([join(dir, "a.json")])).toEqual({
      committedAt: "2026-01-03T00:00:00Z",
    });
  });

  test("is found beside names that Git allows and its library refuses", async () => {
    const dir = await repository();
    const before = await commit(dir, { "a.json": "[]" }, { day: 4 });
    const { blob: _, oid: blob } = await git.readBlob({ fs, dir, oid: before, filepath: "a.json" });
    const entries = ["a.json", "b\\c"].map((name) =>
      Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(blob, "hex")]),
    );
    const object = Buffer.concat(entries);
    // oxlint-disable-next-line typescript/no-deprecated -- The other way to write a tree refuses such names.
    const tree = await git.writeObject({ fs, dir, type: "tree", object, format: "content" });
    const author = {
      name: "avery",
      email: "avery@example.test",
      timestamp: first,
      timezoneOffset: 0,
    };
    await git.commit({ fs, dir, message: "Odd", author, tree, parent: [before] });
    expect(await timeOf([join(dir, "a.json")])).toEqual({
      committedAt: "2026-01-05T00:00:00Z",
    });
  });

  test("is found from a linked working tree", async () => {
    const dir = await repository();
    await commit(dir, { "a.json": "[]" }, { day: 4 });
    const linked = await folderWith({ "a.json": "[]" });
    const own = join(dir, ".git/worktrees/linked");
    await mkdir(own, { recursive: true });
    await writeFile(join(own, "HEAD"), "ref: refs/heads/main\n");
    await writeFile(join(own, "commondir"), "../..\n");
    await writeFile(join(linked, ".git"), `gitdir: ${own}\n`);
    expect(await timeOf([join(linked, "a.json")])).toEqual({
      committedAt: "2026-01-05T00:00:00Z",
    });
  });

  test("is that of the file behind a link", async () => {
    const dir = await repository();
    await commit(dir, { "a.json": "[]" }, { day: 4 });
    const outside = await folderWith({});
    await symlink(join(dir, "a.json"), join(outside, "link.json"));
    expect(await timeOf([join(outside, "link.json")])).toEqual({
      committedAt: "2026-01-05T00:00:00Z",
    });
  });
});

describe("the last commits of many files", () => {
  test("are those that git log gives for each, over branches and changes that were taken back", async () => {
    const dir = await repository();
    const [a, b, c] = ["a.md", "deep/b.md", "deep/c.md"];
    const base = await commit(dir, { [a]: "1", [b]: "1", [c]: "1" }, { day: 0 });
    const side = await commit(dir, { [b]: "2" }, { day: 2, parent: [base] });
    await git.writeRef({ fs, dir, ref: "refs/heads/main", value: base, force: true });
    const other = await commit(dir, { [a]: "2", [b]: "1" }, { day: 3, parent: [base] });
    const back = await commit(dir, { [a]: "1" }, { day: 4, parent: [other] });
    await commit(dir, { [b]: "2", "e.md": "1" }, { day: 5, parent: [back, side] });
    const files = [a, b, c].map((path) => join(dir, path));
    const { commits, without } = await lastCommits(files);
    expect(files.map((file) => commits.get(file)?.commit)).toEqual([back, side, base]);
    expect(without).toEqual([]);
  });

  test("leave out those that no commit has as they are, and say why", async () => {
    const dir = await repository();
    await commit(dir, { "a.md": "1", "b.md": "1" }, { day: 0 });
    await writeFile(join(dir, "b.md"), "2");
    await writeFile(join(dir, "c.md"), "3");
    const files = ["a.md", "b.md", "c.md"].map((path) => join(dir, path));
    const { commits, without } = await lastCommits(files);
    expect([...commits.keys()]).toEqual(files.slice(0, 1));
    expect(without).toEqual([
      { file: files[1], none: "modified" },
      { file: files[2], none: "untracked" },
    ]);
  });
});

describe("no commit time", () => {
  test("is known outside a repository", async () => {
    const dir = await folderWith({ "a.json": "[]" });
    const file = join(dir, "a.json");
    expect(await timeOf([file])).toEqual({ none: "no-repository", file });
  });

  test("is known before the first commit, or of a file in none", async () => {
    const dir = await repository();
    const file = join(dir, "new.json");
    await writeFile(file, "[]");
    expect(await timeOf([file])).toEqual({ none: "untracked", file });
    await commit(dir, { "a.json": "[]" }, { day: 0 });
    expect(await timeOf([join(dir, "a.json"), file])).toEqual({
      none: "untracked",
      file,
    });
  });

  test("is known of a file that was edited since", async () => {
    const dir = await repository();
    await commit(dir, { "a.json": "[]" }, { day: 0 });
    const file = join(dir, "a.json");
    await writeFile(file, "[1]");
    expect(await timeOf([file])).toEqual({ none: "modified", file });
  });

  test("is guessed where a shallow clone ends", async () => {
    const dir = await repository();
    const old = await commit(dir, { "a.json": "[]" }, { day: 0 });
    await commit(dir, { "b.json": "[]" }, { day: 1 });
    await rm(join(dir, ".git/objects", old.slice(0, 2), old.slice(2)));
    const file = join(dir, "a.json");
    expect(await timeOf([file])).toEqual({ none: "shallow", file });
  });
});
