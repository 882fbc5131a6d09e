import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repo } from "../../github/setting.ts";
import { checkOut } from "../../support/checkout.ts";
import { runGit } from "../../support/github/git/run-git.ts";
import { at, faults } from "../../support/github/server/faults.ts";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import { caseFiles } from "../../support/good-set.ts";
import { caseOn, pointer, worldFiles } from "../../support/refresh-world.ts";
import { refreshing, type Refreshing } from "../../support/refreshing.ts";
import { annotations } from "../../support/validated.ts";

const leave = "touchstone/refresh/leave";
const leavePath = "cases/leave-001.yaml";

/** Leave moved, and nobody was asked yet. */
async function moved(...settings: Parameters<typeof refreshing>): Promise<Refreshing> {
  const there = await refreshing(...settings);
  await there.toMain(pointer("two"));
  return there;
}

/** The same, and somebody was asked. */
async function asked(): Promise<Refreshing> {
  const there = await moved();
  expect((await there.run()).code).toBe(0);
  return there;
}

const manyOnLeave = (count: number): Readonly<Record<string, string>> =>
  worldFiles({ cases: Array.from({ length: count }, (_, index) => caseOn("leave", index + 1)) });

/** How a run ends that cannot do what it is to do: its code and its annotations. */
const said = async (
  started: Parameters<Refreshing["run"]>[0],
  there?: Refreshing,
): Promise<unknown> => {
  const here = there ?? (await moved());
  const run = await here.run(started);
  expect(here.wrote()).toEqual([]);
  expect(run.report).toMatchObject({ notDone: { exitCode: run.code } });
  expect(run.summary).toContain("## ❌ Touchstone refresh: not done");
  return [run.code, ...annotations(run).map((line) => here.plain(line, run))];
};

