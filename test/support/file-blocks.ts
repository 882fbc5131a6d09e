import type { Content } from "./memory-tree.ts";

/** A fenced block of a Markdown text that stands for one file of a set. */
export interface FileBlock {
  readonly path: string;
  /** What follows the path behind the fence, such as `before`. */
  readonly words: readonly string[];
  /** Undefined where the block says that the set has no such file. */
  readonly content: Content | undefined;
}

/**
 * The files that a Markdown text shows: blocks whose fence names a language, a path and words, such as
 * "```yaml cases/refund-001.yaml before". Some words change what the file is: `latin-1` (saved in that encoding),
 * `padded-to-<bytes>` (with a long comment at its end), `symlink` (to the path in the block), `executable` (in Git), `unreadable` (for who
 * runs the check), `removed`.
 */
export function fileBlocks(markdown: string): readonly FileBlock[] {
  const blocks: FileBlock[] = [];
  const fences = /^(`{3,})(\S+) +(\S+)(.*)\n((?:(?!\1).*\n)*?)\1$/gm;
  for (const [, , , path = "", rest = "", text = ""] of markdown.matchAll(fences)) {
    const words = rest.split(" ").filter((word) => word !== "");
    blocks.push({ path, words, content: contentOf(text, words) });
  }
  return blocks;
}

/** A set with the files that blocks show laid over it. */
export function withBlocks(
  base: Readonly<Record<string, Content>>,
  blocks: readonly FileBlock[],
): Record<string, Content> {
  const files = new Map(Object.entries(base));
  for (const { path, content } of blocks) {
    if (content === undefined) files.delete(path);
    else files.set(path, content);
  }
  return Object.fromEntries(files);
}

/** The set that blocks show, without those of its earlier state. */
export function stateOf(
  set: Readonly<Record<string, Content>>,
  blocks: readonly FileBlock[],
): Record<string, Content> {
  return withBlocks(
    set,
    blocks.filter(({ words }) => !words.includes("base")),
  );
}

/** The earlier state that blocks with the word `base` show; undefined where none does, so that nothing is compared. */
export function baseUnder(
  set: Readonly<Record<string, Content>>,
  blocks: readonly FileBlock[],
): Record<string, Content> | undefined {
  const earlier = blocks.filter(({ words }) => words.includes("base"));
  return earlier.length === 0 ? undefined : withBlocks(set, earlier);
}

function contentOf(text: string, words: readonly string[]): Content | undefined {
  if (words.includes("removed")) return undefined;
  if (words.includes("unreadable")) return { kind: "unreadable" };
  if (words.includes("symlink")) return { kind: "symlink", target: text.trim() };
  if (words.includes("executable")) return { kind: "executable", text };
  if (words.includes("latin-1")) return Buffer.from(text, "latin1");
  const size = words.map((word) => /^padded-to-([0-9]+)$/.exec(word)?.[1]).find(Boolean);
  return size === undefined ? text : `${text}#${"x".repeat(Number(size) - text.length - 1)}`;
}
