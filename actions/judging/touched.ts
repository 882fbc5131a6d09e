import { readBlob } from "../../src/git/blob.ts";
import type { CheckedOut } from "../../src/git/checked-out-tree.ts";
import { changedPaths, type PathChange } from "../../src/git/changed-paths.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import { linesAround } from "../../src/report/verdict/annotation-line.ts";
import type { Comparison } from "../../src/report/verdict/comparison.ts";
import { shownLines, type ShownLines } from "../../src/report/line-diff.ts";

/** Which files of a set a change touches. They decide what is shown where, and never the verdict. */
export interface Touched {
  readonly paths: ReadonlySet<string>;
  /** The lines of a file that the page of the change shows; undefined where all of them are new, or none is known. */
  readonly linesOf: (path: string) => Promise<ShownLines | undefined>;
}

/** A file of more bytes is not compared line by line. */
const largest = 256 * 1024;

const nothing: Touched = {
  paths: new Set(),
  linesOf: async () => await Promise.resolve(undefined),
};

/** What differs between the state that a set was compared with and the commit that is checked out. */
export async function touchedSince(
  comparison: Comparison,
  checkedOut: CheckedOut | undefined,
): Promise<Touched> {
  if (!("base" in comparison) || checkedOut === undefined) return nothing;
  const { repository, commit, place } = checkedOut;
  const { base } = comparison;
  const changes = await unlessAbsent(changedPaths(repository, [base.commit, commit], place));
  const edits = new Map((changes ?? []).map((change) => [change.path, change]));
  return {
    paths: new Set(edits.keys()),
    linesOf: async (path) => await unlessAbsent(linesOf(checkedOut, edits.get(path))),
  };
}

/** A clone may leave out what only this asks for. */
async function unlessAbsent<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof RepositoryError) return undefined;
    throw error;
  }
}

async function linesOf(
  { repository, tree }: CheckedOut,
  change: PathChange | undefined,
): Promise<ShownLines | undefined> {
  if (change?.before === undefined || change.after === undefined) return undefined;
  const before = await readBlob(repository, change.before.oid, change.path);
  const after = await tree.read(change.path, { max: largest });
  if (after.more || before.length > largest) return undefined;
  return shownLines(textOf(before), textOf(after.bytes), linesAround);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}
