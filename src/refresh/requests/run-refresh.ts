import type { Defect } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { RefreshPlan } from "../plan/plan.ts";
import type { RefreshHost } from "./host.ts";
import type { RefreshSet } from "./planned-requests.ts";
import { readSituations } from "./read-situations.ts";
import { stepFor, type Situation, type Step, type Wants } from "./step-for.ts";
import type { RequestReport } from "./request-report.ts";
import { takeStep } from "./take-step.ts";
import type { RequestTexts } from "./texts.ts";

export interface RefreshSettings extends Wants {
  readonly texts: RequestTexts;
  /** Whether pull requests are opened as drafts. */
  readonly isDraft: boolean;
  /** Whether steps are told and none is taken. */
  readonly isDryRun: boolean;
}

/** A step that is due, and the branch that it is about. */
interface DueStep {
  readonly branch: string;
  readonly step: Step;
}

export interface RefreshRun {
  /** `superseded`: main moved since the set was read, so nothing was done; the run for that commit does it. */
  readonly state: "done" | "dry" | "superseded";
  readonly plan: RefreshPlan | undefined;
  /** What was due when the run began, in the order in which it is done. */
  readonly steps: readonly DueStep[];
  /** What was done, in the order of branches. Empty in a dry run. */
  readonly requests: readonly RequestReport[];
  /** Branches that somebody else moved twice while this run looked; the next run goes on there. */
  readonly left: readonly string[];
  /** Case files that cannot be edited so that nothing but the request changes. */
  readonly refused: readonly Problem[];
  /** The ids of cases whose requests were merged undecided, so that nothing but main asks about them. */
  readonly undecided: readonly string[];
  /** What cannot be read of the set, while a plan is made of the rest. */
  readonly damage: readonly Defect[];
}

/**
 * Brings the refresh pull requests of a repository to what its set asks. It goes by what is there and knows no events, so it
 * may run at any time and as often as one likes; a second run writes nothing. What others changed meanwhile is read anew once.
 */
export async function runRefresh(
  host: RefreshHost,
  set: RefreshSet,
  settings: RefreshSettings,
): Promise<RefreshRun> {
  const reports = new Map<string, RequestReport>();
  let first: RefreshRun | undefined;
  let left: readonly string[] = [];
  for (let turn = 1; ; turn++) {
    const main = await host.main();
    if (main.head !== set.head)
      return first === undefined ? superseded : ended(first, reports, left);
    const { planned, situations } = await readSituations(
      { host, set, main },
      {
        texts: settings.texts,
        wants: settings,
      },
    );
    const due = dueSteps(situations);
    const steps = due.map(({ situation, step }) => ({ branch: situation.branch, step }));
    const { plan, refused, undecided } = planned;
    const { damage } = set.facts;
    first ??= { state: "dry", plan, steps, requests: [], left: [], refused, undecided, damage };
    if (settings.isDryRun) return first;
    left = await takeAll(host, settings, { due, reports });
    if (left.length === 0 || turn === 2) return ended(first, reports, left);
  }
}

function ended(
  run: RefreshRun,
  reports: ReadonlyMap<string, RequestReport>,
  left: readonly string[],
): RefreshRun {
  const requests = [...reports.values()].toSorted((a, b) => byUtf8(a.branch, b.branch));
  return { ...run, state: "done", requests, left };
}

const superseded: RefreshRun = {
  state: "superseded",
  plan: undefined,
  steps: [],
  requests: [],
  left: [],
  refused: [],
  undecided: [],
  damage: [],
};

interface Due {
  readonly situation: Situation;
  readonly step: Step;
}

/** What ends comes first, so that there are never more open than the policy allows. */
function dueSteps(situations: readonly Situation[]): readonly Due[] {
  const all = situations.map((situation) => ({ situation, step: stepFor(situation) }));
  return all.toSorted((a, b) => Number(!ends(a.step)) - Number(!ends(b.step)));
}

function ends({ do: what }: Step): boolean {
  return what === "close" || what === "delete";
}

/** The branches whose steps were lost. */
async function takeAll(
  host: RefreshHost,
  { texts, isDraft }: RefreshSettings,
  { due, reports }: { readonly due: readonly Due[]; readonly reports: Map<string, RequestReport> },
): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { situation, step } of due) {
    const { branch } = situation;
    const taken = await takeStep({ host, texts, isDraft }, situation, step);
    if (taken === "lost") left.push(branch);
    else if (taken.operation !== "unchanged" || (isStanding(situation) && !reports.has(branch)))
      reports.set(branch, taken);
  }
  return left;
}

/** Whether something stands there that people see: what was merged or closed long ago is over. */
function isStanding({ head, pullRequest }: Situation): boolean {
  return pullRequest?.state === "open" || head?.standing === "foreign";
}
