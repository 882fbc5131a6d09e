import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import type { LinePlace, TableIndex } from "./table-index.ts";

/** More than the longest line that a record may have. */
const room = 4 * 1024 * 1024;
/** How much is read at once: it stays in the cache of a processor. */
const piece = 256 * 1024;

/** The SHA-256 of files one behind the other; an index gets their lines. Throws where a line is longer than any may be. */
export function hashOfFiles(files: readonly string[], index: TableIndex | undefined): string {
  const hash = createHash("sha256");
  const bytes = Buffer.allocUnsafeSlow(room);
  for (const file of files) {
    index?.next();
    withFile(file, (handle) => {
      let begun = 0;
      for (;;) {
        const most = Math.min(room - begun, piece);
        const length = readSync(handle, bytes, begun, most, null);
        const end = begun + length;
        if (length === 0) break;
        hash.update(bytes.subarray(begun, end));
        const whole = bytes.subarray(0, end).lastIndexOf(0x0a) + 1;
        index?.add(bytes.subarray(0, whole));
        bytes.copyWithin(0, whole, end);
        begun = end - whole;
        if (begun === room) throw new Error("A line is longer than any may be.");
      }
      index?.add(bytes.subarray(0, begun));
    });
  }
  return `sha256:${hash.digest("hex")}`;
}

/** The lines at these places, each with a line feed. */
export function linesAt(files: readonly string[], places: readonly LinePlace[]): Uint8Array {
  const size = places.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const [number, file] of files.entries()) {
    const own = places.filter((place) => place.file === number);
    if (own.length === 0) continue;
    withFile(file, (handle) => {
      for (const { start, end } of own) {
        at += readSync(handle, bytes, at, end - start, start);
        if (bytes[at - 1] !== 0x0a) bytes[at++] = 0x0a;
      }
    });
  }
  return bytes.subarray(0, at);
}

function withFile(file: string, read: (handle: number) => void): void {
  const handle = openSync(file, "r");
  try {
    read(handle);
  } finally {
    closeSync(handle);
  }
}
