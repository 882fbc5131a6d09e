import { describe, expect, test } from "vitest";
import { repo } from "../../github/setting.ts";
import { edited } from "../../support/edited.ts";
import { clockStrikes } from "../../support/github/events/schedule.ts";
import { isWrite, type Logged } from "../../support/github/server/log.ts";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import {
  approvedSet,
  approves,
  candidate,
  fileOf,
  newCases,
  opens,
  proposed,
  stands,
  waits,
} from "../../support/proposals.ts";
import { reviewing, type Reviewing } from "../../support/reviewing.ts";

/** What a sweep costs, and what it never passes over (docs/decisions.md, "A sweep believes only what lets nobody through"). */

/** The clock starts a run, as it does each hour: what it asked of GitHub. */
async function swept(there: Reviewing): Promise<readonly Logged[]> {
  const before = there.github.log.length;
  await clockStrikes(there.world, there.repository);
  await there.judged();
  return there.github.log.slice(before);
}

const operations = (calls: readonly Logged[]): readonly string[] =>
  calls.map(({ operation }) => operation);

const writes = (calls: readonly Logged[]): readonly string[] => operations(calls.filter(isWrite));

/** A pull request that waits, and whose comment a sweep sealed. */
async function sealedOne(): Promise<Reviewing> {
  const there = await proposed();
  expect(writes(await swept(there))).toEqual(["issues/update-comment"]);
  return there;
}

/** The comment of the run on the pull request, as GitHub keeps it. */
function commentIn(there: Reviewing): { readonly id: number; readonly body: string } {
  const found = pullNumbered(there.repository, 1)?.comments.find(({ body }) =>
    body.includes("<!-- touchstone:review "),
  );
  if (found === undefined) throw new Error("There is no comment.");
  return found;
}

async function postsVerdict(
  there: Reviewing,
  state: "success" | "pending",
  { context = "touchstone/review", description = "As I say." } = {},
): Promise<void> {
  const sha = pullNumbered(there.repository, 1)?.pull.headOid ?? "";
  const status = { ...repo, sha, context, state, description };
  await there.asJob({ statuses: "write" }).rest.repos.createCommitStatus(status);
}

/** The checkout of the main branch, and what there is to judge. */
const atStart: readonly string[] = [
  "git/refs-for-upload-pack",
  "git/upload-pack",
  "git/upload-pack",
  "pulls/list",
  "repos/get",
  "repos/get-branch",
];

/** What was merged is looked for: of the commit that brought the set, the host is asked which pull request it is of. */
const atEnd: readonly string[] = [
  "repos/get",
  "repos/get-branch",
  "git/list-matching-refs",
  "pulls/list",
  "repos/list-pull-requests-associated-with-commit",
];

test("three pull requests that are as they were cost three calls each, and nothing is fetched or written", async () => {
  const there = await proposed();
  await opens(there, newCases("other"), { branch: "second", title: "Another" });
  await opens(there, newCases("third"), { branch: "third", title: "A third" });
  await there.judged();
  expect(writes(await swept(there))).toEqual([
    "issues/update-comment",
    "issues/update-comment",
    "issues/update-comment",
  ]);
  const calls = await swept(there);
  const each = ["repos/list-commit-statuses-for-ref", "graphql/Reviews", "graphql/Comments"];
  expect(operations(calls)).toEqual([
    ...atStart,
    ...each,
    // Whom the token acts for.
    "users/get-authenticated",
    "graphql/Viewer",
    ...each,
    ...each,
    ...atEnd,
  ]);
  expect(writes(calls)).toEqual([]);
});

/** A pull request that touches nothing of a set in a folder. */
async function untouching(): Promise<Reviewing> {
  const files = Object.entries(approvedSet).map(([path, text]) => [`eval/${path}`, text]);
  const there = await reviewing(Object.fromEntries(files), { set: "eval" });
  await opens(there, { "src/app.py": "print(1)\n" });
  await there.judged();
  return there;
}

test("one that touches nothing of the set costs three calls as well, without a comment", async () => {
  const there = await untouching();
  const calls = await swept(there);
  expect(operations(calls)).toEqual([
    ...atStart,
    "repos/list-commit-statuses-for-ref",
    "git/get-commit",
    // Of the main branch, once a run, and of the merge.
    "git/get-tree",
    "git/get-tree",
    ...atEnd,
  ]);
});

test("one of which GitHub still has the merge with an earlier main branch is judged", async () => {
  const there = await untouching();
  const issue = pullNumbered(there.repository, 1);
  const earlier = issue?.pull.testMergeOid ?? null;
  await there.push("sam", "main", { "notes.md": "More.\n" });
  if (issue !== undefined) issue.pull.testMergeOid = earlier;
  expect(operations(await swept(there))).toContain("pulls/get");
});

