import { expect, test } from "vitest";
import type { RequestReport } from "../../../../src/refresh/requests/request-report.ts";
import { runSummary } from "../../../../src/report/refresh/run/run-summary.ts";

const putOff: RequestReport = {
  branch: "touchstone/refresh/leave",
  operation: "snoozed",
  cases: ["leave-001"],
  number: 7,
  url: "https://host.test/pull/7",
  author: "mallory",
  refused: [],
};

/** The row of a pull request in the summary. */
function rowOf(request: RequestReport): string | undefined {
  const run = {
    state: "done",
    plan: undefined,
    steps: [],
    requests: [request],
    left: [],
    refused: [],
    undecided: [],
    damage: [],
  } as const;
  const text = runSummary(
    { run, commit: "a".repeat(40), candidates: 0 },
    { page: "https://host.test", set: ".", version: "1.0.0", report: "report.json" },
  );
  return text.split("\n").find((line) => line.startsWith("| [#7]"));
}

test("a summary says who opened a pull request that was put off", () => {
  expect(rowOf(putOff)).toBe(
    "| [#7](https://host.test/pull/7) | `touchstone/refresh/leave` | 1 | put off by a person; opened by `mallory` |",
  );
});

test("a summary names nobody where the token of the job opened it", () => {
  expect(rowOf({ ...putOff, isByWorkflow: true })).toContain("| put off by a person |");
});
