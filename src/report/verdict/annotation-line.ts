import type { Annotation } from "./annotation.ts";
import type { ShownLines } from "../line-diff.ts";

/** How many unchanged lines GitHub shows above and below a change. */
export const linesAround = 3;

/**
 * An annotation where the page of the change shows it. GitHub shows none at a line that it leaves out, so such a one is
 * put beside the nearest line of its file that changed, and its text begins with the line that it is about. Where nothing
 * of the file shows as changed it stays in its place.
 */
export function inSight(annotation: Annotation, { changed, shown }: ShownLines): Annotation {
  const { at, message } = annotation;
  if (at === undefined || shown.has(at.line)) return annotation;
  const nearest = nearestTo(at.line, changed);
  if (nearest === undefined) return annotation;
  return {
    ...annotation,
    message: `At line ${at.line}: ${message}`,
    at: { file: at.file, line: nearest },
  };
}

function nearestTo(line: number, changed: readonly number[]): number | undefined {
  const [nearest] = changed.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line) || a - b);
  return nearest;
}
