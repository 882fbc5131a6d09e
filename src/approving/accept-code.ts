import { canonicalJson } from "../model/digest.ts";
import { sha256 } from "../model/hash.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import type { ChangedFile } from "./asked-change.ts";

/** The code of changed files together, whatever their order: of each the path, and what it held and will hold. */
export function acceptCode(files: readonly ChangedFile[]): string {
  const inOrder = files.toSorted((a, b) => byUtf8(a.path, b.path));
  const held = inOrder.map(({ path, before, after }) => [path, before ?? null, after ?? null]);
  return sha256(canonicalJson(held)).slice("sha256:".length, "sha256:".length + 32);
}
