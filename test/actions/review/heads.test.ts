import { expect, test } from "vitest";
import { repo } from "../../github/setting.ts";
import { clockStrikes } from "../../support/github/events/schedule.ts";
import { approves, newCases, opens, proposed, stands } from "../../support/proposals.ts";
import type { Reviewing } from "../../support/reviewing.ts";
import { reviewing } from "../../support/reviewing.ts";
import { approvedSet } from "../../support/proposals.ts";

/** Pull requests with one last commit, on which GitHub keeps one verdict for all of them. */

/** Avery opens another pull request with the last commit of `topic`. */
async function opensAgain(
  there: Reviewing,
  { branch = "topic", base = "main" }: { readonly branch?: string; readonly base?: string },
): Promise<number> {
  if (branch !== "topic") {
    const { data } = await there.as("avery").rest.git.getRef({ ...repo, ref: "heads/topic" });
    const made = { ...repo, ref: `refs/heads/${branch}`, sha: data.object.sha };
    await there.as("avery").rest.git.createRef(made);
  }
  const pull = { ...repo, title: "The same", head: branch, base };
  const { data } = await there.as("avery").rest.pulls.create(pull);
  await there.judged();
  return data.number;
}

/** What runs of the clock and of comments on all of them write. */
async function writtenAgain(there: Reviewing, ...numbers: readonly number[]): Promise<number> {
  const before = there.github.writes().length;
  for (const number of [...numbers, ...numbers.toReversed()]) {
    const comment = { ...repo, issue_number: number, body: "Hm." };
    await there.as("kim").rest.issues.createComment(comment);
    await there.judged();
  }
  await clockStrikes(there.world, there.repository);
  await there.judged();
  // The comments of kim.
  return there.github.writes().length - before - numbers.length * 2;
}

test("one that goes elsewhere changes no verdict of one that goes to main, and says whose it is", async () => {
  const there = await proposed();
  await there.branch("play", {});
  const second = await opensAgain(there, { base: "play" });
  const { review } = there.verdicts(1);
  expect(review).toMatch(/^pending: #1: 1 case waits for a reviewer: new/);
  expect(there.verdicts(second).review).toBe(review);
  expect(await writtenAgain(there, 1, second)).toBe(0);
});

test("two to main have the worse of their verdicts, and each comment names the other", async () => {
  const there = await proposed();
  const second = await opensAgain(there, { branch: "again" });
  await there.review("jordan", second, { body: "Not yet.", event: "REQUEST_CHANGES" });
  await there.judged();
  const { review } = there.verdicts(1);
  expect(review).toMatch(/^failure: #2: Changes asked for by: jordan/);
  expect(there.comment(second)).toContain("**#1 has the same last commit.**");
  await clockStrikes(there.world, there.repository);
  await there.judged();
  expect(there.comment(1)).toContain("**#2 has the same last commit.**");
  expect(await writtenAgain(there, 1, second)).toBe(0);
});

test("where both go elsewhere none is judged, and one of them says so", async () => {
  const there = await reviewing(approvedSet);
  await there.branch("play", {});
  await there.branch("next", {});
  const first = await opens(there, newCases("new"), { base: "play" });
  await there.judged();
  expect(there.verdicts(first).review).toMatch(/^pending: Not judged: it goes to play/);
  const second = await opensAgain(there, { base: "next" });
  expect(there.verdicts(second).review).toMatch(/^pending: #1: Not judged: it goes to play/);
  expect(await writtenAgain(there, first, second)).toBe(0);
});

test("what is recorded for one of them leaves the other with its own commit and verdict", async () => {
  const there = await proposed();
  const second = await opensAgain(there, { branch: "again" });
  await approves(there);
  expect(stands(there)[0]).toBe("success");
  expect(there.verdicts(1).review).toMatch(/^success: The case is decided/);
  await clockStrikes(there.world, there.repository);
  await there.judged();
  expect(there.verdicts(second).review).toMatch(/^pending: 1 case waits for a reviewer: new/);
  expect(there.comment(second)).not.toContain("same last commit");
});

test("one that is closed holds the other up no more", async () => {
  const there = await proposed();
  const second = await opensAgain(there, { branch: "again" });
  await there.as("avery").rest.pulls.update({ ...repo, pull_number: second, state: "closed" });
  await clockStrikes(there.world, there.repository);
  await there.judged();
  expect(there.verdicts(1).review).toMatch(/^pending: 1 case waits for a reviewer: new/);
  expect(there.comment(1)).not.toContain("same last commit");
});
