import { settingsThatDiffer } from "../../corpus/comparing/settings.ts";
import { triggers } from "../../corpus/refresh-scopes.ts";
import { counted } from "../../model/sentence.ts";
import type {
  PlannedEvidence,
  RefreshItem,
  RefreshPlan,
  UnaskedCase,
} from "../../refresh/plan/plan.ts";
import { settingRows } from "../corpus/corpus-diff-words.ts";
import { movedCommands, movedOnly } from "./moved-only.ts";
import { observedCounts } from "./observed-words.ts";
import type { PlanMedium } from "./plan-medium.ts";
import type { Row } from "../rows.ts";

/** The verdict first: how many approved cases of how many somebody has to look at, where, and what of the others. */
export function headlineOf(plan: RefreshPlan, { name }: PlanMedium): string {
  const { to, items, pullRequests, standing, unasked } = plan;
  const { current, carried } = standing;
  const asked = items.filter(({ asks }) => asks === "refresh").length;
  const first = items.length - asked;
  const doubtful = unverifiableIn(plan).length;
  const approved = unasked.filter(({ why }) => ofApproved.has(why)).length;
  const all = asked + current + carried + approved;
  const others = `${carried} carried, ${current} judged under it`;
  const under = `corpus revision ${name(to.id)}`;
  if (items.length + doubtful === 0 && unasked.length > 0) {
    return `No case can be asked about under ${under}, but ${counted(unasked.length, "case")} cannot stay as ${unasked.length === 1 ? "it is" : "they are"}; ${others}.`;
  }
  const candidates = first === 0 ? "" : `; nobody has judged ${counted(first, "candidate")}`;
  if (asked + doubtful === 0)
    return `Nobody has to look at ${first === 0 ? "a case" : "an approved case"} under ${under}: ${others}${candidates}.`;
  const where = `in ${counted(pullRequests.length, "pull request")}`;
  const lacking = "with something missing";
  const both = asked > 0 && doubtful > 0;
  const told = both
    ? `: ${asked} ${where}, ${doubtful} ${lacking}`
    : `, ${doubtful > 0 ? lacking : where}`;
  return `${counted(asked + doubtful, "case")} of ${all} to look at under ${under}${told}; ${others}${candidates}.`;
}

/** Why an approved case cannot be asked about. One that cannot be read may be anything. */
const ofApproved: ReadonlySet<UnaskedCase["why"]> = new Set(["edited", "unbound", "unverifiable"]);

/** The cases of which nothing tells what changed: somebody has to look, and nobody can be asked to decide. */
export function unverifiableIn({ unasked }: RefreshPlan): readonly UnaskedCase[] {
  return unasked.filter(({ why }) => why === "unverifiable");
}

/** The reasons of a case but the one that goes without saying, and what keeps it from being verified. */
export function whyOf({ asks, reasons, unverifiable, evidence }: RefreshItem): string {
  if (asks === "first-judgment") return "nobody has judged it";
  const told = reasons.filter((reason) => reason !== "corpus-revision-changed");
  const goesOn = wordsGoOn(evidence);
  const words = told.map((reason) =>
    reason === "chunk-deleted" && goesOn ? `${reason} (its words go on under other ids)` : reason,
  );
  const all = [...words, ...unverifiable];
  return (all.length === 0 ? reasons : all).join(", ");
}

/** Whether ids of evidence are gone, and the words of all of it are still there. */
export function wordsGoOn(evidence: readonly PlannedEvidence[]): boolean {
  return evidence.some(goesOnElsewhere) && evidence.every(({ verdict }) => verdict !== "gone");
}

/** Whether the id of a piece of evidence is gone, and its words are in other chunks. */
function goesOnElsewhere({ verdict, piece, candidates }: PlannedEvidence): boolean {
  const isThere = candidates.some(({ id }) => id === piece.chunkId);
  return (verdict === "edited" || verdict === "split" || verdict === "merged") && !isThere;
}

/** What is told of a document that asks cases of all families. */
export const everyFamily =
  "it is in no family, so it asks about every family (families.yaml says which it belongs to)";

