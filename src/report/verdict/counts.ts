import { judgmentCounts, type JudgmentCounts } from "../../exporting/judgments.ts";
import { stageOf, takesPart, type CaseDraft, type CaseKind } from "../../model/case.ts";
import { isOfTheSet, lacksText, type Dataset } from "../../model/dataset.ts";
import type { Finding, Level } from "../../model/finding.ts";
import { isInCases } from "../../model/layout.ts";
import { awaitsJudgments } from "../../rules/records/awaiting-judgments.ts";
import { decidedRefreshes, keepsInUse } from "../../rules/records/decided-refreshes.ts";
import { upkeepIn } from "../../rules/records/upkeep.ts";

/** What a set holds and what was found in it; case files that could not be read are in no status and no kind. */
export interface Counts {
  readonly cases: number;
  readonly status: Readonly<Record<"approved" | "pending" | "rejected" | "retired", number>>;
  readonly kind: Readonly<Record<CaseKind, number>>;
  /** Cases, not set aside, with evidence whose text the set does not keep: nothing can be compared with what was judged. */
  readonly unverified: number;
  /** Of the approved cases that are as they were judged. Undefined where no corpus revision is current. */
  readonly judgments: JudgmentCounts | undefined;
  readonly refreshes: RefreshCounts;
  readonly findings: Readonly<Record<Level, number>>;
}

/** What became of the last request of each case to read it again; cases that are out of use by another decision are not counted. */
interface RefreshCounts {
  /** Nobody has decided yet. */
  readonly undecided: number;
  /** Sentinels that were decided about, and wait for two people to judge them. */
  readonly awaiting: number;
  /** Upkeep: the evidence moved, and the judgment holds as it was. */
  readonly maintenance: number;
  /** Judged anew: other evidence, another answer, none any more, or no need for the case. */
  readonly newJudgments: number;
  /** The decided ones by their outcome; those that were confirmed and say something else by now are no maintenance. */
  readonly outcome: Readonly<Record<RefreshOutcome, number>>;
}

type RefreshOutcome = NonNullable<NonNullable<CaseDraft["refresh"]>["outcome"]>;

export function countsOf(dataset: Dataset, findings: readonly Finding[]): Counts {
  const { cases, defects } = dataset;
  const status = { approved: 0, pending: 0, rejected: 0, retired: 0 };
  const kind = { answerable: 0, inconclusive: 0, abstention: 0 };
  for (const file of cases) {
    const stage = stageOf(file);
    if (stage !== undefined) status[stage]++;
    if (file.case.kind !== undefined) kind[file.case.kind]++;
  }
  const unreadable = defects
    .filter(isOfTheSet)
    .map(({ at }) => at.file)
    .filter(isInCases);
  const files = new Set([...cases.map(({ path }) => path), ...unreadable]);
  const unverified = cases.filter((file) => takesPart(file) && lacksText(dataset, file)).length;
  return {
    cases: files.size,
    status,
    kind,
    unverified,
    judgments: judgmentCounts(dataset),
    refreshes: refreshCounts(dataset),
    findings: levelTally(findings),
  };
}

function refreshCounts(dataset: Dataset): RefreshCounts {
  const isUpkeep = upkeepIn(dataset);
  const outcome = { confirmed: 0, revised: 0, abstained: 0, retired: 0 };
  let [awaiting, maintenance] = [0, 0];
  for (const decided of decidedRefreshes(dataset)) {
    const stage = stageOf(decided.file);
    if (stage === "pending" && awaitsJudgments(decided.file)) awaiting++;
    if (stage !== (keepsInUse(decided) ? "approved" : "retired")) continue;
    outcome[decided.outcome]++;
    if (isUpkeep(decided)) maintenance++;
  }
  const undecided = dataset.cases.filter(
    (file) => file.case.refresh !== undefined && !file.has(["refresh", "outcome"]),
  ).length;
  const total = Object.values(outcome).reduce((sum, count) => sum + count, 0);
  return { undecided, awaiting, maintenance, newJudgments: total - maintenance, outcome };
}

/** How many findings there are of each level. */
export function levelTally(findings: readonly Finding[]): Readonly<Record<Level, number>> {
  const levels = { error: 0, warning: 0, notice: 0 };
  for (const { level } of findings) levels[level]++;
  return levels;
}
