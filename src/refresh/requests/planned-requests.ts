import type { Problem } from "../../model/finding.ts";
import { groupsOf } from "../../model/groups.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { OpenPullRequest, RefreshPlan } from "../plan/plan.ts";
import type { ObjectId } from "./host.ts";
import { requestEdits, type RequestedFile } from "./request-edits.ts";
import { requestOf, type Request } from "./request-marks.ts";
import type { SetFacts } from "./set-facts.ts";

/** A set as one commit of main has it. */
export interface RefreshSet {
  /** The commit. */
  readonly head: ObjectId;
  /** The corpus revision that is current. */
  readonly to: string;
  readonly facts: SetFacts;
  /** Whom to ask, without candidates, given what is asked already and which branches are somebody else's. */
  plan(existing: {
    readonly open: readonly OpenPullRequest[];
    readonly taken: readonly string[];
  }): RefreshPlan;
  /** What a case file of the plan holds. */
  bytes(path: string): Uint8Array;
  /** Where a path of the set is in the repository. */
  place(path: string): string;
}

/** A pull request that the plan wants to be open, with what it asks. */
export interface PlannedRequest {
  readonly branch: string;
  readonly request: Request;
  /** Their paths are those of the repository. */
  readonly files: readonly RequestedFile[];
}

export interface PlannedRequests {
  readonly plan: RefreshPlan;
  /** By branch. Those that wait, and those with no file to write, are not among them. */
  readonly requests: ReadonlyMap<string, PlannedRequest>;
  /** Branches whose cases are in the plan and cannot be written, or ask already. */
  readonly unwritten: readonly string[];
  readonly refused: readonly Problem[];
  /** The ids of cases that main asks about already, in requests that were merged before anybody decided. */
  readonly undecided: readonly string[];
}

export function plannedRequests(set: RefreshSet, plan: RefreshPlan): PlannedRequests {
  const requests = new Map<string, PlannedRequest>();
  const unwritten: string[] = [];
  const refused: Problem[] = [];
  const undecided: string[] = [];
  const itemsOf = groupsOf(plan.items, ({ pullRequest }) => pullRequest);
  for (const { branch, cases, isOpen, isClosed, waits } of plan.pullRequests) {
    const asked = new Set(cases);
    const items = (itemsOf.get(branch) ?? []).filter(({ id }) => asked.has(id));
    if (isClosed || waits) {
      undecided.push(...items.filter((item) => item.isRequested).map(({ id }) => id));
      continue;
    }
    const edits = requestEdits(items, (path) => set.bytes(path));
    refused.push(...edits.refused);
    const held = items.filter(({ isHeldOut }) => isHeldOut).map(({ id }) => id);
    if (!isOpen) undecided.push(...edits.asked);
    const files = edits.files.map((file) => ({ ...file, path: set.place(file.path) }));
    if (files.length === 0) unwritten.push(branch);
    else requests.set(branch, { branch, request: requestOf(plan.to.id, files, held), files });
  }
  return { plan, requests, unwritten, refused, undecided: undecided.toSorted(byUtf8) };
}
