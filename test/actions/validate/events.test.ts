import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { payloadOf } from "../../support/github/description/webhooks.ts";
import { checkOut } from "../../support/checkout.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../../support/good-set.ts";
import {
  pullRequest,
  pushed,
  queued,
  repositoryWith,
  type Heard,
} from "../../support/set-changes.ts";
import { repo, type Setting } from "../../github/setting.ts";
import type { Step } from "../../support/action-run.ts";
import { annotations, judged, validated, type Special } from "../../support/validated.ts";

const approvedCase = approved(pendingCase);
const good = goodSet(approvedCase);
const path = "cases/refund-policy-001.yaml";

/** What an approved case that is gone is told with. */
const deleted = "case/deleted";

function asked(setting: Setting, event: "workflow_dispatch", commit: string): Heard {
  const { world } = setting;
  const { repository, sender } = world.happened.at(-1)?.payload ?? {};
  const known = { ref: "refs/heads/main", inputs: null, workflow: "check.yaml" };
  return { event, payload: payloadOf(event, { ...known, repository, sender }), commit };
}

describe("a change is compared with", () => {
  test("the commit that GitHub merged a pull request into, though its payload has an older one", async () => {
    const there = await repositoryWith(good);
    const old = await pullRequest(there, "topic", { [path]: null });
    await there.push("robin", "main", { "cases/parking-001.yaml": approved(pendingAbstention) });
    await there.push("sam", "topic", { "note.txt": "x\n" });
    const { pull_request } = there.last() as { pull_request: { merge_commit_sha: string } };
    const merge =
      (await there.repository.git.ref("refs/pull/1/merge")) ?? pull_request.merge_commit_sha;
    const run = await judged(
      there,
      { ...old, commit: merge, payload: there.last() },
      { checkingOut: { depth: 2 } },
    );
    const main = await there.repository.git.branch("main");
    expect(run.report).toMatchObject({ base: { name: "main", commit: main, holdsSet: true } });
    expect([run.code, annotations(run).join()]).toEqual([1, expect.stringContaining(deleted)]);
  });

  test("the commit where a pull request parted from its base, where its own head is checked out", async () => {
    const there = await repositoryWith(good);
    const parted = await there.repository.git.branch("main");
    const heard = await pullRequest(there, "topic", { [path]: null });
    await there.push("robin", "main", { "cases/parking-001.yaml": approved(pendingAbstention) });
    const main = (await there.repository.git.branch("main")) ?? "";
    const payload = structuredClone(heard.payload) as {
      pull_request: { base: { sha: string } };
    };
    payload.pull_request.base.sha = main;
    const run = await judged(
      there,
      { ...heard, payload },
      { checkingOut: { commit: heard.head, branches: ["main"] } },
    );
    expect(run.report).toMatchObject({ base: { commit: parted } });
    expect(run.code).toBe(1);
    expect(annotations(run).filter((line) => line.includes(deleted))).toHaveLength(1);
  });

  test("what stands before it in a merge queue", async () => {
    const there = await repositoryWith(good);
    const one = await pullRequest(there, "one", {
      "cases/parking-001.yaml": approved(pendingAbstention),
    });
    const two = await pullRequest(there, "two", { "note.txt": "x\n" });
    const first = await queued(there, one.number);
    const second = await queued(there, two.number);
    const run = await judged(there, second);
    expect(run.code).toBe(0);
    expect(run.report).toMatchObject({ base: { name: "main", commit: first.commit } });
    expect(run.outputs["approved"]).toBe("2");
  });

  test("what a branch was before a push, though the push was forced", async () => {
    const there = await repositoryWith(good);
    const before = await there.repository.git.branch("main");
    const files = { ...good, [path]: null, "cases/parking-001.yaml": pendingAbstention };
    await there.push("sam", "main", { files, options: { onto: null } });
    const payload = there.last();
    const commit = (await there.repository.git.branch("main")) ?? "";
    const run = await judged(
      there,
      { event: "push", payload, commit },
      // What nobody can reach any more is in this clone since somebody fetched it before.
      { checkingOut: { also: [before ?? ""] } },
    );
    expect(payload["forced"]).toBe(true);
    expect(run.report).toMatchObject({ base: { name: "main before this push", commit: before } });
    expect([run.code, annotations(run).join()]).toEqual([1, expect.stringContaining(deleted)]);
  });

  test("the main branch where somebody asks, as the command line does", async () => {
    const there = await repositoryWith(good);
    const commit = await there.repository.git.branch("main");
    const heard = await pushed(there, "topic", { [path]: null, "cases/bad.yaml": "id: [\n" });
    const run = await judged(there, asked(there, "workflow_dispatch", heard.commit), {
      checkingOut: { branches: ["main"] },
    });
    expect(run.report).toMatchObject({ base: { name: "origin/main", commit } });
    expect(annotations(run).join()).toContain(deleted);
  });

  test("the same after an edit of its title, or of the branch that it goes to", async () => {
    const there = await repositoryWith(good);
    await there.branch("release", { "cases/parking-001.yaml": approved(pendingAbstention) });
    const heard = await pullRequest(there, "topic", { [path]: null });
    const { rest } = there.as("sam");
    const words = { ...repo, pull_number: heard.number };
    await rest.pulls.update({ ...words, title: "Better" });
    const titled = await judged(there, { ...heard, payload: there.last() });
    expect(there.last()["action"]).toBe("edited");
    expect([titled.code, annotations(titled).join()]).toEqual([
      1,
      expect.stringContaining(deleted),
    ]);
    await rest.pulls.update({ ...words, base: "release" });
    const commit = (await there.repository.git.ref("refs/pull/1/merge")) ?? "";
    const moved = await judged(there, { ...heard, payload: there.last(), commit });
    expect(moved.report).toMatchObject({ base: { name: "release" } });
    expect(moved.outputs["approved"]).toBe("1");
  });

  test("what the input base names, before all that the event says", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", { [path]: null });
    const parted = await there.repository.git.branch("main");
    const run = await judged(there, heard, { inputs: { base: "HEAD^2" } });
    expect(run.report).toMatchObject({ base: { name: "HEAD^2", commit: heard.head } });
    expect(parted).not.toBe(heard.head);
    expect(annotations(run).join()).not.toContain(deleted);
  });
});

