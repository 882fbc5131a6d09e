import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { at, faults } from "../../support/github/server/faults.ts";
import { caseOn, pointer } from "../../support/refresh-world.ts";
import { refreshing, type Refreshing, type Started } from "../../support/refreshing.ts";
import { repo } from "../../github/setting.ts";

const branch = "touchstone/refresh/leave";
const path = "cases/leave-001.yaml";

interface Row {
  readonly row: string;
  /** What is there before the run that is looked at. */
  readonly given: (there: Refreshing) => Promise<void>;
  readonly started?: Started;
  /** The operation that the run tells, and its calls that change something, in order. */
  readonly does: string;
  /** The pull requests after it, and what the branch is. */
  readonly leaves: string;
}

/** Leave moved and is asked about in pull request 1, which the run opened. */
async function asked(there: Refreshing, started: Started = {}): Promise<void> {
  await there.toMain(pointer("two"));
  expect((await there.run(started)).code).toBe(0);
}

async function foreign({ push }: Refreshing): Promise<void> {
  await push("robin", branch, { "notes.txt": "Mine.\n" });
}

async function closed({ as }: Refreshing): Promise<void> {
  await as("robin").rest.pulls.update({ ...repo, pull_number: 1, state: "closed" });
}

async function merged({ as }: Refreshing): Promise<void> {
  await as("robin").rest.pulls.merge({ ...repo, pull_number: 1 });
}

async function branchGone({ as }: Refreshing): Promise<void> {
  await as("robin").rest.git.deleteRef({ ...repo, ref: `heads/${branch}` });
}

async function snoozed({ as }: Refreshing): Promise<void> {
  const labels = ["touchstone:snooze"];
  await as("robin").rest.issues.addLabels({ ...repo, issue_number: 1, labels });
}

/** The branch is there, and GitHub did not let the run open a pull request. */
async function withoutPullRequest(there: Refreshing): Promise<void> {
  there.repository.settings.actionsMayCreatePulls = false;
  await asked(there);
  there.repository.settings.actionsMayCreatePulls = true;
}

