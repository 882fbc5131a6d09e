import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openCommit, openSet, setAround } from "../../src/git/open-commit.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import { gitRepository } from "../support/git-repository.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

const state = { "eval/cases/a.yaml": "a", "docs/b.md": "b" };

async function refusal(promise: Promise<unknown>): Promise<string> {
  return await promise.then(
    () => "nothing was refused",
    (error: unknown) =>
      error instanceof RepositoryError ? `${error.code}: ${error.message}` : String(error),
  );
}

describe("a set in a commit, found from a path", () => {
  test("is the one that the path lies in, whether or not it is on the disk", async () => {
    const { folder } = await gitRepository([state, { "docs/b.md": "" }]);
    const opened = await openCommit(join(folder, "eval"), "HEAD~1");
    expect([
      await setAround(opened, join(folder, "eval")),
      await setAround(opened, join(folder, "eval/cases/a.yaml")),
      await setAround(opened, join(folder, "eval/cases")),
      await setAround(opened, join(folder, "eval/none.yaml")),
      await setAround(opened, join(folder, "docs")),
      await setAround(opened, folder),
      await setAround(opened, join(folder, "..")),
    ]).toEqual([
      { place: "eval", path: "", what: "folder" },
      { place: "eval", path: "cases/a.yaml", what: "file" },
      { place: "eval", path: "cases", what: "folder" },
      { place: "eval", path: "none.yaml", what: "nothing" },
      undefined,
      undefined,
      undefined,
    ]);
    const { bytes } = await (await openSet(opened, "eval")).read("cases/a.yaml", { max: 9 });
    expect(Buffer.from(bytes).toString()).toBe("a");
  });

  test("is found in a bare repository and in its folders that are not there", async () => {
    const { folder } = await gitRepository([state], { bare: true });
    const opened = await openCommit(join(folder, "eval"), "main");
    expect(await setAround(opened, join(folder, "eval"))).toMatchObject({ place: "eval" });
  });

  test("is found behind a link above it", async () => {
    const { folder } = await gitRepository([state]);
    const link = join(tempFolder(), "link");
    symlinkSync(folder, link);
    const opened = await openCommit(join(link, "eval/gone"), "main");
    expect(await setAround(opened, join(link, "eval"))).toMatchObject({ place: "eval", path: "" });
  });

  test("is never that of a bare repository which somebody committed", async () => {
    const { folder, commits } = await gitRepository([state]);
    writeInto(folder, { "eval/HEAD": "ref: refs/heads/main\n" });
    for (const name of ["objects", "refs"]) mkdirSync(join(folder, "eval", name));
    expect((await openCommit(join(folder, "eval"), "HEAD")).commit).toBe(commits[0]);
  });

  test("is told where there is no repository, and no such commit", async () => {
    const { folder } = await gitRepository([state]);
    expect([
      await refusal(openCommit(tempFolder(), "main")),
      await refusal(openCommit(folder, "nowhere")),
    ]).toEqual([
      'no-repository: This folder lies in no Git repository, so "main" names no commit.',
      'no-such-commit: "nowhere" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "main", or fetch it first.',
    ]);
  });
});