describe("P10: a clone that lacks what to compare with", () => {
  test("says which rules did not run, and judges by all the others", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", {
      [path]: null,
      "cases/bad.yaml": "id: [\n",
    });
    const deep = await judged(there, heard, { checkingOut: { depth: 2 } });
    const shallow = await judged(there, heard, { checkingOut: { depth: 1 } });
    expect([deep.code, shallow.code]).toEqual([1, 1]);
    expect(annotations(deep)).toMatchInlineSnapshot(`
      [
        "error cases/bad.yaml:1:5 file/not-yaml: The "[" that opens here is never closed.",
        "error cases/refund-policy-001.yaml:1:5 case/deleted: Case "refund-policy-001" was approved and is in no file any more.",
      ]
    `);
    expect(annotations(shallow)).toMatchInlineSnapshot(`
      [
        "error cases/bad.yaml:1:5 file/not-yaml: The "[" that opens here is never closed.",
        "notice Touchstone: Not compared with an earlier state. This clone does not hold commit aa812b3f6c, which the event names. These rules did not run: case/deleted, family/document-moved, family/relation-removed, family/grouping-changed-undated, family/grouping-changed, split/moved, split/held-out-late, split/removed, claim/changed-undated, claim/changed, holdout/question-reworded, holdout/exposure-lost, holdout/use-lost, holdout/entry-rewritten, holdout/reserved-with-use, exception/rewritten, revision/edited, revision/deleted, revision/pointer-moved-back, review/removed, review/reopened, review/rejection-overturned, review/rejection-deleted, review/reason-reused, review/retirement-changed, sentinel/expectation-edited, sentinel/dropped, refresh/of-unapproved, refresh/approval-lost, refresh/before-approval, refresh/request-changes-case, refresh/confirmed-edited, refresh/previous-unknown, refresh/rewritten, refresh/other-reasons and policy/scopes-narrowed. All others did. Check the set out with fetch-depth: 0.",
      ]
    `);
  });

  test("is told where nothing else is wrong, for each event", async () => {
    const there = await repositoryWith(good);
    const change = await pullRequest(there, "topic", { "note.txt": "x\n" });
    const group = await queued(there, change.number);
    const push = await pushed(there, "main", { "other.txt": "x\n" });
    const branch = await pushed(there, "new", { "cases/parking-001.yaml": pendingAbstention });
    const head = { ...change, checkingOut: { commit: change.head } };
    for (const [heard, checkingOut] of [
      [change, {}],
      [change, head.checkingOut],
      [group, {}],
      [push, {}],
      [branch, {}],
      [asked(there, "workflow_dispatch", push.commit), {}],
    ] as const) {
      const run = await judged(there, heard, { checkingOut: { depth: 1, ...checkingOut } });
      expect(run.code).toBe(0);
      expect(annotations(run).join("\n")).toMatchSnapshot(heard.event);
      expect(run.summary).toMatch(/by \d+ of the \d+ rules/);
    }
  });
});

describe("P20: two changes, each of them green, whose merge is not", () => {
  const second = approved(pendingAbstention);
  const reworded = pendingCase
    .replace("refund-policy-001", "refund-002")
    .replace("When can a customer", "How long can a customer");

  test("one id twice", async () => {
    const there = await repositoryWith(good);
    const one = await pullRequest(there, "one", { "cases/a/parking-001.yaml": second });
    const two = await pullRequest(there, "two", { "cases/b/parking-001.yaml": second });
    expect((await judged(there, one)).code).toBe(0);
    expect((await judged(there, two)).code).toBe(0);
    expect((await judged(there, await queued(there, one.number))).code).toBe(0);
    const run = await judged(there, await queued(there, two.number));
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error cases/b/parking-001.yaml:1:5 case/duplicate-id: The id "parking-001" is that of another case too.",
        ],
      ]
    `);
  });

  test("a retirement against an edit that leans on the retired case", async () => {
    const there = await repositoryWith({ ...good, "cases/refund-002.yaml": reworded });
    const retired = `retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Nobody asks this any more.}\n`;
    const one = await pullRequest(there, "one", { [path]: approvedCase + retired });
    const two = await pullRequest(there, "two", {
      "cases/refund-002.yaml": `${reworded}variantOf: refund-policy-001\n`,
    });
    expect((await judged(there, one)).code).toBe(0);
    expect((await judged(there, two)).code).toBe(0);
    expect((await judged(there, await queued(there, one.number))).code).toBe(0);
    const run = await judged(there, await queued(there, two.number));
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error cases/refund-002.yaml:15:12 case/variant-of-inactive: The case is a variant of "refund-policy-001", which was retired.",
        ],
      ]
    `);
  });
});

