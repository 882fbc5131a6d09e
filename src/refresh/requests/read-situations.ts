import { byUtf8 } from "../../model/utf8-order.ts";
import type { OpenPullRequest } from "../plan/plan.ts";
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
  const branches = [...new Set([...known.keys(), ...planned.requests.keys()])].toSorted(byUtf8);
  const situations = branches.map((branch): Situation => {
    const request = planned.requests.get(branch);
    const standing = known.get(branch) ?? unknownBranch(branch);
    const isUnwritten = planned.unwritten.includes(branch);
    const packet = request && texts.packet(planned.plan, branch);
    const asks = request && packet && { ...request, packet };
    return { ...standing, to: set.to, main, planned: asks, isUnwritten, wants };
  });
  return { planned, situations };
}

function unknownBranch(branch: string): StandingBranch {
  return { branch, head: undefined, pullRequest: undefined, asked: undefined, closedCases: [] };
}

async function planWithHistory(reading: Reading): Promise<{
  readonly known: ReadonlyMap<string, StandingBranch>;
  readonly planned: PlannedRequests;
}> {
  const { host, set } = reading;
  const known = new Map<string, StandingBranch>();
  for (const { name, head } of await host.branches()) {
    known.set(name, await standingBranch(host, { branch: name, oid: head, to: set.to }));
  }
  for (let left = mostPlans; ; left--) {
    const planned = plannedRequests(set, set.plan(existingIn(known, reading.main)));
    const isNews = await learn(known, planned, reading);
    if (!isNews || left === 0) return { known, planned };
  }
}

/** Whether something came to be known that another plan has to go by. */
async function learn(
  known: Map<string, StandingBranch>,
  { requests, unwritten }: PlannedRequests,
  reading: Reading,
): Promise<boolean> {
  const { host, set } = reading;
  let isNews = false;
  for (const branch of [...requests.keys(), ...unwritten]) {
    if (known.has(branch)) continue;
    const found = await standingBranch(host, { branch, oid: undefined, to: set.to });
    known.set(branch, found);
    isNews ||= found.closedCases.length > 0 || found.pullRequest?.state === "open";
  }
  for (const [branch, standing] of known) {
    const { head } = standing;
    const files = requests.get(branch)?.files;
    if (head?.standing !== "ours" || files === undefined) continue;
    if (!asksTheSame(head.request, requests.get(branch)?.request)) continue;
    if ((await treeOnParent(host, head.parent, files)) === head.request.tree) continue;
    // It names today's plan and holds another tree, so no plan gave it.
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
  main: MainBranch,
): Parameters<RefreshSet["plan"]>[0] {
  const open: OpenPullRequest[] = [];
  const taken: string[] = [];
  for (const { branch, head, pullRequest, asked, closedCases } of known.values()) {
    if (closedCases.length > 0) open.push({ branch, cases: closedCases, keeps: "closed" });
    if (pullRequest?.state === "open") {
      const isOurs = head?.standing === "ours" && pullRequest.base === main.branch;
      const keeps = isOurs && !isSnoozed(pullRequest) ? {} : ({ keeps: "as-it-is" } as const);
      open.push({ branch, cases: asked?.cases ?? [], ...keeps });
    } else if (head?.standing === "foreign") taken.push(branch);
  }
  return { open, taken };
}
