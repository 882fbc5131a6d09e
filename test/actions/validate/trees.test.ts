import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkOut } from "../../support/checkout.ts";
import { folderWith } from "../../support/command.ts";
import {
  approved,
  goodCorpus,
  goodSet,
  pendingAbstention,
  pendingCase,
} from "../../support/good-set.ts";
import { pullRequest, pushed, repositoryWith } from "../../support/set-changes.ts";
import { annotations, judged, validated } from "../../support/validated.ts";

const good = goodSet(approved(pendingCase));

describe("P7: a file that would keep a parser busy for ever", () => {
  const deep = "[".repeat(10_000);
  const aliases = ["a: &a [x, x, x, x, x, x, x, x, x]"];
  for (const letter of "bcdefghi") {
    const before = String.fromCharCode(letter.charCodeAt(0) - 1);
    aliases.push(`${letter}: &${letter} [${Array(9).fill(`*${before}`).join(", ")}]`);
  }
  const bombs = {
    "cases/aliases.yaml": `${aliases.join("\n")}\n`,
    "cases/depth.yaml": `a: ${deep}\n`,
    "cases/documents.yaml": "---\nid: a\n".repeat(20_000),
    "cases/keys.yaml": `a: {${"x,".repeat(100_000)}}\n`,
    "cases/line.yaml": `query: ${"x".repeat(300_000)}\n`,
    "cases/tags.yaml": "query: !!js/function 'function () {}'\n",
  };

  test("is an error at its place, and hides no other file", { timeout: 20_000 }, async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "bombs", bombs);
    const run = await judged(there, heard, { checkingOut: { depth: 2 } });
    expect(run.code).toBe(1);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "error cases/aliases.yaml:1:4 file/ambiguous-yaml: "&a" names a value so that others can repeat it.",
        "error cases/depth.yaml:1:67 file/too-large: Lists and maps lie more than 64 deep in each other here, so the file was not read.",
        "error cases/documents.yaml:4002:1 file/too-large: This is field 2,001 of the file, and a file of its kind may have 2,000, so it was not read.",
        "error cases/keys.yaml:1:4003 file/too-large: This is field 2,001 of the file, and a file of its kind may have 2,000, so it was not read.",
        "error cases/line.yaml:1:1 file/too-large: The file is larger than the 256 KiB that a file of its kind may have, so it was not read.",
        "error cases/tags.yaml:1:8 file/ambiguous-yaml: "!!js/function" tells a reader how to take the value, and not every reader listens.",
        "error cases/aliases.yaml:2:4 file/ambiguous-yaml: "&b" names a value so that others can repeat it.",
        "error cases/aliases.yaml:2:8 file/ambiguous-yaml: "*a" repeats a value from elsewhere in the file (9 times).",
        "error cases/aliases.yaml:3:4 file/ambiguous-yaml: "&c" names a value so that others can repeat it.",
        "error Touchstone: 13 more errors: see the summary of this run.",
      ]
    `);
  });
});

describe("P8: what is no plain file", () => {
  test("is an error, and nothing of what a link leads to is told", async () => {
    const there = await repositoryWith(good);
    const secret = "the environment of the judge";
    const links = { "cases/x.yaml": "/proc/self/environ" };
    await there.branch("links", links, { mode: "120000" });
    await there.branch(
      "more",
      { "cases/run.yaml": pendingAbstention },
      {
        onto: (await there.repository.git.branch("links")) ?? "",
        mode: "100755",
      },
    );
    const heard = await pushed(there, "more", {
      "cases/Twin.yaml": pendingAbstention,
      "cases/twin.yaml": pendingAbstention,
      "cases/u\u0308ber.yaml": pendingAbstention,
      "cases/a\\b.yaml": pendingAbstention,
      "cases/\u202etxt.yaml": pendingAbstention,
    });
    const run = await judged(there, heard, { environment: { SECRET: secret } });
    expect(run.code).toBe(1);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "error cases/Twin.yaml:1:1 file/twin: "cases/twin.yaml" and "cases/Twin.yaml" are one file to a disk or a reader that ignores case, composition or the spelling of ".yaml", so this one was not read.",
        "error cases/a\\b.yaml:1:1 file/unsafe-name: The name of this file, "a\\b.yaml", holds a character that Windows allows in no name, so the file was not read.",
        "error cases/twin.yaml:1:5 case/duplicate-id: The id "parking-001" is that of another case too.",
        "error cases/über.yaml:1:1 file/unsafe-name: The name of this file, "über.yaml", is not in composed form (NFC), and another disk spells it with other bytes, so the file was not read.",
        "error cases/\\u{202e}txt.yaml:1:5 case/duplicate-id: The id "parking-001" is that of another case too.",
        "error cases/twin.yaml:1:5 file/misplaced: The case's id is "parking-001", but its file is named "twin.yaml".",
        "error cases/\\u{202e}txt.yaml:1:5 file/misplaced: The case's id is "parking-001", but its file is named "\\u{202e}txt.yaml".",
        "error cases/run.yaml:1:1 file/executable: Git keeps this file as a program that may be run, and nothing in a set is one.",
        "error cases/x.yaml:1:1 file/not-a-file: This is a symbolic link, not a file.",
        "error cases/run.yaml:1:5 file/misplaced: The case's id is "parking-001", but its file is named "run.yaml".",
      ]
    `);
    for (const told of [run.log, run.summary, JSON.stringify(run.report)]) {
      expect(told).not.toContain(secret);
      expect(told).not.toContain("GITHUB_WORKSPACE=");
    }
  });

  test("is judged as Git has it, whatever the folder holds", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", { "cases/bad.yaml": "id: [\n" });
    const workspace = await checkOut(there.repository, { commit: heard.commit, depth: 2 });
    writeFileSync(join(workspace, "cases/bad.yaml"), "id: bad\n");
    writeFileSync(join(workspace, "cases/other.yaml"), "id: [\n");
    rmSync(join(workspace, "cases/refund-policy-001.yaml"));
    const run = await validated(workspace, heard);
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error cases/bad.yaml:1:5 file/not-yaml: The "[" that opens here is never closed.",
        ],
      ]
    `);
  });

  test("is no folder of a set: a link could lead to another checkout", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", { "cases/bad.yaml": "id: [\n" });
    const workspace = await checkOut(there.repository, { commit: heard.commit, into: "base" });
    symlinkSync("base", join(workspace, "set"));
    const run = await validated(workspace, heard, { inputs: { path: "set" } });
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        2,
        [
          "error Touchstone: not judged: The input path is "set", and "set" is a link. Name the folder itself.",
        ],
      ]
    `);
  });
});

