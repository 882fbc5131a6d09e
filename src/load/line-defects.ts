import type { Defect } from "../model/dataset.ts";
import { counted } from "../model/sentence.ts";

/** How many lines of one file are told one by one. */
const told = 10;

/** Gathers the defects of one file's lines. */
export interface LineDefects {
  readonly add: (defect: Defect) => void;
  /** The first ones, and one for all that follow: a file of another kind buries nothing else. */
  readonly all: () => readonly Defect[];
}

export function lineDefects(): LineDefects {
  const first: Defect[] = [];
  let next: Defect | undefined;
  let more = 0;
  return {
    add: (defect) => {
      if (first.length < told) first.push(defect);
      else {
        next ??= defect;
        more++;
      }
    },
    all: () => {
      if (next === undefined) return first;
      const { rule, at, fix } = next;
      const message = `From here on ${counted(more, "more line")} of the file cannot be used either.`;
      return [...first, { rule, message, at, ...(fix === undefined ? {} : { fix }) }];
    },
  };
}
