import type { Dataset } from "../model/dataset.ts";
import type { ExportedSet } from "./exported-set.ts";

/** One shape in which a set goes out. One file a shape states all that is known of it. */
export interface Shape {
  /** As `--shape` takes it, such as `ragas`. */
  readonly name: string;
  /** What it is, as a part of a sentence: `rows of Ragas, one JSON object a line`. */
  readonly summary: string;
  /** What a reader should know of it, a few lines of plain text. */
  readonly help: string;
  /** Present where the shape needs the text of every chunk of the current revision, not of the evidence alone. */
  readonly texts?: "current";
  /** Why the shape cannot hold this set at all, as a sentence; undefined where it can. */
  readonly refuses?: (set: ExportedSet, dataset: Dataset) => string | undefined;
  /** What a set in this shape is not fit for, though it can be written, as a sentence. */
  readonly unfit?: (set: ExportedSet, dataset: Dataset) => string | undefined;
  /** Pure: the same set gives the same bytes. `dataset` is what the set was taken from. */
  readonly write: (set: ExportedSet, dataset: Dataset) => WrittenShape;
}

/** One file of a shape. */
export interface WrittenFile {
  /** Below the folder that `--out` names, parts joined by "/"; of a shape with one file, its usual name. */
  readonly path: string;
  /** The whole text, or its pieces in order. */
  readonly text: string | Iterable<string>;
}

/** A set in a shape, with everything that the shape does not hold. */
export interface WrittenShape {
  /** At least one. A shape with one file goes to the standard output where no place is named. */
  readonly files: readonly WrittenFile[];
  readonly losses: readonly ContractLoss[];
}

/** A field of the contract that the shape cannot hold, or holds with another meaning. */
export interface ContractLoss {
  /** As the contract names it: `acceptedAnswers`, `provenance[].sourceRevision`, `review`, `claim`. */
  readonly field: string;
  readonly fate: "dropped" | "changed";
  /** Why: words that follow a colon. */
  readonly why: string;
  /** The ids of the cases that say something there, in order; none where it is the set's. */
  readonly cases: readonly string[];
}
