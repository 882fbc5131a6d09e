import { createHash } from "node:crypto";
import {
  OversizedError,
  UnreadableError,
  type EntryKind,
  type Tree,
  type TreeEntry,
} from "../../src/model/tree.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";

/** What stands at a path: text, bytes, or something that is no file. */
export type Content =
  | string
  | Uint8Array
  | { readonly kind: "symlink"; readonly target: string }
  | { readonly kind: "submodule" }
  | { readonly kind: "executable"; readonly text: string }
  | { readonly kind: "closed" }
  | { readonly kind: "unreadable" };

/** Whatever a tree can hold, by path. */
export type Contents = Readonly<Record<string, Content>>;

/** A set in memory by path. Counts what is read, so that tests can assert the work not done. */
export function memoryTree(files: Contents): Tree & {
  readonly bytesRead: () => number;
} {
  let total = 0;
  const bytesOf = (path: string): Uint8Array => {
    const content = files[path];
    if (typeof content === "string") return new TextEncoder().encode(content);
    if (content instanceof Uint8Array) return content;
    if (content?.kind === "executable") return new TextEncoder().encode(content.text);
    if (content?.kind === "unreadable") throw new UnreadableError(path);
    throw new Error(`No file "${path}".`);
  };
  const entries = Object.entries(files)
    .toSorted(([a], [b]) => byUtf8(a, b))
    .map(([path, content]): TreeEntry => ({ path, kind: kindOf(content) }));
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
    async *stream(path, { max }) {
      const bytes = bytesOf(path);
      if (bytes.length > max) throw new OversizedError(path, max);
      total += bytes.length;
      yield await Promise.resolve(bytes);
    },
    objectId: async (path, { max }) => {
      const bytes = bytesOf(path);
      if (bytes.length > max) throw new OversizedError(path, max);
      const hash = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes);
      return await Promise.resolve(hash.digest("hex"));
    },
  };
}

function kindOf(content: Content): EntryKind {
  if (typeof content === "string" || content instanceof Uint8Array) return "file";
  return content.kind === "unreadable" ? "file" : content.kind;
}
