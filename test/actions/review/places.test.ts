import { describe, expect, test } from "vitest";
import { onFork } from "../../github/fork.ts";
import { repo } from "../../github/setting.ts";
import { nodes } from "../../support/action-run.ts";
import { commitTo, pushTo, type Files } from "../../support/github/commit-to.ts";
import { runAgain } from "../../support/github/events/run-life.ts";
import { clockStrikes } from "../../support/github/events/schedule.ts";
import type { WorkflowRun } from "../../support/github/world/reports.ts";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import {
  approvedSet,
  approves,
  candidate,
  fileOf,
  line,
  newCases,
  opens,
  proposed,
  stands,
  waits,
  why,
} from "../../support/proposals.ts";
import { reviewing, type Reviewing } from "../../support/reviewing.ts";

/**
 * Where a pull request comes from, and when GitHub lets its runs go: a private repository, Dependabot, runs that are held back,
 * that come in another order, at once or once more (docs/review.md).
 */

const pull = { ...repo, pull_number: 1 } as const;

const headOf = (there: Reviewing, number = 1): string =>
  pullNumbered(there.repository, number)?.pull.headOid ?? "";

const commentsOn = (there: Reviewing, number = 1): number =>
  pullNumbered(there.repository, number)?.comments.length ?? 0;

/** What a run writes, by the operations of GitHub. */
async function writesOf(there: Reviewing, act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = there.github.writes().length;
  await act();
  const written = there.github.writes().slice(before);
  return written.map(({ operation }) => operation);
}

/** The hour comes, and all that waits is run. */
async function swept(there: Reviewing): Promise<void> {
  await clockStrikes(there.world, there.repository);
  await there.judged();
}

/** Somebody opens a pull request from a fork of theirs. */
async function openedFromFork(there: Reviewing, login: string, files: Files): Promise<void> {
  const fork = await there.world.fork(there.repository, login);
  await onFork(there.github, fork).push("topic", files);
  const wanted = { ...repo, title: "From outside", head: `${login}:topic`, base: "main" };
  await there.as(login).rest.pulls.create(wanted);
}

async function says(there: Reviewing, login: string, body: string): Promise<void> {
  await there.as(login).rest.issues.createComment({ ...repo, issue_number: 1, body });
}

describe.for(nodes.map((node, at) => [at === 0 ? "this Node" : "Node 24", node] as const))(
  "under %s",
  ([, node]) => {
    test("the comment gives the line, the approval counts, and it is recorded", async () => {
      const there = await reviewing(approvedSet, { node });
      await opens(there, newCases("new"));
      await there.judged();
      const review = await approves(there);
      expect(stands(there)).toEqual([
        "success",
        "**Done: the case is decided, and nothing is missing.**",
      ]);
      expect(await there.file("topic", fileOf("new"))).toContain(`review: ${review}`);
    });
  },
);

describe("in a private repository", () => {
  test("a review counts as anywhere", async () => {
    const there = await reviewing(approvedSet, { isPrivate: true });
    await opens(there, newCases("new"));
    await there.judged();
    await approves(there);
    expect(stands(there)[0]).toBe("success");
    expect(await there.file("topic", fileOf("new"))).toContain("reviewedBy: jordan");
  });

  test("whoever has no part in it does not count, were their account named by the policy", async () => {
    const there = await reviewing(
      { ...approvedSet, ".github/touchstone.yaml": "reviewers: [jordan, noor, sam, kim]\n" },
      { isPrivate: true },
    );
    await opens(there, newCases("new"));
    await there.judged();
    await there.review("kim", 1, { body: `${line(there, "approve new ")} ${why}` });
    there.repository.roles.delete("kim");
    await swept(there);
    expect(stands(there)).toEqual(waits);
    expect(there.comment(1)).toContain("may not write to this repository");
  });

  test("a fork starts no run, so its pull request is judged by the clock and by answers", async () => {
    const there = await reviewing(approvedSet, { isPrivate: true });
    await openedFromFork(there, "kim", newCases("new"));
    expect(await there.judged()).toEqual([]);
    await swept(there);
    expect(stands(there)).toEqual(waits);
    const head = headOf(there);
    await there.review("jordan", 1, { body: "I read it." });
    expect(await there.judged()).toEqual([]);
    await says(there, "jordan", `${line(there, "approve new ")} ${why}`);
    expect(await there.judged()).toHaveLength(1);
    expect(stands(there)[0]).toBe("success");
    expect(headOf(there)).toBe(head);
  });
});

