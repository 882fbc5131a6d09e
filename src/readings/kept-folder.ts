import { readdir, rm, stat } from "node:fs/promises";
import { isAbsolute, join } from "node:path";

/**
 * Where this user's programs keep what they can make again: never in a repository, and not in what anybody hands on. A place
 * that is named by no full path counts as none, as the specification of these variables says.
 */
export function keptFolder(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: local, HOME: home } = environment;
  if (chosen !== undefined && isAbsolute(chosen)) return join(chosen, "touchstone");
  if (local !== undefined && isAbsolute(local)) return join(local, "touchstone", "cache");
  return home === undefined || !isAbsolute(home) ? undefined : join(home, ".cache", "touchstone");
}

/** How long a set is kept that nobody checks, how long a file that nobody finished, and how much of all sets; in milliseconds and bytes. */
const longest = 30 * 24 * 3600 * 1000;
const longestUnfinished = 3600 * 1000;
const most = 2 * 1024 * 1024 * 1024;

/**
 * Removes what has been kept too long, what killed runs left and, beginning with the oldest, what is too much. Other files
 * in the folder stay. It throws nothing.
 */
export async function clearKept(folder: string, now: number): Promise<void> {
  let total = 0;
  for (const { path, at, files } of await keptSets(folder)) {
    for (const { file, at: written, size } of files) {
      total += size;
      if (file.endsWith(".new") && written + longestUnfinished < now) await remove(file);
    }
    if (at + longest < now || total > most) await remove(path);
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => undefined);
}

interface KeptFile {
  readonly file: string;
  /** When it was written. */
  readonly at: number;
  readonly size: number;
}

interface KeptFiles {
  readonly path: string;
  /** When something of it was written last. */
  readonly at: number;
  readonly files: readonly KeptFile[];
}

/** The sets that are kept, the newest first. */
async function keptSets(folder: string): Promise<readonly KeptFiles[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^[0-9a-f]{32}$/.test(name),
  );
  const sets = await Promise.all(names.map(async (name) => await filesOf(join(folder, name))));
  return sets.toSorted((a, b) => b.at - a.at);
}

async function filesOf(path: string): Promise<KeptFiles> {
  const names = await readdir(path).catch(() => []);
  const all = names.map(async (name): Promise<KeptFile> => {
    const file = join(path, name);
    const facts = await stat(file).catch(() => undefined);
    return { file, at: facts?.mtimeMs ?? 0, size: facts?.size ?? 0 };
  });
  const files = await Promise.all(all);
  return { path, at: Math.max(0, ...files.map(({ at }) => at)), files };
}
