import { exposedIn } from "../families/exposed.ts";
import { groupingOf, type Grouping } from "../families/grouping.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import { counted, quoted } from "../model/sentence.ts";
import { earlierSpent } from "./earlier/earlier-spent.ts";
import { earlierSplit, moveReasons } from "./earlier/earlier-split.ts";
import { movedAlone } from "./earlier/moved-alone.ts";
import { hasMoveReason, placeOfMove } from "./earlier/moved-cases.ts";
import { movedDocuments } from "./earlier/moved-documents.ts";
import { recordedSplits } from "./earlier/recorded-splits.ts";
import type { Rule } from "./rule.ts";

type Reasons = ReturnType<typeof moveReasons>;

export const splitHeldOutLate: Rule = {
  id: "split/held-out-late",
  level: "warning",
  reports: "what people could choose settings on, and what a recorded move holds out now",
  needs: "base",
  *check(dataset) {
    const earlier = earlierSplit(dataset);
    const grouping = groupingOf(dataset);
    if (earlier === undefined || grouping === undefined) return;
    const reasons = moveReasons(earlier, grouping.file);
    yield* ofSplits(dataset, grouping, reasons);
    yield* ofDocuments(dataset, grouping, reasons);
  },
};

/** A move without a reason, and one of what people have learned from, have findings of their own. */
function* ofSplits(dataset: Dataset, grouping: Grouping, reasons: Reasons): Generator<Problem> {
  const exposed = exposedIn(grouping, dataset.cases);
  for (const { of, was, is } of recordedSplits(dataset)) {
    if (was === "test" || is !== "test" || of.kind !== "family") continue;
    if (!reasons.families.has(of.id) || exposed.family(of.id)) continue;
    const at = grouping.file.locate(["families", of.id, "split"]);
    yield { message: told(`Family ${quoted(of.id)} was recorded as`, was), at, fix };
  }
  for (const one of movedAlone(dataset)) {
    const { was, is, now } = one;
    if (is.split !== "test" || !hasMoveReason(one, reasons) || exposed.case(now)) continue;
    yield { message: told("The case was recorded as", was.split), at: placeOfMove(one), fix };
  }
}

function* ofDocuments(dataset: Dataset, grouping: Grouping, reasons: Reasons): Generator<Problem> {
  const { file, families } = grouping;
  const spent = new Set(earlierSpent(dataset)?.documents.map(({ documentId }) => documentId));
  const late = movedDocuments(dataset).filter(
    ({ documentId, from, to }) =>
      !spent.has(documentId) &&
      from.split !== "test" &&
      families.get(to.family)?.split === "test" &&
      (reasons.families.has(from.family) || reasons.families.has(to.family)),
  );
  const groups = groupsOf(late, ({ from, to }) => JSON.stringify([from.family, to.family]));
  for (const [{ documentId, from, to }, ...others] of groups.values()) {
    const more =
      others.length === 0
        ? ""
        : ` So ${others.length === 1 ? "is" : "are"} ${counted(others.length, "other document")}.`;
    yield {
      message: `Document ${quoted(documentId)} was in family ${quoted(from.family)} (${from.split}) and is in ${quoted(to.family)} now, where a move holds it out: settings may have been chosen on it.${more}`,
      at: file.locate(to.path),
      fix,
    };
  }
}

function told(start: string, was: Split): string {
  return `${start} "${was}", and a move holds it out as "test" now: settings may have been chosen on it.`;
}

const fix =
  "Ask whoever worked with this set since the split was recorded. If anybody has looked at results on it, put it back and hold out something that nobody has seen.";