describe("a policy of main that cannot be read", () => {
  const policy = ".github/touchstone.yaml";

  test("takes back what was green, and an administrator lets through what mends it", async () => {
    const there = await reviewing({ ...approvedSet, [policy]: "reviewers: [jordan]\n" });
    there.repository.roles.set("noor", "admin");
    await opens(there, newCases("new"));
    await there.judged();
    await approves(there);
    await there.judged();
    expect(stands(there)[0]).toBe("success");
    await commitTo(there.repository, ["main", { [policy]: "reviewers: [\n" }]);
    await swept(there);
    expect(there.verdicts(1).review).toBe(
      "failure: The policy of the main branch cannot be read, so no review counts. It has to be mended first.",
    );
    expect(there.comment(1)).toMatch(/^\*\*The policy of the main branch cannot be read/);
    expect(await there.file("topic", fileOf("new"))).toContain("reviewedBy: jordan");

    const mend = { branch: "mend", title: "Mend the policy" };
    const number = await opens(there, { [policy]: "reviewers: [jordan]\n" }, mend);
    await there.judged();
    expect(there.verdicts(number).review).toMatch(/^pending: 1 file waits for an owner/);
    const accepting = (): string => `${line(there, "accept ", number)} ${why}`;
    await there.review("jordan", number, { body: accepting() });
    await there.judged();
    expect(there.verdicts(number).review).toMatch(/^pending/);
    await there.review("noor", number, { body: accepting() });
    await there.judged();
    expect(there.verdicts(number)).toEqual({
      check: expect.stringMatching(/^success/),
      review: expect.stringMatching(/^success/),
    });
  });
});

/** The runs that GitHub holds back until somebody lets them go. */
const parked = (there: Reviewing): readonly WorkflowRun[] =>
  there.repository.runs.filter(({ conclusion }) => conclusion === "action_required");

async function letGo(there: Reviewing): Promise<void> {
  for (const { id } of parked(there)) {
    await there.as("sam").rest.actions.approveWorkflowRun({ ...repo, run_id: id });
  }
  await there.judged();
}

describe("runs that are held back", () => {
  test("P33: of somebody's first pull request keep it from being judged no longer than to the next answer", async () => {
    const there = await reviewing(approvedSet);
    await openedFromFork(there, "dora", newCases("new"));
    expect(await there.judged()).toEqual([]);
    expect(parked(there)).toHaveLength(1);
    await says(there, "dora", "Is this right so?");
    await there.judged();
    expect(stands(there)).toEqual(waits);
    await approves(there);
    expect(stands(there)[0]).toBe("success");
    expect(await writesOf(there, async () => await letGo(there))).toEqual([
      "actions/approve-workflow-run",
    ]);
    expect(parked(there)).toEqual([]);
  });

  test("P33: of the commit that records a decision change nothing, held or let go", async () => {
    const there = await proposed();
    await approves(there);
    expect(parked(there).map(({ head }) => head.sha)).toEqual([headOf(there)]);
    expect(stands(there)[0]).toBe("success");
    expect(await writesOf(there, async () => await letGo(there))).toEqual([
      "actions/approve-workflow-run",
    ]);
    expect(stands(there)[0]).toBe("success");
  });
});

/** Has a run of the workflow that judges run once more, with the event that it had. */
async function judgedAgain(there: Reviewing, nth: number): Promise<void> {
  const own = there.repository.runs.filter(({ workflow }) => workflow.path.endsWith("review.yaml"));
  const run = own.at(nth);
  if (run?.event !== "workflow_run") throw new Error("No workflow started this run.");
  const actor = there.world.account("sam");
  await runAgain({ world: there.world, repository: there.repository, actor }, run);
  expect(await there.judged()).toHaveLength(1);
}

describe("runs that come late", () => {
  test("go by what is there: an old one takes no verdict, no commit and no comment back", async () => {
    const there = await proposed();
    const before = headOf(there);
    await approves(there);
    const head = headOf(there);
    expect(head).not.toBe(before);
    expect(await writesOf(there, async () => await judgedAgain(there, 0))).toEqual([]);
    expect(stands(there)[0]).toBe("success");
    expect(headOf(there)).toBe(head);
    expect(commentsOn(there)).toBe(1);
  });

  test("do not bring back what was approved before the case changed", async () => {
    const there = await proposed();
    await approves(there);
    const changed = candidate("new", "What is said of it now?");
    await there.push("avery", "topic", { [fileOf("new")]: changed });
    await there.judged();
    expect(stands(there)).toEqual(waits);
    for (const nth of [0, 1]) await judgedAgain(there, nth);
    expect(stands(there)).toEqual(waits);
    expect(await there.file("topic", fileOf("new"))).toBe(changed);
  });

  test("or both at once, record once and comment once", async () => {
    const there = await proposed();
    const body = `${line(there, "approve new ")} ${why}`;
    const review = await there.review("jordan", 1, { body });
    const before = headOf(there);
    let met = 0;
    there.github.plan(({ operation }) => {
      if (operation !== "graphql/MoveBranch" || met++ > 0) return undefined;
      return { kind: "meanwhile", when: "before", does: async () => await swept(there) };
    });
    await there.judged();
    there.github.plan(undefined);
    expect(met).toBeGreaterThan(1);
    expect(stands(there)[0]).toBe("success");
    expect(await there.file("topic", fileOf("new"))).toContain(`review: ${review}`);
    expect(await there.repository.git.commitsBetween(before, headOf(there))).toHaveLength(1);
    expect(commentsOn(there)).toBe(1);
    expect(await writesOf(there, async () => await swept(there))).toEqual([]);
  });
});

