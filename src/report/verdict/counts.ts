import { judgmentCounts, type JudgmentCounts } from "../../exporting/judgments.ts";
import {
  stageOf,
  takesPart,
  type CaseDraft,
  type CaseFile,
  type CaseKind,
} from "../../model/case.ts";
import { isOfTheSet, lacksText, type Dataset } from "../../model/dataset.ts";
import type { Finding, Level } from "../../model/finding.ts";
import { isInCases } from "../../model/layout.ts";

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

/** What became of the last request of each case to read it again. */
interface RefreshCounts {
  /** Nobody has decided yet. */
  readonly undecided: number;
  /** Upkeep: the evidence moved, and the judgment holds as it was. */
  readonly maintenance: number;
  /** Judged anew: other evidence, another answer, none any more, or no need for the case. */
  readonly newJudgments: number;
  /** The decided ones by their outcome. */
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
    refreshes: refreshCounts(cases),
    findings: levelTally(findings),
  };
}

function refreshCounts(cases: readonly CaseFile[]): RefreshCounts {
  const outcome = { confirmed: 0, revised: 0, abstained: 0, retired: 0 };
  let undecided = 0;
  for (const file of cases) {
    const decided = file.case.refresh?.outcome;
    if (decided !== undefined) outcome[decided]++;
    else if (file.case.refresh !== undefined && !file.has(["refresh", "outcome"])) undecided++;
  }
  const { confirmed: maintenance, revised, abstained, retired } = outcome;
  return { undecided, maintenance, newJudgments: revised + abstained + retired, outcome };
}

/** How many findings there are of each level. */
export function levelTally(findings: readonly Finding[]): Readonly<Record<Level, number>> {
  const levels = { error: 0, warning: 0, notice: 0 };
  for (const { level } of findings) levels[level]++;
  return levels;
}
