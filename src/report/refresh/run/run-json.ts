import {
  countOf,
  mainOperation,
  operations,
  requestsOf,
} from "../../../refresh/requests/run-operations.ts";
import type { RequestReport } from "../../../refresh/requests/request-report.ts";
import { jsonText } from "../../untrusted/json.ts";
import { planJson } from "../plan-json.ts";
import type { ToldRun } from "./told-run.ts";

/**
 * A run as one JSON object and a line feed, in pieces: schemas/refresh-run.schema.json describes it. The plan in it is as
 * `touchstone refresh plan --format json` prints it; null where main has moved on.
 */
export function* runJson({ run, commit, candidates }: ToldRun): Generator<string> {
  const requests = requestsOf(run);
  const head = {
    refresh: {
      state: run.state,
      commit,
      operation: mainOperation(requests),
      counts: Object.fromEntries(operations.map((one) => [one, countOf(requests, one)])),
      pullRequests: requests.map(requestValue),
      left: run.left,
      refused: run.refused.map(({ message, at, fix = null }) => ({
        message,
        file: at.file,
        line: at.line,
        fix,
      })),
      undecided: run.undecided,
      damage: run.damage.map(({ rule, message, at, fix = null }) => ({
        rule,
        message,
        file: at.file,
        line: at.line,
        fix,
      })),
      candidates,
    },
  };
  yield `${jsonText(head).slice(0, -1)},"plan":`;
  if (run.plan === undefined) yield "null";
  else yield* planJson(run.plan, run.plan.items);
  yield "}\n";
}

/** What programs are told of a pull request. */
export function requestValue(request: RequestReport): object {
  const { branch, operation, cases, refused } = request;
  return {
    branch,
    operation,
    number: request.number ?? null,
    url: request.url ?? null,
    head: request.head ?? null,
    verified: request.isVerified ?? null,
    compareUrl: request.compareUrl ?? null,
    cases,
    refused,
  };
}
