import { expect, test } from "vitest";
import { runGit } from "../support/github/git/run-git.ts";
import { commitTo, type Files } from "../support/github/commit-to.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { refusal, repo, setting, type Setting } from "./setting.ts";

const lines = (...texts: readonly string[]): string => texts.map((text) => `${text}\n`).join("");
const ten = Array.from({ length: 10 }, (_, index) => `line ${index}`);
const changed = (at: number, to: string): string => lines(...ten.with(at, to));

/** Two sides that grew from one commit: the commits of the base, and those of the head. */
interface History {
  readonly start: Files;
  readonly base: readonly Files[];
  readonly head: readonly Files[];
}

const histories: Readonly<Record<string, History>> = {
  "only the head moved": {
    start: { "a.txt": "a\n" },
    base: [],
    head: [{ "b.txt": "b\n" }, { "c.txt": "c\n" }],
  },
  "other files": {
    start: { "a.txt": "a\n" },
    base: [{ "b.txt": "b\n" }],
    head: [{ "c.txt": "c\n" }],
  },
  "other lines of one file": {
    start: { "a.txt": lines(...ten) },
    base: [{ "a.txt": changed(0, "base") }],
    head: [{ "a.txt": changed(8, "one") }, { "a.txt": changed(9, "head") }],
  },
  "a file renamed on one side and changed on the other": {
    start: { "a.txt": lines(...ten) },
    base: [{ "a.txt": null, "z.txt": lines(...ten) }],
    head: [{ "a.txt": changed(5, "head") }],
  },
  "a file taken away": {
    start: { "a.txt": "a\n", "b.txt": "b\n" },
    base: [{ "c.txt": "c\n" }],
    head: [{ "b.txt": null }],
  },
  "the same change on both sides": {
    start: { "a.txt": "a\n" },
    base: [{ "a.txt": "b\n" }],
    head: [{ "a.txt": "b\n" }, { "d.txt": "d\n" }],
  },
  "one line changed on both sides": {
    start: { "a.txt": lines(...ten) },
    base: [{ "a.txt": changed(4, "base") }],
    head: [{ "a.txt": changed(4, "head") }],
  },
  "a file changed on one side and taken away on the other": {
    start: { "a.txt": lines(...ten), "b.txt": "b\n" },
    base: [{ "a.txt": null }],
    head: [{ "a.txt": changed(4, "head") }],
  },
  "a conflict that a later commit of the head takes back": {
    start: { "a.txt": lines(...ten) },
    base: [{ "a.txt": changed(4, "base") }],
    head: [{ "a.txt": changed(4, "head") }, { "a.txt": lines(...ten), "e.txt": "e\n" }],
  },
};

/** What each button does, as a person does it with Git. */
const byHand = {
  merge: [["merge", "--no-ff", "--no-edit", "head"]],
  squash: [
    ["merge", "--squash", "head"],
    ["commit", "--allow-empty", "-m", "Squashed"],
  ],
  rebase: [["rebase", "--force-rebase", "base", "head"]],
} as const;
type Method = keyof typeof byHand;

const methods = ["merge", "squash", "rebase"] as const;

/** Writes the history, with a base for each kind of merge. */
async function built({ repository }: Setting, { start, base, head }: History): Promise<void> {
  const { git } = repository;
  const root = await commitTo(repository, ["main", start], { onto: null });
  let tip = root;
  for (const [index, files] of head.entries()) {
    tip = await commitTo(repository, ["topic", files], { onto: tip, message: `Head ${index}` });
  }
  for (const files of base) await commitTo(repository, ["main", files]);
  for (const method of methods)
    await git.pointRef(`refs/heads/${method}`, await git.branch("main"));
}

/** A checkout in which each merge can be made by hand. Gives the tree, or that there was a conflict. */
async function byPerson({ repository }: Setting): Promise<(method: Method) => Promise<string>> {
  const folder = tempFolder();
  const environment = {
    GIT_AUTHOR_NAME: "A",
    GIT_AUTHOR_EMAIL: "a@x",
    GIT_COMMITTER_NAME: "A",
    GIT_COMMITTER_EMAIL: "a@x",
  };
  const run = async (...args: readonly string[]): Promise<string> =>
    (await runGit(folder, args, { environment })).toString("utf8").trim();
  await run("clone", "--quiet", repository.git.folder, ".");
  return async (method) => {
    await run("checkout", "--quiet", "--force", "--detach", "origin/main");
    await run("branch", "--force", "head", "origin/topic");
    await run("checkout", "--quiet", "-B", "base", "origin/main");
    try {
      for (const step of byHand[method]) await run(...step);
    } catch {
      return "conflict";
    }
    return await run("rev-parse", "HEAD^{tree}");
  };
}

