import type { Outline } from "../outline/outline.ts";
import type { Span } from "./cut-places.ts";

/** A chunk of one document. */
export interface Piece extends Span {
  /** What follows the document and "#" in the chunk's id: the heading path, and the number of the piece. */
  readonly fragment: string;
  /** Where it stands, for a person: `Refunds > Exceptions`. */
  readonly locator: string | undefined;
}

/** What can be set of a chunker. */
export interface ChunkerSetting {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly standard: number;
}

/** A way to cut documents, under a name and a version: what a version gives never changes. */
export interface Chunker {
  readonly name: string;
  readonly version: string;
  readonly settings: readonly ChunkerSetting[];
  /** What is wrong with settings of which each alone is right, as a sentence. */
  readonly conflict?: (settings: Readonly<Record<string, number>>) => string | undefined;
  /** Every setting has a value. */
  readonly cut: (outline: Outline, settings: Readonly<Record<string, number>>) => readonly Piece[];
}
