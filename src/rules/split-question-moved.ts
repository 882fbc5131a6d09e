import { splitsOfCase } from "../families/case-splits.ts";
import { exposedIn } from "../families/exposed.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { sideOf, type Side } from "../families/splits.ts";
import { statusOf, stageOf, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import { isAskedAgain, posedBy, type PosedQuestion } from "../model/same-question.ts";
import { quoted } from "../model/sentence.ts";
import { earlierGrouping } from "./earlier/earlier-grouping.ts";
import { earlierSpent } from "./earlier/earlier-spent.ts";
import { earlierSplit, moveReasons } from "./earlier/earlier-split.ts";
import type { Rule } from "./rule.ts";

export const splitQuestionMoved: Rule = {
  id: "split/question-moved",
  level: "error",
  reports:
    "a question that was on another side in a case that does not ask it any more, and nothing says why",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const told = new Set<CaseFile>();
    for (const moved of [...sinceBase(dataset, grouping), ...fromRetired(dataset, grouping)]) {
      if (told.has(moved.file)) continue;
      told.add(moved.file);
      yield problemOf(dataset, moved);
    }
  },
};

/** A question on a side, in a case of the set or of the earlier state. */
interface Sided extends PosedQuestion {
  readonly split: Split;
}

interface Moved {
  readonly file: CaseFile;
  readonly is: Split;
  readonly from: Sided;
}

/** Questions of the earlier state that its cases do not ask any more, in cases that did not ask them then. */
function* sinceBase(dataset: Dataset, grouping: Grouping): Generator<Moved> {
  const earlier = earlierSplit(dataset);
  const before = earlierGrouping(dataset);
  if (earlier === undefined || before === undefined) return;
  const then = before.dataset.cases.flatMap((file) => sidedIn(before.grouping, file));
  const asked = new Set(then.map(keyOf));
  const isAsked = askedNow(grouping);
  const left = then.filter((one) => wasApproved(one.file) && !isAsked(one));
  const { cases } = moveReasons(earlier, grouping.file);
  const spent = new Set(earlierSpent(dataset)?.cases);
  for (const moved of movedFrom(dataset, grouping, left)) {
    const { file, from } = moved;
    const isNew = sidedIn(grouping, file).every((one) => !asked.has(keyOf(one)));
    if (isNew && !spent.has(from.file) && !isNamed(cases, moved)) yield moved;
  }
}

/** Questions of retired cases that people could work with, and that another case has on a side that is kept from them. */
function* fromRetired(dataset: Dataset, grouping: Grouping): Generator<Moved> {
  const exposed = exposedIn(grouping, dataset.cases);
  const retired = dataset.cases
    .filter((file) => stageOf(file) === "retired" && !exposed.case(file))
    .flatMap((file) => sidedIn(grouping, file))
    .filter(({ split }) => split === "dev" || split === "validation");
  if (retired.length === 0) return;
  const moves = (grouping.file.families?.exceptions ?? []).filter(
    (one) => one?.decision === "move",
  );
  const named = new Set(moves.flatMap((one) => one?.cases ?? []).flatMap((id) => id ?? []));
  for (const moved of movedFrom(dataset, grouping, retired)) {
    if (sideOf(moved.is) !== "development" && !isNamed(named, moved)) yield moved;
  }
}

/** The cases in use that ask, on another side, what one of these asked. An exposure says of its own what people know. */
function* movedFrom(
  dataset: Dataset,
  grouping: Grouping,
  from: readonly Sided[],
): Generator<Moved> {
  if (from.length === 0) return;
  const exposed = exposedIn(grouping, dataset.cases);
  const byWords = groupsOf(from, ({ words }) => words);
  for (const file of grouping.cases) {
    if (exposed.case(file)) continue;
    for (const now of sidedIn(grouping, file)) {
      const found = (byWords.get(now.words) ?? []).find(
        (one) =>
          one.file.case.id !== file.case.id &&
          sideOf(one.split) !== sideOf(now.split) &&
          isAskedAgain(one, now, grouping.isByCase),
      );
      if (found !== undefined) yield { file, is: now.split, from: found };
    }
  }
}

/** A case's question on each of its sides. */
function sidedIn(grouping: Grouping, file: CaseFile): readonly Sided[] {
  const posed = posedBy(file);
  if (posed === undefined) return [];
  return splitsOfCase(grouping, file).map((split) => ({ ...posed, split }));
}

/** The id, the question and the side: what a case has to keep to be the same as it was. */
function keyOf(one: Sided): string {
  const side: Side = sideOf(one.split);
  return `${side} ${nameOf(one)}`;
}

/** Whether the case of that id still asks the question. */
function askedNow(grouping: Grouping): (one: Sided) => boolean {
  const names = new Set(
    grouping.cases.flatMap((file) => {
      const posed = posedBy(file);
      return posed === undefined ? [] : [nameOf(posed)];
    }),
  );
  return (one) => names.has(nameOf(one));
}

function nameOf({ file, words }: PosedQuestion): string {
  return JSON.stringify([file.case.id ?? file.path, words]);
}

/** Drafts are on no side yet that anybody has worked with; a case that was retired had been approved. */
function wasApproved(file: CaseFile): boolean {
  return statusOf(file) === "approved" || stageOf(file) === "retired";
}

function isNamed(cases: ReadonlySet<string>, { file, from }: Moved): boolean {
  return [file, from.file].some(({ case: { id } }) => id !== undefined && cases.has(id));
}

function problemOf(dataset: Dataset, { file, is, from }: Moved): Problem {
  const { id } = from.file.case;
  const name = quoted(id ?? from.file.path);
  const there = dataset.cases.find((one) => id !== undefined && one.case.id === id);
  const why =
    sideOf(is) === "development" ? "was held out" : "may have been used to choose settings";
  return {
    message: `Case ${name} asked this question in "${from.split}"; it stands in "${is}" now, and nothing says why.`,
    at: file.locate(["query"]),
    ...(there === undefined ? {} : { related: [there.locate(["id"])] }),
    fix: `Put the case into "${from.split}", or ask something else: the question ${why}. For any other reason, record the move under "exceptions": decision "move", "cases: [${file.case.id ?? ""}]", a reason, who decided and when.`,
  };
}
