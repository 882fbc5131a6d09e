import { byUtf8 } from "../model/utf8-order.ts";
import { codeOf } from "../refresh/deciding/lines/codes.ts";
import type { ChangedFile } from "./asked-change.ts";

/**
 * The code of changed files together, whatever their order: of each the path, and what it held and will hold. So another path,
 * content or mode, and one file more or less, is another code. It is never that of cases together but where there is nothing.
 * Throws where a path is no text that can be written as UTF-8.
 */
export function acceptCode(files: readonly ChangedFile[]): string {
  const inOrder = files.toSorted((a, b) => byUtf8(a.path, b.path));
  return codeOf(inOrder.map(({ path, before, after }) => [path, before ?? null, after ?? null]));
}
