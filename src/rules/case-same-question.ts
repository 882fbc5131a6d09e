import { acceptedOutcome, whatIsAsked } from "../model/asked.ts";
import { takesPart, type CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import type { Location } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

/** How many places a finding names; a thousand copies of one question need no thousand places each. */
const most = 10;

interface Asked {
  readonly file: CaseFile;
  readonly question: string;
  readonly outcome: string;
}

export const caseSameQuestion: Rule = {
  id: "case/same-question",
  level: "warning",
  reports: "a case that asks what another one asks and accepts another outcome",
  *check({ cases }) {
    for (const [first, ...others] of casesByQuestion(cases)) yield* problemsOf(first, others);
  },
};

function* problemsOf(first: Asked, others: readonly Asked[]): Generator<Problem> {
  const differing = others.filter(({ outcome }) => outcome !== first.outcome);
  if (differing.length === 0) return;
  const agreeing = others.filter(({ outcome }) => outcome === first.outcome);
  // A place is found by reading its file again, and each finding names the same ones.
  const related = [first, ...agreeing].slice(0, most).map(({ file }) => placeOf(file));
  for (const { file } of differing) {
    yield {
      message: messageOf(first.file, file),
      at: placeOf(file),
      related,
      fix: "Settle which answer is right: delete the other case if nobody ever approved it, else reject or retire it; where both are right, say in each question what tells the two apart.",
    };
  }
}

function messageOf(other: CaseFile, file: CaseFile): string {
  const start = `Case ${quoted(other.case.id ?? other.path)} asks the same question, but`;
  const kinds = [other.case.kind, file.case.kind];
  if (kinds[0] !== kinds[1]) return `${start} is "${kinds[0]}", and this one "${kinds[1]}".`;
  const reasons = [other.case.because, file.case.because];
  return reasons[0] === reasons[1]
    ? `${start} expects another answer.`
    : `${start} expects no answer because of "${reasons[0]}", and this one because of "${reasons[1]}".`;
}

function casesByQuestion(cases: readonly CaseFile[]): Iterable<readonly [Asked, ...Asked[]]> {
  const asked = cases.filter(takesPart).flatMap((file) => {
    const question = whatIsAsked(file);
    const outcome = acceptedOutcome(file);
    return question === undefined || outcome === undefined ? [] : [{ file, question, outcome }];
  });
  return groupsOf(asked, ({ question }) => question).values();
}

function placeOf(file: CaseFile): Location {
  return file.locate(["query"]);
}