describe("P21: whatever cannot be done ends the run with a reason", () => {
  test("an event that nobody thought of", async () => {
    expect(await said({ event: "issue_comment" })).toMatchInlineSnapshot(`
      [
        3,
        "error Touchstone refresh: not done: The event "issue_comment" is none that this action runs on. Run it on push to the main branch, schedule or workflow_dispatch to ask people, and on pull_request to show what a corpus revision would ask.",
      ]
    `);
    expect(await said({ event: "pull_request_target" })).toMatchInlineSnapshot(`
      [
        3,
        "error Touchstone refresh: not done: The event "pull_request_target" is none that this action runs on. Run it on push to the main branch, schedule or workflow_dispatch to ask people, and on pull_request to show what a corpus revision would ask.",
      ]
    `);
  });

  test("no token", async () => {
    expect(await said({ inputs: { token: "" } })).toMatchInlineSnapshot(`
      [
        2,
        "error Touchstone refresh: not done: The input token is empty. Leave it out, and the token of the job is taken; a secret that is named and not set is empty.",
      ]
    `);
  });

  test("a token that GitHub does not know", async () => {
    expect(await said({ inputs: { token: "ghs_unknown" } })).toMatchInlineSnapshot(`
      [
        3,
        "error Touchstone refresh: not done: Could not read the main branch: GitHub does not accept the token (401 Bad credentials). Give a token that is valid now.",
      ]
    `);
  });

  test("no address of the API, and one where nobody answers", async () => {
    expect(await said({ environment: { GITHUB_API_URL: undefined } })).toMatchInlineSnapshot(`
      [
        3,
        "error Touchstone refresh: not done: The variable GITHUB_API_URL holds no address of GitHub's API.",
      ]
    `);
    const nowhere = { GITHUB_API_URL: "http://127.0.0.1:9" };
    expect(await said({ environment: nowhere })).toMatchInlineSnapshot(`
      [
        3,
        "error Touchstone refresh: not done: Could not read the main branch: GitHub gave no answer (bad port). What was done so far stays. Run it again.",
      ]
    `);
  });

  test("inputs that cannot be followed", async () => {
    const there = await moved();
    for (const inputs of [
      { draft: "maybe" },
      { commit: "svn" },
      { commit: "git", "git-author": "Sam" },
      { "git-author": "Sam <sam@example.test>" },
      { reviewers: "sam, the team" },
      { path: "nowhere" },
      { path: "../elsewhere" },
    ]) {
      expect(await said({ inputs }, there)).toMatchSnapshot(JSON.stringify(inputs));
    }
  });

  test("a checkout that is none, and one of another repository", async () => {
    const there = await moved();
    const folder = await checkOut(there.repository, {
      commit: (await there.repository.git.branch("main")) ?? "",
      depth: 1,
    });
    rmSync(join(folder, ".git"), { recursive: true });
    expect(await said({ workspace: folder }, there)).toMatchInlineSnapshot(`
      [
        2,
        "error Touchstone refresh: not done: "." lies in no Git repository. Check it out first, by actions/checkout.",
      ]
    `);
    await runGit(folder, ["init", "--quiet"]);
    await runGit(folder, ["add", "."]);
    await runGit(folder, ["-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "-qm", "x"]);
    expect(await said({ workspace: folder }, there)).toMatchInlineSnapshot(`
      [
        2,
        "error Touchstone refresh: not done: "." holds commit <short>, which is not on the main branch of https://github.test/acme/set. Refresh asks about what the main branch holds: check that branch out, start the workflow on no other, and name its folder in the input path.",
      ]
    `);
  });

  test("a push to another branch than main", async () => {
    const there = await moved();
    const commit = await there.push("sam", "topic", {
      files: { "note.txt": "x\n" },
      options: { onto: (await there.repository.git.branch("main")) ?? null },
    });
    expect(await said({ commit, event: "push", payload: "{}" }, there)).toMatchInlineSnapshot(`
      [
        2,
        "error Touchstone refresh: not done: "." holds commit <short>, which is not on the main branch of https://github.test/acme/set. Refresh asks about what the main branch holds: check that branch out, start the workflow on no other, and name its folder in the input path.",
      ]
    `);
  });

  test("a set that is damaged, with its place", async () => {
    const there = await moved();
    await there.toMain({
      "families.yaml": "families: [\n",
      "corpus-revisions/current.yaml": "revision: nine\n",
    });
    expect(await said({}, there)).toMatchInlineSnapshot(`
      [
        1,
        "error families.yaml:1 file/not-yaml: The "[" that opens here is never closed.",
        "error Touchstone refresh: not done: The set is damaged, so nothing was planned and nothing was written. Mend it first: "touchstone check" tells all of it.",
      ]
    `);
  });

  test("an answer that GitHub does not give", async () => {
    const there = await moved();
    there.github.plan(({ operation }) =>
      operation === "git/list-matching-refs" ? faults["server error before"] : undefined,
    );
    expect(await said({}, there)).toMatchInlineSnapshot(`
      [
        3,
        "error Touchstone refresh: not done: Could not read the branches below touchstone/refresh/: GitHub broke (502 Server Error). What was done so far stays. Run it again.",
      ]
    `);
  });
});

describe("P23: a run goes by states", () => {
  test("a push that tells nothing of what changed, or was missed, is as good as any", async () => {
    const there = await moved();
    await there.toMain({ "README.md": "Something else.\n" });
    const zeros = { before: "0".repeat(40), forced: true };
    const run = await there.run({ event: "push", payload: JSON.stringify(zeros) });
    expect([run.code, there.pulls().length]).toEqual([0, 1]);
  });

  test("what the files of a workspace say since the checkout does not count", async () => {
    const there = await refreshing();
    const commit = (await there.repository.git.branch("main")) ?? "";
    const workspace = await checkOut(there.repository, { commit, depth: 1 });
    rmSync(join(workspace, "cases"), { recursive: true });
    mkdirSync(join(workspace, "cases"));
    const run = await there.run({ workspace });
    expect(run.outputs).toMatchObject({ operation: "unchanged", cases: "0" });
    expect(run.report).toMatchObject({ plan: { counts: { current: 3 } } });
  });

  test("where main has moved on, the run for its newest commit does it", async () => {
    const there = await moved();
    const commit = (await there.repository.git.branch("main")) ?? "";
    await there.toMain({ "README.md": "More.\n" });
    const run = await there.run({ commit });
    expect([run.code, run.outputs["state"], there.wrote()]).toEqual([0, "superseded", []]);
    expect(there.plain(run.summary, run)).toMatchInlineSnapshot(`
      "## ✅ Touchstone refresh: nothing done, since the main branch has moved on

      The main branch has moved on since this commit. The run for its newest commit asks about what is there; where a merge started none, the next one by schedule or by hand does.

      Began at [\`<short>\`](https://github.test/acme/set/commit/<commit>), by Touchstone 0.1.0. All of it as JSON: \`<report>\`.
      "
    `);
    expect(run.report).toMatchObject({ plan: null });
  });

  test("one commit of history is enough", async () => {
    const there = await moved();
    const [shallow, deep] = [await there.run({ depth: 1 }), await there.run({ depth: 100 })];
    expect([shallow.outputs["operation"], deep.outputs["operation"]]).toEqual([
      "created",
      "unchanged",
    ]);
  });

  test("a set that begins asks nobody", async () => {
    const there = await refreshing({ "cases/README.md": "Cases.\n" });
    const run = await there.run();
    expect([run.code, run.outputs["state"], there.github.log.length]).toEqual([
      0,
      "nothing-recorded",
      0,
    ]);
    expect(run.summary).toMatchInlineSnapshot(`
      "## ✅ Touchstone refresh: nobody to ask

      No corpus revision is recorded yet, so there is nothing that cases could be behind.
      "
    `);
  });
});

describe("P24: branches are named by components", () => {
  test("of at most ten cases each, and no more are open than the policy allows", async () => {
    const there = await moved(manyOnLeave(73));
    const run = await there.run();
    const names = Array.from({ length: 5 }, (_, index) =>
      index === 0 ? leave : `${leave}--${index + 1}`,
    );
    expect(there.pulls().map((one) => one.split(" ")[2])).toEqual(names.map((name) => `${name}:`));
    expect(run.outputs).toMatchObject({ created: "5", waiting: "3", cases: "73" });
    const report = run.report as { refresh: { pullRequests: { cases: string[] }[] } };
    expect(report.refresh.pullRequests.map(({ cases }) => cases.length)).toEqual([
      10, 10, 10, 10, 10,
    ]);
    await there.as("robin").rest.pulls.update({ ...repo, pull_number: 1, state: "closed" });
    expect((await there.run()).outputs).toMatchObject({ created: "1", waiting: "2" });
    expect(there.pulls()).toHaveLength(6);
  });

  test("a newer revision goes on in the same pull request", async () => {
    const there = await asked();
    await there.toMain(pointer("four"));
    expect((await there.run()).outputs).toMatchObject({ updated: "1", "pull-request-number": "1" });
    expect(there.pulls()).toHaveLength(1);
  });

  test("two sets of one repository keep apart, though their families have the same names", async () => {
    const both = Object.entries(worldFiles()).flatMap(([path, text]) => [
      [path, text],
      [`eval/${path}`, text],
    ]);
    const there = await refreshing(Object.fromEntries(both) as Record<string, string>);
    await there.toMain({
      ...pointer("two"),
      "eval/corpus-revisions/current.yaml": "revision: two\n",
    });
    const runs = [await there.run(), await there.run({ inputs: { path: "eval" } })];
    expect(runs.map(({ outputs }) => outputs["created"])).toEqual(["1", "1"]);
    expect(there.pulls()).toMatchInlineSnapshot(`
      [
        "#1 open touchstone/refresh/leave: Look again at 1 case of leave: leave changed",
        "#2 open touchstone/refresh/_eval/leave: Look again at 1 case of leave: leave changed",
      ]
    `);
    await there.toMain(pointer("one"));
    const again = [await there.run(), await there.run({ inputs: { path: "eval" } })];
    expect(again.map(({ outputs }) => outputs["operation"])).toEqual(["closed", "unchanged"]);
    const files = await there.repository.git.git([
      "diff",
      "--name-only",
      "main",
      "touchstone/refresh/_eval/leave",
      "--",
      "eval",
    ]);
    expect(files.trim()).toBe("eval/cases/leave-001.yaml");
  });
});

describe("P25: what is as it should be is not written", () => {
  test("twenty runs open one pull request, and write nothing after the first", async () => {
    const there = await asked();
    for (let left = 19; left > 0; left--) {
      const run = await there.run({ event: left % 2 === 0 ? "push" : "workflow_dispatch" });
      expect([run.outputs["operation"], there.wrote()]).toEqual(["unchanged", []]);
    }
    expect(there.pulls()).toHaveLength(1);
  }, 120_000);

  test("a body that GitHub gives back with other line ends is the same", async () => {
    const there = await asked();
    const pull = pullNumbered(there.repository, 1);
    if (pull !== undefined) pull.body = (pull.body ?? "").replaceAll("\n", "\r\n");
    await there.run();
    expect(there.wrote()).toEqual([]);
  });
});

describe("P26: what somebody else wrote", () => {
  test("is never rewritten, and told once in the pull request", async () => {
    const there = await asked();
    const theirs = await there.push("robin", leave, { "notes.txt": "Mine.\n" });
    await there.toMain(pointer("four"));
    for (const expected of [["issues/create-comment"], []]) {
      const run = await there.run();
      expect([run.outputs["operation"], there.wrote()]).toEqual(["edited", expected]);
    }
    expect(await there.repository.git.branch(leave)).toBe(theirs);
    expect(pullNumbered(there.repository, 1)?.comments.map(({ body }) => there.plain(body)))
      .toMatchInlineSnapshot(`
        [
          "**This branch holds work that Touchstone did not write** ([\`<short>\`](https://github.test/acme/set/commit/<commit>)), so it is left to you: no run rebuilds, moves or deletes it.

        Under corpus revision \`four\` it would ask about 1 case: \`leave-001\`.

        What you can do:
        - Go on: decide here, merge the main branch into it where it is behind, and merge it. What is left is asked in a new pull request.
        - Start again here: keep what you need elsewhere, then put the branch back to the request alone: \`git push --force origin <commit>:refs/heads/touchstone/refresh/leave\`. The next run goes on from there.
        - Start again: keep what you need elsewhere, then close this pull request. The next run asks in a new one, under corpus revision \`four\`.

        <!-- touchstone:refresh-notice {"about":"edited","v":1} -->
        ",
        ]
      `);
  });

  test("counts as theirs though it has the name and the message of a run", async () => {
    const there = await asked();
    const message = await there.repository.git.git(["log", "-1", "--format=%B", leave]);
    const theirs = await there.push("robin", leave, {
      files: { [leavePath]: `${caseOn("leave")}notes: Mine.\n` },
      options: {
        message,
        author: "github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>",
        onto: (await there.repository.git.branch("main")) ?? null,
      },
    });
    await there.toMain(pointer("four"));
    await there.run();
    expect(await there.repository.git.branch(leave)).toBe(theirs);
  });

  test("leaves the name of a branch to them", async () => {
    const there = await refreshing();
    const theirs = await there.branch(leave, { "notes.txt": "Mine.\n" });
    await there.toMain(pointer("two"));
    await there.run();
    expect(await there.repository.git.branch(leave)).toBe(theirs);
    expect(there.pulls().map((one) => one.split(":")[0])).toEqual([`#1 open ${leave}--2`]);
  });
});

test("P27: a commit that somebody pushes between read and write survives", async () => {
  const there = await asked();
  await there.toMain(pointer("four"));
  let theirs = "";
  there.github.plan(
    at("graphql/MoveBranch", 1, {
      kind: "meanwhile",
      when: "before",
      does: async () => {
        theirs = await there.push("robin", leave, { "notes.txt": "Mine.\n" });
      },
    }),
  );
  const run = await there.run();
  expect([run.code, run.outputs["operation"]]).toEqual([0, "edited"]);
  expect(await there.repository.git.branch(leave)).toBe(theirs);
});

describe("P28: closed by a person", () => {
  test("means closed for that revision, and a newer one asks anew", async () => {
    const there = await asked();
    await there.as("robin").rest.pulls.update({ ...repo, pull_number: 1, state: "closed" });
    const same = await there.run();
    expect([same.outputs["operation"], there.wrote()]).toEqual(["snoozed", []]);
    expect(there.plain(same.summary, same)).toMatchInlineSnapshot(`
      "## ✅ Touchstone refresh: 1 pull request put off by a person

      1 case of 3 to look at under corpus revision \`two\`, in 1 pull request; 2 carried, 0 judged under it.

      - **why**: 1 chunk-edited
      - **judged**: 1 case under \`one\`

      | | branch | cases | done |
      | --- | --- | ---: | --- |
      | [#1](https://github.test/acme/set/pull/1) | \`touchstone/refresh/leave\` | 1 | put off by a person |

      Planned for [\`<short>\`](https://github.test/acme/set/commit/<commit>), by Touchstone 0.1.0. All of it as JSON: \`<report>\`.
      "
    `);
    await there.toMain(pointer("four"));
    expect((await there.run()).outputs).toMatchObject({ operation: "created" });
    expect(there.pulls().map((one) => one.split(" ", 2).join(" "))).toEqual([
      "#1 closed",
      "#2 open",
    ]);
  });

  test("one that is merged a moment ago is not opened twice, though lists still show it open", async () => {
    const there = await moved(worldFiles(), { listLag: 1 });
    await there.run();
    await there.as("robin").rest.pulls.merge({ ...repo, pull_number: 1 });
    const run = await there.run();
    expect([run.outputs["operation"], there.pulls().length]).toEqual(["unchanged", 1]);
  });
});

describe("P29: objects, then the branch, then the pull request, then all else", () => {
  test("in this order", async () => {
    const there = await moved();
    await there.run({ inputs: { labels: "refresh", reviewers: "sam", draft: "true" } });
    expect(there.wrote()).toEqual([
      "git/create-tree",
      "git/create-commit",
      "git/create-ref",
      "pulls/create",
      "issues/add-labels",
      "pulls/request-reviewers",
    ]);
    const pull = pullNumbered(there.repository, 1);
    expect([
      pull?.pull.draft,
      [...(pull?.labels ?? [])],
      [...(pull?.pull.requested ?? [])],
    ]).toEqual([true, ["refresh"], ["sam"]]);
  });

  test("a run that breaks at its labels is made up for by the next one", async () => {
    const there = await moved();
    const inputs = { labels: "refresh" };
    there.github.plan(at("issues/add-labels", 1, faults["bad credentials"]));
    const broken = await there.run({ inputs });
    expect([broken.code, there.pulls().length]).toEqual([3, 1]);
    there.github.plan(undefined);
    await there.run({ inputs });
    expect(there.wrote()).toEqual(["issues/add-labels"]);
  });

  test("a reviewer that GitHub does not know is told, and hinders nobody", async () => {
    const there = await moved();
    const run = await there.run({ inputs: { reviewers: "sam, nobody-there" } });
    expect([run.code, run.outputs["operation"]]).toEqual([0, "created"]);
    expect([...(pullNumbered(there.repository, 1)?.pull.requested ?? [])]).toEqual(["sam"]);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "warning Touchstone refresh: touchstone/refresh/leave: Could not ask nobody-there for a review of #1: GitHub refuses it (422 Reviews may only be requested from collaborators).",
      ]
    `);
  });
});

describe("P30: what GitHub does not let a run do", () => {
  test("no pull request: the branch is there, with a link and a warning, and the run is green", async () => {
    const there = await moved(worldFiles(), { actionsMayCreatePulls: false });
    const run = await there.run();
    expect([run.code, run.outputs["operation"], run.outputs["blocked"]]).toEqual([
      0,
      "blocked",
      "1",
    ]);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "warning Touchstone refresh: Could not open a pull request for the branch touchstone/refresh/leave: a setting of the repository or its organization does not let GitHub Actions open pull requests. An administrator allows it under Settings, Actions, General, Workflow permissions. The branch is there; somebody opens the pull request by the link in the summary.",
      ]
    `);
    expect(there.plain(run.summary, run).replace(/(?<=body=)[^)]*/, "<body>"))
      .toMatchInlineSnapshot(`
        "## ⚠️ Touchstone refresh: 1 pull request blocked

        1 case of 3 to look at under corpus revision \`two\`, in 1 pull request; 2 carried, 0 judged under it.

        - **why**: 1 chunk-edited
        - **judged**: 1 case under \`one\`

        | | branch | cases | done |
        | --- | --- | ---: | --- |
        |  | \`touchstone/refresh/leave\` | 1 | to be opened by a person |

        ### To be opened by a person

        Its branch is there; each link leads to a page on which one click opens the pull request.

        - [Look again at 1 case of leave: leave changed](https://github.test/acme/set/compare/main...touchstone/refresh/leave?expand=1&title=Look%20again%20at%201%20case%20of%20leave%3A%20leave%20changed&body=<body>), 1 case

        Why this run did not: Could not open a pull request for the branch touchstone/refresh/leave: a setting of the repository or its organization does not let GitHub Actions open pull requests. An administrator allows it under Settings, Actions, General, Workflow permissions.

        So that runs open them: Settings, Actions, General, “Allow GitHub Actions to create and approve pull requests”. Or give the action the token of a GitHub App.

        Planned for [\`<short>\`](https://github.test/acme/set/commit/<commit>), by Touchstone 0.1.0. All of it as JSON: \`<report>\`.
        "
      `);
    expect(run.outputs["pull-request-url"]).toMatch(
      /\/compare\/main\.\.\.touchstone\/refresh\/leave\?expand=1&title=Look%20again/,
    );
    expect(await there.repository.git.branch(leave)).toBe(run.outputs["head-sha"]);
    const again = await there.run();
    expect([again.outputs["operation"], there.wrote()]).toEqual(["blocked", []]);
  });

  test("no right to pull requests at all is the same", async () => {
    const there = await moved();
    const run = await there.run({ scopes: { contents: "write", "pull-requests": "read" } });
    expect([run.code, run.outputs["operation"]]).toEqual([0, "blocked"]);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "warning Touchstone refresh: Could not open a pull request for the branch touchstone/refresh/leave: the token may not do that (403 Resource not accessible by integration). The job needs the permissions "contents: write" and "pull-requests: write", and no rule of the repository against it. The branch is there; somebody opens the pull request by the link in the summary.",
      ]
    `);
  });

  test("no right to write branches ends with 3 and what to set", async () => {
    const there = await moved();
    const run = await there.run({ scopes: { contents: "read", "pull-requests": "write" } });
    expect([run.code, run.outputs["operation"], there.wrote()]).toEqual([3, "blocked", []]);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "error Touchstone refresh: touchstone/refresh/leave: Could not write the changed files: the token may not do that (403 Resource not accessible by integration). The job needs the permissions "contents: write" and "pull-requests: write", and no rule of the repository against it.",
      ]
    `);
    expect(there.plain(run.summary, run)).toMatchInlineSnapshot(`
      "## ❌ Touchstone refresh: 1 pull request blocked

      1 case of 3 to look at under corpus revision \`two\`, in 1 pull request; 2 carried, 0 judged under it.

      - **why**: 1 chunk-edited
      - **judged**: 1 case under \`one\`

      | | branch | cases | done |
      | --- | --- | ---: | --- |
      |  | \`touchstone/refresh/leave\` | 1 | blocked |

      ❌ \`touchstone/refresh/leave\`: Could not write the changed files: the token may not do that (403 Resource not accessible by integration). The job needs the permissions "contents: write" and "pull-requests: write", and no rule of the repository against it.

      Planned for [\`<short>\`](https://github.test/acme/set/commit/<commit>), by Touchstone 0.1.0. All of it as JSON: \`<report>\`.
      "
    `);
  });
});

