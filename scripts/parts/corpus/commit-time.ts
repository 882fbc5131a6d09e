import { newestCommitTime, type LastCommits } from "../../../src/git/last-commits.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";

/** The time of the newest of files' last commits; `names` are the files as a person named them. Throws UsageError where one of them tells none. */
export function newestTime(
  last: LastCommits,
  names: ReadonlyMap<string, string>,
  what: "dump" | "folder",
): string {
  const time = newestCommitTime(last);
  if ("committedAt" in time) return time.committedAt;
  const name = terminalText(names.get(time.file) ?? time.file);
  throw new UsageError(
    `When was the corpus as this ${what} has it? "${name}" ${noCommitWords[time.none]}, so no commit tells. Give it, as in --created-at 2026-09-01T09:00:00Z; the clock is never asked, so that the same ${what} gives the same bytes.`,
  );
}

/** Why no commit tells of a file, as the end of a sentence about it. */
export const noCommitWords = {
  "no-repository": "lies in no Git repository",
  untracked: "is in no commit",
  modified: "differs from its last commit",
  shallow: "was last changed before the history that this clone holds",
} as const;
