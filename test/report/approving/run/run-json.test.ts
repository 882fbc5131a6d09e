import { describe, expect, test } from "vitest";
import type { Evaluation } from "../../../../src/approving/running/evaluate-pull.ts";
import type { Withheld } from "../../../../src/approving/recording/recording.ts";
import { isDone } from "../../../../src/report/approving/run/run-counts.ts";
import { reviewRunJson } from "../../../../src/report/approving/run/run-json.ts";
import { evaluationText, runText } from "../../../../src/report/approving/run/run-words.ts";
import type { ObjectId } from "../../../../src/refresh/requests/host.ts";
import { judgedPull, type Judged } from "../../../support/judged-pulls.ts";
import { reportProblems } from "../../../support/report-schema.ts";
import { reviewPulls } from "../../../support/review-pulls.ts";

const posted = {
  statuses: [
    { context: "touchstone/review", state: "pending", description: "Waits", url: undefined },
  ],
  refused: [],
} as const;

// What Git would call it.
const later = "d".repeat(40) as ObjectId;
const written = { is: "written", head: later, cases: ["refund-policy-001"] } as const;

type JudgedOne = Evaluation & { readonly state: "judged" };

function judgedOne({ judged, recording }: Judged, more: Partial<JudgedOne> = {}): JudgedOne {
  const { pull } = judged;
  const common = {
    pull,
    judged,
    recording,
    posted,
    comment: "updated",
    recorded: undefined,
  } as const;
  return { state: "judged", ...common, ...more };
}

async function pullNamed(name: string): Promise<Judged> {
  const made = await reviewPulls[name]?.();
  if (made === undefined) throw new Error(`No pull request "${name}".`);
  return made;
}

/** The report of a run, which fits the published schema. */
function reportOf(...evaluations: readonly Evaluation[]): Record<string, unknown> {
  const failed = [{ number: 12, why: "Could not read the pull request #12." }];
  const about = { version: "1.2.3", commit: later, failed, collection: undefined };
  const report = JSON.parse([...reviewRunJson(evaluations, about)].join("")) as {
    readonly review: Record<string, unknown>;
  };
  expect(reportProblems(report, "review-run")).toEqual([]);
  return report.review;
}

describe("the report of a run", () => {
  test("fits its schema whatever became of a pull request", async () => {
    const all = await Promise.all(Object.keys(reviewPulls).map(pullNamed));
    const { judged, done, waiting } = reportOf(...all.map((one) => judgedOne(one)));
    expect([judged, done, waiting]).toEqual([all.length, 3, all.length - 3]);
  });

  test("tells what was judged and what was not", async () => {
    const common = { pull: judgedPull, recorded: undefined };
    const report = reportOf(
      judgedOne(await pullNamed("one-new-case"), { comment: { refused: "It may not." } }),
      { ...common, state: "unchanged", statuses: posted.statuses },
      { ...common, state: "closed" },
      { ...common, state: "elsewhere", posted },
      { ...common, state: "conflict", posted, recorded: { is: "lost" } },
      { ...common, state: "not-merged-yet", posted, recorded: { is: "refused", why: "No." } },
    );
    expect(report).toMatchInlineSnapshot(`
      {
        "commit": "dddddddddddddddddddddddddddddddddddddddd",
        "done": 0,
        "failed": [
          {
            "number": 12,
            "why": "Could not read the pull request #12.",
          },
        ],
        "judged": 1,
        "pullRequests": [
          {
            "cases": [
              {
                "because": "new",
                "by": [],
                "id": "refund-policy-001",
                "standing": "waiting",
              },
            ],
            "comment": "refused",
            "done": false,
            "files": 0,
            "head": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "number": 7,
            "recorded": [],
            "recording": null,
            "refused": [],
            "state": "judged",
            "statuses": [
              {
                "context": "touchstone/review",
                "state": "pending",
              },
            ],
            "url": "https://github.com/acme/set/pull/7",
            "withheld": [],
          },
          {
            "head": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "number": 7,
            "recorded": [],
            "recording": null,
            "state": "unchanged",
            "statuses": [
              {
                "context": "touchstone/review",
                "state": "pending",
              },
            ],
            "url": "https://github.com/acme/set/pull/7",
          },
          {
            "head": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "number": 7,
            "recorded": [],
            "recording": null,
            "state": "closed",
            "url": "https://github.com/acme/set/pull/7",
          },
          {
            "head": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "number": 7,
            "recorded": [],
            "recording": null,
            "refused": [],
            "state": "elsewhere",
            "statuses": [
              {
                "context": "touchstone/review",
                "state": "pending",
              },
            ],
            "url": "https://github.com/acme/set/pull/7",
          },
          {
            "head": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "number": 7,
            "recorded": [],
            "recording": "lost",
            "refused": [],
            "state": "conflict",
            "statuses": [
              {
                "context": "touchstone/review",
                "state": "pending",
              },
            ],
            "url": "https://github.com/acme/set/pull/7",
          },
          {
            "head": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "number": 7,
            "recorded": [],
            "recording": "refused",
            "refused": [],
            "state": "not-merged-yet",
            "statuses": [
              {
                "context": "touchstone/review",
                "state": "pending",
              },
            ],
            "url": "https://github.com/acme/set/pull/7",
          },
        ],
        "recorded": 0,
        "unchanged": 1,
        "unjudged": 3,
        "version": "1.2.3",
        "waiting": 1,
      }
    `);
  });
});

describe("a decision that was recorded", () => {
  test.for([
    ["GitHub has not merged the new commit yet", { state: "not-merged-yet", posted }],
    ["it conflicts by now", { state: "conflict", posted }],
    ["it was merged meanwhile", { state: "closed" }],
  ] as const)("is told where %s", ([, rest]) => {
    const one: Evaluation = { ...rest, pull: judgedPull, recorded: written };
    const report = reportOf(one);
    expect(report["recorded"]).toBe(1);
    expect(report["pullRequests"]).toMatchObject([
      { recorded: written.cases, recording: "written" },
    ]);
    expect(evaluationText(one)).toMatch(/; recorded refund-policy-001$/);
    expect(runText([one])).toContain("1 decision recorded");
  });
});

test("a pull request is not done whose decision counts and cannot be written down", async () => {
  const made = await pullNamed("all-done");
  expect(isDone(judgedOne(made))).toBe(true);
  const [one] = made.judged.judgement.cases;
  if (one?.standing.is !== "decided") throw new Error("It is not decided.");
  const problems = { refused: [], findings: [] };
  const withheld: readonly Withheld[] = [
    { asked: one.asked, by: one.standing.by, pull: 1, problems },
  ];
  const held = judgedOne({ ...made, recording: { ...made.recording, withheld } });
  expect(isDone(held)).toBe(false);
  expect(reportOf(held)).toMatchObject({ done: 0, waiting: 1 });
  expect(evaluationText(held)).toContain("something is missing");
});
