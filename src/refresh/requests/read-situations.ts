import { byUtf8 } from "../../model/utf8-order.ts";
import type { OpenPullRequest, RefreshPlan, UnaskedCase } from "../plan/plan.ts";
import { numberedBranch, partsOf } from "../plan/pull-requests.ts";
import type { MainBranch, ObjectId, RefreshHost } from "./host.ts";
import { plannedRequests, type PlannedRequests, type RefreshSet } from "./planned-requests.ts";
import { isSnoozed, standingBranch, type StandingBranch } from "./standing-branch.ts";
import { asksTheSame, type Situation, type Wants } from "./step-for.ts";
import type { RequestTexts } from "./texts.ts";
import { treeWith } from "./tree-with.ts";

/** A plan that knows what is open, and each branch that it or the host has. */
export interface Situations {
  readonly planned: PlannedRequests;
  /** In the order of their branches. */
  readonly situations: readonly Situation[];
}

interface Reading {
  readonly host: RefreshHost;
  readonly set: RefreshSet;
  readonly main: MainBranch;
}

/** How often a plan is made anew because of what its branches turned out to be. */
const mostPlans = 50;

/**
 * Reads what a host has of refresh and makes the plan that goes on from there. A branch that is planned and not there may have
 * a history, such as a pull request that a person closed: it is looked up, and the plan made anew where that moves a case.
 */
export async function readSituations(
  reading: Reading,
  { texts, wants }: { readonly texts: RequestTexts; readonly wants: Wants },
): Promise<Situations> {
  const { known, planned } = await planWithHistory(reading);
  const { main, set } = reading;
  const used = [...known.values()].filter(wasUsed).map(({ branch }) => branch);
  const branches = [...new Set([...used, ...planned.requests.keys()])].toSorted(byUtf8);
  const situations = branches.map((branch): Situation => {
    const request = planned.requests.get(branch);
    const standing = known.get(branch) ?? unknownBranch(branch);
    const isUnwritten = planned.unwritten.includes(branch);
    const packet = request && texts.packet(planned.plan, branch, request.request.cases);
    const asks = request && packet && { ...request, packet };
    const untold = untoldIn(standing, planned.plan, set);
    const gone = casesOf(standing).filter((id) => set.facts.standingOf(id) === "gone");
    return { ...standing, to: set.to, main, planned: asks, isUnwritten, untold, gone, wants };
  });
  return { planned, situations };
}

/** Why a case that was asked about is not asked about, while nothing says that its judgment stands. */
const untellable: ReadonlySet<UnaskedCase["why"]> = new Set([
  "unreadable",
  "unverifiable",
  "unbound",
]);

function untoldIn(
  standing: StandingBranch,
  { unasked }: RefreshPlan,
  { facts }: RefreshSet,
): readonly string[] {
  const untold = new Set(unasked.filter(({ why }) => untellable.has(why)).map(({ id }) => id));
  return casesOf(standing).filter((id) => untold.has(id) || facts.standingOf(id) === "unreadable");
}

function casesOf({ asked }: StandingBranch): readonly string[] {
  return asked?.cases ?? [];
}

function unknownBranch(branch: string): StandingBranch {
  return { branch, head: undefined, pullRequest: undefined, asked: undefined, closedCases: [] };
}

type Known = Map<string, StandingBranch>;

async function planWithHistory(reading: Reading): Promise<{
  readonly known: ReadonlyMap<string, StandingBranch>;
  readonly planned: PlannedRequests;
}> {
  const { host, set } = reading;
  const known: Known = new Map();
  for (const { name, head } of await host.branches()) {
    known.set(name, await standingBranch(host, { branch: name, oid: head, to: set.to }));
  }
  await lookUpNumbers(known, [...known.keys()], reading);
  for (let left = mostPlans; ; left--) {
    const planned = plannedRequests(set, set.plan(existingIn(known, reading)));
    const { requests, unwritten } = planned;
    const hasHistory = await lookUpNumbers(known, [...requests.keys(), ...unwritten], reading);
    const hasForged = await findForged(known, planned, reading);
    if ((!hasHistory && !hasForged) || left === 0) return { known, planned };
  }
}

