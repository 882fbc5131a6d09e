import type { CaseList } from "../../authoring/list/list-cases.ts";
import { listed } from "../../model/sentence.ts";
import { sentinelMeanings, sentinelReasons } from "../../model/sentinel.ts";
import { caseRows, type ListOptions } from "./case-list.ts";
import { listedCase, type ListedCase } from "./listed-case.ts";
import { byStage } from "./list-summary.ts";
import { standingWords } from "./sentinel-standing.ts";
import { unmetSentence } from "../verdict/unmet-condition.ts";

/** Sentinels of one category; without `why`, those of which nobody can tell it. */
export interface SentinelGroup {
  readonly why: string | undefined;
  readonly meaning: string;
  readonly cases: readonly ListedCase[];
}

/** The sentinels of a list by what each watches, in the order of the schema; a category that has none is there, too. */
export function sentinelGroups({ cases }: CaseList): readonly SentinelGroup[] {
  const all = cases.map(listedCase);
  const groups = [...sentinelMeanings].map(([why, meaning]) => ({
    why,
    meaning,
    cases: all.filter(({ sentinel }) => sentinel?.why === why),
  }));
  const known = new Set(groups.flatMap((group) => group.cases));
  const others = all.filter((one) => !known.has(one));
  if (others.length === 0) return groups;
  return [...groups, { why: undefined, meaning: "The file does not say it.", cases: others }];
}

/** The categories that no approved sentinel watches. */
export function emptyCategories(groups: readonly SentinelGroup[]): readonly string[] {
  const watched = groups.filter(({ cases }) => cases.some(({ status }) => status === "approved"));
  return sentinelReasons.filter((reason) => !watched.some(({ why }) => why === reason));
}

/** Sentinels for a person, category by category: who judged each, and whether they agree. */
export function* sentinelList(
  list: CaseList,
  options: ListOptions & {
    /** Whether the list is of the whole set, so that a category that is empty is so in the set. */
    readonly isWhole: boolean;
  },
): Generator<string> {
  const { style, isWhole } = options;
  const groups = sentinelGroups(list);
  for (const { why, meaning, cases } of groups) {
    yield `${style.strong(why ?? "no category")}  ${style.faint(meaning)}\n`;
    if (cases.length === 0) yield "  none\n";
    yield* caseRows(cases, { ...options, more: judgments });
    yield "\n";
  }
  yield `${sentinelSummary(list, isWhole)}\n`;
  yield* list.unmet.map(unmetSentence);
  yield `${gaps(groups, isWhole)}\n`;
}

function judgments({ sentinel }: ListedCase): string {
  return sentinel === undefined ? "cannot be read as a sentinel" : standingWords(sentinel);
}

function sentinelSummary({ cases, others }: CaseList, isWhole: boolean): string {
  const all = cases.length + others;
  const one = isWhole ? "is a sentinel" : "is a sentinel that fits";
  const many = isWhole ? "are sentinels" : "are sentinels that fit";
  const are = cases.length === 1 ? one : many;
  const status = cases.length === 0 ? "" : `: ${byStage(cases)}`;
  return `${cases.length} of ${all} ${all === 1 ? "case" : "cases"} ${are}${status}`;
}

function gaps(groups: readonly SentinelGroup[], isWhole: boolean): string {
  const empty = emptyCategories(groups);
  const among = isWhole ? "" : " among these cases";
  return empty.length === 0
    ? `Each category has an approved sentinel${among}.`
    : `No approved sentinel${among} is marked ${listed(empty, "or")}.`;
}
