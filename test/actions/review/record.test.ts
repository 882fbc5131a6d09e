import { beforeAll, describe, expect, test } from "vitest";
import { recordedDecisions } from "../../../src/approving/verifying/recorded-decision.ts";
import { verifyDecisions } from "../../../src/approving/verifying/verify.ts";
import { commitTree } from "../../../src/git/commit-tree.ts";
import { openRepository } from "../../../src/git/repository.ts";
import { proofHost } from "../../../src/github/proof-host.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { memoryIn } from "../../../src/report/approving/review-memory.ts";
import { onFork } from "../../github/fork.ts";
import { placeOf } from "../../github/host-setting.ts";
import { repo } from "../../github/setting.ts";
import { builtTool } from "../../support/built-tool.ts";
import { edited } from "../../support/edited.ts";
import { clockStrikes } from "../../support/github/events/schedule.ts";
import { pullNumbered, pullsOf } from "../../support/github/world/pulls.ts";
import {
  approvedSet,
  approves,
  candidate,
  fileOf,
  line,
  newCases,
  opens,
  stands,
  why,
} from "../../support/proposals.ts";
import { approvedEarlier, fixtureCorpus, undecided, withRefresh } from "../../support/refreshes.ts";
import { reviewing, type Reviewing } from "../../support/reviewing.ts";

/**
 * What was decided in pull requests and not written down before their merge: one pull request brings it to the main branch, by
 * the built action through the workflows as they stand in this repository (docs/review.md).
 */

const branch = "touchstone/record/decisions";

beforeAll(async () => {
  await builtTool();
}, 120_000);

type Files = Readonly<Record<string, string>>;

const afterMerge = (text: string): string =>
  text.replace(
    "          pull-request: $",
    "          record: after-merge\n          pull-request: $",
  );

/** A set whose pull requests get their decisions after the merge. */
async function recordingAfter(files: Files = approvedSet): Promise<Reviewing> {
  const there = await reviewing({ ...files }, { workflow: afterMerge });
  there.repository.settings.actionsMayCreatePulls = true;
  return there;
}

/** A pull request of avery's that brings a case, is approved by jordan if `isApproved`, and is merged. */
async function merged(
  there: Reviewing,
  id: string,
  { isApproved = true }: { readonly isApproved?: boolean } = {},
): Promise<{ readonly number: number; readonly review: number }> {
  const number = await opens(there, newCases(id), { branch: `topic-${id}` });
  await there.judged();
  const review = isApproved ? await approves(there, { number, starts: `approve ${id} ` }) : 0;
  await merges(there, number);
  return { number, review };
}

/** A commit on main of three months after the others. */
async function laterCommit(there: Reviewing): Promise<void> {
  const { git } = there.as("sam").rest;
  const { data: main } = await git.getRef({ ...repo, ref: "heads/main" });
  const { data: last } = await git.getCommit({ ...repo, commit_sha: main.object.sha });
  const sam = { name: "Sam", email: "sam@example.test", date: "2026-12-01T00:00:00Z" };
  const { data: later } = await git.createCommit({
    ...repo,
    message: "Nothing",
    tree: last.tree.sha,
    parents: [last.sha],
    author: sam,
    committer: sam,
  });
  await git.updateRef({ ...repo, ref: "heads/main", sha: later.sha });
}

type Method = "merge" | "squash" | "rebase";

async function merges(
  there: Reviewing,
  number: number,
  merge_method: Method = "merge",
): Promise<void> {
  await there.as("sam").rest.pulls.merge({ ...repo, pull_number: number, merge_method });
}

/** The hour comes, and what waits is run. */
async function hour(there: Reviewing): Promise<string> {
  await clockStrikes(there.world, there.repository);
  return (await there.judged()).map(({ log }) => log).join("\n");
}

/** The pull request that records, if it is open. */
function rolling(there: Reviewing): number {
  const found = pullsOf(there.repository).find(
    ({ state, pull }) => state === "open" && pull.head.branch === branch,
  );
  return found?.number ?? 0;
}

const firstLine = (there: Reviewing, number: number): string =>
  there.comment(number).split("\n", 1)[0] ?? "";