describe("P9: the files that a change touches", () => {
  test("are told first, by names of any letters and after a rename, and decide nothing", async () => {
    const bad = pendingAbstention.replace(/^query:.*$/m, 'query: " "');
    const named = (id: string): string => bad.replace("parking-001", id);
    const there = await repositoryWith({
      ...good,
      "cases/a/old-001.yaml": named("old-001"),
      "cases/a/was-001.yaml": named("was-001"),
    });
    const heard = await pullRequest(there, "topic", {
      "cases/größe/日本-001.yaml": named("größe-001"),
      "cases/a/was-001.yaml": null,
      "cases/z/was-001.yaml": named("was-001"),
    });
    const run = await judged(there, heard, { checkingOut: { depth: 2 } });
    expect(run.code).toBe(1);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "error cases/größe/日本-001.yaml:1:5 file/off-schema: "id" is "größe-001" here; an id is lower-case letters and digits, with single dots, dashes or underscores between them.",
        "error cases/z/was-001.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/größe/日本-001.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/a/old-001.yaml:4:8 case/blank-query: The question is blank.",
      ]
    `);
  });
});

describe("P11: a set without a case", () => {
  test("is red, unless that is what somebody wants", async () => {
    const there = await repositoryWith({ ...goodCorpus(), "cases/README.md": "Cases.\n" });
    const heard = await pullRequest(there, "topic", { "README.md": "x\n" });
    const run = await judged(there, heard);
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error Touchstone: There is no case file in "cases/", so nothing was judged. Name the set's folder in the input path; for a set that is still empty, write allow-empty: true.",
        ],
      ]
    `);
    expect(run.summary).toContain("## ❌ Touchstone: 0 errors in 0 cases\n");
    const allowed = await judged(there, heard, { inputs: { "allow-empty": "true" } });
    expect([allowed.code, annotations(allowed)]).toEqual([0, []]);
    expect(allowed.summary).toContain("## ✅ Touchstone: 0 errors in 0 cases\n");
  });

  test.for([
    ["no folder", "evals"],
    ["a folder without a set", "app"],
    ["a folder of a set", "eval/cases"],
    ["a file", "eval/families.yaml"],
    ["a folder outside", "../other"],
  ])("is not what a wrong path is taken for: %s", async ([, path = ""]) => {
    const inFolder = Object.entries(good).map(([name, text]) => [`eval/${name}`, text]);
    const there = await repositoryWith({ ...Object.fromEntries(inFolder), "app/main.py": "" });
    const heard = await pullRequest(there, "topic", { "README.md": "x\n" });
    const run = await judged(there, heard, { inputs: { path } });
    expect(run.code).toBe(2);
    expect(annotations(run).join("\n")).toMatchSnapshot();
    expect(run.report).toMatchObject({ notJudged: { exitCode: 2 } });
  });

  test("is not what an empty workspace is taken for, nor one without sets", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", { "README.md": "x\n" });
    const empty = await validated(await folderWith({}), heard);
    const other = await validated(await folderWith({ "app/a.py": "", "lib/b.py": "" }), heard);
    expect([empty.code, other.code]).toEqual([2, 2]);
    expect([...annotations(empty), ...annotations(other)]).toMatchInlineSnapshot(`
      [
        "error Touchstone: not judged: "." holds no evaluation set: there is neither cases/ nor corpus-revisions/ in it. The workspace is empty: check the set out first.",
        "error Touchstone: not judged: "." holds no evaluation set: there is neither cases/ nor corpus-revisions/ in it. The workspace holds no set; its folders are "app" and "lib".",
      ]
    `);
  });
});
