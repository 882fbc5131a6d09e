import { byUtf8 } from "../../model/utf8-order.ts";
import type { RefreshRun } from "./run-refresh.ts";
import type { Step } from "./step-for.ts";
import type { RequestReport } from "./request-report.ts";

export type Operation = RequestReport["operation"];

/** What may become of a pull request, what tells most of a run first. */
export const operations: readonly Operation[] = [
  "blocked",
  "edited",
  "created",
  "updated",
  "closed",
  "snoozed",
  "unchanged",
];

const operationOf: Readonly<Record<Step["do"], Operation>> = {
  create: "created",
  adopt: "created",
  rebuild: "updated",
  edit: "updated",
  close: "closed",
  delete: "closed",
  tell: "edited",
  respect: "snoozed",
  nothing: "unchanged",
};

/** What a run did about each pull request, in the order of branches; of a dry run what it would do. */
export function requestsOf(run: RefreshRun): readonly RequestReport[] {
  if (run.state !== "dry") return run.requests;
  const due = run.steps.map(({ branch, step }): RequestReport => {
    const pullRequest = "pullRequest" in step ? step.pullRequest : undefined;
    const planned = run.plan?.pullRequests.find((one) => one.branch === branch);
    return {
      branch,
      operation: operationOf[step.do],
      cases: planned?.cases ?? [],
      ...(pullRequest === undefined ? {} : { number: pullRequest.number, url: pullRequest.url }),
      refused: [],
    };
  });
  return due
    .filter(({ operation, number }) => operation !== "unchanged" || number !== undefined)
    .toSorted((a, b) => byUtf8(a.branch, b.branch));
}

/** What tells most of them all: "unchanged" where there is nothing. */
export function mainOperation(requests: readonly RequestReport[]): Operation {
  const found = new Set(requests.map(({ operation }) => operation));
  return operations.find((one) => found.has(one)) ?? "unchanged";
}

/** How many of an operation there are. */
export function countOf(requests: readonly RequestReport[], operation: Operation): number {
  return requests.filter((one) => one.operation === operation).length;
}