test("one that only says that it touches nothing is judged", async () => {
  const there = await untouching();
  await there.push("avery", "topic", { [`eval/${fileOf("new")}`]: candidate("new") });
  await there.judged();
  const { check, review } = there.verdicts(1);
  expect(review).toMatch(/^pending: 1 case waits/);
  const description = "This changes nothing of the set.";
  await postsVerdict(there, "success", { context: "touchstone/check of eval", description });
  await postsVerdict(there, "success", { context: "touchstone/review of eval", description });
  expect(there.verdicts(1).review).toBe(`success: ${description}`);
  await swept(there);
  expect(there.verdicts(1)).toEqual({ check, review });
});

describe("a sweep judges again", () => {
  test.for([
    [
      "something is said",
      async (there: Reviewing) => {
        const body = "I will look at it tomorrow.";
        await there.as("kim").rest.issues.createComment({ ...repo, issue_number: 1, body });
      },
    ],
    [
      "the main branch moved",
      async (there: Reviewing) => {
        await there.push("sam", "main", { "notes.md": "More.\n" });
      },
    ],
    [
      "its title is another one",
      async (there: Reviewing) => {
        await there.as("avery").rest.pulls.update({ ...repo, pull_number: 1, title: "Add one" });
      },
    ],
  ] as const)("where %s, and seals it anew", async ([, happens]) => {
    const there = await sealedOne();
    await happens(there);
    await there.drain();
    const again = await swept(there);
    expect(operations(again)).toContain("pulls/get");
    expect(writes(again)).toEqual(["issues/update-comment"]);
    expect(operations(await swept(there))).not.toContain("pulls/get");
    expect(stands(there)).toEqual(waits);
  });

  test("where somebody may do something else by now", async () => {
    const there = await proposed();
    const body = `approve new ${"0".repeat(32)}: So.`;
    await there.review("jordan", 1, { body });
    await there.judged();
    await swept(there);
    expect(operations(await swept(there))).not.toContain("pulls/get");
    expect(there.comment(1)).toContain("the code in the line does not fit");
    there.repository.roles.set("jordan", "read");
    expect(operations(await swept(there))).toContain("pulls/get");
    expect(there.comment(1)).toContain("the account may not write to this repository");
  });

  test("where it goes elsewhere, and says so", async () => {
    const there = await sealedOne();
    await there.branch("play", {});
    await there.as("avery").rest.pulls.update({ ...repo, pull_number: 1, base: "play" });
    await swept(there);
    expect(there.verdicts(1).review).toMatch(/^pending: Not judged: it goes to play/);
  });

  test("by hand, whatever is sealed", async () => {
    const there = await sealedOne();
    const before = there.github.log.length;
    const given = { ...repo, workflow_id: "review.yaml", ref: "main" };
    await there.as("sam").rest.actions.createWorkflowDispatch(given);
    await there.judged();
    expect(operations(there.github.log.slice(before))).toContain("pulls/get");
    expect(stands(there)).toEqual(waits);
  });
});

describe("a sweep mends", () => {
  test.for([
    ["a verdict that a workflow of a branch made good", "success", "touchstone/review"],
    ["a verdict that it worded otherwise", "pending", "touchstone/review"],
    ["the other verdict", "pending", "touchstone/check"],
  ] as const)("%s", async ([, state, context]) => {
    const there = await sealedOne();
    const before = there.verdicts(1);
    await postsVerdict(there, state, { context });
    expect(there.verdicts(1)).not.toEqual(before);
    expect(writes(await swept(there))).toEqual(["repos/create-commit-status"]);
    expect(there.verdicts(1)).toEqual(before);
  });

  test.for([
    ["a person who may edit it", (there: Reviewing) => there.as("sam")],
    [
      "a workflow of a branch, which acts for the same account",
      (there: Reviewing) => there.asJob({ "pull-requests": "write" }),
    ],
  ] as const)("a comment that was changed by %s", async ([, by]) => {
    const there = await sealedOne();
    const { id, body } = commentIn(there);
    const forged = edited(body, "What is said of new?", "What is said of old?");
    await by(there).rest.issues.updateComment({ ...repo, comment_id: id, body: forged });
    await there.drain();
    await swept(there);
    expect(commentIn(there).body).not.toContain("said of old");
  });

  test("a comment whose seal somebody else may have written", async () => {
    const there = await sealedOne();
    const { id, body } = commentIn(there);
    const given = { ...repo, comment_id: id };
    await there.as("sam").rest.issues.updateComment({ ...given, body: `${body}\n` });
    await there.drain();
    expect(operations(await swept(there))).toContain("pulls/get");
  });

  test("a comment that is gone", async () => {
    const there = await sealedOne();
    const { id } = commentIn(there);
    await there.as("sam").rest.issues.deleteComment({ ...repo, comment_id: id });
    await there.drain();
    expect(commentIn(there).body).toContain("approve new ");
    await swept(there);
    expect(operations(await swept(there))).not.toContain("pulls/get");
  });
});

test("P42: what is good by all verdicts is judged in each sweep, and never sealed", async () => {
  const there = await proposed();
  await approves(there);
  expect(stands(there)[0]).toBe("success");
  const calls = [...(await swept(there)), ...(await swept(there))];
  expect(operations(calls).filter((one) => one === "pulls/get")).toHaveLength(2);
  expect(writes(calls)).toEqual([]);
  expect(commentIn(there).body).not.toContain('"seal"');
});
