import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";

const mark = "\ufeff";

/** Top-level fields of a case that a writer may change. */
export type NamedFields = ReadonlySet<string>;

/**
 * Claims that a writer changed a case in the named fields alone: what the other fields say, and every byte outside the named
 * blocks. A comment that stood in a named block may stand on a line of its own. Throws with what else changed.
 */
export function assertOnlyChanged(before: string, after: string, named: NamedFields): void {
  if (before.startsWith(mark) !== after.startsWith(mark)) throw new Error("The byte order mark.");
  const [was, is] = [before, after].map((text) => parse(text.replace(mark, "")) as object);
  const fields = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})]);
  for (const field of fields) {
    if (named.has(field)) continue;
    const [old, now] = [was, is].map((value) => Reflect.get(value ?? {}, field) as unknown);
    if (!isDeepStrictEqual(old, now)) throw new Error(`The field "${field}" says something else.`);
  }
  const [old, now] = [
    outside(before.replace(mark, ""), named),
    outside(after.replace(mark, ""), named),
  ];
  const moved = new Map<string, number>();
  for (const comment of old.within) moved.set(comment, (moved.get(comment) ?? 0) + 1);
  const kept = now.lines.filter((line, at) => {
    const left = moved.get(line.trim()) ?? 0;
    if (left === 0 || old.lines[at] === line) return true;
    moved.set(line.trim(), left - 1);
    return false;
  });
  if (kept.join("") !== old.lines.join("")) {
    throw new Error(
      `Bytes outside of the named fields changed:\n${old.lines.join("")}\nand now\n${kept.join("")}`,
    );
  }
}

/** The lines of a text outside the blocks of these fields, and the comments within them. */
function outside(
  text: string,
  named: NamedFields,
): { readonly lines: readonly string[]; readonly within: readonly string[] } {
  const lines: string[] = [];
  const within: string[] = [];
  let isNamed = false;
  for (const line of text.split(/(?<=\n)/)) {
    const key = /^([A-Za-z]+):/.exec(line)?.[1];
    if (key !== undefined) isNamed = named.has(key);
    const isOutside = !isNamed || /^(?:#|\r?\n?$)/.test(line);
    if (!isOutside) {
      const comment = /(?:^|\s)(#.*)/.exec(line.trim())?.[1];
      if (comment !== undefined) within.push(comment.trim());
    } else lines.push(line);
  }
  // The last line may end the file without a line feed, and stand before another one then.
  const last = lines.at(-1);
  const isEnded = last === undefined || last.endsWith("\n");
  return { lines: isEnded ? lines : [...lines.slice(0, -1), `${last}${lineEndOf(text)}`], within };
}

function lineEndOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
