import { stageOf, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { counted } from "../model/sentence.ts";
import { holdersOfCase } from "./case-holders.ts";
import { splitsOfCase } from "./case-splits.ts";
import type { Grouping } from "./grouping.ts";
import { namedHolders } from "./named-holders.ts";

/**
 * What recorded moves take away from a score on test: an exception says that something was moved and not from where, so it may
 * have been on a side on which settings were chosen.
 */
export function moveCaveats(
  grouping: Grouping,
  { cases }: Pick<Dataset, "cases">,
  among: (file: CaseFile) => boolean,
): readonly string[] {
  const moves = (grouping.file.families?.exceptions ?? []).flatMap((one) =>
    one?.decision === "move" ? [one] : [],
  );
  if (moves.length === 0) return [];
  const holders = namedHolders(grouping, cases);
  const named = new Set(moves.flatMap((one) => [...holders.of(one)]));
  const moved = grouping.cases.filter(
    (file) =>
      stageOf(file) === "approved" &&
      among(file) &&
      splitsOfCase(grouping, file).includes("test") &&
      holdersOfCase(grouping, file).some((key) => named.has(key)),
  );
  if (moved.length === 0) return [];
  const were = moved.length === 1 ? "was" : "were";
  return [
    `${counted(moved.length, "question")} of test ${were} moved by a decision on record, and may have been on another side before.`,
  ];
}
