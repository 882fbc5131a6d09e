import { chosenChunker } from "../../src/corpus/chunking/chunkers.ts";
import type { Outline } from "../../src/corpus/outline/outline.ts";

/** A chunk as a test shows it. */
export interface CutChunk {
  readonly id: string;
  readonly locator: string | undefined;
  readonly text: string;
}

/** The chunks of a document by a chunker, such as `by-heading@1`. */
export function cut(
  outline: Outline,
  chunker: string,
  settings: Readonly<Record<string, number>> = {},
): readonly CutChunk[] {
  const [name = "", version = ""] = chunker.split("@");
  const chosen = chosenChunker({ name, version, settings });
  return chosen.cut(outline).map(({ start, end, fragment, locator }) => ({
    id: `#${fragment}`,
    locator,
    text: outline.text.slice(start, end),
  }));
}

/** Chunks one below the other, as a person compares them. */
export function shown(chunks: readonly CutChunk[]): string {
  return chunks
    .map(({ id, locator, text }) => `${id}  (${locator ?? "-"})\n${text.replace(/^/gm, "  | ")}`)
    .join("\n");
}
