import type { Commit } from "./commits.ts";

/** Finds a commit that is there. */
type Look = (oid: string) => Promise<Commit>;

/** Histories longer than this are for Git. */
const most = 300;

/** A commit and all it came from; undefined where that is too much. */
async function ancestors(
  look: Look,
  oid: string,
): Promise<ReadonlyMap<string, Commit> | undefined> {
  const found = new Map<string, Commit>();
  const open = [oid];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    if (found.size === most) return undefined;
    const commit = await look(next);
    found.set(next, commit);
    open.push(...commit.parents);
  }
  return found;
}

/** The one best common ancestor of two commits, or that there is none; undefined where there are several, or only Git can tell. */
export async function commonAncestor(
  look: Look,
  a: string,
  b: string,
): Promise<{ readonly best: string | undefined } | undefined> {
  const [ofA, ofB] = [await ancestors(look, a), await ancestors(look, b)];
  if (ofA === undefined || ofB === undefined) return undefined;
  const common = [...ofA.values()].filter(({ oid }) => ofB.has(oid));
  const behind = new Set(common.flatMap(({ parents }) => parents));
  const best = common.filter(({ oid }) => !behind.has(oid));
  return best.length > 1 ? undefined : { best: best[0]?.oid };
}

/** The commits that `to` has and `from` has not, the oldest first; undefined where they are no chain, or only Git can tell. */
export async function chainBetween(
  look: Look,
  from: string,
  to: string,
): Promise<readonly string[] | undefined> {
  const known = await ancestors(look, from);
  if (known === undefined) return undefined;
  const chain: string[] = [];
  for (let next: string | undefined = to; next !== undefined && !known.has(next);) {
    if (chain.length === most) return undefined;
    chain.push(next);
    const { parents }: Commit = await look(next);
    if (parents.length > 1) return undefined;
    [next] = parents;
  }
  return chain.toReversed();
}
