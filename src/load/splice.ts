import { isNode, isScalar, type Document, type Node } from "yaml";

/** A stretch of a text and what comes in its place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  /** Whether an entry goes with all of its lines, and with them the comments in it. */
  readonly isEntry?: true;
}

/** Whether an item of a list goes on in a new one. */
export type IsKept = (before: unknown, after: unknown) => boolean;

/** What an edit of nested values works on. */
export interface Editing {
  readonly text: string;
  readonly lineEnd: string;
  readonly document: Document;
  readonly isKept: IsKept;
  /** Whether what is edited stands in brackets or braces. */
  readonly isFlow: boolean;
  /** The edits of a value in what is edited. */
  readonly inner: (editing: Editing, node: Node, to: unknown) => readonly Splice[] | undefined;
}

/** A text with its stretches replaced; none of them overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, by } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(text.slice(at, start), by);
    at = Math.max(at, end);
  }
  return pieces.concat(text.slice(at)).join("");
}

/** Where a value stands; undefined for one that has no place or no characters. */
export function spanOf(
  text: string,
  node: unknown,
): { readonly start: number; readonly end: number; readonly isOfLines: boolean } | undefined {
  if (!isNode(node) || node.range == null) return undefined;
  const [start, end] = node.range;
  const source = text.slice(start, end);
  return source === "" ? undefined : { start, end, isOfLines: source.includes("\n") };
}

/** The new items of a list, each with the place of the one that goes on in it. */
export function aligned(
  before: readonly unknown[],
  after: readonly unknown[],
  isKept: IsKept,
): readonly (number | undefined)[] {
  let next = 0;
  return after.map((item) => {
    const found = before.findIndex((old, index) => index >= next && isKept(old, item));
    if (found === -1) return undefined;
    next = found + 1;
    return found;
  });
}

/** The name of a field, where it is a text. */
export function nameOf(key: unknown): string | undefined {
  return isScalar(key) && typeof key.value === "string" ? key.value : undefined;
}
