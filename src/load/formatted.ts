import { isDeepStrictEqual } from "node:util";
import type { AmbiguousScalar } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { familiesFile } from "../model/layout.ts";
import { startOf } from "../model/location.ts";
import { unexplained } from "./ambiguous-scalars.ts";
import { mostKeys } from "./limits.ts";
import { parseLocated } from "./located-yaml.ts";
import { readCase } from "./read-case.ts";
import { withWrittenScalars } from "./scalar-edits.ts";
import { shapeErrors } from "./schema-defects.ts";
import { setFiles } from "./own-texts.ts";
import { sortedFamilies } from "./sorted-families.ts";
import { tidyLines, type TidyText } from "./tidy-lines.ts";
import { commentsOf } from "./yaml-lexemes.ts";

/** A file as the formatter writes it. */
export interface Formatted extends TidyText {
  /** What is written so that every reader takes it for the same value. */
  readonly scalars: readonly AmbiguousScalar[];
  /** How many families have another place now. */
  readonly moved: number;
}

/**
 * The text of a set's file in the form that the formatter gives it: the same value, the same comments, and but for the
 * order of the families the same order. Formatting it again changes nothing. What cannot be read is refused.
 */
export function formatted(
  path: string,
  text: string,
): Formatted | { readonly refused: readonly Problem[] } {
  const reading = readingOf(path, text);
  if ("refused" in reading) return reading;
  const quoted = withWrittenScalars(text, reading.scalars) ?? text;
  const tidy = tidyLines(quoted);
  const sorted =
    path === familiesFile ? sortedFamilies(path, tidy.text) : { text: tidy.text, moved: 0 };
  if ("refused" in sorted) return { refused: [sorted.refused] };
  const isSafe = sorted.text === text || saysTheSame(path, reading.value, [text, sorted.text]);
  if (!isSafe) return { refused: [unfit(path)] };
  return { ...tidy, ...sorted, scalars: reading.scalars };
}

/** No input is known that ends here with another value or without a comment. */
function saysTheSame(
  path: string,
  value: unknown,
  [before, after]: readonly [string, string],
): boolean {
  const reading = readingOf(path, after);
  return (
    !("refused" in reading) &&
    isDeepStrictEqual(reading.value, value) &&
    isDeepStrictEqual(commentsOf(after).toSorted(), commentsOf(before).toSorted())
  );
}

interface Reading {
  readonly value: unknown;
  readonly scalars: readonly AmbiguousScalar[];
}

function readingOf(path: string, text: string): Reading | { readonly refused: readonly Problem[] } {
  const shape = setFiles.get(path);
  if (shape === undefined) {
    const { value, defects, ambiguousScalars } = readCase(path, text);
    return value === undefined ? { refused: defects } : { value, scalars: ambiguousScalars };
  }
  const { keys = mostKeys, matches } = shape;
  const { value, defects, ambiguousScalars } = parseLocated(path, text, { keys });
  if (defects.length > 0) return { refused: defects };
  return { value, scalars: unexplained(ambiguousScalars, shapeErrors(matches, value)) };
}

function unfit(path: string): Problem {
  return {
    message: "This file cannot be formatted without changing what it says.",
    at: startOf(path),
    fix: "Format it by hand.",
  };
}
