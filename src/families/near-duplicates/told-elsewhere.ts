import { acceptedOutcome, equalPairOf, whatIsAsked } from "../../model/asked.ts";
import type { CaseFile } from "../../model/case.ts";
import type { RuleId } from "../../model/finding.ts";

/** The rule of every check that tells of a pair already: the two are equal, or one question with two outcomes. */
export function toldElsewhere(one: CaseFile, other: CaseFile): RuleId | undefined {
  const pair = equalPairOf(one);
  if (pair !== undefined && pair === equalPairOf(other)) return "case/equal-pair";
  const asked = whatIsAsked(one);
  if (asked === undefined || asked !== whatIsAsked(other)) return undefined;
  const [mine, theirs] = [acceptedOutcome(one), acceptedOutcome(other)];
  const differ = mine !== undefined && theirs !== undefined && mine !== theirs;
  return differ ? "case/same-question" : undefined;
}
