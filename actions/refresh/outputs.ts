import {
  countOf,
  mainOperation,
  requestsOf,
  type Operation,
} from "../../src/refresh/requests/run-operations.ts";
import type { RefreshRun } from "../../src/refresh/requests/run-refresh.ts";
import type { RequestReport } from "../../src/refresh/requests/request-report.ts";
import { requestValue } from "../../src/report/refresh/run/run-json.ts";
import { jsonText } from "../../src/report/untrusted/json.ts";

/** The outputs of the action, as `action.yml` describes them: counts, names, addresses, and never a question or an answer. */
export const outputNames = [
  "state",
  "operation",
  "created",
  "updated",
  "unchanged",
  "closed",
  "blocked",
  "snoozed",
  "edited",
  "waiting",
  "undecided",
  "cases",
  "pull-requests",
  "pull-request-number",
  "pull-request-url",
  "head-sha",
  "verified",
  "report",
] as const;

export type Outputs = Readonly<Record<(typeof outputNames)[number], string | number>>;

export function outputsOf(run: RefreshRun, report: string): Outputs {
  const requests = requestsOf(run);
  const count = (operation: Operation): number => countOf(requests, operation);
  const { plan } = run;
  return {
    state: run.state,
    operation: mainOperation(requests),
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    closed: count("closed"),
    blocked: count("blocked"),
    snoozed: count("snoozed"),
    edited: count("edited"),
    waiting: plan?.pullRequests.filter(({ waits }) => waits).length ?? 0,
    undecided: run.undecided.length,
    cases: plan?.items.length ?? 0,
    "pull-requests": jsonText(requests.map(requestValue)),
    ...ofTheOnly(requests),
    report,
  };
}

type OfOne = "pull-request-number" | "pull-request-url" | "head-sha" | "verified";

/** What is told of a pull request by itself: empty where there are several, or none. */
function ofTheOnly([only, ...others]: readonly RequestReport[]): Pick<Outputs, OfOne> {
  const one: Partial<RequestReport> = others.length === 0 ? (only ?? {}) : {};
  return {
    "pull-request-number": one.number ?? "",
    "pull-request-url": one.url ?? one.compareUrl ?? "",
    "head-sha": one.head ?? "",
    verified: one.isVerified === undefined ? "" : String(one.isVerified),
  };
}
