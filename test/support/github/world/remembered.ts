import type { BareRepository } from "../git/bare-repository.ts";
import { ghost } from "./accounts.ts";
import type { Repository } from "./repositories.ts";
import type { World } from "./world.ts";

/** Remembers a world as it is, and gives the way back to it. What Git holds that nothing names stays. */
export async function remembered(world: World): Promise<() => Promise<void>> {
  const { accounts, tokens, repositories, verified } = world;
  const kept: ReadonlySet<unknown> = new Set([
    ...accounts.values(),
    ...repositories.values(),
    ghost,
  ]);
  const maps = [accounts, tokens, repositories].map((map) => [map, [...map]] as const);
  const happened = world.happened.length;
  const signed = [...verified];
  const ways = await Promise.all([...repositories.values()].map((one) => rememberedOne(one, kept)));
  const countsBack = world.rememberCounts();
  return async () => {
    countsBack();
    for (const [map, entries] of maps) refill(map, entries);
    world.happened.splice(happened);
    verified.clear();
    for (const oid of signed) verified.add(oid);
    for (const back of ways) await back();
  };
}

async function rememberedOne(
  repository: Repository,
  kept: ReadonlySet<unknown>,
): Promise<() => Promise<void>> {
  const { git, roles, settings, labels, queues } = repository;
  const refs = await git.refs("refs/");
  const lists: readonly (readonly [unknown[], readonly unknown[]])[] = listsOf(repository).map(
    (list) => [list, copied(list, kept)],
  );
  const maps = [roles, labels, queues].map((map) => [map, [...copied(map, kept)]] as const);
  const set = { ...settings };
  return async () => {
    for (const [list, items] of lists) list.splice(0, list.length, ...copied(items, kept));
    for (const [map, entries] of maps)
      refill(map, copied<readonly (readonly [unknown, unknown])[]>(entries, kept));
    Object.assign(settings, set);
    await moveBack(git, refs);
  };
}

function listsOf(repository: Repository): readonly unknown[][] {
  const { issues, statuses, checkRuns, workflowPaths, runs, rules } = repository;
  return [issues, statuses, checkRuns, workflowPaths, runs, rules];
}

async function moveBack(
  git: BareRepository,
  refs: Awaited<ReturnType<BareRepository["refs"]>>,
): Promise<void> {
  const now = new Map((await git.refs("refs/")).map(({ name, oid }) => [name, oid]));
  const before = new Map(refs.map(({ name, oid }) => [name, oid]));
  const gone = [...now.keys()].filter((name) => !before.has(name));
  const moved = [...before].filter(([name, oid]) => now.get(name) !== oid);
  for (const name of gone) await git.pointRef(name, undefined);
  for (const [name, oid] of moved) await git.pointRef(name, oid);
}

function refill(
  map: Map<unknown, unknown>,
  entries: readonly (readonly [unknown, unknown])[],
): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

/** A copy of all that may change in a value; `kept` is what others know by reference, such as an account. */
function copied<T>(value: T, kept: ReadonlySet<unknown>): T {
  // Each copy has the type of what it is a copy of.
  const copy = (one: unknown): unknown => copied(one, kept);
  if (typeof value !== "object" || value === null || kept.has(value)) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value instanceof Set) return new Set([...value].map(copy)) as T;
  if (value instanceof Map)
    return new Map([...value].map(([key, one]) => [key, copy(one)] as const)) as T;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)])) as T;
}