test.for(Object.entries(histories))(
  "%s: each kind of merge gives what Git gives",
  async ([, history]) => {
    const at = await setting();
    await built(at, history);
    const { rest } = at.as("sam");
    const made = await byPerson(at);
    for (const method of methods) {
      const wanted = { ...repo, title: "T", head: "topic", base: method };
      const pull_number = (await rest.pulls.create(wanted)).data.number;
      const merge = { ...repo, pull_number, merge_method: method };
      const said = await refusal(rest.pulls.merge(merge));
      const tree = await at.repository.git.resolve(`refs/heads/${method}`, "tree");
      const isConflict = /^405 (Merge conflict|This branch can't be rebased)$/.test(said);
      const outcome = said === "not refused" ? tree : isConflict ? "conflict" : said;
      expect([method, outcome]).toEqual([method, await made(method)]);
    }
  },
);

test("the histories hold merges that Git makes and merges that it does not", async () => {
  const outcomes = new Set<string>();
  for (const name of ["other files", "one line changed on both sides"]) {
    const at = await setting();
    const history = histories[name];
    if (history === undefined) throw new Error(`No history is called ${name}.`);
    await built(at, history);
    outcomes.add((await (await byPerson(at))("merge")) === "conflict" ? "conflict" : "tree");
  }
  expect([...outcomes]).toEqual(["tree", "conflict"]);
});

test("each kind of merge leaves its own commits, words and signatures", async () => {
  const shown: Record<string, unknown> = {};
  for (const method of ["merge", "squash", "rebase"] as const) {
    const at = await setting();
    const { repository } = at;
    await at.branch("topic", { "b.txt": "b\n" }, { message: "Add b\n\nIt was missing." });
    await commitTo(repository, ["topic", { "c.txt": "c\n" }], { message: "Add c" });
    const { rest } = at.as("sam");
    const pull = { ...repo, title: "Add two", head: "topic", base: "main" };
    const pull_number = (await rest.pulls.create(pull)).data.number;
    const { data } = await at
      .as("robin")
      .rest.pulls.merge({ ...repo, pull_number, merge_method: method });
    const after = (await rest.pulls.get({ ...repo, pull_number })).data;
    expect(after.merge_commit_sha).toBe(data.sha);
    expect([after.merged, after.merged_by?.login, after.state]).toEqual([true, "robin", "closed"]);
    const log = await rest.repos.listCommits(repo);
    shown[method] = log.data.map(
      ({ commit, parents }) =>
        `${commit.message.replaceAll("\n", "|")} <${commit.author?.name}, ${commit.committer?.name}> ${parents.length} ${commit.verification?.reason}`,
    );
  }
  expect(shown).toMatchInlineSnapshot(`
    {
      "merge": [
        "Merge pull request #1 from acme/topic||Add two <robin, GitHub> 2 valid",
        "Change <A, A> 0 unsigned",
        "Add c <A, A> 1 unsigned",
        "Add b||It was missing. <A, A> 1 unsigned",
      ],
      "rebase": [
        "Add c <A, robin> 1 unsigned",
        "Add b||It was missing. <A, robin> 1 unsigned",
        "Change <A, A> 0 unsigned",
      ],
      "squash": [
        "Add two (#1)||* Add b||It was missing.||* Add c <sam, GitHub> 1 valid",
        "Change <A, A> 0 unsigned",
      ],
    }
  `);
});

test("a merge is refused where the head moved, where it is a draft, and where it is done", async () => {
  const { as, branch, open } = await setting();
  const { rest } = as("sam");
  const pull_number = await open("topic");
  const sha = "0".repeat(40);
  expect(await refusal(rest.pulls.merge({ ...repo, pull_number, sha }))).toBe(
    "409 Head branch was modified. Review and try the merge again.",
  );
  await rest.pulls.merge({ ...repo, pull_number });
  expect(await refusal(rest.pulls.merge({ ...repo, pull_number }))).toBe(
    "405 Pull Request is not mergeable",
  );
  await branch("draft", { "d.txt": "d\n" });
  const draft = await rest.pulls.create({
    ...repo,
    title: "D",
    head: "draft",
    base: "main",
    draft: true,
  });
  expect(await refusal(rest.pulls.merge({ ...repo, pull_number: draft.data.number }))).toBe(
    "405 Pull Request is not mergeable",
  );
});

test("the test merge is there while the two fit, follows both, and goes with a conflict", async () => {
  const at = await setting();
  const { repository, as, push } = at;
  const { rest } = as("sam");
  const pull_number = await at.open("topic", { "a.txt": "topic\n" });
  const merge = async (): Promise<string | undefined> =>
    await repository.git.resolve(`refs/pull/${pull_number}/merge`, "tree");
  const first = await merge();
  expect(first).toBe(await repository.git.resolve("refs/heads/topic", "tree"));
  await push("robin", "main", { "b.txt": "b\n" });
  expect(await merge()).not.toBe(first);
  await push("robin", "main", { "a.txt": "main\n" });
  expect(await merge()).toBe(undefined);
  const stuck = (await rest.pulls.get({ ...repo, pull_number })).data;
  expect([stuck.mergeable, stuck.mergeable_state, stuck.merge_commit_sha]).toEqual([
    false,
    "dirty",
    null,
  ]);
  expect(await repository.git.ref(`refs/pull/${pull_number}/head`)).toBe(stuck.head.sha);
});

test("the base is merged into the head by the button, and once only", async () => {
  const { as, open, push, repository, world } = await setting();
  const { rest } = as("sam");
  const pull_number = await open("topic");
  expect(await refusal(rest.pulls.updateBranch({ ...repo, pull_number }))).toBe(
    "422 There are no new commits on the base branch.",
  );
  await push("robin", "main", { "b.txt": "b\n" });
  expect((await rest.pulls.updateBranch({ ...repo, pull_number })).status).toBe(202);
  const head = (await repository.git.branch("topic")) ?? "";
  const { parents, committer } = await repository.git.commit(head);
  expect([parents.length, committer.name, world.verified.has(head)]).toEqual([2, "GitHub", true]);
});
