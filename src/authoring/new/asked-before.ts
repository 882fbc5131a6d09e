import { readCase } from "../../load/read-case.ts";
import { newYamlFile } from "../../load/yaml-text.ts";
import { acceptedOutcome, whatIsAsked } from "../../model/asked.ts";
import { takesPart, type CaseFile } from "../../model/case.ts";
import { isBlank } from "../../model/white-space.ts";
import {
  contentWords,
  holds,
  vocabulary,
  type Vocabulary,
} from "../../corpus/search/content-words.ts";

/** How near a case of the set is to a new one. */
export interface AskedBefore {
  readonly file: CaseFile;
  /**
   * The same question, after the same turns, while the new case has no answer yet; with another outcome, or with the same
   * one; or a question of the same content words.
   */
  readonly how: "same-question" | "other-outcome" | "same-pair" | "same-words";
}

/** The cases that ask what a new one asks, those with the same question first; each in the order of the set. */
export function askedBefore(
  cases: readonly CaseFile[],
  fields: Readonly<Record<string, unknown>>,
): readonly AskedBefore[] {
  const { file } = readCase("", newYamlFile(fields));
  if (file === undefined) return [];
  const asked = whatIsAsked(file);
  const outcome = isBlank(file.case.expectedAnswer ?? "") ? undefined : acceptedOutcome(file);
  const question = wordsOf(file);
  const same: AskedBefore[] = [];
  const near: AskedBefore[] = [];
  for (const other of cases.filter(takesPart)) {
    if (asked !== undefined && whatIsAsked(other) === asked) {
      same.push({ file: other, how: howTheSame(outcome, acceptedOutcome(other)) });
    } else if (sameWords(question, wordsOf(other))) {
      near.push({ file: other, how: "same-words" });
    }
  }
  return [...same, ...near];
}

function howTheSame(outcome: string | undefined, theirs: string | undefined): AskedBefore["how"] {
  if (outcome === undefined) return "same-question";
  return outcome === theirs ? "same-pair" : "other-outcome";
}

interface QuestionWords {
  readonly words: readonly string[];
  readonly known: Vocabulary;
}

function wordsOf({ case: { query = "" } }: CaseFile): QuestionWords {
  return { words: contentWords(query), known: vocabulary(query) };
}

/** Whether each holds all content words of the other, whatever their order and their endings. */
function sameWords(a: QuestionWords, b: QuestionWords): boolean {
  return (
    a.words.length > 0 &&
    a.words.every((word) => holds(b.known, word)) &&
    b.words.every((word) => holds(a.known, word))
  );
}
