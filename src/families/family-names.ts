import { asciiWords, foldId, isFitId } from "../model/case-id.ts";

/** The name that a proposed family is to have, and what alone it stands for. */
interface Wanted {
  readonly key: string;
  readonly name: string;
}

/**
 * A fit id for each key: its name as far as ASCII can keep it. Names that come out the same, or that are taken, get 8 hex
 * digits made from their key, so that no order of documents changes an id.
 */
export function familyIds(
  wanted: readonly Wanted[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const plain = wanted.map(({ key, name }) => ({ key, id: plainId(name) }));
  const counts = new Map<string | undefined, number>();
  for (const { id } of plain) counts.set(id, (counts.get(id) ?? 0) + 1);
  const used = new Set(taken);
  const ids = new Map<string, string>();
  for (const { key, id } of plain) {
    if (id === undefined || taken.has(id) || counts.get(id) !== 1) continue;
    ids.set(key, id);
    used.add(id);
  }
  for (const { key, id } of plain) {
    if (ids.has(key)) continue;
    const folded = freeId(id ?? "family", key, used);
    ids.set(key, folded);
    used.add(folded);
  }
  return ids;
}

function plainId(name: string): string | undefined {
  if (isFitId(name)) return name;
  const words = asciiWords(name, 100);
  return isFitId(words) ? words : undefined;
}

function freeId(text: string, key: string, used: ReadonlySet<string>): string {
  let id: string = foldId(text, key);
  for (let turn = 2; used.has(id); turn++) id = foldId(text, `${key}\n${turn}`);
  return id;
}

/**
 * What tells names apart: without the start that all of them share, as far as its last slash, and without the ending that
 * all of them share, such as `.md`. One name alone keeps what is behind its last slash. A start of names may be asked for too.
 */
export function distinctParts(names: readonly string[]): (name: string) => string {
  const [first = ""] = names;
  let shared = first.length;
  for (const name of names) while (!name.startsWith(first.slice(0, shared))) shared--;
  const start = first.slice(0, shared).lastIndexOf("/") + 1;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(first)?.[0] ?? "";
  const end = names.every((name) => name.endsWith(ending)) ? ending.length : 0;
  return (name) => {
    const whole = name.endsWith(ending) ? name.length - end : name.length;
    const part = name.slice(start, whole);
    return part === "" ? name : part;
  };
}
