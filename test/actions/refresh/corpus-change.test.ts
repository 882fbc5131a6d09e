import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { repo } from "../../github/setting.ts";
import { beforeAndAfter, CorpusPulls, workflowInReadme } from "../../support/corpus-pulls.ts";
import { commitTo, type Files } from "../../support/github/commit-to.ts";
import { movedSet } from "../../support/moved-set.ts";
import { workflowDefects } from "../../support/workflow-defects.ts";
import { recordedCorpora } from "../../support/two-corpora.ts";

const { before, change } = beforeAndAfter(movedSet());

/** The first sentences of a comment. */
function verdictOf(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

function onlyOne<Item>(items: readonly Item[]): readonly [Item] {
  const [only, ...others] = items;
  if (only === undefined || others.length > 0) throw new Error(`There are ${items.length}.`);
  return [only];
}

/** The same set in two folders. */
function inTwoFolders(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => [
      [`a/${path}`, text],
      [`b/${path}`, text],
    ]),
  );
}

/** The first line of a text that fits. */
function lineOf(text: string, fits: RegExp): string {
  return text.split("\n").find((line) => fits.test(line)) ?? "";
}

/** Back to the revision that main has, so that the pull request changes nothing of the corpus. */
const withdrawn = Object.fromEntries(
  Object.keys(change).map((path) => [path, before[path] ?? null]),
);

const third = recordedCorpora(
  { three: { chunks: { "leave:notice": "Ask for holiday in time." } } },
  "three",
);

describe("a pull request that brings a corpus revision", () => {
  test("gets one comment, which says what merging it would ask", async () => {
    const there = await CorpusPulls.on(before);
    const { job, step, wrote } = await there.opened(change);
    expect([job.conclusion, step.exitCode, wrote]).toEqual([
      "success",
      0,
      ["issues/create-comment"],
    ]);
    expect(there.comments().map(({ author }) => author.login)).toEqual(["github-actions[bot]"]);
    await expect(there.comment()).toMatchFileSnapshot("../../fixtures/corpus-change/comment.md");
    expect(step.outputs).toMatchObject({
      state: "done",
      operation: "created",
      cases: "4",
      waiting: "0",
    });
    expect(there.plain(step.log)).toMatchInlineSnapshot(`
      "Touchstone refresh: 4 cases would become stale under two, 4 would be asked about in 4 pull requests.
      "
    `);
    expect(there.plain(step.summary).split("\n").slice(0, 3)).toMatchInlineSnapshot(`
      [
        "## ⚠️ Touchstone refresh: what this change of the corpus asks",
        "",
        "**Merging this makes 4 cases of 5 stale; 1 stands.** Corpus revision \`two\` becomes current, in the place of \`one\`. People will be asked about 4 cases in 4 pull requests.",
      ]
    `);
  });

  test("gets it edited in its place when it changes, and nothing is written where nothing does", async () => {
    const there = await CorpusPulls.on(before);
    await there.opened(change);
    const [{ id }] = onlyOne(there.comments());
    const retitled = await there.edited({ title: "Another title" });
    expect([retitled.wrote, retitled.step.outputs["operation"]]).toEqual([[], "unchanged"]);
    const text = there.comment();
    const later = await there.pushed(third);
    expect(later.wrote).toEqual(["issues/update-comment"]);
    expect(there.comments().map((one) => one.id)).toEqual([id]);
    expect(verdictOf(there.comment())).toMatchInlineSnapshot(
      `"**Merging this makes all 5 cases stale.** Corpus revision \`three\` becomes current, in the place of \`one\`. \`two\` is recorded and not current, so it asks nobody; \`touchstone refresh plan --to two\` tells what it would ask. People will be asked about 5 cases in 4 pull requests."`,
    );
    expect(there.comment()).not.toBe(text);
  });

  test("is told on no page what is held out", async () => {
    const there = await CorpusPulls.on(before);
    const { step } = await there.opened(change);
    const told = there.comment() + step.summary + step.log;
    expect(told).toContain("refund-001");
    expect(told).not.toMatch(/request a refund|days of purchase|refunds:window/);
  });

  test("keeps to its comment what a text of a megabyte has no room for", async () => {
    const long = "Ask for holiday five working days ahead. ".repeat(26_000);
    const big = recordedCorpora({ big: { chunks: { "leave:notice": long } } }, "big");
    const there = await CorpusPulls.on(before);
    const { job } = await there.opened(big);
    expect(job.conclusion).toBe("success");
    const [comment] = there.comments();
    expect(comment?.body.length).toBeGreaterThan(1000);
    expect(comment?.body.length).toBeLessThanOrEqual(60_000);
  });

  test("has a report with all of it", async () => {
    const there = await CorpusPulls.on(before);
    const { step } = await there.opened(change);
    const report: unknown = JSON.parse(readFileSync(step.outputs["report"] ?? "", "utf8"));
    expect(report).toMatchObject({
      corpusChange: {
        comment: { operation: "created", why: null },
        change: {
          before: { state: "other", id: "one", isAgain: false },
          to: "two",
          becomingStale: ["holiday-001", "refund-001", "hotel-001", "pension-001"],
          staleAlready: [],
        },
      },
      diff: { before: { id: "one" }, after: { id: "two" } },
      plan: { to: { id: "two" }, counts: { refresh: 4, carried: 1 } },
    });
  });
});