// In the order of docs/refresh-requests.md.
const rows: readonly Row[] = [
  {
    row: "no branch and no pull request: one is opened",
    given: async (there) => void (await there.toMain(pointer("two"))),
    does: "created, git/create-tree, git/create-commit, git/create-ref, pulls/create",
    leaves: "#1 open, leave at two",
  },
  {
    row: "no branch, and the last one was merged: a new one is opened",
    given: async (there) => {
      await asked(there);
      await merged(there);
      await branchGone(there);
      await there.toMain(pointer("four"));
    },
    does: "created, git/create-tree, git/create-commit, git/create-ref, pulls/create",
    leaves: "#1 merged, #2 open, leave at four",
  },
  {
    row: "the branch of one that was merged, asked anew: it is used again",
    given: async (there) => {
      await asked(there);
      await merged(there);
      await there.toMain(pointer("four"));
    },
    does: "created, git/create-tree, git/create-commit, graphql/MoveBranch, pulls/create",
    leaves: "#1 merged, #2 open, leave at four",
  },
  {
    row: "merged, and nobody is to be asked: done",
    given: async (there) => {
      await asked(there);
      await merged(there);
      await there.toMain(pointer("one"));
    },
    does: "unchanged",
    leaves: "#1 merged, leave at two",
  },
  {
    row: "open, ours, the same request on the same commit of main: nothing",
    given: asked,
    does: "unchanged",
    leaves: "#1 open, leave at two",
  },
  {
    row: "open, ours, the same request, and main moved: nothing",
    given: async (there) => {
      await asked(there);
      await there.toMain({ "README.md": "More.\n" });
    },
    does: "unchanged",
    leaves: "#1 open, leave at two",
  },
  {
    row: "open, ours, the same request, main moved, and branches have to be up to date: rebuilt",
    given: async (there) => {
      await asked(there);
      await there.toMain({ "README.md": "More.\n" });
    },
    started: { inputs: { strict: "true" } },
    does: "updated, git/create-tree, git/create-commit, graphql/MoveBranch",
    leaves: "#1 open, leave at two",
  },
  {
    row: "open, ours, the same revision, and its files changed on main: rebuilt",
    given: async (there) => {
      await asked(there);
      await there.toMain({ [path]: `${caseOn("leave")}notes: Asked often.\n` });
    },
    does: "updated, git/create-tree, git/create-commit, graphql/MoveBranch, pulls/update",
    leaves: "#1 open, leave at two",
  },
  {
    row: "open, ours, a newer revision: rebuilt",
    given: async (there) => {
      await asked(there);
      await there.toMain(pointer("four"));
    },
    does: "updated, git/create-tree, git/create-commit, graphql/MoveBranch, issues/create-comment, pulls/update",
    leaves: "#1 open, leave at four",
  },
  {
    row: "open, somebody else's commits, the same request: a comment",
    given: async (there) => {
      await asked(there);
      await foreign(there);
    },
    does: "edited, issues/create-comment",
    leaves: "#1 open, leave at somebody's",
  },
  {
    row: "open, somebody else's commits, a newer revision: a comment",
    given: async (there) => {
      await asked(there);
      await foreign(there);
      await there.toMain(pointer("four"));
    },
    does: "edited, issues/create-comment",
    leaves: "#1 open, leave at somebody's",
  },
  {
    row: "open, somebody else's commits, nothing stale any more: a comment",
    given: async (there) => {
      await asked(there);
      await foreign(there);
      await there.toMain(pointer("one"));
    },
    does: "edited, issues/create-comment",
    leaves: "#1 open, leave at somebody's",
  },
  {
    row: "open, to be merged into another branch: a comment",
    given: async (there) => {
      await asked(there);
      await there.branch("next", { "next.txt": "1\n" });
      await there.as("robin").rest.pulls.update({ ...repo, pull_number: 1, base: "next" });
    },
    does: "edited, issues/create-comment",
    leaves: "#1 open, leave at two",
  },
  {
    row: "closed by a person under the same revision: respected",
    given: async (there) => {
      await asked(there);
      await closed(there);
      await branchGone(there);
    },
    does: "snoozed",
    leaves: "#1 closed",
  },
  {
    row: "closed by a person under the same revision, with its branch: both stay",
    given: async (there) => {
      await asked(there);
      await closed(there);
    },
    does: "snoozed",
    leaves: "#1 closed, leave at two",
  },
  {
    row: "closed by a person under an earlier revision, ours: a new one on its branch",
    given: async (there) => {
      await asked(there);
      await closed(there);
      await there.toMain(pointer("four"));
    },
    does: "created, git/create-tree, git/create-commit, graphql/MoveBranch, pulls/create",
    leaves: "#1 closed, #2 open, leave at four",
  },
  {
    row: "closed by a person under an earlier revision, ours, nothing stale: its branch goes",
    given: async (there) => {
      await asked(there);
      await closed(there);
      await there.toMain(pointer("one"));
    },
    does: "closed, graphql/MoveBranch",
    leaves: "#1 closed",
  },
  {
    row: "closed by a person, somebody else's commits, nothing stale: its branch stays",
    given: async (there) => {
      await asked(there);
      await foreign(there);
      await closed(there);
      await there.toMain(pointer("one"));
    },
    does: "unchanged",
    leaves: "#1 closed, leave at somebody's",
  },
  {
    row: "open, ours, nothing stale any more: closed",
    given: async (there) => {
      await asked(there);
      await there.toMain(pointer("one"));
    },
    does: "closed, issues/create-comment, pulls/update, graphql/MoveBranch",
    leaves: "#1 closed",
  },
  {
    row: "open, ours, and its files cannot be written any more: left",
    given: async (there) => {
      await asked(there);
      const text = await there.repository.git.git(["show", `${branch}:${path}`]);
      await there.toMain({ [path]: text });
    },
    does: "unchanged",
    leaves: "#1 open, leave at two",
  },
  {
    row: "open, ours, and the file of one of its cases cannot be read any more: left",
    given: async (there) => {
      await asked(there);
      await there.toMain({ [path]: "id: [\n" });
    },
    does: "unchanged",
    leaves: "#1 open, leave at two",
  },
  {
    row: "open, ours, a newer revision, and the file of one of its cases cannot be read any more: left",
    given: async (there) => {
      await asked(there);
      await there.toMain({ ...pointer("four"), [path]: "id: [\n" });
    },
    does: "unchanged",
    leaves: "#1 open, leave at two",
  },
  {
    row: "a branch without a pull request, exactly the plan's tree on main's head: adopted",
    given: withoutPullRequest,
    does: "created, pulls/create",
    leaves: "#1 open, leave at two",
  },
  {
    row: "a branch without a pull request, ours, of an earlier main: rebuilt before it is opened",
    given: async (there) => {
      await withoutPullRequest(there);
      await there.toMain({ "README.md": "More.\n" });
    },
    does: "created, git/create-tree, git/create-commit, graphql/MoveBranch, pulls/create",
    leaves: "#1 open, leave at two",
  },
  {
    row: "a branch without a pull request, somebody else's: never adopted",
    given: async (there) => {
      await there.branch(branch, { "notes.txt": "Mine.\n" });
      await there.toMain(pointer("two"));
    },
    does: "created, git/create-tree, git/create-commit, git/create-ref, pulls/create",
    leaves: "#1 open, leave at somebody's, leave--2 at two",
  },
  {
    row: "a branch without a pull request, ours, nobody to be asked: deleted",
    given: async (there) => {
      await withoutPullRequest(there);
      await there.toMain(pointer("one"));
    },
    does: "closed, graphql/MoveBranch",
    leaves: "",
  },
  {
    row: "open, ours, with a label missing that a killed run did not get to: edited",
    given: asked,
    started: { inputs: { labels: "refresh" } },
    does: "updated, issues/add-labels",
    leaves: "#1 open, leave at two",
  },
  {
    row: "open, ours, with the body of an earlier request: edited",
    given: async (there) => {
      await asked(there);
      await there.toMain(pointer("four"));
      there.github.plan(at("pulls/update", 1, faults["bad credentials"]));
      expect((await there.run()).code).toBe(3);
      there.github.plan(undefined);
    },
    does: "updated, pulls/update",
    leaves: "#1 open, leave at four",
  },
  {
    row: "open, with the label to ask later: left",
    given: async (there) => {
      await asked(there);
      await snoozed(there);
      await there.toMain(pointer("four"));
    },
    does: "snoozed",
    leaves: "#1 open, leave at two",
  },
  {
    row: "closed with the label to ask later, a newer revision: left",
    given: async (there) => {
      await asked(there);
      await snoozed(there);
      await closed(there);
      await there.toMain(pointer("four"));
    },
    does: "snoozed",
    leaves: "#1 closed, leave at two",
  },
];

