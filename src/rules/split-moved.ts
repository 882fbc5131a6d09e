import { exposedIn, type Exposed } from "../families/exposed.ts";
import { groupingOf } from "../families/grouping.ts";
import { sideOf } from "../families/splits.ts";
import type { Dataset } from "../model/dataset.ts";
import type { FamiliesFile, Split } from "../model/families.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import { counted, quoted } from "../model/sentence.ts";
import { earlierSplit, moveReasons } from "./earlier/earlier-split.ts";
import { movedAlone } from "./earlier/moved-alone.ts";
import { hasMoveReason, nameOfCase, placeOfMove, type MovedCase } from "./earlier/moved-cases.ts";
import { recordedSplits } from "./earlier/recorded-splits.ts";
import type { Rule } from "./rule.ts";

export const splitMoved: Rule = {
  id: "split/moved",
  level: "error",
  reports: "a family or a case that is on another side than it was, and nothing says why",
  needs: "base",
  *check(dataset) {
    const earlier = earlierSplit(dataset);
    const grouping = groupingOf(dataset);
    if (earlier === undefined || grouping === undefined) return;
    const { file } = grouping;
    const exposed = exposedIn(grouping, dataset.cases);
    const reasons = moveReasons(earlier, file);
    yield* ofFamilies(dataset, file, { exposed, reasons });
    yield* ofCases(dataset, file, { exposed, reasons });
  },
};

interface Known {
  readonly exposed: Exposed;
  readonly reasons: ReturnType<typeof moveReasons>;
}

function* ofFamilies(
  dataset: Dataset,
  file: FamiliesFile,
  { exposed, reasons }: Known,
): Generator<Problem> {
  for (const { of, was, is } of recordedSplits(dataset)) {
    if (of.kind !== "family" || is === undefined || is === was) continue;
    const move = { was, is, isExposed: exposed.family(of.id) };
    if (isOthers(move) || reasons.families.has(of.id)) continue;
    yield {
      message: `Family ${quoted(of.id)} was recorded as "${was}" and is "${is}" now, and nothing says why.`,
      at: file.locate(["families", of.id, "split"]),
      fix: fixOf(move),
    };
  }
}

/** Those that a family took along by its split alone are one finding. */
function* ofCases(
  dataset: Dataset,
  file: FamiliesFile,
  { exposed, reasons }: Known,
): Generator<Problem> {
  const unsaid = movedAlone(dataset).filter(
    (one) => !isOthers(moveOf(one, exposed)) && !hasMoveReason(one, reasons),
  );
  for (const [first, ...others] of groupsOf(unsaid, byWhatMoved).values()) {
    const { was, is, from } = first;
    const family = is.by !== undefined && from.has(is.by.family) ? is.by.family : undefined;
    const more =
      others.length === 0
        ? ""
        : ` So ${others.length === 1 ? "was" : "were"} ${counted(others.length, "other case")} of the family.`;
    yield {
      message:
        family === undefined
          ? `The case was ${inWords(first, "was")} and is ${inWords(first, "is")} now, and nothing says why.`
          : `Family ${quoted(family)} is "${is.split}" now, and its case ${quoted(nameOfCase(first))} was recorded as "${was.split}": nothing says why.${more}`,
      at: family === undefined ? placeOfMove(first) : file.locate(["families", family, "split"]),
      fix: fixOf(
        moveOf(first, exposed),
        family === undefined && is.by !== undefined ? newPlace : undefined,
      ),
    };
  }
}

function moveOf({ was, is, now }: MovedCase, exposed: Exposed): Move {
  return { was: was.split, is: is.split, isExposed: exposed.case(now) };
}

/** A key of its own for a case that moved by what stands in its file. */
function byWhatMoved({ was, is, from, now }: MovedCase): string {
  const isFamilys = is.by !== undefined && from.has(is.by.family);
  return JSON.stringify(isFamilys ? [is.by.family, was.split, is.split] : [now.path]);
}

/** A split with the family that decides it, where one does. */
function inWords(one: MovedCase, when: "was" | "is"): string {
  const { split, by } = one[when];
  if (by !== undefined) return `"${split}" with family ${quoted(by.family)}`;
  return when === "was" ? `recorded as "${split}"` : `"${split}"`;
}

interface Move {
  readonly was: Split;
  readonly is: Split;
  readonly isExposed: boolean;
}

/** What needs no other reason, or has a finding of its own. */
function isOthers(move: Move): boolean {
  return isSpent(move) || isReturn(move);
}

/** A holdout that people have learned from stays as a regression test: the one move that needs no other reason. */
function isSpent({ was, is, isExposed }: Move): boolean {
  return is === "regression" && sideOf(was) !== "development" && isExposed;
}

/** What people have learned from is no holdout again, whatever the reason. */
function isReturn({ is, isExposed }: Move): boolean {
  return sideOf(is) !== "development" && isExposed;
}

/** Where no split is written that could be put back. */
const newPlace = "Put back what stood here, or write a new question as a case of its own";

function fixOf({ was, is }: Move, back = `Put "${was}" back`): string {
  const recorded =
    'record the move under "exceptions": decision "move", a reason, who decided and when';
  if (is === "regression" && sideOf(was) !== "development") {
    return `If people have learned from its results, say so under "exposures": who, when, in which run, and what; else put "${was}" back.`;
  }
  if (sideOf(is) === "development" && sideOf(was) !== "development") {
    return `${back}; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, ${recorded}.`;
  }
  if (sideOf(was) === "development" && sideOf(is) !== "development") {
    return `${back}, since settings may have been chosen on it; if nobody has used it yet, ${recorded}.`;
  }
  return `${back}, or ${recorded}.`;
}
