import { stageOf, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { counted, listed, quoted } from "../model/sentence.ts";
import { holdersOfCase } from "./case-holders.ts";
import { splitsOfCase } from "./case-splits.ts";
import type { Grouping } from "./grouping.ts";
import { holdoutStates } from "./holdout-state.ts";

/** What the records about holdouts take away from a score on test: results of it were read, or people have learned from it. */
export function holdoutCaveats(
  grouping: Grouping,
  dataset: Dataset,
  among: (file: CaseFile) => boolean,
): readonly string[] {
  const { exposures = [], uses = [] } = grouping.file.families ?? {};
  if (exposures.length === 0 && uses.length === 0) return [];
  const states = holdoutStates(grouping, dataset);
  const test = grouping.cases.filter(
    (file) =>
      stageOf(file) === "approved" && among(file) && splitsOfCase(grouping, file).includes("test"),
  );
  const spent = test.filter((file) => states.ofCase(file) === "spent").length;
  const used = test.filter((file) => states.ofCase(file) === "used");
  const decisions = used
    .flatMap((file) => holdersOfCase(grouping, file))
    .flatMap((key) => states.of(key).uses.flatMap(({ entry }) => entry.decision ?? []));
  return [
    ...(spent === 0
      ? []
      : [
          `People have learned from ${counted(spent, "question")} of test, and a score on ${spent === 1 ? "it" : "them"} is not confirmation.`,
        ]),
    ...(used.length === 0
      ? []
      : [
          `Results on ${counted(used.length, "question")} of test were read before, for ${listed([...new Set(decisions)].map(quoted))}.`,
        ]),
  ];
}