/** What `touchstone review verify --github` says of each decision on main. */
async function verified(there: Reviewing): Promise<readonly string[]> {
  const clone = openRepository(there.repository.git.folder);
  const head = (await there.repository.git.branch("main")) ?? "";
  const dataset = await loadDataset(await commitTree(clone, head, ""));
  const host = proofHost({
    place: placeOf(there.github),
    token: there.world.personalToken("sam"),
    memoryOf: (comments) => memoryIn(comments, ""),
  });
  const decisions = dataset.cases.flatMap(recordedDecisions);
  const found = await verifyDecisions(dataset, decisions, { committed: new Map(), host });
  return found.map(({ decision, standing }) => `${decision.id}: ${standing.is}`);
}

describe("a pull request of a fork", () => {
  test.for(["merge", "squash", "rebase"] as const)(
    "P43: that is merged by %s has its decisions recorded by one more, which needs nobody",
    async (method) => {
      const there = await reviewing(approvedSet);
      there.repository.settings.actionsMayCreatePulls = true;
      const fork = await there.world.fork(there.repository, "dora");
      for (const id of ["new", "other"]) {
        await onFork(there.github, fork).push("topic", newCases(id));
      }
      const pull = { ...repo, title: "From outside", head: "dora:topic", base: "main" };
      await there.as("dora").rest.pulls.create(pull);
      await hour(there);
      await approves(there);
      await approves(there, { starts: "approve other " });
      await merges(there, 1, method);
      await there.judged();
      const number = rolling(there);
      expect(there.verdicts(number)).toEqual({
        check: "success: No errors, in 4 cases",
        review: "success: Both cases are decided",
      });
      expect(firstLine(there, 1)).toBe(
        `**Merged.** What was decided about \`new\` and \`other\` is written into their files by pull request #${number}.`,
      );
      await merges(there, number);
      await hour(there);
      expect(firstLine(there, number)).toBe(
        "**Merged, and nothing is missing:** what was decided stands in the files of the cases.",
      );
      expect(there.comment(number)).not.toContain("claims");
      expect(await verified(there)).toEqual(
        expect.arrayContaining(["new: proved", "other: proved"]),
      );
      expect(rolling(there)).toBe(0);
    },
  );
});

