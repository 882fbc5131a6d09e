import { rmSync } from "node:fs";
import { join } from "node:path";
import fs from "node:fs";
import git from "isomorphic-git";
import { describe, expect, test } from "vitest";
import { rulesNotRun } from "../../src/rules/check.ts";
import { runIn } from "../support/command.ts";
import { edited } from "../support/edited.ts";
import { asFields } from "../support/fields.ts";
import {
  gitRepository,
  looseObjects,
  removeObject,
  type TestRepository,
} from "../support/git-repository.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../support/good-set.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

const set = goodSet(approved(pendingCase), approved(pendingAbstention));
const path = "cases/refund-policy-001.yaml";
const needing = rulesNotRun({ base: undefined }).map(({ id }) => id);

function below(folder: string, files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );
}

async function withRemote(repository: TestRepository, index: number): Promise<TestRepository> {
  const { gitdir, commits } = repository;
  await git.addRemote({ fs, gitdir, remote: "origin", url: "https://git.example.test/set.git" });
  const value = commits[index] ?? "";
  await git.writeRef({ fs, gitdir, ref: "refs/remotes/origin/main", value });
  return repository;
}

/** Output without the milliseconds that a run took, and with this commit under a steady name. */
function steady(text: string, commit = ""): string {
  return text.replaceAll(commit.slice(0, 10), "<commit>").replaceAll(/\(\d+ ms\)/g, "(… ms)");
}