describe("a pull request that changes no corpus", () => {
  test("gets no comment, and nothing is asked of GitHub that writes", async () => {
    const there = await CorpusPulls.on(before);
    const { job, step, wrote } = await there.opened({ "note.txt": "x\n" });
    expect([job.conclusion, wrote, there.comments()]).toEqual(["success", [], []]);
    expect(step.outputs).toMatchObject({ state: "done", operation: "unchanged", cases: "0" });
    expect(there.plain(step.summary)).toMatchInlineSnapshot(`
      "## ✅ Touchstone refresh: no change of the corpus

      This pull request changes no corpus revision, so it asks nobody anything.

      Compared with main at \`<short>\`. All of it as JSON: \`<report>\`.
      "
    `);
  });

  test("and did so before has its comment say so, and gets it back when it does again", async () => {
    const there = await CorpusPulls.on(before);
    await there.opened(change);
    const text = there.comment();
    const dropped = await there.pushed(withdrawn);
    expect(dropped.wrote).toEqual(["issues/update-comment"]);
    expect(there.comment()).toMatchInlineSnapshot(`
      "**Merging this asks nobody anything: it changes no corpus revision any more.** What stood here was about an earlier state of this pull request.

      <!-- touchstone:corpus-change {"v":1,"set":"","to":null} -->
      "
    `);
    expect((await there.edited({ title: "Another title" })).wrote).toEqual([]);
    await there.pushed(change);
    expect(there.comment()).toBe(text);
  });

  test("is one whose corpus has reached the main branch meanwhile", async () => {
    const there = await CorpusPulls.on(before);
    await there.opened(change);
    await commitTo(there.at.repository, ["main", change]);
    await there.pushed({ "note.txt": "x\n" });
    expect(verdictOf(there.comment())).toMatch(/it changes no corpus revision any more/);
  });
});

describe("a pull request that goes elsewhere", () => {
  test("is told again when its base is another branch", async () => {
    const there = await CorpusPulls.on(before);
    await there.at.branch("release/9", change);
    await there.opened(change);
    const retargeted = await there.edited({ base: "release/9" });
    expect([retargeted.wrote, verdictOf(there.comment())]).toMatchInlineSnapshot(`
      [
        [
          "issues/update-comment",
        ],
        "**Merging this asks nobody anything: it changes no corpus revision any more.** What stood here was about an earlier state of this pull request.",
      ]
    `);
    await there.edited({ base: "main" });
    expect(verdictOf(there.comment())).toMatch(/makes 4 cases of 5 stale/);
  });

  test("tells that people are asked once it is on the main branch", async () => {
    const there = await CorpusPulls.on(before);
    await there.at.branch("release/9", { "release.txt": "9\n" });
    await there.opened(change);
    await there.edited({ base: "release/9" });
    expect(verdictOf(there.comment())).toMatch(
      /It goes to `release\/9`: people are asked once it is on `main`\.$/,
    );
  });

  test("starts no run where it conflicts, and its comment stays", async () => {
    const there = await CorpusPulls.on(before);
    await there.opened(change);
    const text = there.comment();
    await commitTo(there.at.repository, ["main", third]);
    await there.at.push("sam", "topic", { "note.txt": "x\n" });
    expect(await there.runs()).toEqual([]);
    expect(there.comment()).toBe(text);
  });
});

