import { createHash } from "node:crypto";
import { readlink, realpath, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isAlive } from "./process-alive.ts";

/** How often somebody who waits looks again, and when they give up: 30 seconds. */
const pause = 20;
const patience = 1500;

/**
 * Waits until no other run on this machine writes below a folder that is there, and keeps others waiting until what it
 * gives is called. What a killed run held is free. On a disk that cannot hold a folder this way nobody waits. Throws
 * where another run writes for longer than half a minute.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash("sha256")
    .update(await realpath(folder))
    .digest("hex")
    .slice(0, 32);
  const lock = join(tmpdir(), `touchstone-${name}`);
  for (let tries = 0; tries < patience; tries++) {
    const taken = await take(lock);
    if (taken === "taken") return async () => await rm(lock, { force: true });
    if (taken === "cannot") return async () => await Promise.resolve();
    await setTimeout(pause);
  }
  throw new Error(
    `Another run has been writing this set for half a minute, so nothing was written. Run the command again when it has ended; where none runs, remove ${lock}.`,
  );
}

/** A link is made whole at once, and what it points to says who made it. */
async function take(lock: string): Promise<"taken" | "held" | "cannot"> {
  try {
    await symlink(String(process.pid), lock);
    return "taken";
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) return "cannot";
  }
  const holder = await holderOf(lock);
  if (holder !== undefined && !isAlive(holder)) await free(lock, holder);
  return "held";
}

async function holderOf(lock: string): Promise<number | undefined> {
  const holder = await readlink(lock).catch(() => "");
  return /^\d+$/.test(holder) ? Number(holder) : undefined;
}

/** Two runs may find the same dead holder: the later one puts back what the earlier one has taken by then. */
async function free(lock: string, holder: number): Promise<void> {
  const aside = `${lock}-${process.pid}`;
  const moved = await rename(lock, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await holderOf(aside)) === holder) await rm(aside, { force: true });
  else await rename(aside, lock);
}
