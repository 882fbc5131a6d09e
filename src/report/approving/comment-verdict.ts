import { likelyReviewers } from "../../approving/change/likely-reviewers.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";
import { counted, listed } from "../../model/sentence.ts";
import { closingVerdict } from "./closing-verdict.ts";
import { checkErrors } from "./check-errors.ts";
import { idCode } from "../refresh/packet/texts.ts";
import { lineNow } from "./line-now.ts";
import { doneWords } from "./done-words.ts";
import { missingParts } from "./missing-parts.ts";
import { isBroken, openMatters } from "./open-matters.ts";
import type { Telling } from "./review-place.ts";
import { capital } from "./standing-words.ts";
import { uncountedWords } from "./uncounted-words.ts";
import { unheeded, type Unheeded } from "./unheeded.ts";
import { ownersText } from "./files-block.ts";

/** How many people are named of one kind. */
const mostNamed = 3;

/** What stands first: whether anything is missing, what and whose, and whose approval does not count and why. */
export function commentVerdict(telling: Telling): readonly string[] {
  const { judged, recording, closing, where } = telling;
  if (closing !== undefined) {
    const verdict = closingVerdict(closing, { isWritten: where.records !== "none" });
    const ignored = closing.unapproved.length === 0 ? [] : unheededTexts(unheeded(judged));
    return [[verdict, ...ignored].join(" ")];
  }
  const missing = missingParts(openMatters(judged, recording), judged.asked.cases.length);
  const errors = checkErrors(judged).length;
  const found = errors === 0 ? [] : [`the check finds ${counted(errors, "error")}`];
  if (missing.length === 0) {
    const isFit = errors === 0;
    const start = isFit ? "Done: " : "";
    const rest = isFit ? ", and nothing is missing" : `, but ${listed(found)}`;
    return [`**${capital(`${start}${doneText(judged)}${rest}`)}.**`];
  }
  const left = unheeded(judged);
  const first = [
    `**${capital(listed([...missing, ...found]))}.**`,
    ...unheededTexts(left),
    ...whoText(judged),
  ].join(" ");
  return [first, ...lineNow(judged, left)];
}

function doneText({ judgement: { cases: judgedCases, files } }: JudgedChange): string {
  const cases = doneWords(judgedCases);
  const others = files.owned.length + files.free.length;
  const taken =
    others === 0 ? [] : [`${counted(others, "file")} ${others === 1 ? "is" : "are"} taken`];
  const parts = [...cases, ...taken];
  return parts.length === 0 ? "nothing needs a review" : listed(parts);
}

function unheededTexts(left: readonly Unheeded[]): readonly string[] {
  return [...left.slice(0, mostNamed).map(unheededText), ...moreUnheeded(left.length - mostNamed)];
}

function unheededText({ by, uncounted }: Unheeded): string {
  return `**${idCode(by.login)}, your approval does not count yet:** ${uncountedWords(uncounted)}.`;
}

function moreUnheeded(more: number): readonly string[] {
  if (more <= 0) return [];
  return [`${counted(more, "more approval")} ${more === 1 ? "does" : "do"} not count either.`];
}

function whoText(judged: JudgedChange): readonly string[] {
  const { cases, files } = judged.judgement;
  const waits = cases
    .filter(({ asked, standing }) => standing.is === "waiting" && !isBroken(asked))
    .map(({ asked }) => asked);
  const isFree = files.free.length > 0 && files.freeBy === undefined;
  const isOwned = files.owned.length > 0 && files.ownedBy === undefined;
  return [
    ...(waits.length > 0 || isFree ? [reviewersText(judged, waits)] : []),
    ...(isOwned ? [`Owner: ${ownersText(judged)}.`] : []),
  ];
}

/** Who may decide, those first who know the matter. */
function reviewersText(
  { sets: { base }, policy, pull }: JudgedChange,
  cases: Parameters<typeof likelyReviewers>[0],
): string {
  const likely = likelyReviewers(cases, { base, policy, author: pull.author?.login });
  if (likely.length === 0) {
    return policy?.reviewers === undefined || policy.reviewers.length === 0
      ? "Anybody may review it who may write to this repository, but for its author."
      : "Nobody whom <code>.github/touchstone.yaml</code> names as a reviewer is left to review it: whoever opened it, or wrote all of its cases, does not count.";
  }
  const named = likely.slice(0, mostNamed).map(({ login, decided, isExpert }) => {
    const why = [
      ...(isExpert ? ["expert"] : []),
      ...(decided === 0 ? [] : [`decided ${counted(decided, "such case")}`]),
    ];
    return why.length === 0 ? idCode(login) : `${idCode(login)} (${why.join(", ")})`;
  });
  const more = likely.length - named.length;
  const names = listed([...named, ...(more > 0 ? [`${more} more`] : [])], "or");
  return `${likely.length === 1 ? "Reviewer" : "Reviewers"}: ${names}.`;
}
