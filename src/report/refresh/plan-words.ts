import { settingsThatDiffer } from "../../corpus/comparing/settings.ts";
import { triggers } from "../../corpus/refresh-scopes.ts";
import { counted } from "../../model/sentence.ts";
import type { RefreshItem, RefreshPlan, UnaskedCase } from "../../refresh/plan/plan.ts";
import { settingRows } from "../corpus/corpus-diff-words.ts";
import { observedCounts } from "./observed-words.ts";
import type { Row } from "../rows.ts";

/** The verdict first, with ids as the data has them, as in all of this file: whoever prints them makes them harmless. It tells how many cases of how many, and what of the others. */
export function headlineOf({ to, items, pullRequests, standing, unasked }: RefreshPlan): string {
  const { current, carried } = standing;
  const asked = items.filter(({ asks }) => asks === "refresh").length;
  const first = items.length - asked;
  const all = asked + current + carried;
  const places = counted(pullRequests.length, "pull request");
  const others = `${carried} carried, ${current} judged under it`;
  const under = `corpus revision "${to.id}"`;
  const candidates = first === 0 ? "" : ` and ${counted(first, "unjudged candidate")}`;
  if (items.length === 0 && unasked.length > 0) {
    return `No case can be asked about under ${under}, but ${counted(unasked.length, "case")} cannot stay as ${unasked.length === 1 ? "it is" : "they are"}; ${others}.`;
  }
  if (items.length === 0) return `Nobody has to look at a case under ${under}: ${others}.`;
  return `${counted(asked, "case")} of ${all}${candidates} to look at under ${under}, in ${places}; ${others}.`;
}

/** The reasons of a case but the one that goes without saying, and what keeps it from being verified. */
export function whyOf({ asks, reasons, unverifiable }: RefreshItem): string {
  if (asks === "first-judgment") return "nobody has judged it";
  const told = reasons.filter((reason) => reason !== "corpus-revision-changed");
  const all = [...told, ...unverifiable];
  return (all.length === 0 ? reasons : all).join(", ");
}

/** What the plan comes to, in rows; what does not occur has none. */
export function planRows(plan: RefreshPlan): readonly Row[] {
  const { items, pullRequests, needless } = plan;
  const refreshes = items.filter(({ asks }) => asks === "refresh");
  const waiting = pullRequests.filter(({ waits }) => waits).length;
  const edited = items.filter(({ isEdited }) => isEdited);
  const requested = items.filter(({ isRequested }) => isRequested).length;
  const sentinels = items.filter((one) => one.needsTwoJudgments).length;
  return [
    ["why", tally(refreshes.map((item) => [...item.reasons, ...item.unverifiable]))],
    ...comparedRows(plan),
    ["moved", movedText(refreshes)],
    ["edited", editedText(edited)],
    [
      "sentinels",
      sentinels === 0 ? "" : `${counted(sentinels, "case")}, each judged again by two people`,
    ],
    ["asked", requested === 0 ? "" : `${requested} already, in a request that nobody has decided`],
    ["waiting", waiting === 0 ? "" : waitingText(waiting, pullRequests.length)],
    [
      "needless",
      needless.length === 0
        ? ""
        : `${counted(needless.length, "request")} of a case whose judgment stands: ${ids(needless.map(({ path, case: { id } }) => id ?? path))}`,
    ],
    ...unaskedRows(plan.unasked),
    ["observed", observedCounts(plan.observed)],
  ];
}

/** Cases of which all that moved stands word for word under one other id each: a person may take these moves together. */
function movedText(items: readonly RefreshItem[]): string {
  const moved = items.filter(
    ({ evidence }) =>
      evidence.some(({ verdict }) => verdict === "moved") &&
      evidence.every(({ verdict }) => verdict === "moved" || verdict === "same"),
  );
  return moved.length === 0
    ? ""
    : `${counted(moved.length, "case")} whose evidence is all there, word for word, under other ids (touchstone refresh decide --moved)`;
}

/** Cases whose evidence moved and whose file somebody edited: a decision takes what it says now. */
function editedText(items: readonly RefreshItem[]): string {
  return items.length === 0
    ? ""
    : `${counted(items.length, "case")} edited since the approval (touchstone refresh decide --revised): ${ids(items.map(({ id }) => id))}`;
}

function waitingText(waiting: number, all: number): string {
  return `${waiting} of the ${all} pull requests, since the policy opens ${all - waiting} at once`;
}

/** How often each occurs, reasons in the order of the schema. */
function tally(lists: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  counts.delete("corpus-revision-changed");
  const inOrder = new Set([...triggers.filter((trigger) => counts.has(trigger)), ...counts.keys()]);
  return [...inOrder].map((word) => `${counts.get(word) ?? 0} ${word}`).join(", ");
}

/** How many judgments of each earlier revision are asked about, and which settings are others now. */
function comparedRows({ from, to: { record: later } }: RefreshPlan): readonly Row[] {
  return from.flatMap(({ id, cases, record }): readonly Row[] => {
    const head: Row = [
      "judged",
      `${counted(cases, "case")} under "${id}"${record === undefined ? ", which is not recorded" : ""}`,
    ];
    if (record === undefined || later === undefined) return [head];
    const settings = settingsThatDiffer(record, later);
    const changed = settingRows({ before: record, after: later, settings }).filter(([, text]) =>
      text.startsWith("changed"),
    );
    return [head, ...changed.map(([name, text]): Row => ["", `${name} ${text}`])];
  });
}

/** Why a case cannot be asked about, behind "it is" or "n cases". */
export const unaskedWords: Readonly<Record<UnaskedCase["why"], string>> = {
  edited: "edited since the approval, to be approved anew by touchstone review record",
  unbound: "approved without a digest of what was read",
  unreadable: "not readable",
  unfilled: "with evidence to look up first, by touchstone fill",
  unverifiable: "not verifiable, since what was judged is not recorded any more",
};

function unaskedRows(unasked: readonly UnaskedCase[]): readonly Row[] {
  return Object.entries(unaskedWords).map(([why, words]): Row => {
    const own = unasked.filter((one) => one.why === why);
    return [
      "not asked",
      own.length === 0
        ? ""
        : `${counted(own.length, "case")} ${words}: ${ids(own.map(({ path, id }) => id ?? path))}`,
    ];
  });
}

/** How many ids are listed in a row. */
const mostIds = 5;

function ids(all: readonly string[]): string {
  const rest = all.length - mostIds;
  const shown = all.slice(0, mostIds).join(", ");
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** The questions that no trigger answers, in the words of the case. */
export function openQuestions({ file, asks, observations }: RefreshItem): readonly string[] {
  if (asks === "first-judgment") {
    return [
      "Do these chunks support the answer?",
      "Is it the answer?",
      "Is an answer right at all?",
    ];
  }
  const observed = observations.length === 0 ? [] : ["Does the case stand for what people ask?"];
  return file.case.kind === "abstention"
    ? [
        ...observed,
        "Which chunk, if any, answers the question now?",
        "Does what a good refusal says change?",
        "Is it still right to give no answer?",
      ]
    : [
        ...observed,
        "Which chunk is the evidence now?",
        "Does the expected answer change?",
        "Is it right to give no answer now?",
      ];
}
