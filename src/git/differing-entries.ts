import type { Repository } from "./repository.ts";
import { entryAt, spanAt, treeBytes, treeMode, type RawEntry } from "./tree-objects.ts";

/** What stands at one name in two tree objects, where that is not the same; undefined where nothing does. */
export interface DifferingEntry {
  /** The name as Git keeps it, one character a byte. */
  readonly name: string;
  readonly before: RawEntry | undefined;
  readonly after: RawEntry | undefined;
}

/** One entry of a tree object: from its first byte to the one behind its last. */
interface Piece {
  readonly bytes: Buffer;
  readonly at: number;
  readonly name: number;
  readonly nameEnd: number;
  readonly end: number;
}

/**
 * The entries in which two tree objects differ, each side undefined for an empty folder. A file in a folder's place is
 * two: Git sorts them apart. Trees that are not sorted give more differences, never fewer.
 */
export async function* differingEntries(
  repository: Repository,
  before: string | undefined,
  after: string | undefined,
): AsyncGenerator<DifferingEntry> {
  if (before === after) return;
  const [old, young] = [await piecesOf(repository, before), await piecesOf(repository, after)];
  let [one, other] = [old(), young()];
  while (one !== undefined || other !== undefined) {
    const order = orderOf(one, other);
    const pair = { one: order <= 0 ? one : undefined, other: order >= 0 ? other : undefined };
    const known = pair.one ?? pair.other;
    if (known !== undefined && !areSame(pair.one, pair.other)) {
      yield { name: nameOf(known), before: entryOf(pair.one), after: entryOf(pair.other) };
    }
    if (pair.one !== undefined) one = old();
    if (pair.other !== undefined) other = young();
  }
}

/** Gives the entries of a tree object one by one. */
async function piecesOf(
  repository: Repository,
  oid: string | undefined,
): Promise<() => Piece | undefined> {
  if (oid === undefined) return () => undefined;
  const bytes = await treeBytes(repository, oid);
  let at = 0;
  return () => {
    if (at >= bytes.length) return undefined;
    const { space, end } = spanAt(bytes, at, oid);
    const piece = { bytes, at, name: space + 1, nameEnd: end, end: end + 21 };
    at = piece.end;
    return piece;
  };
}

/** Whether the first comes earlier (below zero), at the same place, or later in a tree. */
function orderOf(one: Piece | undefined, other: Piece | undefined): number {
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  const length = Math.min(one.nameEnd - one.name, other.nameEnd - other.name);
  const start = one.bytes.compare(
    other.bytes,
    other.name,
    other.name + length,
    one.name,
    one.name + length,
  );
  return start === 0 ? byteBehind(one, length) - byteBehind(other, length) : start;
}

/** A folder stands where its name with a slash would. */
function byteBehind(piece: Piece, length: number): number {
  const at = piece.name + length;
  if (at < piece.nameEnd) return piece.bytes[at] ?? 0;
  return entryOf(piece)?.mode === treeMode ? 0x2f : 0;
}

function areSame(one: Piece | undefined, other: Piece | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (one.bytes.compare(other.bytes, other.at, other.end, one.at, one.end) === 0) return true;
  const [left, right] = [entryOf(one), entryOf(other)];
  return left?.mode === right?.mode && left?.oid === right?.oid;
}

function nameOf({ bytes, name, nameEnd }: Piece): string {
  return bytes.toString("latin1", name, nameEnd);
}

function entryOf(piece: Piece | undefined): RawEntry | undefined {
  if (piece === undefined) return undefined;
  const { bytes, at, name, nameEnd } = piece;
  return entryAt(bytes, at, { space: name - 1, end: nameEnd });
}