describe("P21: what cannot be judged is red, with its reason", () => {
  test("whatever is wrong with the step", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", { "note.txt": "x\n" });
    const workspace = await checkOut(there.repository, { commit: heard.commit, depth: 2 });
    const wrong: readonly (Partial<Pick<Step, "event" | "payload">> & Special)[] = [
      { event: "pull_request_target", payload: "{}" },
      { payload: '{"pull_request":{}}' },
      { environment: { GITHUB_OUTPUT: undefined } },
      { environment: { GITHUB_STEP_SUMMARY: "/nowhere/summary" } },
      { environment: { GITHUB_EVENT_PATH: "/nowhere/event" } },
      { inputs: { base: "release/9" } },
    ];
    const ends: (readonly unknown[])[] = [];
    for (const { event = heard.event, payload = heard.payload, ...special } of wrong) {
      const step = { event, payload, commit: heard.commit };
      const run = await validated(workspace, step, special);
      expect(run.summary).not.toContain("0 errors");
      ends.push([run.code, ...annotations(run)]);
    }
    expect(ends).toMatchInlineSnapshot(`
      [
        [
          3,
          "error Touchstone: not judged: The event "pull_request_target" is none that this action judges. It checks out the branch that a change goes to, not the change. Run it on pull_request, merge_group, push, workflow_dispatch or schedule.",
        ],
        [
          3,
          "error Touchstone: not judged: The payload of the event "pull_request" is not as GitHub describes it: "pull_request.base.ref" holds no text.",
        ],
        [
          3,
          "error Touchstone: not judged: The variable GITHUB_OUTPUT is not set. The runner of GitHub Actions sets it for every step: run this as a step of a job, or "touchstone check" at a desk.",
        ],
        [
          3,
          "error Touchstone: not judged: The run broke: Unable to access summary file: '/nowhere/summary'. Check if the file has correct read/write permissions.",
        ],
        [
          3,
          "error Touchstone: not judged: The file that GITHUB_EVENT_PATH names cannot be read.",
        ],
        [
          3,
          "error Touchstone: not judged: "release/9" names no commit in this clone: name a branch, a tag or a commit id, or fetch it first.",
        ],
      ]
    `);
  });

  test("another commit than the change, such as the base's checkout", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", { [path]: null });
    const base = (await there.repository.git.branch("main")) ?? "";
    const workspace = await checkOut(there.repository, { commit: base, into: "base" });
    await checkOut(there.repository, { commit: heard.commit, into: "set", workspace });
    const wrong = await validated(workspace, heard, { inputs: { path: "base" } });
    expect([wrong.code, annotations(wrong)]).toMatchInlineSnapshot(`
      [
        2,
        [
          "error Touchstone: not judged: "base" holds commit aa812b3f6c, which is not the change that the event "pull_request" tells of (f2cc1b6a0c). Name the folder that the change is checked out in.",
        ],
      ]
    `);
    const right = await validated(workspace, heard, { inputs: { path: "set" } });
    expect([right.code, annotations(right).join()]).toEqual([1, expect.stringContaining(deleted)]);
  });

  test("a repository whose commit is damaged", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", { "note.txt": "x\n" });
    const workspace = await checkOut(there.repository, { commit: heard.commit, depth: 2 });
    rmSync(`${workspace}/.git/objects`, { recursive: true });
    const run = await validated(workspace, heard);
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        3,
        [
          "error Touchstone: not judged: Commit "b38314930647a56b51775a0b7ad9f5ee346026dc" is not in this clone.",
        ],
      ]
    `);
    expect(run.report).toMatchInlineSnapshot(`
      {
        "notJudged": {
          "exitCode": 3,
          "reason": "Commit "b38314930647a56b51775a0b7ad9f5ee346026dc" is not in this clone.",
        },
      }
    `);
  });

  test("a push that deletes its branch", async () => {
    const there = await repositoryWith(good);
    const heard = await pushed(there, "topic", { "note.txt": "x\n" });
    const gone = { ...heard.payload, deleted: true, after: "0".repeat(40), head_commit: null };
    const run = await judged(there, { ...heard, payload: gone });
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        3,
        [
          "error Touchstone: not judged: The push deleted its branch, so there is nothing to judge.",
        ],
      ]
    `);
  });
});