/**
 * Looks up all numbers of the components that branches belong to, up to the first that was never used: one whose branch is
 * gone may have a pull request that a person closed. Whether a plan has to go by something that was found.
 */
async function lookUpNumbers(
  known: Known,
  branches: readonly string[],
  { host, set }: Reading,
): Promise<boolean> {
  let isNews = false;
  for (const [base, highest] of highestNumbers(branches)) {
    for (let number = 1; ; number++) {
      const branch = numberedBranch(base, number);
      let found = known.get(branch);
      if (found === undefined) {
        found = await standingBranch(host, { branch, oid: undefined, to: set.to });
        known.set(branch, found);
        isNews ||= found.closedCases.length > 0 || found.pullRequest?.state === "open";
      }
      if (!wasUsed(found) && number > highest) break;
    }
  }
  return isNews;
}

function wasUsed({ head, pullRequest }: StandingBranch): boolean {
  return head !== undefined || pullRequest !== undefined;
}

/** The branches without their numbers, each with the highest that it has. */
function highestNumbers(branches: readonly string[]): ReadonlyMap<string, number> {
  const highest = new Map<string, number>();
  for (const { name, number } of branches.map(partsOf)) {
    highest.set(name, Math.max(number, highest.get(name) ?? 0));
  }
  return highest;
}

/** Finds branches that name today's plan and hold another tree: no plan gave that, so they are somebody else's. */
async function findForged(
  known: Known,
  { requests }: PlannedRequests,
  { host }: Reading,
): Promise<boolean> {
  let isNews = false;
  for (const [branch, { request, files }] of requests) {
    const standing = known.get(branch);
    const head = standing?.head;
    if (standing === undefined || head?.standing !== "ours") continue;
    if (!asksTheSame(head.request, request)) continue;
    if ((await treeOnParent(host, head.parent, files)) === head.request.tree) continue;
    known.set(branch, { ...standing, head: { standing: "foreign", oid: head.oid } });
    isNews = true;
  }
  return isNews;
}

async function treeOnParent(
  host: RefreshHost,
  parent: ObjectId,
  files: NonNullable<ReturnType<PlannedRequests["requests"]["get"]>>["files"],
): Promise<ObjectId | undefined> {
  const commit = await host.commit(parent);
  if (commit === undefined) return undefined;
  return treeWith(commit.tree, files, (tree) => host.folder(tree));
}

/** What a plan has to know of what is there. */
function existingIn(
  known: ReadonlyMap<string, StandingBranch>,
  { main, set }: Reading,
): Parameters<RefreshSet["plan"]>[0] {
  const all = [...known.values()];
  const closed = all
    .filter(({ closedCases }) => closedCases.length > 0)
    .map(({ branch, closedCases }) => ({ branch, cases: closedCases, keeps: "closed" as const }));
  const open = all.flatMap((one) => openOn(one, main, set));
  const taken = all.filter(isForeign).map(({ branch }) => branch);
  return { open: [...closed, ...open], taken };
}

function openOn(
  { branch, head, pullRequest, asked }: StandingBranch,
  main: MainBranch,
  { facts }: RefreshSet,
): readonly OpenPullRequest[] {
  if (pullRequest?.state !== "open") return [];
  const isOurs = head?.standing === "ours" && pullRequest.base === main.branch;
  const cases = asked?.cases ?? [];
  const isRead = cases.every((id) => facts.standingOf(id) !== "unreadable");
  const isKept = isOurs && isRead && !isSnoozed(pullRequest);
  return [{ branch, cases, ...(isKept ? {} : { keeps: "as-it-is" as const }) }];
}

function isForeign({ head }: StandingBranch): boolean {
  return head?.standing === "foreign";
}
