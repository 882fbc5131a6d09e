import { exposedIn, type Exposed } from "../families/exposed.ts";
import { groupingOf } from "../families/grouping.ts";
import { sideOf } from "../families/splits.ts";
import type { FamiliesFile, Split } from "../model/families.ts";
import type { Location } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import { earlierSplit, moveReasons } from "./earlier-split.ts";
import { recordedSplits, type RecordedSplit } from "./recorded-splits.ts";
import type { Rule } from "./rule.ts";

export const splitMoved: Rule = {
  id: "split/moved",
  level: "error",
  reports: "a recorded split that is another one now, and nothing says why",
  needs: "base",
  *check(dataset) {
    const earlier = earlierSplit(dataset);
    const grouping = groupingOf(dataset);
    if (earlier === undefined || grouping === undefined) return;
    const exposed = exposedIn(grouping, dataset.cases);
    const reasons = moveReasons(earlier, grouping.file);
    for (const recorded of recordedSplits(dataset)) {
      const { of, was, is } = recorded;
      if (is === undefined || is === was) continue;
      const isExposed = isShown(recorded, exposed);
      const move = { was, is, isExposed };
      // What people have learned from and is held out again has its own finding.
      if (isSpent(move) || isReturn(move) || isGiven(recorded, reasons)) continue;
      const what = of.kind === "family" ? `Family ${quoted(of.id)}` : "The case";
      yield {
        message: `${what} was recorded as "${was}" and is "${is}" now, and nothing says why.`,
        at: placeOf(recorded, grouping.file),
        fix: fixOf(move),
      };
    }
  },
};

interface Move {
  readonly was: Split;
  readonly is: Split;
  readonly isExposed: boolean;
}

/** A holdout that people have learned from stays as a regression test: the one move that needs no other reason. */
function isSpent({ was, is, isExposed }: Move): boolean {
  return is === "regression" && sideOf(was) !== "development" && isExposed;
}

/** What people have learned from is no holdout again, whatever the reason. */
function isReturn({ is, isExposed }: Move): boolean {
  return sideOf(is) !== "development" && isExposed;
}

function isShown({ of }: RecordedSplit, exposed: Exposed): boolean {
  return of.kind === "family" ? exposed.family(of.id) : exposed.case(of.change.now);
}

function isGiven({ of }: RecordedSplit, reasons: ReturnType<typeof moveReasons>): boolean {
  if (of.kind === "family") return reasons.families.has(of.id);
  const { id } = of.change.now.case;
  return id !== undefined && reasons.cases.has(id);
}

/** Where the split stands now; of a case that went into a family, the place that names the family. */
function placeOf({ of }: RecordedSplit, file: FamiliesFile): Location {
  if (of.kind === "family") return file.locate(["families", of.id, "split"]);
  const { now } = of.change;
  const field = ["split", "families"].find((one) => now.has([one])) ?? "id";
  return now.locate([field]);
}

function fixOf({ was, is }: Move): string {
  const back = `Put "${was}" back`;
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
