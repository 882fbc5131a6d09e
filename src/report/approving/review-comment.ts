import type { JudgedCase } from "../../approving/judgement.ts";
import { mostCharacters } from "../refresh/packet/pull-request-packet.ts";
import { counted, listed } from "../../model/sentence.ts";
import { askedBlock } from "./case/asked-block.ts";
import { caseTable } from "./case-table.ts";
import { checkBlock } from "./check-block.ts";
import { commentVerdict } from "./comment-verdict.ts";
import { filesBlock } from "./files-block.ts";
import { heardBlock } from "./heard-block.ts";
import { howToBlock } from "./how-to-block.ts";
import { togetherBlock } from "./lines/together-block.ts";
import { isOnlyOne, questionsBlock } from "./questions-block.ts";
import {
  forgottenCases,
  grownMemory,
  leastMemory,
  memoryNeeded,
  withMemory,
} from "./review-memory.ts";
import { setLink, type Telling } from "./review-place.ts";
import { isSettled } from "./settled.ts";

/** How many cases are shown whole at most. */
const mostShown = 10;

/** How many cases that have no row and no room are named. */
const mostNamed = 40;

/** How many pull requests with the same last commit are named. */
const mostRivals = 5;

/** How long one text may be, tried in this order until all cases have room. */
const lengths = [6000, 2000, 700, 240, 80] as const;

/** How many characters are for people at most; the others are for the next run. */
const longestText = mostCharacters - leastMemory - 1000;

/** How many are for people at least, however much there is to remember. */
const leastText = 24_000;

/**
 * The comment that stands on a pull request, at most 60,000 characters of Markdown for somebody with a telephone: what is
 * missing and whose, the cases in a table, each with its evidence and the lines to copy, the other files, and how lines work.
 * Where there is no room, texts are shortened first, then the last cases are only named. A hidden line keeps what it showed.
 */
export function reviewComment(about: Omit<Telling, "longest">): string {
  const { judged, closing, where } = about;
  const kept = { set: where.place, closing };
  const text = fittingText(about, mostCharacters - memoryNeeded(kept, judged) - 1000);
  const forgotten = closing === undefined ? forgottenCases(text, kept, judged) : 0;
  const whole = forgotten === 0 ? text : `${text}\n\n${forgottenText(forgotten)}`;
  return withMemory(whole, kept, grownMemory(judged));
}

function forgottenText(count: number): string {
  return `**The line for all ${count} cases counts only while none of them changes.** What it covers is too much to keep with this comment, so the first edit of a case takes it from all of them. A smaller pull request has a line that stays good for each case that did not change.`;
}

/** `wanted` is how long the text may be for all else to have room: texts of cases are shortened for it, no case is left out. */
function fittingText(about: Omit<Telling, "longest">, wanted: number): string {
  const { judged } = about;
  if (!judged.concernsSet) return nothingToReview;
  const cases = openFirst(judged.judgement.cases);
  const shown = Math.min(cases.length, mostShown);
  for (const limit of [Math.max(leastText, Math.min(wanted, longestText)), longestText]) {
    for (const longest of lengths) {
      const text = withCases({ ...about, longest }, cases, shown);
      if (text.length <= limit) return text;
    }
  }
  const longest = lengths[lengths.length - 1] ?? 0;
  for (let fewer = shown - 1; fewer > 0; fewer--) {
    const text = withCases({ ...about, longest }, cases, fewer);
    if (text.length <= longestText) return text;
  }
  return withCases({ ...about, longest }, cases, 0);
}

const nothingToReview =
  "**Nothing to review: this pull request changes nothing of the set.** What stood here was about an earlier state of it.";

/** What waits for somebody comes before what does not, each in the order of the ids. */
function openFirst(cases: readonly JudgedCase[]): readonly JudgedCase[] {
  return [...cases.filter(isOpen), ...cases.filter((one) => !isOpen(one))];
}

function isOpen({ standing }: JudgedCase): boolean {
  return !isSettled(standing);
}

function withCases(telling: Telling, cases: readonly JudgedCase[], shown: number): string {
  const told = cases.slice(0, shown);
  const parts = [
    ...commentVerdict(telling),
    ...rivalsText(telling),
    ...introduction(cases),
    ...caseTable(cases, telling),
    ...notShown(cases, { shown, telling }),
    ...checkBlock(telling),
    ...(isOnlyOne(cases) ? [] : questionsBlock(cases)),
    ...told.map((one) => askedBlock(one, telling)),
    ...togetherBlock(telling),
    ...filesBlock(telling),
    "---",
    howToBlock(telling),
    ...heardBlock(telling),
  ];
  return parts.join("\n\n");
}

/** GitHub shows the verdicts of a commit on each of its pull requests. */
function rivalsText({ rivals = [] }: Telling): readonly string[] {
  if (rivals.length === 0) return [];
  const named = rivals.slice(0, mostRivals).map((number) => `#${number}`);
  const more = rivals.length - named.length;
  const names = listed([...named, ...(more > 0 ? [`${more} more`] : [])]);
  return [
    `**${names} ${rivals.length === 1 ? "has" : "have"} the same last commit.** The verdicts beside it are one for all of them, and as bad as the worst: what is missing there holds this up too.`,
  ];
}

/** For somebody who never saw such a page. */
function introduction(cases: readonly JudgedCase[]): readonly string[] {
  const open = cases.filter(isOpen);
  if (open.length === 0) return [];
  return [
    "A case is a test question with its right answer, and the text that proves it. Read it, and say whether it is right: copy one line from here into a review, with your reason behind the colon.",
  ];
}

function notShown(
  cases: readonly JudgedCase[],
  { shown, telling }: { readonly shown: number; readonly telling: Telling },
): readonly string[] {
  const left = cases.slice(shown);
  if (left.length === 0) return [];
  const link = setLink(telling);
  const named = left.slice(0, mostNamed).map(({ asked }) => link(asked.id, asked.path));
  const more = left.length - named.length;
  const names = listed([...named, ...(more > 0 ? [`${more} more`] : [])]);
  const [one, it] = left.length === 1 ? ["is", "it in its file"] : ["are", "them in their files"];
  return [
    `**${counted(left.length, "case")} of ${cases.length} ${one} not shown below**, for want of room. Read ${it}: ${names}.`,
  ];
}
