import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { Plan, Row } from "./row.ts";
import { bundle } from "./touchstone.ts";
import { change, writeTwoCommits } from "./two-commits.ts";

const size = { cases: 100_000, chunks: 5000, brokenEvery: 0 };
const program = fileURLToPath(new URL("changed-by-git.ts", import.meta.url));

export const incrementalRow: Row = {
  name: "incremental",
  about:
    "check of what changed between two commits of 100,000 cases; the baseline reads the same by git diff and git cat-file, and judges it with the same code.",
  reach: { ratio: 4 },
  async prepare(folder): Promise<Plan> {
    const repository = join(folder, "set");
    await mkdir(repository);
    await writeTwoCommits(repository, size);
    const baseline = join(folder, "changed-by-git.mjs");
    const build = await rolldown({ input: program, platform: "node" });
    await build.write({ file: baseline, format: "esm", codeSplitting: false });
    const words = ["check", "--commit", "HEAD", "--changed", "--base", "HEAD^", "--format", "json"];
    const commands = [
      { label: "node, git diff, git cat-file", words: [baseline], cwd: repository, exits: [0] },
      { label: "touchstone check", words: [bundle, ...words], cwd: repository, exits: [1] },
    ] as const;
    const [found, own] = commands.map((command) => findingsOf(command.words, repository));
    if (found !== own) throw new Error(`The two do not find the same:\n${found}\n${own}`);
    const { edits, adds, deletes } = change;
    const notes = [
      `${size.cases} cases over ${size.chunks} chunks, packed and checked out; ${edits} edited, ${adds} added, ${deletes} deleted`,
    ];
    return { commands, notes };
  },
};

/** Where a program finds what, so that nobody compares the time of two different answers. */
function findingsOf(words: readonly string[], cwd: string): string {
  const { stdout } = spawnSync(process.execPath, words, { cwd, encoding: "utf8" });
  return [...stdout.matchAll(/"rule":"([^"]*)"|"file":"([^"]*)"|"line":(\d+)/g)]
    .map(([part]) => part)
    .toSorted()
    .join(" ");
}