describe("a pull request that is merged with its decisions left to later", () => {
  test("of two of them one brings all, and is told from what they are", async () => {
    const there = await recordingAfter();
    await merged(there, "new");
    await there.judged();
    const number = rolling(there);
    await merged(there, "other");
    await there.judged();
    expect(rolling(there)).toBe(number);
    const { title, body } = pullNumbered(there.repository, number) ?? {};
    expect(title).toBe("Record 2 decisions made in #1 and #3");
    expect(body?.split("\n").filter((one) => one.startsWith("| `"))).toEqual([
      "| `new` | approved | `jordan` | #1 |",
      "| `other` | approved | `jordan` | #3 |",
    ]);
    expect(await there.file(branch, fileOf("other"))).toContain("pullRequest: 3");
    expect(stands(there, number)[0]).toBe("success");
    expect(firstLine(there, 1)).toContain(`#${number}`);
    expect(firstLine(there, 3)).toContain(`#${number}`);
  });

  test("and asked about moved evidence is decided on main as its line says", async () => {
    const asked = withRefresh(approvedEarlier(), undecided);
    const old = fileOf("refund-policy-001");
    const there = await recordingAfter({ ...fixtureCorpus(), [old]: approvedEarlier() });
    const number = await opens(there, { [old]: asked });
    await there.judged();
    await approves(there, { number, starts: "confirm refund-policy-001 " });
    expect(stands(there, number)[0]).toBe("success");
    await merges(there, number, "squash");
    await there.judged();
    const text = await there.file(branch, old);
    expect(text).toContain("outcome: confirmed");
    expect(text).toContain(`pullRequest: ${number}`);
    expect(there.verdicts(rolling(there))).toEqual({
      check: expect.stringMatching(/^success: /),
      review: "success: The case is decided",
    });
  });

  test("P43: and without a line counts as unapproved, loudly and once", async () => {
    const there = await recordingAfter();
    const { number } = await merged(there, "new", { isApproved: false });
    await there.judged();
    expect(firstLine(there, number)).toMatchInlineSnapshot(
      `"**Merged without an approval: \`new\` counts as unapproved.** No line that counts fits what was merged. Until the case changes, its line below may still be said here, in a review that approves."`,
    );
    expect(rolling(there)).toBe(0);
    const told = there.comment(number);
    const before = there.github.writes().length;
    await hour(there);
    expect(there.comment(number)).toBe(told);
    expect(there.github.writes().length).toBe(before);
    await there.review("noor", number, { body: "LGTM" });
    await hour(there);
    expect(firstLine(there, number)).toContain("`noor`, your approval does not count yet");
    // A line that is said late counts all the same.
    await there.review("jordan", number, { body: `${line(there, "approve new ", number)} ${why}` });
    await hour(there);
    expect(await there.file(branch, fileOf("new"))).toContain("reviewedBy: jordan");
    expect(firstLine(there, number)).toContain(`#${rolling(there)}`);
  });

  test("and whose approval is dismissed since records nothing, and says so", async () => {
    const there = await recordingAfter();
    const { number, review } = await merged(there, "new");
    await there.judged();
    const records = rolling(there);
    const dismissal = { ...repo, pull_number: number, review_id: review, message: "No." };
    await there.as("sam").rest.pulls.dismissReview(dismissal);
    await hour(there);
    expect(rolling(there)).toBe(0);
    expect(pullNumbered(there.repository, records)?.state).toBe("closed");
    expect(await there.repository.git.branch(branch)).toBeUndefined();
    expect(firstLine(there, number)).toContain("counts as unapproved");
  });

  test("and whose case is another one on main since is not written over", async () => {
    const there = await recordingAfter();
    const { number } = await merged(there, "new");
    await there.push("sam", "main", { [fileOf("new")]: candidate("new", "What else is said?") });
    await hour(there);
    expect(rolling(there)).toBe(0);
    expect(firstLine(there, number)).toContain("`new` changed since");
  });

  test("by a workflow, which starts none, is found by the clock", async () => {
    const there = await recordingAfter();
    const number = await opens(there, newCases("new"));
    await there.judged();
    await approves(there, { number });
    const job = there.asJob({ contents: "write", "pull-requests": "write" });
    await job.rest.pulls.merge({ ...repo, pull_number: number });
    await there.judged();
    expect(rolling(there)).toBe(0);
    await hour(there);
    expect(stands(there, rolling(there))[0]).toBe("success");
  });

  test("longer than a month ago is recorded when somebody names it, and stays underway", async () => {
    const there = await recordingAfter();
    const { number } = await merged(there, "new");
    await laterCommit(there);
    await there.judged();
    expect(rolling(there)).toBe(0);
    const started = { workflow_id: "review.yaml", inputs: { "pull-request": String(number) } };
    await there.as("sam").rest.actions.createWorkflowDispatch({ ...repo, ref: "main", ...started });
    await there.judged();
    const records = rolling(there);
    expect(await there.file(branch, fileOf("new"))).toContain(`pullRequest: ${number}`);
    await hour(there);
    expect(rolling(there)).toBe(records);
  });

  test("P47: a second run writes nothing", async () => {
    const there = await recordingAfter();
    await merged(there, "new");
    await hour(there);
    const before = there.github.writes().length;
    await hour(there);
    expect(
      there.github
        .writes()
        .slice(before)
        .map(({ operation }) => operation),
    ).toEqual([]);
  });
});