describe("comments of others", () => {
  test("are never ours, whatever marker they hold", async () => {
    const there = await CorpusPulls.on(before);
    await there.opened(change);
    const [{ body }] = onlyOne(there.comments());
    const other = await CorpusPulls.on(before);
    await other.at.open("topic", change);
    await other.says("sam", body);
    await other.says("kim", body);
    const { wrote } = await other.run();
    expect(wrote).toEqual(["issues/create-comment"]);
    expect(other.comments().map(({ author }) => author.login)).toEqual([
      "sam",
      "kim",
      "github-actions[bot]",
    ]);
    expect(other.comments()[0]?.body).toBe(body);
  });

  test("that racing runs left beside ours point to the oldest", async () => {
    const there = await CorpusPulls.on(before);
    await there.opened(change);
    const [{ body }] = onlyOne(there.comments());
    const job = there.at.asJob({ "pull-requests": "write" });
    const again = { ...repo, issue_number: 1, body };
    await job.rest.issues.createComment(again);
    await job.rest.issues.createComment(again);
    const { wrote } = await there.edited({ title: "Another title" });
    expect(wrote).toEqual(["issues/update-comment", "issues/update-comment"]);
    expect(there.comments().map((one) => verdictOf(one.body))).toMatchInlineSnapshot(`
      [
        "**Merging this makes 4 cases of 5 stale; 1 stands.** Corpus revision \`two\` becomes current, in the place of \`one\`. People will be asked about 4 cases in 4 pull requests.",
        "What merging this would ask stands in the first comment of this kind, above.",
        "What merging this would ask stands in the first comment of this kind, above.",
      ]
    `);
    expect((await there.edited({ title: "A third title" })).wrote).toEqual([]);
  });

  test("of two sets in one repository stand beside each other", async () => {
    const [one, two] = ["a", "b"].map((set) =>
      workflowInReadme().replace(/path: set\n$/, `path: set/${set}\n`),
    );
    const there = await CorpusPulls.on(
      { ...inTwoFolders(before), ".github/workflows/second.yaml": two ?? "" },
      one,
    );
    await there.at.open("topic", inTwoFolders(change));
    await there.runs();
    const sets = there.comments().map(({ body }) => /"set":"(.*?)"/.exec(body)?.[1]);
    expect(new Set(sets)).toEqual(new Set(["a", "b"]));
    expect(sets).toHaveLength(2);
    expect(there.comments()[0]?.body).toMatch(
      /\/blob\/[0-9a-f]{40}\/[ab]\/cases\/holiday-001\.yaml/,
    );
    await there.edited({ title: "Another title" });
    expect(there.comments()).toHaveLength(2);
  });
});

describe("a run that may only read", () => {
  test("tells it in the summary alone: from a fork", async () => {
    const there = await CorpusPulls.on(before);
    const { job, step, wrote } = await there.openedFromFork(change);
    expect([job.conclusion, wrote, there.comments()]).toEqual(["success", [], []]);
    expect(job.scopes).toEqual({ contents: "read", "pull-requests": "read" });
    expect(step.outputs).toMatchObject({ operation: "blocked", cases: "4" });
    expect([lineOf(step.summary, /^\*\*Merging/), there.plain(lineOf(step.summary, /no comment/))])
      .toMatchInlineSnapshot(`
        [
          "**Merging this makes 4 cases of 5 stale; 1 stands.** Corpus revision \`two\` becomes current, in the place of \`one\`. People will be asked about 4 cases in 4 pull requests.",
          "There is no comment on the pull request that says so. It comes from a fork, so this run may only read.",
        ]
      `);
    expect(job.annotations).toEqual([]);
  });

  test("tells it in the summary alone: by Dependabot", async () => {
    const there = await CorpusPulls.on(before);
    const { job, step, wrote } = await there.openedByDependabot(change);
    expect([job.conclusion, wrote, there.comments()]).toEqual(["success", [], []]);
    expect(there.plain(lineOf(step.summary, /no comment/))).toMatchInlineSnapshot(
      `"There is no comment on the pull request that says so. Could not comment on \\#&#8203;1: the token may not do that (403 Resource not accessible by integration). The job needs the permission "pull-requests: write", and no rule of the repository against it. The token of a run that Dependabot started may only read."`,
    );
    expect(job.annotations).toEqual([]);
  });

  test.each([["pull-requests: read"], ["actions: read"]])(
    "tells it in the summary and warns, where the workflow grants no more than %s",
    async (grants) => {
      const workflow = workflowInReadme().replace(/pull-requests: write.*/, grants);
      const there = await CorpusPulls.on(before, workflow);
      const { job, step } = await there.opened(change);
      expect([job.conclusion, step.exitCode, there.comments()]).toEqual(["success", 0, []]);
      expect(step.summary).toContain("makes 4 cases of 5 stale");
      expect(
        job.annotations.map(({ level, message }) => `${level} ${there.plain(message)}`),
      ).toMatchSnapshot();
    },
  );
});

