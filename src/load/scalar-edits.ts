import type { AmbiguousScalar } from "../model/dataset.ts";

/**
 * A file's text with ambiguous scalars in the spelling that every reader takes for the same value, and every other
 * character as it was. Undefined where one of them does not stand there any more. The text may have a byte order mark.
 */
export function withWrittenScalars(
  text: string,
  scalars: readonly AmbiguousScalar[],
): string | undefined {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  const pieces: string[] = [];
  let kept = 0;
  for (const { offset, spelling, written } of scalars) {
    const from = start + offset;
    if (!text.startsWith(spelling, from)) return undefined;
    pieces.push(text.slice(kept, from), written);
    kept = from + spelling.length;
  }
  return pieces.concat(text.slice(kept)).join("");
}
