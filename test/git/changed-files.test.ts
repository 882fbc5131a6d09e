import { expect, test } from "vitest";
import { changedFiles } from "../../src/git/changed-files.ts";
import { memoryTree } from "../support/memory-tree.ts";

test("only files that are otherwise in the tree are changes", async () => {
  const tree = memoryTree({
    "same.txt": "é",
    "longer.txt": "ab",
    "other.txt": "a",
    "gone.txt": "",
  });
  const files = [
    ["same.txt", "é"],
    ["longer.txt", "a"],
    ["other.txt", "b"],
    ["new.txt", ""],
    ["gone.txt", undefined],
    ["never-there.txt", undefined],
  ] as const;
  expect((await changedFiles(tree, files)).map(([path]) => path)).toEqual([
    "longer.txt",
    "other.txt",
    "new.txt",
    "gone.txt",
  ]);
});
