import { acceptedOutcome, whatIsAsked } from "../model/asked.ts";
import { takesPart, type CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import type { Location } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { sidesApart } from "./sides/sides-apart.ts";

/** How many places a finding names; a thousand copies of one question need no thousand places each. */
const most = 10;

const settle =
  "Settle which answer is right: delete the other case if nobody ever approved it, else reject or retire it; where both are right, say in each question what tells the two apart.";
const bringTogether =
  "Settle which answers are right, and do not delete either case for that: whoever works with one knows the question of the other. Bring both to the side of the one that people know, or ask something else in the other; where both are right, say in each question what tells the two apart.";

interface Asked {
  readonly file: CaseFile;
  readonly question: string;
  readonly outcome: string;
}

export const caseSameQuestion: Rule = {
  id: "case/same-question",
  level: "warning",
  reports: "a case that asks what another one asks and accepts another outcome",
  *check(dataset) {
    const apart = sidesApart(dataset);
    for (const [first, ...others] of casesByQuestion(dataset.cases)) {
      yield* problemsOf(first, others, apart);
    }
  },
};

function* problemsOf(
  first: Asked,
  others: readonly Asked[],
  apart: ReturnType<typeof sidesApart>,
): Generator<Problem> {
  const differing = others.filter(({ outcome }) => outcome !== first.outcome);
  if (differing.length === 0) return;
  const agreeing = others.filter(({ outcome }) => outcome === first.outcome);
  // A place is found by reading its file again, and each finding names the same ones.
  const related = [first, ...agreeing].slice(0, most).map(({ file }) => placeOf(file));
  for (const { file } of differing) {
    const sides = apart(first.file, file);
    const where = sides === undefined ? "" : ` That one is ${sides.one}, this one ${sides.other}.`;
    yield {
      message: `${messageOf(first.file, file)}${where}`,
      at: placeOf(file),
      related,
      fix: sides === undefined ? settle : bringTogether,
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
