import { verbatimFinder } from "../../model/verbatim-finder.ts";
import type { SoughtText } from "./held-out.ts";
import { readingsOf } from "./readings.ts";

/** A text of a case that stands in a file. */
export interface Leak {
  readonly sought: SoughtText;
  /** Where it stands first; both count from 1, columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  /** In how many places of the file it stands. */
  readonly places: number;
}

/** Looks for texts in the texts of files, one file at a time. */
export type LeakFinder = (text: string) => readonly Leak[];

/** A text is found however its white space and its escapes are written; each is told once a file, at its first place. */
export function leakFinder(sought: readonly SoughtText[]): LeakFinder {
  const find = verbatimFinder(sought.map(({ text }) => text));
  return (text) => {
    const places = new Map<number, Set<number>>();
    for (const reading of readingsOf(text)) {
      for (const { index, start } of find(reading.text)) {
        const own = places.get(index) ?? new Set();
        places.set(index, own.add(reading.offsetOf(start)));
      }
    }
    const found = [...places].flatMap(([index, starts]) => {
      const one = sought[index];
      const first = [...starts].reduce((a, b) => Math.min(a, b));
      return one === undefined ? [] : [{ one, first, count: starts.size }];
    });
    const placeOf = found.length === 0 ? undefined : linePlaces(text);
    return found
      .toSorted((a, b) => a.first - b.first)
      .flatMap(({ one, first, count }) =>
        placeOf === undefined ? [] : [{ sought: one, ...placeOf(first), places: count }],
      );
  };
}

/** Turns offsets into lines and columns, in ascending order of the offsets. */
function linePlaces(text: string): (offset: number) => Pick<Leak, "line" | "column"> {
  let line = 1;
  let start = 0;
  return (offset) => {
    for (let end = text.indexOf("\n", start); end !== -1 && end < offset;) {
      line++;
      start = end + 1;
      end = text.indexOf("\n", start);
    }
    return { line, column: offset - start + 1 };
  };
}