/** What the plan comes to, in rows of text that can be printed; what does not occur has none. */
export function planRows(plan: RefreshPlan, medium: PlanMedium): readonly Row[] {
  const { items, pullRequests, needless } = plan;
  const refreshes = items.filter(({ asks }) => asks === "refresh");
  const waiting = pullRequests.filter(({ waits }) => waits).length;
  const edited = items.filter(({ isEdited }) => isEdited);
  const requested = items.filter(({ isRequested }) => isRequested).length;
  const sentinels = items.filter((one) => one.needsTwoJudgments).length;
  const doubtful = unverifiableIn(plan);
  const missing = doubtful.map(({ unverifiable }) => unverifiable);
  return [
    [
      "why",
      tally([...refreshes.map((item) => [...item.reasons, ...item.unverifiable]), ...missing]),
    ],
    ...comparedRows(plan, medium),
    ...movedRows(refreshes, medium),
    ["edited", editedText(edited, medium)],
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
        : `${counted(needless.length, "request")} of a case whose judgment stands, to be taken out (touchstone refresh decide --needless${medium.flags}): ${ids(
            needless.map(({ path, case: { id } }) => id ?? path),
            medium,
          )}`,
    ],
    [
      "missing",
      doubtful.length === 0
        ? ""
        : `${counted(doubtful.length, "case")} of which nothing tells what changed: ${ids(doubtful.map(nameOfUnasked), medium)}`,
    ],
    ...unaskedRows(plan.unasked, medium),
    ["observed", observedCounts(plan.observed)],
  ];
}

/** How many cases only moved, and the commands that take their moves. */
function movedRows(items: readonly RefreshItem[], { code, flags }: PlanMedium): readonly Row[] {
  const count = movedOnly(items).length;
  if (count === 0) return [];
  const commands = movedCommands(items, flags);
  const more = commands.length - mostCommands;
  return [
    [
      "moved",
      `${counted(count, "case")} whose evidence is all there, word for word, under other ids:`,
    ],
    ...commands.slice(0, mostCommands).map((command): Row => ["", code(command)]),
    ["", more > 0 ? `and ${counted(more, "more such command")} once these are decided` : ""],
  ];
}

/** How many commands are told. */
const mostCommands = 10;

export function nameOfUnasked({ id, path }: UnaskedCase): string {
  return id ?? path;
}

/** Cases whose evidence moved and whose file somebody edited: a decision takes what it says now. */
function editedText(items: readonly RefreshItem[], medium: PlanMedium): string {
  return items.length === 0
    ? ""
    : `${counted(items.length, "case")} edited since the approval (touchstone refresh decide --revised${medium.flags}): ${ids(
        items.map(({ id }) => id),
        medium,
      )}`;
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
function comparedRows(
  { from, to: { record: later } }: RefreshPlan,
  { name: named, words, code }: PlanMedium,
): readonly Row[] {
  return from.flatMap(({ id, cases, record }): readonly Row[] => {
    const head: Row = [
      "judged",
      `${counted(cases, "case")} under ${named(id)}${record === undefined ? ", which is not recorded" : ""}`,
    ];
    if (record === undefined || later === undefined) return [head];
    const settings = settingsThatDiffer(record, later);
    const changed = settingRows({ before: record, after: later, settings }).filter(([, text]) =>
      text.startsWith("changed"),
    );
    return [head, ...changed.map(([name, text]): Row => ["", `${words(name)} ${code(text)}`])];
  });
}

/** Why a case cannot be asked about, behind "it is" or "n cases"; those of which something is missing are told apart. */
export const unaskedWords: Readonly<Record<Exclude<UnaskedCase["why"], "unverifiable">, string>> = {
  edited: "edited since the approval, to be approved anew by touchstone review record",
  unbound: "approved without a digest of what was read",
  unreadable: "not readable",
  unfilled: "with evidence to look up first, by touchstone fill",
};

function unaskedRows(unasked: readonly UnaskedCase[], medium: PlanMedium): readonly Row[] {
  return Object.entries(unaskedWords).map(([why, words]): Row => {
    const own = unasked.filter((one) => one.why === why);
    return [
      "not asked",
      own.length === 0
        ? ""
        : `${counted(own.length, "case")} ${words}: ${ids(own.map(nameOfUnasked), medium)}`,
    ];
  });
}

/** How many ids are listed in a row. */
const mostIds = 5;

function ids(all: readonly string[], { code }: PlanMedium): string {
  const rest = all.length - mostIds;
  const shown = all.slice(0, mostIds).map(code).join(", ");
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** The questions that no trigger answers, in the words of the case. */
export function openQuestions({ file, asks, observations }: RefreshItem): readonly string[] {
  const { acceptedAnswers: accepted = [] } = file.case;
  if (asks === "first-judgment" && file.case.kind === "abstention") {
    return ["Is it right to give no answer?", "Is that what a good refusal says?"];
  }
  if (asks === "first-judgment") {
    return [
      "Do these chunks support the answer?",
      "Is it the answer?",
      ...(accepted.length === 0 ? [] : ["Is each other answer right?"]),
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
        ...(accepted.length === 0 ? [] : ["Is each other answer still right?"]),
        "Is it right to give no answer now?",
      ];
}
