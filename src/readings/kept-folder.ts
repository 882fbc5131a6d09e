import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Where this user's programs keep what they can make again: never in a repository, and not in what anybody hands on. */
export function keptFolder(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: local, HOME: home } = environment;
  if (chosen !== undefined && chosen !== "") return join(chosen, "touchstone");
  if (local !== undefined && local !== "") return join(local, "touchstone", "cache");
  return home === undefined || home === "" ? undefined : join(home, ".cache", "touchstone");
}

/** How long a set is kept that nobody checks, and how much of all sets, in milliseconds and bytes. */
const longest = 30 * 24 * 3600 * 1000;
const most = 2 * 1024 * 1024 * 1024;

/** Removes what has been kept too long and, beginning with the oldest, what is too much. It throws nothing. */
export async function clearKept(folder: string, now: number): Promise<void> {
  let total = 0;
  for (const { path, at, size } of await keptSets(folder)) {
    total += size;
    if (at + longest >= now && total <= most) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

interface KeptSize {
  readonly path: string;
  /** When something of it was written last. */
  readonly at: number;
  readonly size: number;
}

/** The sets that are kept, the newest first. */
async function keptSets(folder: string): Promise<readonly KeptSize[]> {
  const names = await readdir(folder).catch(() => []);
  const sets = await Promise.all(names.map(async (name) => await sizeOf(join(folder, name))));
  return sets.toSorted((a, b) => b.at - a.at);
}

async function sizeOf(path: string): Promise<KeptSize> {
  const names = await readdir(path).catch(() => []);
  const facts = await Promise.all(
    names.map(async (name) => await stat(join(path, name)).catch(() => undefined)),
  );
  return {
    path,
    at: Math.max(0, ...facts.map((one) => one?.mtimeMs ?? 0)),
    size: facts.reduce((sum, one) => sum + (one?.size ?? 0), 0),
  };
}
