import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commitTree } from "../../src/git/commit-tree.ts";
import { openRepository } from "../../src/git/repository.ts";
import { allRules, everydayRules } from "../../src/rules/all-rules.ts";
import { goodKinds, setWith } from "../mutants/good-kinds.ts";
import { waysToBreak } from "../mutants/ways.ts";
import { runIn, type Ran } from "../support/command.ts";
import { edited } from "../support/edited.ts";
import { partAt, pathsOf, replaced } from "../support/edits.ts";
import { asFields } from "../support/fields.ts";
import { gitRepository, removeObject } from "../support/git-repository.ts";
import { goodSet, pendingAbstention, pendingCase, type Files } from "../support/good-set.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

const good = goodSet(pendingCase, pendingAbstention);
const path = "cases/refund-policy-001.yaml";
const other = "cases/parking-001.yaml";
const blank = edited(pendingCase, "query: When can a customer request a refund?", 'query: " "');

function steady({ out, err }: Ran): string {
  return `${out}${err}`
    .replaceAll(/\(\d+ ms\)/g, "(… ms)")
    .replaceAll(/\d+ of \d+ rules/g, "some of all rules")
    .replaceAll(/[0-9a-f]{10}\b/g, "<commit>");
}

function lastLine(ran: Ran): string {
  return steady(ran).trimEnd().split("\n").at(-1) ?? "";
}