const long = (number: number): string =>
  caseOn("leave", number).replace(/^query: .*$/m, `query: ${"Is it so? ".repeat(2000)}`);

test("P31: a body has room for ten long cases", async () => {
  const files = worldFiles({ cases: [] });
  const cases = caseFiles(...Array.from({ length: 10 }, (_, index) => long(index + 1)));
  const there = await moved({ ...files, ...cases });
  const run = await there.run();
  expect(run.outputs).toMatchObject({ created: "1", cases: "10" });
  expect((pullNumbered(there.repository, 1)?.body ?? "").length).toBeLessThan(65_536);
});

describe("P33: checks on what a workflow opened", () => {
  test("wait for a click, and the summary says so once", async () => {
    const there = await moved();
    const [first, second] = [await there.run(), await there.run()];
    expect(first.summary).toContain("Approve workflows to run");
    expect(second.summary).not.toContain("Approve workflows to run");
  });

  test("do not wait on what a person's token opened, whose commits GitHub does not sign", async () => {
    const there = await moved();
    const run = await there.run({ inputs: { token: there.world.personalToken("sam") } });
    expect([run.code, run.outputs["verified"]]).toEqual([0, "false"]);
    expect(run.summary).not.toContain("Approve workflows to run");
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "warning Touchstone refresh: touchstone/refresh/leave: GitHub does not show its commit as verified. It signs what the job's own token or that of a GitHub App writes, and nothing that a person's token does. Where a rule asks for signed commits, it cannot be merged.",
      ]
    `);
  });
});

describe("P34: a run is no cause of another", () => {
  test("a push that only touches cases writes nothing", async () => {
    const there = await asked();
    await there.toMain({ "cases/travel-001.yaml": `${caseOn("travel")}notes: Asked often.\n` });
    await there.run({ event: "push", payload: "{}" });
    expect(there.wrote()).toEqual([]);
  });

  test("the merge of a request opens none", async () => {
    const there = await asked();
    await there.as("robin").rest.pulls.merge({ ...repo, pull_number: 1 });
    const run = await there.run({ event: "push", payload: "{}" });
    expect([run.outputs["operation"], there.wrote(), there.pulls().length]).toEqual([
      "unchanged",
      [],
      1,
    ]);
  });
});

test("P35: no approval goes over to evidence that changed: the block is added, and no other byte", async () => {
  const there = await asked();
  const diff = await there.repository.git.git(["diff", "-U0", "main", leave]);
  expect(diff.replaceAll(/^index .*\n/gm, "")).toMatchInlineSnapshot(`
    "diff --git a/cases/leave-001.yaml b/cases/leave-001.yaml
    --- a/cases/leave-001.yaml
    +++ b/cases/leave-001.yaml
    @@ -21,0 +22,6 @@ review:
    +refresh:
    +  from: one
    +  to: two
    +  reasons:
    +    - chunk-edited
    +    - corpus-revision-changed
    "
  `);
});

describe("commits by Git", () => {
  test("are pushed, unsigned and in the name that is given, and a second run writes nothing", async () => {
    const there = await moved();
    const inputs = { commit: "git", "git-author": "Set bot <bot@example.test>" };
    const run = await there.run({ inputs });
    expect([run.code, there.wrote()]).toEqual([0, ["git/receive-pack", "pulls/create"]]);
    expect(run.outputs).toMatchObject({ operation: "created", verified: "false" });
    expect(annotations(run)).toEqual([]);
    const author = await there.repository.git.git(["log", "-1", "--format=%an <%ae>", leave]);
    expect(author.trim()).toBe("Set bot <bot@example.test>");
    await there.run({ inputs });
    expect(there.wrote()).toEqual([]);
    await there.run();
    expect(there.wrote()).toEqual([]);
    await there.toMain(pointer("one"));
    await there.run({ inputs });
    expect(there.wrote()).toEqual(["issues/create-comment", "pulls/update", "git/receive-pack"]);
  });
});

test("P22: nothing of a pull request's code runs: the action is that of main, and asks about main alone", async () => {
  const there = await asked();
  const commit = (await there.repository.git.branch(leave)) ?? "";
  const run = await there.run({ commit, event: "workflow_dispatch" });
  expect([run.code, there.wrote()]).toEqual([2, []]);
});
