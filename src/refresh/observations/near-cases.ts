import { questionsLike } from "../../families/near-duplicates/questions-like.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { questionsWithWordsOf } from "./shared-words.ts";

/** A case in use whose question is near to one that is in no case, for a person to look at. It decides nothing. */
export interface NearCase {
  readonly file: CaseFile;
  /** How much of the two questions is the same, from 0 to 1: of their letters or of their words, whichever is more. */
  readonly likeness: number;
}

/** How many cases are named that are near to one question. */
const most = 3;

/** The cases that are nearest to a question, the nearest first. */
export function nearCases(dataset: Dataset): (question: string) => readonly NearCase[] {
  const byLetters = questionsLike(dataset);
  const byWords = questionsWithWordsOf(dataset.cases);
  return (question) => {
    const near = new Map(byLetters(question));
    for (const [file, share] of byWords(question)) {
      near.set(file, Math.max(share, near.get(file) ?? 0));
    }
    return [...near]
      .map(([file, likeness]) => ({ file, likeness }))
      .toSorted((a, b) => b.likeness - a.likeness || byUtf8(a.file.path, b.file.path))
      .slice(0, most);
  };
}