const pinned = `on: workflow_dispatch
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@${"9".repeat(40)} # v8.0.0
`;

/** Dependabot opens a pull request from a branch of the repository. */
async function bumped(files: Files): Promise<Reviewing> {
  const inFolder = Object.entries(approvedSet).map(([path, text]) => [`eval/${path}`, text]);
  const there = await reviewing(Object.fromEntries(inFolder), { set: "eval" });
  const { world, repository } = there;
  const by = world.account("dependabot[bot]", "Bot");
  repository.roles.set(by.login, "write");
  const onto = (await repository.git.branch("main")) ?? null;
  await pushTo(world, repository, { by, branch: "deps", files, onto });
  await there
    .as(by.login)
    .rest.pulls.create({ ...repo, title: "Bump", head: "deps", base: "main" });
  await there.judged();
  return there;
}

describe("Dependabot", () => {
  test("may change what is none of the set", async () => {
    const there = await bumped({ "package.json": "{}\n" });
    expect(stands(there)).toEqual(["success", ""]);
  });

  test("waits for an owner where it changes the pin of an action", async () => {
    const there = await bumped({ ".github/workflows/build.yaml": pinned });
    expect(there.verdicts(1).review).toMatch(/^pending: 1 file waits for an owner/);
    await approves(there, { starts: "accept " });
    expect(stands(there)).toEqual(waits);
    there.repository.roles.set("sam", "admin");
    await approves(there, { starts: "accept ", login: "sam" });
    expect(stands(there)[0]).toBe("success");
  });
});

describe("a pull request that lives on", () => {
  test("keeps its approval through a conflict that a rebase mended", async () => {
    const there = await reviewing({ ...approvedSet, "notes.md": "One.\n" });
    await opens(there, { ...newCases("new"), "notes.md": "Two.\n" });
    await there.judged();
    await approves(there);
    const onto = await there.push("sam", "main", { "notes.md": "Three.\n" });
    await swept(there);
    expect(there.verdicts(1).review).toMatch(/^failure: Not judged: it conflicts/);
    const files = { ...newCases("new"), "notes.md": "Two and three.\n" };
    await there.push("avery", "topic", { files, options: { onto } });
    await there.judged();
    expect(await there.file("topic", fileOf("new"))).toContain("reviewedBy: jordan");
    expect(there.verdicts(1).review).toMatch(/^pending: 1 file waits for a/);
  });

  test("takes no verdict along that another with the same last commit had", async () => {
    const there = await proposed();
    await approves(there);
    await there.as("avery").rest.pulls.update({ ...pull, state: "closed" });
    await there.branch("play", {});
    const second = { ...repo, title: "The same", head: "topic", base: "play" };
    await there.as("avery").rest.pulls.create(second);
    await there.judged();
    expect(there.verdicts(2).review).toMatch(/^pending: Not judged: it goes to play/);
    await there.as("avery").rest.pulls.update({ ...pull, pull_number: 2, base: "main" });
    await swept(there);
    expect(there.verdicts(2).review).toMatch(/^failure: Claims a decision that nobody made: new/);
    await approves(there, { number: 2, starts: "approve new " });
    expect(stands(there, 2)[0]).toBe("success");
  });

  test("is left alone while it is closed, and counts what was said before once it is open again", async () => {
    const there = await proposed();
    await there.as("avery").rest.pulls.update({ ...pull, state: "closed" });
    await there.review("jordan", 1, { body: `${line(there, "approve new ")} ${why}` });
    expect(await writesOf(there, async () => await there.judged())).toEqual([]);
    expect(await there.file("topic", fileOf("new"))).not.toContain("reviewedBy");
    await there.as("avery").rest.pulls.update({ ...pull, state: "open" });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
    expect(await there.file("topic", fileOf("new"))).toContain("reviewedBy: jordan");
  });

  test("may be a draft: it is judged and approved as any", async () => {
    const there = await reviewing(approvedSet);
    await there.branch("topic", newCases("new"));
    const draft = { ...repo, title: "Add a case", head: "topic", base: "main", draft: true };
    await there.as("avery").rest.pulls.create(draft);
    await there.judged();
    expect(stands(there)).toEqual(waits);
    await approves(there);
    expect(stands(there)[0]).toBe("success");
    expect(await there.file("topic", fileOf("new"))).toContain("reviewedBy: jordan");
  });
});