describe("touchstone check --changed", () => {
  test("judges the files that were edited or added since the base, each alone", async () => {
    const { folder } = await gitRepository([good]);
    // The same question under the same id: only the whole check sees that.
    writeInto(folder, { [path]: blank, "cases/copy/parking-001.yaml": pendingAbstention });
    const ran = await runIn(folder, "check", "--changed", "--base", "HEAD");
    expect(ran.code).toBe(1);
    expect(steady(ran)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:8 error case/blank-query
        The question is blank.
        fix: Write the question a real reader would ask.
        why: touchstone explain case/blank-query

      Compared with HEAD at <commit>.
      1 error in 2 changed files, judged alone by some of all rules (… ms); only the whole check decides
      "
    `);
    expect((await runIn(folder, "check", "--base", "HEAD")).out).toContain("case/duplicate-id");
  });

  test("ends with 0 where no changed file has an error, and says how many are gone", async () => {
    const { folder } = await gitRepository([good]);
    rmSync(join(folder, other));
    writeInto(folder, { [path]: edited(pendingCase, "When can", "How soon can") });
    const ran = await runIn(folder, "check", "--changed", "--base", "HEAD");
    expect([ran.code, lastLine(ran)]).toMatchInlineSnapshot(`
      [
        0,
        "0 errors in 1 changed file (and 1 deleted), judged alone by some of all rules (… ms); only the whole check decides",
      ]
    `);
  });

  test("says that nothing was judged where nothing changed", async () => {
    const { folder } = await gitRepository([good]);
    const ran = await runIn(folder, "check", "--changed", "--base", "HEAD");
    expect([ran.code, lastLine(ran)]).toMatchInlineSnapshot(`
      [
        0,
        "0 errors in 0 changed files, so nothing was judged (… ms); only the whole check decides",
      ]
    `);
  });

  test("says how many changed files could not be read", async () => {
    const { folder } = await gitRepository([good]);
    writeInto(folder, { [path]: "query: [" });
    const ran = await runIn(folder, "check", "--changed", "--base", "HEAD");
    expect([ran.code, lastLine(ran)]).toMatchInlineSnapshot(`
      [
        1,
        "1 error in 1 changed file, 1 of them not read, judged alone by some of all rules (… ms); only the whole check decides",
      ]
    `);
  });

  test("tells no defect of a file that did not change", async () => {
    const { folder } = await gitRepository([{ ...good, [other]: "broken: [" }]);
    writeInto(folder, { [path]: blank });
    const { out } = await runIn(folder, "check", "--changed", "--base", "HEAD");
    expect(out).not.toContain(other);
  });

  test("counts in JSON what was judged", async () => {
    const { folder } = await gitRepository([good, { ...good, [path]: blank }]);
    const words = ["--commit", "HEAD", "--changed", "--base", "HEAD^", "--format", "json"];
    const report = asFields(JSON.parse((await runIn(folder, "check", ...words)).out));
    const judged = allRules.filter(({ perFile }) => perFile === true).length;
    expect([report["changed"], report["rules"]]).toEqual([
      { files: 1, deleted: 0 },
      { judged, of: everydayRules.length },
    ]);
  });

  test("reads no case that did not change between two commits", async () => {
    const { folder, gitdir, commits } = await gitRepository([good, { ...good, [path]: blank }], {
      bare: true,
    });
    const tree = await commitTree(openRepository(gitdir), commits[1] ?? "");
    removeObject(gitdir, await tree.objectId(other, { max: 1 }));
    const words = ["check", "--commit", "main", "--base", "main^"];
    const ran = await runIn(folder, ...words, "--changed");
    expect([ran.code, lastLine(ran)]).toMatchInlineSnapshot(`
      [
        1,
        "1 error in 1 changed file, judged alone by some of all rules (… ms); only the whole check decides",
      ]
    `);
    // The whole check needs it.
    expect((await runIn(folder, ...words)).code).toBe(3);
  });

  test.for([
    [
      "no earlier state",
      ["--changed"],
      "Nothing tells which files changed. The Git repository has no remote, so no main branch to compare with is known. Name an earlier state, as in --changed --base HEAD; without --changed the whole set is judged.",
    ],
    [
      "a rule that looks at the whole set",
      ["--changed", "--base", "HEAD", "--rule", "case/duplicate-id"],
      "None of these rules can judge a file alone; leave out --changed to judge the whole set by them.",
    ],
    [
      "safe fixes",
      ["--changed", "--base", "HEAD", "--fix"],
      "--fix looks at the whole set, so leave out --changed; named files are fixed alone.",
    ],
  ] as const)("is wrong use with %s", async ([, words, message]) => {
    const { folder } = await gitRepository([good]);
    const { code, out, err } = await runIn(folder, "check", ...words);
    expect([code, out, err]).toEqual([2, "", `${message}\n`]);
  });

  test("is wrong use in no repository", async () => {
    const { code, err } = await runIn(tempFolder(good), "check", "--changed");
    expect([code, err]).toEqual([
      2,
      "Nothing tells which files changed. The set lies in no Git repository. Name an earlier state, as in --changed --base HEAD; without --changed the whole set is judged.\n",
    ]);
  });
});

/** The findings of a report in JSON that stand in some files and come from some rules, each as a line. */
function told(
  { out }: Ran,
  fits: (file: string, rule: string) => boolean = () => true,
): readonly string[] {
  const { findings } = JSON.parse(out) as {
    findings: readonly { readonly file: string; readonly rule: string }[];
  };
  return findings.filter(({ file, rule }) => fits(file, rule)).map((one) => JSON.stringify(one));
}

const before = setWith(goodKinds);
const mutants = Object.values(goodKinds).flatMap((value) =>
  pathsOf(value)
    .filter((at) => at.length > 0)
    .flatMap((at) =>
      waysToBreak(partAt(value, at)).map((way): readonly [string, string] => [
        `cases/${String(value["id"])}.yaml`,
        JSON.stringify(replaced(value, at, way.value)),
      ]),
    ),
);

test("what is told of changed files is what the whole check tells of them, of a commit and on disk", async () => {
  const perFile = new Set<string>(
    allRules.flatMap(({ id, perFile: alone }) => (alone === true ? [id] : [])),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...mutants), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("", "Moved/", "moved.yaml/"),
      async (changed, folder) => {
        const moved = changed.map(([at, text]) => [at.replace("/", `/${folder}`), text] as const);
        const after: Files = { ...before, ...Object.fromEntries(moved) };
        const repository = await gitRepository([before, after]);
        const paths = new Set(Object.keys(after).filter((at) => after[at] !== before[at]));
        const fits = (file: string, rule: string): boolean => paths.has(file) && perFile.has(rule);
        for (const where of [["--commit", "HEAD"], []]) {
          const words = ["check", "--format", "json", "--base", "HEAD^", ...where];
          const whole = told(await runIn(repository.folder, ...words), fits);
          expect(told(await runIn(repository.folder, ...words, "--changed"))).toEqual(whole);
        }
      },
    ),
    { numRuns: 12 },
  );
});