describe("what cannot be told", () => {
  test("because the set is damaged is red, and an earlier comment says so", async () => {
    const there = await CorpusPulls.on(before);
    await there.opened(change);
    const { job, step, wrote } = await there.pushed({ "corpus-revisions/two/chunks.jsonl": "" });
    expect([job.conclusion, step.exitCode, wrote]).toEqual([
      "failure",
      1,
      ["issues/update-comment"],
    ]);
    expect(verdictOf(there.comment())).toMatchInlineSnapshot(
      `"**What merging this would ask cannot be told: the set is damaged as this pull request leaves it.** The checks of this pull request say where. What stood here was about an earlier state."`,
    );
    expect(job.annotations.map(({ level, file, line, message }) => [level, file, line, message]))
      .toMatchInlineSnapshot(`
      [
        [
          "error",
          "corpus-revisions/two/revision.yaml",
          14,
          "The chunks of revision "two" are not those that its revision.yaml records.
      fix: Restore the revision's folder from Git: a recorded revision never changes.",
        ],
      ]
    `);
    expect(there.plain(step.summary)).toMatchInlineSnapshot(`
      "## ❌ Touchstone refresh: the set is damaged

      What merging this would ask cannot be told: as this pull request leaves it, the set is damaged. \`touchstone check\` tells all that is wrong.

      1. ❌ [\`corpus-revisions/two/revision.yaml:14\`](https://github.test/acme/set/blob/<commit>/corpus-revisions/two/revision.yaml#L14) \`revision/altered\`\\
         The chunks of revision "two" are not those that its revision.yaml records.\\
         **Fix:** Restore the revision's folder from Git: a recorded revision never changes.

      Compared with main at \`<short>\`. All of it as JSON: \`<report>\`.
      "
    `);
  });

  test("because it is damaged is no reason for a comment", async () => {
    const there = await CorpusPulls.on(before);
    await there.opened({ ...change, "corpus-revisions/two/chunks.jsonl": "" });
    expect(there.comments()).toEqual([]);
  });

  test("of a base that is damaged is told as that, and does not stop what mends it", async () => {
    const path = "corpus-revisions/one/chunks.jsonl";
    const there = await CorpusPulls.on({ ...before, [path]: "" });
    const { job } = await there.opened({ ...change, [path]: before[path] ?? "" });
    expect(job.conclusion).toBe("success");
    expect(verdictOf(there.comment())).toMatch(/What is current without it cannot be read/);
  });

  test("without the base in the clone ends with 3, and says what to write", async () => {
    const workflow = workflowInReadme().replace("fetch-depth: 0", "fetch-depth: 1");
    const there = await CorpusPulls.on(before, workflow);
    const { step } = await there.opened(change);
    expect(step.exitCode).toBe(3);
    expect(step.annotations.map(({ message }) => there.plain(message))).toMatchInlineSnapshot(`
      [
        "There is nothing to compare the pull request with. This clone does not hold commit <short>, which the event names. Check the set out with fetch-depth: 0.",
      ]
    `);
  });

  test("to GitHub is told in the summary, and ends with 3", async () => {
    const workflow = workflowInReadme().replace(
      /path: set\n$/,
      "path: set\n          token: ghs_spent\n",
    );
    const there = await CorpusPulls.on(before, workflow);
    const { step } = await there.opened(change);
    expect([step.exitCode, there.comments()]).toEqual([3, []]);
    expect(step.summary).toContain("makes 4 cases of 5 stale");
    expect(step.annotations.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "No comment was written. Could not read the pull request #1: GitHub does not accept the token (401 Bad credentials). Give a token that is valid now.",
      ]
    `);
  });
});

test("the workflow of the action's page writes a comment, is no check to require, and has no other defect", async () => {
  const defects = await workflowDefects("corpus.yaml", workflowInReadme());
  // An action of a checkout has no commit of its own to be pinned to.
  expect(defects.filter((defect) => !defect.includes("./base/"))).toEqual([
    "queue: a merge queue waits for it without end",
    "rights: a job has more than to read",
  ]);
});