describe("the branch that records", () => {
  test("P26: is not rewritten once somebody else pushed to it, and what they pushed needs a line", async () => {
    const there = await recordingAfter();
    await merged(there, "new");
    await there.judged();
    const number = rolling(there);
    const pushed = await there.push("noor", branch, newCases("third"));
    await merged(there, "other");
    await hour(there);
    expect(await there.repository.git.branch(branch)).toBe(pushed);
    expect(stands(there, number)[0]).toBe("pending");
    const told = pullNumbered(there.repository, number)?.comments.map(({ body }) => body);
    expect(told?.join("\n")).toContain("is not brought up to date any more");
  });

  test("that somebody made in advance is left alone, and the run says so", async () => {
    const there = await recordingAfter();
    const theirs = await there.branch(branch, newCases("third"));
    await merged(there, "new");
    const log = (await there.judged()).map((step) => step.log).join("\n");
    expect(log).toContain(`The branch ${branch} holds commits that no run wrote`);
    expect(await there.repository.git.branch(branch)).toBe(theirs);
    const deleted = { ...repo, ref: `heads/${branch}` };
    await there.as("sam").rest.git.deleteRef(deleted);
    await hour(there);
    expect(stands(there, rolling(there))[0]).toBe("success");
  });

  test("stays closed once somebody closed it, until something else is decided", async () => {
    const there = await recordingAfter();
    await merged(there, "new");
    await there.judged();
    const first = rolling(there);
    await there.as("sam").rest.pulls.update({ ...repo, pull_number: first, state: "closed" });
    expect(await hour(there)).toContain(`Somebody closed #${first}`);
    expect(rolling(there)).toBe(0);
    await merged(there, "other");
    await there.judged();
    expect(await there.file(branch, fileOf("new"))).toContain("reviewedBy: jordan");
    expect(rolling(there)).toBeGreaterThan(first);
  });
});

/** The file that recording writes for a merged pull request, which a person brings. */
async function copied(change: (text: string) => string): Promise<readonly [Reviewing, number]> {
  const there = await recordingAfter();
  await merged(there, "new");
  await there.judged();
  const text = change(await there.file(branch, fileOf("new")));
  const number = await opens(there, { [fileOf("new")]: text }, { branch: "copy" });
  await there.judged();
  return [there, number];
}

describe("what a pull request says of a merged one", () => {
  test("is taken where it is what recording writes, whoever brings it", async () => {
    const [there, number] = await copied((text) => text);
    expect(stands(there, number)[0]).toBe("success");
  });

  test.for([
    ["another reason", (text: string) => edited(text, why, "Because.")],
    ["another reviewer", (text: string) => edited(text, "reviewedBy: jordan", "reviewedBy: noor")],
    ["a word more in the case", (text: string) => edited(text, "of purchase.\n", "of purchase!\n")],
    ["a note more", (text: string) => `${text}notes: Read.\n`],
    [
      "another pull request, which is open",
      (text: string) => edited(text, "pullRequest: 1", "pullRequest: 2"),
    ],
    [
      "a pull request that is not there",
      (text: string) => edited(text, "pullRequest: 1", "pullRequest: 999"),
    ],
  ] as const)("P44: with %s is a false claim", async ([, change]) => {
    const [there, number] = await copied(change);
    expect(there.verdicts(number).review).toMatch(
      /^failure: Claims a decision that nobody made: new/,
    );
  });

  test("P44: which decides nothing of the case is a false claim", async () => {
    const there = await recordingAfter();
    const { review } = await merged(there, "new");
    await hour(there);
    const recorded = await there.file(branch, fileOf("new"));
    const block = recorded.slice(recorded.indexOf("review:"));
    const forged = `${candidate("forged")}${block}`;
    const number = await opens(there, { [fileOf("forged")]: forged }, { branch: "forged" });
    await there.judged();
    expect(forged).toContain(`review: ${review}`);
    expect(there.verdicts(number).review).toMatch(/^failure: Claims a decision that nobody made/);
    // What is said of the other one may change, so no sweep may pass over this one.
    await hour(there);
    expect(there.comment(number)).not.toContain('"seal"');
  });
});

test("a pull request of Dependabot is not written to, and its decisions come after the merge", async () => {
  const there = await reviewing(approvedSet);
  there.repository.settings.actionsMayCreatePulls = true;
  there.world.account("dependabot[bot]");
  there.repository.roles.set("dependabot[bot]", "write");
  const head = await there.branch("dependabot/npm", newCases("new"));
  const pull = { ...repo, title: "Bump", head: "dependabot/npm", base: "main" };
  await there.as("dependabot[bot]").rest.pulls.create(pull);
  await there.judged();
  await approves(there);
  expect(stands(there)[0]).toBe("success");
  expect(pullNumbered(there.repository, 1)?.pull.headOid).toBe(head);
  await merges(there, 1, "squash");
  await there.judged();
  expect(await there.file(branch, fileOf("new"))).toContain("reviewedBy: jordan");
});
