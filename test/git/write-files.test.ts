import { chmod, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../../src/git/write-files.ts";
import { filesIn, folderWith } from "../support/command.ts";

test("files are written into new folders, over old files, and removed where they have no text", async () => {
  const folder = await folderWith({ "old.txt": "old", "gone.txt": "gone" });
  await writeFiles(folder, [
    ["a/b/new.txt", "new"],
    ["old.txt", "newer"],
    ["gone.txt", undefined],
    ["never-there.txt", undefined],
  ]);
  expect(await filesIn(folder)).toEqual({ "a/b/new.txt": "new", "old.txt": "newer" });
});

test("a run bit survives, and nothing is left beside the file", async () => {
  const folder = await folderWith({ "run.sh": "old" });
  await chmod(join(folder, "run.sh"), 0o755);
  await writeFiles(folder, [["run.sh", "new"]]);
  expect((await stat(join(folder, "run.sh"))).mode & 0o777).toBe(0o755);
  expect(await filesIn(folder)).toEqual({ "run.sh": "new" });
});

test("files before one that cannot be written are whole, and it leaves nothing behind", async () => {
  const folder = await folderWith({ "folder/file.txt": "" });
  const writing = writeFiles(folder, [
    ["first.txt", "first"],
    ["folder", "a file where a folder is"],
  ]);
  await expect(writing).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY|EPERM/);
  expect(await filesIn(folder)).toEqual({ "first.txt": "first", "folder/file.txt": "" });
});
