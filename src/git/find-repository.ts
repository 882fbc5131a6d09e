import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { openRepository, type Repository } from "./repository.ts";

/** The repository that a path lies in. */
export interface Checkout {
  readonly root: string;
  readonly repository: Repository;
  /** The commit that is checked out; undefined before the first one. */
  readonly head: string | undefined;
}

/**
 * The nearest repository above a folder; a linked working tree's objects are those of its main one. Those that are
 * known already are used again, with what they have cached.
 */
export async function findCheckout(
  folder: string,
  known: Map<string, Checkout> = new Map(),
): Promise<Checkout | undefined> {
  for (let root = resolve(folder); ; root = dirname(root)) {
    const met = known.get(root);
    if (met !== undefined) return met;
    const own = await gitFolder(join(root, ".git"));
    if (own !== undefined) {
      const common = await readLine(join(own, "commondir"));
      const repository = openRepository(common === undefined ? own : resolve(own, common));
      const checkout = { root, repository, head: await headOf(own, repository) };
      known.set(root, checkout);
      return checkout;
    }
    if (root === dirname(root)) return undefined;
  }
}

/** Whether a folder may lie in a repository: a look that costs nothing, before what opens one is loaded. */
export function mayLieInRepository(folder: string): boolean {
  for (let root = resolve(folder); ; root = dirname(root)) {
    if (existsSync(join(root, ".git"))) return true;
    if (root === dirname(root)) return false;
  }
}

/**
 * The repository of a path that need not be on the disk: that of the nearest checkout above it, else the nearest bare one,
 * whose root is its own folder. A bare one inside a checkout is a part of what somebody committed, and never meant.
 */
export async function findRepository(path: string): Promise<Checkout | undefined> {
  const checkout = await findCheckout(path);
  if (checkout !== undefined) return checkout;
  for (let root = resolve(path); ; root = dirname(root)) {
    if (await isBare(root)) {
      const repository = openRepository(root);
      return { root, repository, head: await headOf(root, repository) };
    }
    if (root === dirname(root)) return undefined;
  }
}

async function isBare(folder: string): Promise<boolean> {
  for (const name of ["HEAD", "objects", "refs"]) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts === undefined || facts.isDirectory() !== (name !== "HEAD")) return false;
  }
  return true;
}

/** The path in the repository of a real path on the disk, its parts joined by "/"; empty for the root. */
export function placeIn({ root }: Pick<Checkout, "root">, path: string): string {
  return relative(root, path).split(sep).join("/");
}

/** `.git` is the folder itself, or a file that names it. */
async function gitFolder(path: string): Promise<string | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (facts === undefined) return undefined;
  if (facts.isDirectory()) return path;
  const named = /^gitdir: (.*)$/.exec((await readLine(path)) ?? "")?.[1];
  if (named === undefined) return undefined;
  return isAbsolute(named) ? named : resolve(dirname(path), named);
}

async function headOf(own: string, repository: Repository): Promise<string | undefined> {
  const head = await readLine(join(own, "HEAD"));
  const ref = /^ref: (.*)$/.exec(head ?? "")?.[1];
  if (ref === undefined) return head;
  // Loaded where there is a repository: a set outside Git is checked without it.
  const { referencedCommit } = await import("./referenced-commit.ts");
  return await referencedCommit(repository, ref);
}

async function readLine(path: string): Promise<string | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text?.split(/\r?\n/, 1)[0];
}
