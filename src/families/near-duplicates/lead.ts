import { areApart } from "../splits.ts";
import type { ComparedCase } from "./compared-case.ts";
import { likeness } from "./runs.ts";

/**
 * Why two cases may be one, for a person to look at: their questions are alike, or they stand on two sides of the split with the
 * same answer or evidence. It decides nothing.
 */
export interface Lead {
  /** In the order of their files' paths. */
  readonly pair: readonly [ComparedCase, ComparedCase];
  readonly why: "wording" | "grounds";
  /** How much of the questions is the same, from 0 to 1; with earlier turns, of what is less alike. */
  readonly wording: number;
  /** How much of the answers is the same; undefined where one is a refusal. */
  readonly answer: number | undefined;
  readonly isSameAnswer: boolean;
  readonly isSameEvidence: boolean;
  /** Whether they stand on sides of the split that have to be apart. */
  readonly isAcross: boolean;
  /** Whether each question names a number that the other has not. */
  readonly isOfOtherNumbers: boolean;
}

/** From when on two cases are a lead. */
export interface LeadTerms {
  /** How much of two texts has to be the same. */
  readonly threshold: number;
  /** Whether each case carries its own split, so that evidence on both sides is nothing to tell of. */
  readonly isByCase: boolean;
  /** Whether so many cases have this answer that it says nothing of the question. */
  readonly isStockAnswer: (one: ComparedCase) => boolean;
  /** The same of what a case rests on. */
  readonly isStockEvidence: (one: ComparedCase) => boolean;
}

/** An answer of fewer runs is a yes, a name or a number, which many questions have. */
const leastOfAnswer = 10;

/** What two cases have in common; undefined where that is no lead. The same in either order, but for the order of the pair. */
export function leadOf(one: ComparedCase, other: ComparedCase, terms: LeadTerms): Lead | undefined {
  if (one.file === other.file || one.origin === other.origin) return undefined;
  const measured = measure(one, other, terms);
  const why = whyOf(measured, terms, saysEnough(one) && saysEnough(other));
  return why === undefined ? undefined : { pair: [one, other], why, ...measured };
}

type Measured = Omit<Lead, "pair" | "why">;

/**
 * What a question that has no answer yet has in common with a case. Its answer could be the same, so half the threshold is
 * enough.
 */
export function possibleLead(
  one: ComparedCase,
  asked: ComparedCase,
  terms: LeadTerms,
): Lead | undefined {
  const measured = measure(one, asked, terms);
  const isEnough = measured.wording >= terms.threshold / 2;
  return isEnough ? { pair: [one, asked], why: "wording", ...measured } : undefined;
}

function whyOf(
  { wording, isAcross, isSameAnswer, isSameEvidence }: Measured,
  { threshold, isByCase }: LeadTerms,
  saysMuch: boolean,
): Lead["why"] | undefined {
  const isHalf = wording >= threshold / 2;
  if (wording >= threshold || (isHalf && isSameAnswer)) return "wording";
  const isGrounds = (isSameAnswer && saysMuch) || (isSameEvidence && (isHalf || !isByCase));
  return isAcross && isGrounds ? "grounds" : undefined;
}

function measure(one: ComparedCase, other: ComparedCase, terms: LeadTerms): Measured {
  const answer = one.answer && other.answer && likeness(one.answer, other.answer);
  const isAlike = answer !== undefined && answer >= terms.threshold;
  const isSame = one.evidence !== undefined && one.evidence === other.evidence;
  return {
    wording: Math.min(likeness(one.question, other.question), likeness(one.turns, other.turns)),
    answer,
    isSameAnswer: isAlike && !terms.isStockAnswer(one) && !terms.isStockAnswer(other),
    isSameEvidence: isSame && !terms.isStockEvidence(one),
    isAcross: one.splits.some((split) => other.splits.some((side) => areApart(split, side))),
    isOfOtherNumbers: areOfOtherNumbers(one, other),
  };
}

function saysEnough({ answer }: ComparedCase): boolean {
  return answer !== undefined && answer.length >= leastOfAnswer;
}

/** Whether each of two questions names a number that the other has not. */
export function areOfOtherNumbers(one: ComparedCase, other: ComparedCase): boolean {
  return lacks(one.numbers, other.numbers) && lacks(other.numbers, one.numbers);
}

/** Whether the second holds something that the first has not. */
function lacks(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const number of other) if (!one.has(number)) return true;
  return false;
}
