import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { casePlace, writeSet, type SetSize } from "./generated-set.ts";

/** How many case files the second commit edits, adds and deletes. */
export const change = { edits: 7, adds: 2, deletes: 1 };

/**
 * A packed repository with a set in its working directory: one commit of all of it, and a second one that changes ten
 * files in as many folders. Two of the edits take the question away.
 */
export async function writeTwoCommits(folder: string, size: SetSize): Promise<void> {
  await writeSet(folder, size);
  git(folder, "init", "--quiet", "--initial-branch=main");
  commit(folder, "Add a set");
  const every = Math.floor(size.cases / (change.edits + change.adds + change.deletes));
  const place = (nth: number): string => join(folder, casePlace(nth * every + 3));
  for (let nth = 0; nth < change.edits; nth++) {
    const text = await readFile(place(nth), "utf8");
    const edit = nth < 2 ? text.replace(/^query: .*$/m, 'query: " "') : `${text}notes: Edited.\n`;
    await writeFile(place(nth), edit);
  }
  for (let nth = 0; nth < change.adds; nth++) {
    const text = await readFile(place(change.edits + nth), "utf8");
    const id = `added-${nth}`;
    const added = text.replace(/^id: .*$/m, `id: ${id}`).replace(/^review:[^]*/m, "");
    await writeFile(place(change.edits + nth).replace(/[^/]*$/, `${id}.yaml`), added);
  }
  await rm(place(change.edits + change.adds));
  commit(folder, "Change ten cases");
  git(folder, "repack", "-adq");
  git(folder, "prune-packed", "--quiet");
}

function commit(folder: string, message: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", message);
}

/** Runs git without anybody's settings. Throws where it fails. */
function git(folder: string, ...words: readonly string[]): void {
  const identity = ["-c", "user.name=avery", "-c", "user.email=avery@example.test"];
  const { status, stderr, error } = spawnSync("git", [...identity, "-C", folder, ...words], {
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
  });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${error?.message ?? stderr}`);
}
