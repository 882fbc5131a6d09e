import { describe, expect, test } from "vitest";
import type { RollingHead } from "../../../../src/approving/merged/rolling/rolling-branch.ts";
import { rollingBody } from "../../../../src/approving/merged/rolling/rolling-marks.ts";
import { rollingStep } from "../../../../src/approving/merged/rolling/rolling-step.ts";
import type { HostPullRequest, ObjectId } from "../../../../src/refresh/requests/host.ts";

const oid = "a".repeat(40) as ObjectId;
const wanted = { plan: "sha256:1", body: "What is recorded." };
const written = rollingBody(wanted.body, wanted.plan, { isDone: false });

const ours = (plan = wanted.plan): RollingHead => ({
  standing: "ours",
  oid,
  mark: { tree: oid, plan, pulls: [1] },
});
const free: RollingHead = { standing: "free", oid };
const foreign: RollingHead = { standing: "foreign", oid };

function pull(
  state: HostPullRequest["state"],
  body = written,
  more: Partial<HostPullRequest> = {},
): HostPullRequest {
  const names = { number: 5, url: "https://example.test/5", title: "Record", labels: [] };
  const ends = { branch: "touchstone/record/decisions", head: oid, base: "main" };
  return { ...names, ...ends, reviewers: [], state, body, ...more };
}

function step(head: RollingHead | undefined, pullRequest: HostPullRequest | undefined): object {
  const branch = "touchstone/record/decisions";
  return rollingStep({ branch, head, pullRequest }, wanted, "main");
}

function stepForNothing(head: RollingHead | undefined, pullRequest?: HostPullRequest): object {
  const branch = "touchstone/record/decisions";
  return rollingStep({ branch, head, pullRequest }, undefined, "main");
}

describe("where decisions are to be recorded", () => {
  test.for([
    ["nothing is there", undefined, undefined, { do: "open", from: undefined, isBuilt: false }],
    ["an earlier one was merged", free, pull("merged"), { do: "open", from: oid, isBuilt: false }],
    [
      "a run was killed before it opened one",
      ours(),
      undefined,
      { do: "open", from: oid, isBuilt: true },
    ],
    ["all is as it should be", ours(), pull("open"), { do: "nothing" }],
    ["others were decided since", ours("sha256:0"), pull("open"), { do: "rebuild", from: oid }],
    [
      "its words are of an earlier run",
      ours(),
      pull("open", rollingBody("Old.", wanted.plan, { isDone: false })),
      { do: "edit" },
    ],
    [
      "its words are of other decisions",
      ours(),
      pull("open", rollingBody(wanted.body, "sha256:0", { isDone: false })),
      { do: "edit" },
    ],
    ["a person wrote other words", ours(), pull("open", `Read me.\n${written}`), { do: "nothing" }],
    ["a person took the hidden line out", ours(), pull("open", "Read me."), { do: "edit" }],
    ["somebody pushed to it", foreign, pull("open"), { do: "tell" }],
    ["it goes elsewhere", ours(), pull("open", written, { base: "play" }), { do: "tell" }],
    ["somebody made the branch", foreign, undefined, { do: "wait", head: oid }],
    ["a person closed it", ours(), pull("closed"), { do: "respect" }],
    [
      "a person closed it, and others were decided since",
      ours(),
      pull("closed", rollingBody("Old.", "sha256:0", { isDone: false })),
      { do: "open", from: oid, isBuilt: true },
    ],
    [
      "a run closed it",
      undefined,
      pull("closed", rollingBody("Done.", wanted.plan, { isDone: true })),
      { do: "open", from: undefined, isBuilt: false },
    ],
  ] as const)("and %s", ([, head, pullRequest, due]) => {
    expect(step(head, pullRequest)).toMatchObject(due);
  });
});

describe("where nothing is left to record", () => {
  test.for([
    ["nothing is there", undefined, undefined, "nothing"],
    ["it was merged", free, pull("merged"), "nothing"],
    ["it is open", ours(), pull("open"), "close"],
    ["only the branch is left", ours(), undefined, "delete"],
    ["somebody else's commits are on it", foreign, pull("open"), "tell"],
    ["the branch is somebody else's", foreign, undefined, "nothing"],
  ] as const)("and %s", ([, head, pullRequest, due]) => {
    expect(stepForNothing(head, pullRequest)).toMatchObject({ do: due });
  });
});
