import { createHash } from "node:crypto";
import type { Tree, TreeEntry } from "../../src/model/tree.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";

/** A set in memory: file text or bytes by path. Counts what is read, so that tests can assert the work not done. */
export function memoryTree(files: Readonly<Record<string, string | Uint8Array>>): Tree & {
  readonly bytesRead: () => number;
} {
  let total = 0;
  const bytesOf = (path: string): Uint8Array => {
    const content = files[path];
    if (content === undefined) throw new Error(`No file "${path}".`);
    return typeof content === "string" ? new TextEncoder().encode(content) : content;
  };
  const entries = Object.keys(files)
    .toSorted(byUtf8)
    .map((path): TreeEntry => ({ path, kind: "file" }));
  return {
    bytesRead: () => total,
    list: async (folder = "") =>
      await Promise.resolve(
        entries.filter(({ path }) => folder === "" || path.startsWith(`${folder}/`)),
      ),
    entry: async (path) => await Promise.resolve(entries.find((entry) => entry.path === path)),
    read: async (path, { max }) => {
      const bytes = bytesOf(path);
      total += Math.min(bytes.length, max);
      return await Promise.resolve({ bytes: bytes.subarray(0, max), more: bytes.length > max });
    },
    async *stream(path) {
      const bytes = bytesOf(path);
      total += bytes.length;
      yield await Promise.resolve(bytes);
    },
    objectId: async (path) => {
      const bytes = bytesOf(path);
      const hash = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes);
      return await Promise.resolve(hash.digest("hex"));
    },
  };
}
