import { createHash, type Hash } from "node:crypto";

/** The hash by which Git names so many bytes, before the bytes themselves. */
export function blobHash(size: number): Hash {
  return createHash("sha1").update(`blob ${size}\0`);
}
