import type { CaseFile } from "./case.ts";
import { isBlank, normaliseWhiteSpace, withoutInvisible } from "./white-space.ts";

const dashes = /[\p{Pd}\u2212]/gu;
/** Marks that say something: those of "C#", "5 %", "R&D" and "@", and those that are part of a number, as in "1.5" and "-5". */
const marks = /(?![#%&@])(?![-.,:/]\p{Nd})[\p{P}\p{So}\p{Sk}]/gu;

/**
 * A text as two questions are held against each other word by word: compatibility forms as their plain ones, no upper case, no
 * punctuation but that of numbers and names, no pictograms, no invisible characters, one space for each gap. Words and their
 * order count. Equal for texts that differ in nothing else, so it is no measure of likeness.
 */
export function wordsOf(text: string): string {
  // Upper case first, so that "ß" and "SS" are equal: JavaScript knows no case folding.
  const lower = text.normalize("NFKC").toUpperCase().toLowerCase().replaceAll("ς", "σ");
  const seen = withoutInvisible(lower.normalize("NFKC")).replace(dashes, "-");
  const words = normaliseWhiteSpace(seen.replace(marks, " "));
  return words === "" ? normaliseWhiteSpace(seen) : words;
}

/** What a case asks, as far as it makes the question another one, and what it accepts. */
export interface PosedQuestion {
  readonly file: CaseFile;
  /** The last question, by its words. */
  readonly words: string;
  /** The turns before it that could be read, by their words. */
  readonly turns: readonly string[];
  /** The expected answer by its words; undefined where none could be read. */
  readonly answer: string | undefined;
}

/** A question by its words, and the turns that come before it. */
type AskedWords = Pick<PosedQuestion, "words" | "turns">;

/** A question that is in no case yet, or that of a case. */
interface Question {
  readonly query: string;
  readonly conversation?:
    | readonly (
        | { readonly role?: string | undefined; readonly content?: string | undefined }
        | undefined
      )[]
    | undefined;
}

/** A question as it is held against others. Turns that could not be read are left out. */
export function askedWords({ query, conversation = [] }: Question): AskedWords {
  return {
    words: wordsOf(query),
    turns: conversation.flatMap((turn) =>
      turn?.content === undefined ? [] : [JSON.stringify([turn.role, wordsOf(turn.content)])],
    ),
  };
}

/** Undefined where the question is blank or could not be read. */
export function posedBy(file: CaseFile): PosedQuestion | undefined {
  const { query, conversation, expectedAnswer } = file.case;
  if (query === undefined || isBlank(query)) return undefined;
  const isAnswered = expectedAnswer !== undefined && !isBlank(expectedAnswer);
  return {
    file,
    ...askedWords({ query, conversation }),
    answer: isAnswered ? wordsOf(expectedAnswer) : undefined,
  };
}

/**
 * Whether a later case asks what an earlier one asked, whoever asks and when. Turns that were put before it or left out make no
 * other question. A refusal has nothing but its question, however it is worded; a question with another answer may be one about
 * another thing, unless single questions are held out.
 */
export function isAskedAgain(
  earlier: PosedQuestion,
  later: PosedQuestion,
  isByCase: boolean,
): boolean {
  if (earlier.words !== later.words) return false;
  if (!holdsAll(earlier.turns, later.turns) && !holdsAll(later.turns, earlier.turns)) return false;
  return isByCase || later.file.case.kind === "abstention" || hasSameAnswer(earlier, later);
}

/** Whether both accept one answer, by its words. */
export function hasSameAnswer(one: PosedQuestion, other: PosedQuestion): boolean {
  return one.answer !== undefined && one.answer === other.answer;
}

/** Whether the parts stand in the whole, in their order. */
function holdsAll(whole: readonly string[], parts: readonly string[]): boolean {
  let next = 0;
  for (const one of whole) if (one === parts[next]) next++;
  return next === parts.length;
}