/** The pull requests, and of each branch whose work it holds. */
async function left(there: Refreshing): Promise<string> {
  const { git } = there.repository;
  const names = (await git.git(["for-each-ref", "--format=%(refname:short)", "refs/heads"]))
    .split("\n")
    .filter((name) => name.startsWith("touchstone/"));
  const branches = names.map(async (name) => {
    const [to = "somebody's"] = (await git.git(["log", "-1", "--format=%B", name]))
      .split("\n")
      .flatMap((line) => /^Touchstone-Refresh: to=(\S+)/.exec(line)?.[1] ?? []);
    return `${name.replace("touchstone/refresh/", "")} at ${to}`;
  });
  const pulls = there.pulls().map((one) => one.replace(/ touchstone.*/, ""));
  return [...pulls, ...(await Promise.all(branches))].join(", ");
}

describe("through the built action", () => {
  test("every row of the page has its test", async () => {
    const page = await readFile("docs/refresh-requests.md", "utf8");
    const [, table = ""] = page.split("## What is done\n");
    const told = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(
      ([, is, done]) => `${is}: ${done}`,
    );
    expect(told.slice(2)).toEqual(rows.map(({ row }) => row));
  });

  test.for(rows)("$row", async ({ given, started = {}, does, leaves }) => {
    const there = await refreshing();
    await given(there);
    const run = await there.run(started);
    expect([run.code, run.err]).toEqual([0, ""]);
    const did = [run.outputs["operation"], ...there.wrote()].join(", ");
    expect([did, await left(there)]).toEqual([does, leaves]);
    await there.run(started);
    expect(there.wrote()).toEqual([]);
    expect(await left(there)).toBe(leaves);
  });
});
