import { takesPart, type CaseFile } from "../../model/case.ts";
import { comparableText } from "../../model/comparable.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Split } from "../../model/families.ts";
import { bytesOf } from "../../model/telling.ts";
import { splitsOfCase } from "../case-splits.ts";
import { splitGroupingOf } from "../grouping.ts";
import { sideOf } from "../splits.ts";

/** A case whose texts are to stay out of prompts. */
export interface HeldOutCase {
  readonly file: CaseFile;
  /** Undefined in a set that is not split. */
  readonly split: Split | undefined;
}

/** A text of a case that shows, wherever it stands, that the case was taken from there or brought there. */
export interface SoughtText {
  readonly of: HeldOutCase;
  readonly what: "question" | "answer";
  readonly text: string;
}

/** What is looked for. */
export interface Sought {
  readonly cases: readonly HeldOutCase[];
  readonly texts: readonly SoughtText[];
  /** Cases whose question is too short to be told from other words. */
  readonly tooShort: readonly HeldOutCase[];
}

/** A question of fewer bytes in UTF-8 may stand anywhere. */
export const leastQuestion = 8;
/** An answer of fewer is found without its question in many texts, such as "14 days". */
export const leastAnswer = 32;

/** The cases of validation and test; undefined where the set is not split. */
export function heldOutCases(dataset: Dataset): readonly HeldOutCase[] | undefined {
  const grouping = splitGroupingOf(dataset);
  return grouping?.cases.flatMap((file) => {
    const held = splitsOfCase(grouping, file).findLast((split) => sideOf(split) !== "development");
    return held === undefined ? [] : [{ file, split: held }];
  });
}

/** Every case that was neither rejected nor retired, with its split where it has one. */
export function allCases(dataset: Dataset): readonly HeldOutCase[] {
  const grouping = splitGroupingOf(dataset);
  return dataset.cases.filter(takesPart).map((file) => ({
    file,
    split: grouping === undefined ? undefined : splitsOfCase(grouping, file).at(-1),
  }));
}

/** The texts to look for. An answer that another case expects as well shows nothing about this one. */
export function soughtTexts(dataset: Dataset, cases: readonly HeldOutCase[]): Sought {
  const held = new Set(cases.map(({ file }) => file));
  const known = new Set(dataset.cases.filter((file) => !held.has(file)).flatMap(answersOf));
  const texts: SoughtText[] = [];
  const tooShort: HeldOutCase[] = [];
  for (const one of cases) {
    const question = comparableText(one.file.case.query ?? "");
    if (bytesOf(question) < leastQuestion) tooShort.push(one);
    else texts.push({ of: one, what: "question", text: question });
    for (const text of new Set(answersOf(one.file))) {
      if (bytesOf(text) < leastAnswer || known.has(text)) continue;
      texts.push({ of: one, what: "answer", text });
    }
  }
  return { cases, texts, tooShort };
}

function answersOf({ case: { expectedAnswer, acceptedAnswers } }: CaseFile): readonly string[] {
  const all = [expectedAnswer, ...(acceptedAnswers ?? []).map((one) => one?.statement)];
  return all.flatMap((one) => (one === undefined ? [] : [comparableText(one)]));
}
