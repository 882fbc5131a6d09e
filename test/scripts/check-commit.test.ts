import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runIn, type Ran } from "../support/command.ts";
import { edited } from "../support/edited.ts";
import { asFields } from "../support/fields.ts";
import { gitRepository, type Contents } from "../support/git-repository.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const path = "cases/refund-policy-001.yaml";
const good = goodSet(approved(pendingCase), approved(pendingAbstention));
const blank = { ...good, [path]: edited(approved(pendingCase), "When can", "How can") };

function below(folder: string, files: Contents): Contents {
  return Object.fromEntries(Object.entries(files).map(([at, text]) => [`${folder}/${at}`, text]));
}

/** What a run told, without what differs from run to run. */
function steady({ out, err }: Ran, commits: readonly string[]): string {
  return commits.reduce(
    (text, commit, index) => text.replaceAll(commit.slice(0, 10), `<commit ${index + 1}>`),
    `${out}${err}`.replaceAll(/\(\d+ ms\)/g, "(… ms)"),
  );
}

describe("touchstone check --commit", () => {
  test("judges the commit, and no edit that is not committed", async () => {
    const { folder, commits } = await gitRepository([good, blank]);
    writeFileSync(join(folder, path), "broken: [");
    const ran = await runIn(folder, "check", "--commit", "main", "--base", "main^");
    expect(ran.code).toBe(1);
    expect(steady(ran, commits)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:25:11 error review/outdated
        The case was edited after "jordan" approved it: the digest of what was read no longer fits.
        fix: Have it judged again with "touchstone review record refund-policy-001", or restore the text that was approved from Git.
        why: touchstone explain review/outdated

      Not split yet: no score may be claimed, and the rules about families and splits wait until families.yaml records a split.
      Judged as of main at <commit 2>: edits that are not committed do not count.
      Compared with main^ at <commit 1>.
      1 error in 2 cases (… ms)
      "
    `);
    const before = await runIn(folder, "check", "--commit", "main^");
    expect([before.code, before.out.includes("0 errors in 2 cases")]).toEqual([0, true]);
  });

  test("needs nothing of it on the disk", async () => {
    const { folder, commits } = await gitRepository([below("eval", good), { "README.md": "" }]);
    const ran = await runIn(folder, "check", "--commit", commits[0] ?? "", "eval");
    expect(ran.code).toBe(0);
    expect(steady(ran, commits).split("\n").slice(-4)).toEqual([
      "Judged as of <commit 1>: edits that are not committed do not count.",
      expect.stringContaining("Not compared with an earlier state."),
      "0 errors in 2 cases (… ms)",
      "",
    ]);
  });

  test("works in a bare repository, for files of the set too", async () => {
    const { folder } = await gitRepository([below("eval", good), below("eval", blank)], {
      bare: true,
    });
    const words = ["check", "--commit", "main", "--base", "main~1", "--level", "error"];
    const whole = await runIn(folder, ...words, "eval");
    const file = await runIn(folder, ...words, `eval/${path}`);
    const other = await runIn(folder, ...words, "eval/cases/parking-001.yaml");
    expect([whole.code, file.code, other.code]).toEqual([1, 1, 1]);
    expect(whole.out).toContain(`eval/${path}:`);
    expect(file.out).toContain(`eval/${path}:`);
    expect(other.out).not.toContain(`eval/${path}:`);
    expect(other.out).toContain("not shown: ");
  });

  test("names the commit in JSON, as it was asked for and in full", async () => {
    const { folder, commits } = await gitRepository([good]);
    const { out } = await runIn(folder, "check", "--commit", "HEAD", "--format", "json");
    expect(asFields(JSON.parse(out))["commit"]).toEqual({ name: "HEAD", commit: commits[0] });
  });

  test("tells the run bit, which a working directory does not show", async () => {
    const state = { ...good, [path]: { executable: approved(pendingCase) } };
    const { folder } = await gitRepository([state]);
    const { out, code } = await runIn(folder, "check", "--commit", "HEAD");
    expect(code).toBe(1);
    expect(out).toContain("error file/executable");
  });

  test.for([
    [
      "no such commit",
      ["--commit", "nowhere"],
      3,
      '"nowhere" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "main", or fetch it first.',
    ],
    [
      "a commit without a set",
      ["--commit", "HEAD", ".."],
      2,
      '".." holds no evaluation set in commit <commit 1>: there is neither cases/ nor corpus-revisions/ in it.',
    ],
    [
      "a file that it lacks",
      ["--commit", "HEAD", "cases/new.yaml"],
      2,
      '"cases/new.yaml" is not in commit <commit 1>.',
    ],
    [
      "a file that is no part of the set",
      ["--commit", "HEAD", "cases/README.md"],
      2,
      '"cases/README.md" is no part of the set around it, so it is not judged.',
    ],
    [
      "safe fixes",
      ["--commit", "HEAD", "--fix"],
      2,
      "A commit stays as it is: --fix writes files, so leave out --commit.",
    ],
  ] as const)("says what is wrong: %s", async ([, words, code, message]) => {
    const { folder, commits } = await gitRepository([
      below("set", { ...good, "cases/README.md": "" }),
    ]);
    const ran = await runIn(join(folder, "set"), "check", ...words);
    expect([ran.code, ran.out, steady({ ...ran, out: "" }, commits)]).toEqual([
      code,
      "",
      `${message}\n`,
    ]);
  });

  test("ends with 3 outside a repository", async () => {
    const { code, err } = await runIn(tempFolder(good), "check", "--commit", "main");
    expect([code, err]).toEqual([
      3,
      'This folder lies in no Git repository, so "main" names no commit.\n',
    ]);
  });
});