describe("touchstone check in a repository", () => {
  test("compares with the remote's main branch, and counts edits that are not committed", async () => {
    const { folder, commits } = await withRemote(await gitRepository([set]), 0);
    rmSync(join(folder, path));
    const { code, out, err } = await runIn(folder, "check");
    expect([code, err]).toEqual([1, ""]);
    expect(steady(out, commits[0])).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:5 error case/deleted
        Case "refund-policy-001" was approved and is in no file any more.
        fix: Bring it back with "git checkout <commit> -- cases/refund-policy-001.yaml"; if nobody needs it any more, retire it then with "touchstone review retire refund-policy-001".
        why: touchstone explain case/deleted

      Not split yet: no score may be claimed, and the rules about families and splits wait until families.yaml records a split.
      Compared with origin/main at <commit>.
      1 error in 1 case (… ms)
      "
    `);
  });

  test("says what a clean set was compared with", async () => {
    const { folder, commits } = await withRemote(await gitRepository([set]), 0);
    const { code, out } = await runIn(folder, "check");
    expect(code).toBe(0);
    expect(steady(out, commits[0]).split("\n").slice(-3)).toEqual([
      "Compared with origin/main at <commit>.",
      "0 errors in 2 cases (… ms)",
      "",
    ]);
  });

  test("compares with what was asked for", async () => {
    const { folder, commits } = await gitRepository([set, goodSet(approved(pendingAbstention))]);
    expect((await runIn(folder, "check", "--base", "HEAD")).code).toBe(0);
    const { code, out } = await runIn(folder, "check", "--base", "HEAD~1");
    expect(code).toBe(1);
    expect(out).toContain(
      `Bring it back with "git checkout ${commits[0]?.slice(0, 10)} -- ${path}"`,
    );
    expect(out).toContain(`Compared with HEAD~1 at ${commits[0]?.slice(0, 10)}.\n`);
  });

  test("names the commit in JSON", async () => {
    const { folder, commits } = await withRemote(await gitRepository([set]), 0);
    const { out } = await runIn(folder, "check", "--format", "json");
    expect(asFields(JSON.parse(out))).toMatchObject({
      base: { name: "origin/main", commit: commits[0], holdsSet: true },
    });
  });

  test("judges a set in a folder of its repository, and shows its paths from where one stands", async () => {
    const state = below("eval/set", set);
    const { folder } = await withRemote(await gitRepository([state]), 0);
    rmSync(join(folder, "eval/set", path));
    const { out } = await runIn(folder, "check", "eval/set");
    expect(out).toContain(`eval/set/${path}:1:5 error case/deleted\n`);
    expect(out).toMatch(new RegExp(`"git checkout \\w+ -- :/eval/set/${path}"`));
  });

  test("takes a set whose folder is new for a new one", async () => {
    const repository = await gitRepository([{ "README.md": "" }, below("eval", set)]);
    const { folder, commits } = await withRemote(repository, 0);
    const { code, out } = await runIn(folder, "check", "eval");
    expect(code).toBe(0);
    expect(steady(out, commits[0])).toContain(
      "Compared with origin/main at <commit>, which has nothing in this place: everything is new.\n",
    );
  });

  test("finds an edit that was made to look approved", async () => {
    const { folder } = await withRemote(await gitRepository([set]), 0);
    writeInto(folder, { [path]: approved(edited(pendingCase, "When can", "Until when can")) });
    const { code, out } = await runIn(folder, "check");
    expect(code).toBe(1);
    expect(out).toContain("error review/reason-reused\n");
  });
});

describe("touchstone check without an earlier state", () => {
  test("says which rules did not run, and why", async () => {
    const { code, out, err } = await runIn(tempFolder(set), "check");
    expect([code, err]).toEqual([0, ""]);
    expect(out.split("\n").at(-3)).toMatchInlineSnapshot(
      `"Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD."`,
    );
  });

  test("names a branch that is there, and guards with it", async () => {
    const { folder } = await gitRepository([set]);
    const alone = await runIn(folder, "check");
    const [, branch = ""] = /check with --base (\S+)\.\n/.exec(alone.out) ?? [];
    rmSync(join(folder, path));
    const { code, out } = await runIn(folder, "check", "--base", branch);
    expect([branch, code]).toEqual(["main", 1]);
    expect(out).toContain("error case/deleted\n");
  });

  test("says the same in JSON", async () => {
    const { code, out } = await runIn(tempFolder(set), "check", "--format", "json");
    expect(code).toBe(0);
    expect(asFields(JSON.parse(out))["notRun"]).toEqual({
      reason: "The set lies in no Git repository.",
      fix: 'To guard what was approved, run "git init", commit the set and check with --base HEAD.',
      rules: needing,
    });
  });

  test("judges all else where the earlier state is not in the clone", async () => {
    const changed = edited(approved(pendingCase), "reason: The", "reason: Their");
    const repository = await gitRepository([set, goodSet(changed, approved(pendingAbstention))]);
    const { folder, gitdir } = await withRemote(repository, 0);
    const { oid } = await git.readBlob({
      fs,
      gitdir,
      oid: repository.commits[0] ?? "",
      filepath: path,
    });
    expect(looseObjects(gitdir)).toContain(oid);
    removeObject(gitdir, oid);
    const { code, out } = await runIn(folder, "check");
    expect(code).toBe(0);
    expect(out).toContain(
      `Not compared with an earlier state. The earlier state cannot be read: The content of "${path}" (${oid}) is not in this clone, or is damaged.`,
    );
    const asked = await runIn(folder, "check", "--base", "HEAD~1");
    expect([asked.code, asked.out]).toEqual([3, ""]);
  });
});

describe("an earlier state that was asked for and is not there", () => {
  test.for([
    [
      "an unknown name",
      "nowhere\u001b[2J",
      String.raw`"nowhere\u{1b}[2J" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "main", or fetch it first.`,
    ],
    [
      "an option in its place",
      "--fix",
      `"--fix" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "main", or fetch it first.`,
    ],
  ] as const)("ends with 3: %s", async ([, ref, message]) => {
    const { folder } = await gitRepository([set]);
    const { code, out, err } = await runIn(folder, "check", `--base=${ref}`);
    expect([code, out, err]).toEqual([3, "", `${message}\n`]);
  });

  test("ends with 3 outside a repository", async () => {
    const { code, out, err } = await runIn(tempFolder(set), "check", "--base", "main");
    expect([code, out, err]).toEqual([
      3,
      "",
      'This folder lies in no Git repository, so "main" names no earlier state of it.\n',
    ]);
  });

  test("is wrong use where nothing is named", async () => {
    const { code, err } = await runIn(tempFolder(set), "check", "--base");
    expect([code, err]).toEqual([2, expect.stringContaining("argument missing")]);
  });
});
