import { createHash } from "node:crypto";
import fs from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as git from "isomorphic-git";
import type { Repository } from "./repository.ts";

/** What was received is no pack, or not a whole one. Nothing of it was kept. */
export class PackError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PackError";
  }
}

const headerBytes = 12;
const checksumBytes = 20;

/**
 * Puts the objects of a pack into a clone, beside those that it has: whole, or not at all. No reference is made, so nothing
 * that Git shows changes. Each object is named by what it holds and not by what somebody says it is. Throws PackError.
 */
export async function keepPack(repository: Repository, pack: Uint8Array): Promise<void> {
  const bytes = Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength);
  const count = countIn(bytes);
  if (count === 0) return;
  const folder = join(repository.gitdir, "objects", "pack");
  await mkdir(folder, { recursive: true });
  // Git takes what begins like this for something that is still being written, and clears it away when it is old.
  const dir = await mkdtemp(join(folder, "tmp_pack_"));
  const name = `pack-${bytes.toString("hex", bytes.length - checksumBytes)}`;
  try {
    await writeFile(join(dir, `${name}.pack`), bytes);
    const oids = await indexed(repository, dir, `${name}.pack`);
    if (oids.length !== count) {
      throw new PackError(`Of ${count} objects in the pack, ${oids.length} can be read.`);
    }
    // The index makes a pack known.
    for (const end of [".pack", ".idx"])
      await rename(join(dir, name + end), join(folder, name + end));
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** How many objects a pack says it holds. */
function countIn(bytes: Buffer): number {
  const isPack =
    bytes.length >= headerBytes + checksumBytes && bytes.toString("latin1", 0, 4) === "PACK";
  if (!isPack || bytes.readUInt32BE(4) !== 2) throw new PackError("This is no pack.");
  const end = bytes.length - checksumBytes;
  const sum = createHash("sha1").update(bytes.subarray(0, end)).digest();
  if (!sum.equals(bytes.subarray(end))) throw new PackError("The pack is not whole.");
  return bytes.readUInt32BE(8);
}

async function indexed(
  { gitdir, cache }: Repository,
  dir: string,
  filepath: string,
): Promise<readonly string[]> {
  try {
    return (await git.indexPack({ fs, dir, gitdir, filepath, cache })).oids;
  } catch (cause) {
    throw new PackError("The pack cannot be read.", { cause });
  }
}
