import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { byUtf8 } from "../model/utf8-order.ts";
import { readCommit, type Commit } from "./commit.ts";
import type { Repository } from "./repository.ts";

/** Where two histories parted, or why that cannot be told: they never met, or this clone does not reach back so far. */
export type MergeBase = { readonly commit: string } | { readonly none: "unrelated" | "shallow" };

/** A commit on the way back, and from which of the two it was reached. */
interface Seen extends Commit {
  /** Whether this clone leaves out its parents. */
  readonly cut: boolean;
  sides: number;
  /** Whether a commit that both have comes after it, so that it is no best one. */
  behind: boolean;
}

const first = 1;
const second = 2;
const both = 3;

/**
 * The newest commit that is in the history of both. It walks back from the newest commits on, and no further than where
 * they part: a long history before that is not read. Of several best ones the newest is taken, then that of the smallest id.
 */
export async function mergeBase(
  repository: Repository,
  [one, other]: readonly [string, string],
): Promise<MergeBase> {
  const history = await openHistory(repository);
  const all = await walkBack(history, [one, other]);
  const common = [...all.values()].filter(({ sides, behind }) => sides === both && !behind);
  // Nothing that both have is newer than one of the two itself, whatever the clone leaves out.
  const whole = common.find(({ oid }) => oid === one || oid === other);
  if (whole !== undefined) return { commit: whole.oid };
  if ([...all.values()].some(({ cut, sides, behind }) => cut && !behind && sides !== both)) {
    return { none: "shallow" };
  }
  const best = await withoutAncestors(history, common);
  const [newest] = best.toSorted((a, b) => b.seconds - a.seconds || byUtf8(a.oid, b.oid));
  return newest === undefined ? { none: "unrelated" } : { commit: newest.oid };
}

interface History {
  readonly isShallow: boolean;
  read(oid: string): Promise<Seen>;
}

async function openHistory(repository: Repository): Promise<History> {
  const shallow = await readFile(join(repository.gitdir, "shallow"), "utf8").catch(() => "");
  const cut = new Set(shallow.split("\n").filter((line) => line !== ""));
  return {
    isShallow: cut.size > 0,
    read: async (oid) => {
      const commit = await readCommit(repository, oid);
      const parents = cut.has(oid) ? [] : commit.parents;
      return { ...commit, parents, cut: cut.has(oid), sides: 0, behind: false };
    },
  };
}

async function walkBack(
  history: History,
  [one, other]: readonly [string, string],
): Promise<ReadonlyMap<string, Seen>> {
  const all = new Map<string, Seen>();
  const waiting: Seen[] = [];
  const reach = async (oid: string, from: Pick<Seen, "sides" | "behind">): Promise<void> => {
    const seen = all.get(oid) ?? (await history.read(oid));
    all.set(oid, seen);
    const sides = seen.sides | from.sides;
    const behind = seen.behind || from.behind;
    if (sides === seen.sides && behind === seen.behind) return;
    Object.assign(seen, { sides, behind });
    insert(waiting, seen);
  };
  await reach(one, { sides: first, behind: false });
  await reach(other, { sides: second, behind: false });
  // A shallow history is short, and only walked to its end it tells what it leaves out.
  while (waiting.some(({ behind }) => history.isShallow || !behind)) {
    const seen = waiting.pop();
    if (seen === undefined) break;
    const { sides } = seen;
    for (const parent of seen.parents) {
      await reach(parent, { sides, behind: seen.behind || sides === both });
    }
  }
  return all;
}

/** Keeps the newest commit at the end. */
function insert(waiting: Seen[], seen: Seen): void {
  if (waiting.includes(seen)) return;
  let at = waiting.length;
  while (at > 0 && (waiting[at - 1]?.seconds ?? 0) > seen.seconds) at--;
  waiting.splice(at, 0, seen);
}

/** Clocks go wrong: among several, one may still be an ancestor of another. */
async function withoutAncestors(
  history: History,
  common: readonly Seen[],
): Promise<readonly Seen[]> {
  if (common.length < 2) return common;
  const older = new Set<string>();
  for (const { parents } of common) {
    const next = [...parents];
    for (let oid = next.pop(); oid !== undefined; oid = next.pop()) {
      if (older.has(oid)) continue;
      older.add(oid);
      next.push(...(await history.read(oid)).parents);
    }
  }
  return common.filter(({ oid }) => !older.has(oid));
}
