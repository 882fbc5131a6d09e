import { describe, expect, test } from "vitest";
import { changeOf } from "../../src/github/event.ts";
import { JobError, jobOf } from "../../src/github/job.ts";

/** The message of a refusal. */
function refusal(read: () => unknown): string {
  try {
    read();
    return "not refused";
  } catch (error) {
    return error instanceof JobError ? error.message : `no JobError: ${String(error)}`;
  }
}

const [one, two] = ["1".repeat(40), "2".repeat(40)];
const none = "0".repeat(40);

describe("the change that an event tells of", () => {
  test.for([
    [
      "pull_request",
      { pull_request: { base: { ref: "release/2", sha: one }, head: { sha: two } } },
      { kind: "pull-request", base: { name: "release/2", commit: one }, head: two },
    ],
    [
      "merge_group",
      { merge_group: { base_ref: "refs/heads/main", base_sha: one, head_sha: two } },
      { kind: "merge-group", base: { name: "main", commit: one }, head: two },
    ],
    [
      "push",
      { ref: "refs/heads/main", before: one, after: two },
      { kind: "push", branch: "main", before: one, head: two },
    ],
    [
      "push",
      { ref: "refs/tags/v1", before: none, after: two },
      { kind: "push", branch: "v1", before: undefined, head: two },
    ],
    ["workflow_dispatch", {}, { kind: "none" }],
    ["schedule", {}, { kind: "none" }],
  ] as const)("is read from its payload: %s", ([event, payload, change]) => {
    expect(changeOf(event, JSON.stringify(payload))).toEqual(change);
  });

  test.for([
    ["pull_request_target"],
    ["pull_request_review"],
    ["workflow_run"],
    ["issue_comment"],
    ["constructor"],
    ["::error::x\n"],
  ])("is none for the event %j", ([event = ""]) => {
    expect(refusal(() => changeOf(event, "{}"))).toMatchSnapshot();
  });

  test.for([
    ["pull_request", "{"],
    ["pull_request", ""],
    ["pull_request", "[]"],
    ["pull_request", "null"],
    ["pull_request", '{"pull_request":{"base":{"ref":7}}}'],
    ["pull_request", '{"pull_request":{"base":{"ref":"main","sha":"--upload-pack=x"}}}'],
    ["pull_request", '{"__proto__":{"pull_request":{}}}'],
    ["merge_group", `{"merge_group":{"base_ref":"refs/heads/main","base_sha":"${one}"}}`],
    ["push", `{"ref":"refs/heads/main","before":"${one}","after":"${none}"}`],
  ])("is none for a payload of %s that is %s", ([event = "", payload = ""]) => {
    expect(refusal(() => changeOf(event, payload))).toMatchSnapshot();
  });
});

describe("the environment of a step", () => {
  const whole = {
    GITHUB_WORKSPACE: "/w",
    RUNNER_TEMP: "/t",
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: "/e.json",
    GITHUB_SHA: one,
    GITHUB_SERVER_URL: "https://github.example.test:8443",
    GITHUB_REPOSITORY: "acme/set",
    GITHUB_OUTPUT: "/o",
    GITHUB_STEP_SUMMARY: "/s",
  };

  test("is read once, where it is whole", () => {
    expect(jobOf(whole)).toEqual({
      workspace: "/w",
      temporary: "/t",
      event: { name: "push", payloadFile: "/e.json" },
      commit: one,
      page: "https://github.example.test:8443/acme/set",
    });
  });

  test.for(Object.keys(whole))("is refused without %s", (name) => {
    const told = `The variable ${name} is not set. The runner of GitHub Actions sets it for every step: run this as a step of a job, or "touchstone check" at a desk.`;
    expect(refusal(() => jobOf({ ...whole, [name]: undefined }))).toBe(told);
    expect(refusal(() => jobOf({ ...whole, [name]: "" }))).toBe(told);
  });

  test.for([
    { GITHUB_SHA: "main" },
    { GITHUB_REPOSITORY: "a/b)[x](http://c" },
    { GITHUB_SERVER_URL: "javascript:alert(1)//github.com" },
  ])("is refused where it names no commit and no repository: %j", (wrong) => {
    expect(refusal(() => jobOf({ ...whole, ...wrong }))).toMatchSnapshot();
  });
});
