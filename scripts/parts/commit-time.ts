import { newestCommitTime } from "../../src/git/last-commit.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";

/** A file by the name that a person knows it by, and its full path. */
export interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/** The time of the newest of the files' last commits. Throws UsageError where one of them tells none. */
export async function commitTimeOf(
  files: readonly NamedFile[],
  what: "dump" | "folder",
): Promise<string> {
  const time = await newestCommitTime(files.map(({ path }) => path));
  if ("committedAt" in time) return time.committedAt;
  const name = files.find(({ path }) => path === time.file)?.name ?? time.file;
  throw new UsageError(
    `When was the corpus as this ${what} has it? "${terminalText(name)}" ${reasons[time.none]}, so no commit tells. Give it, as in --created-at 2026-09-01T09:00:00Z; the clock is never asked, so that the same ${what} gives the same bytes.`,
  );
}

const reasons = {
  "no-repository": "lies in no Git repository",
  untracked: "is in no commit",
  modified: "differs from its last commit",
  shallow: "was last changed before the history that this clone holds",
} as const;
