import { spawnSync } from "node:child_process";
import { tempFolder } from "./temp-folder.ts";

/** Whether the git command is there: what it says is what we are compared with. */
export const hasGit: boolean = spawnSync("git", ["--version"]).status === 0;

/** What a path holds; the content of a submodule is the id of its commit. */
export interface ImportedFile {
  readonly mode: "100644" | "100755" | "120000" | "160000";
  readonly content: string;
}

/** A commit: its files by path, one character a byte, and its parents by their place in the history. */
export interface ImportedCommit {
  readonly files: Readonly<Record<string, ImportedFile>>;
  readonly parents: readonly number[];
}

/** Runs the git command without anybody's settings; its output one character a byte. Throws where it fails. */
export function runGit(folder: string, words: readonly string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync("git", ["-C", folder, ...words], {
    encoding: "latin1",
    ...(input === undefined ? {} : { input: Buffer.from(input, "latin1") }),
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
  return stdout;
}

/** A bare repository of the running test's own with a history that Git itself wrote: its folder, and the commits' ids. */
export function importedHistory(commits: readonly ImportedCommit[]): {
  readonly gitdir: string;
  readonly ids: readonly string[];
} {
  const gitdir = tempFolder();
  runGit(gitdir, ["init", "--quiet", "--bare", "--initial-branch=main"]);
  runGit(gitdir, ["fast-import", "--quiet"], commits.map(command).join(""));
  const marks = runGit(gitdir, ["rev-parse", ...commits.map((_, n) => `refs/heads/c${n}`)]);
  return { gitdir, ids: marks.trim().split("\n") };
}

function command({ files, parents }: ImportedCommit, number: number): string {
  const [first, ...others] = parents;
  const lines = [
    `commit refs/heads/c${number}`,
    `mark :${number + 1}`,
    "committer Avery <avery@example.test> 1788000000 +0000",
    "data 0",
    ...(first === undefined ? [] : [`from :${first + 1}`]),
    ...others.map((parent) => `merge :${parent + 1}`),
    "deleteall",
    ...Object.entries(files).flatMap(([path, { mode, content }]) =>
      mode === "160000"
        ? [`M ${mode} ${content} ${quoted(path)}`]
        : [`M ${mode} inline ${quoted(path)}`, `data ${content.length}`, content],
    ),
  ];
  return `${lines.join("\n")}\n`;
}

/** A path as fast-import takes it: every byte that it could misread in octal digits. */
function quoted(path: string): string {
  const escaped = path.replaceAll(
    /[^\w./-]/gs,
    (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, "0")}`,
  );
  return `"${escaped}"`;
}
