import type { Path } from "../model/location.ts";
import { textPattern, type TextPattern } from "../model/text-pattern.ts";

/** Takes a defect of a mapping: where it is, what is wrong, and what to write. */
export type ReportDefect = (path: Path, message: string, fix: string) => void;

/** A place in a mapping, and who takes what is wrong with it. */
export interface MappingPlace {
  readonly path: Path;
  readonly report: ReportDefect;
}

/** A pattern of the mapping, or undefined with the reason reported. */
export function patternAt(source: string, { path, report }: MappingPlace): TextPattern | undefined {
  try {
    return textPattern(source);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    report(path, error.message, "Name each part once, in braces, with text between two names.");
    return undefined;
  }
}
