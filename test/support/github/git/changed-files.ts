import type { BareRepository } from "./bare-repository.ts";

/** One file of a diff. */
export interface ChangedFile {
  readonly filename: string;
  /** Where it was before, when it was renamed or copied. */
  readonly previous: string | undefined;
  readonly status: string;
  /** Its new blob; null where it is gone. */
  readonly oid: string | null;
  readonly additions: number;
  readonly deletions: number;
}

/** GitHub's words for Git's letters. */
const statuses: Readonly<Record<string, string>> = {
  A: "added",
  D: "removed",
  M: "modified",
  R: "renamed",
  C: "copied",
  T: "changed",
};

const known = new WeakMap<BareRepository, Map<string, readonly ChangedFile[]>>();

/**
 * What changed between two commits, file by file, as Git finds it; `range` is the ids of one or two commits. What it is of
 * these will never change, so it is found once.
 */
export async function changedFiles(
  git: BareRepository,
  range: readonly string[],
): Promise<readonly ChangedFile[]> {
  const found = known.get(git) ?? new Map<string, readonly ChangedFile[]>();
  known.set(git, found);
  const key = range.join(" ");
  const files = found.get(key) ?? (await readChangedFiles(git, range));
  found.set(key, files);
  return files;
}

async function readChangedFiles(
  git: BareRepository,
  range: readonly string[],
): Promise<readonly ChangedFile[]> {
  const args = ["diff-tree", "-r", "-z", "--root", "--no-commit-id", "--raw", "--numstat"];
  const fields = (await git.git([...args, "--no-abbrev", "-M", ...range])).split("\0");
  const counts = new Map<string, readonly [number, number]>();
  const files: Omit<ChangedFile, "additions" | "deletions">[] = [];
  for (let at = 0; at < fields.length && fields[at] !== "";) {
    const first = fields[at] ?? "";
    at += first.startsWith(":")
      ? readFile(fields.slice(at, at + 3), files)
      : readCounts(fields.slice(at, at + 3), counts);
  }
  return files.map((file) => {
    const [additions = 0, deletions = 0] = counts.get(file.filename) ?? [];
    return { ...file, additions, deletions };
  });
}

/** Takes a file from what Git printed, and how many fields it took. */
function readFile(
  [facts = "", first = "", second = ""]: readonly string[],
  files: Omit<ChangedFile, "additions" | "deletions">[],
): number {
  const [, , , oid = "", letters = ""] = facts.split(" ");
  const letter = letters.charAt(0);
  const isMoved = letter === "R" || letter === "C";
  files.push({
    filename: isMoved ? second : first,
    previous: isMoved ? first : undefined,
    status: statuses[letter] ?? "changed",
    oid: /^0+$/.test(oid) ? null : oid,
  });
  return isMoved ? 3 : 2;
}

/** A file that was moved has both its names behind the numbers; bytes that are no text are counted as nothing. */
function readCounts(
  [facts = "", , second = ""]: readonly string[],
  counts: Map<string, readonly [number, number]>,
): number {
  const [added, removed, name = ""] = facts.split("\t");
  counts.set(name === "" ? second : name, [Number(added) || 0, Number(removed) || 0]);
  return name === "" ? 3 : 1;
}
