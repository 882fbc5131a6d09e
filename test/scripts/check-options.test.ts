import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { allRules, everydayRules } from "../../src/rules/all-rules.ts";
import { runIn, runWith } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { splitSet } from "../support/split-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const named = (id: string): string => pendingCase.replace("refund-policy-001", id);
const blank = named("blank-001").replace(/^query: .*$/m, 'query: " "');
const nobody = named("nobody-001").replace(/^origin: .*\n/m, "");
/** Two errors in two files, and a notice in a third. */
const set = { ...goodSet(blank, nobody), "cases/old/x.json": "{}" };

/** The lines of a report that name a finding, and its last one. */
async function told(cwd: string, ...words: readonly string[]): Promise<readonly string[]> {
  const { out } = await runIn(cwd, "check", ...words);
  const lines = out
    .trimEnd()
    .replace(/\(\d+ ms\)/, "(… ms)")
    .replace(/ of \d+ rules/, " of all rules")
    .split("\n");
  return lines.filter((line, index) => /^[^ ].*:\d+:\d+ /.test(line) || index === lines.length - 1);
}

describe("--level", () => {
  const mild = { ...goodSet(pendingCase), "cases/old/x.json": "{}" };

  test("hides what is below it from the report, and counts it", async () => {
    expect(await told(tempFolder(set), "--level", "error")).toMatchInlineSnapshot(`
      [
        "cases/blank-001.yaml:3:8 error case/blank-query",
        "cases/nobody-001.yaml:1:1 error case/without-origin",
        "2 errors, 1 notice in 2 cases (… ms), not shown: 1 below --level",
      ]
    `);
  });

  test("shows everything at its lowest", async () => {
    const folder = tempFolder(set);
    expect(await told(folder, "--level", "notice")).toEqual(await told(folder));
  });

  test("says that something was found where nothing is shown", async () => {
    const { code, out } = await runIn(tempFolder(mild), "check", "--level", "warning");
    expect([code, lastLine(out)]).toEqual([
      0,
      "0 errors, 1 notice in 1 case (… ms), not shown: 1 below --level",
    ]);
  });
});

function lastLine(out: string): string | undefined {
  return out
    .trimEnd()
    .replace(/\d+ ms/, "… ms")
    .split("\n")
    .at(-1);
}

describe("--rule", () => {
  test("judges by one rule, and says so", async () => {
    expect(await told(tempFolder(set), "--rule", "case/blank-query")).toMatchInlineSnapshot(`
      [
        "cases/blank-001.yaml:3:8 error case/blank-query",
        "1 error in 2 cases by 1 of all rules (… ms)",
      ]
    `);
  });

  test("judges by several, and by all of a subject", async () => {
    const folder = tempFolder(set);
    const several = await told(folder, "--rule", "file/passed-over", "--rule", "case/blank-query");
    expect(several).toEqual([
      "cases/blank-001.yaml:3:8 error case/blank-query",
      "cases/old/x.json:1:1 notice file/passed-over",
      "1 error, 1 notice in 2 cases by 2 of all rules (… ms)",
    ]);
    const ofFiles = everydayRules.filter(({ id }) => id.startsWith("file/")).length;
    expect((await told(folder, "--rule", "file")).at(-1)).toContain(` by ${ofFiles} of all rules `);
  });

  test("takes the exit code from the rules that judged, and counts what gave them nothing", async () => {
    const files = { ...set, "cases/broken.yaml": "query: a: b\n" };
    const { code, out } = await runIn(tempFolder(files), "check", "--rule", "case/duplicate-id");
    expect([code, out.replace(/\d+ ms/, "… ms")]).toEqual([
      0,
      `0 errors in 3 cases, 1 of them not read, by 1 of ${everydayRules.length} rules (… ms)\n`,
    ]);
  });
});

describe("a file or a folder inside a set", () => {
  test("is told of alone, and the whole set is judged", async () => {
    expect(await told(tempFolder(set), "cases/blank-001.yaml")).toMatchInlineSnapshot(`
      [
        "cases/blank-001.yaml:3:8 error case/blank-query",
        "2 errors, 1 notice in 2 cases (… ms), not shown: 2 in other files",
      ]
    `);
  });

  test("keeps the exit code of the set", async () => {
    const files = {
      ...set,
      "cases/good-001.yaml": named("good-001").replace("When can", "When may"),
    };
    const { code, out } = await runIn(tempFolder(files), "check", "cases/good-001.yaml");
    expect([code, lastLine(out)]).toEqual([
      1,
      "2 errors, 1 notice in 3 cases (… ms), not shown: 3 in other files",
    ]);
  });

  test("may be several, and a folder means all below it", async () => {
    const [first, ...others] = await told(tempFolder(set), "cases/old", "cases/nobody-001.yaml");
    expect(first).toMatch(/^cases\/nobody-001\.yaml:/);
    expect(others).toEqual([
      "cases/old/x.json:1:1 notice file/passed-over",
      "2 errors, 1 notice in 2 cases (… ms), not shown: 1 in other files",
    ]);
  });

  test("shows the twin in whose file the finding stands", async () => {
    const twin = named("blank-001");
    const files = { ...goodSet(twin), "cases/b/blank-001.yaml": twin };
    const both = [
      await told(tempFolder(files), "cases/blank-001.yaml"),
      await told(tempFolder(files), "cases/b/blank-001.yaml"),
    ];
    for (const lines of both) expect(lines[0]).toContain(" case/duplicate-id");
  });

  test("is named from where somebody stands, as they would write it", async () => {
    const folder = tempFolder(set);
    expect((await told(join(folder, "cases"), "blank-001.yaml"))[0]).toMatch(
      /^\.\.\/cases\/blank-001\.yaml:3:8 /,
    );
    const here = tempFolder();
    expect((await told(here, join(folder, "cases/blank-001.yaml")))[0]).toMatch(
      `${folder}/cases/blank-001.yaml:3:8 `,
    );
    const way = relative(here, join(folder, "cases/blank-001.yaml"));
    expect((await told(here, way))[0]).toMatch(`${way}:3:8 `);
  });

  test("may be the set beside its own files: then everything is told", async () => {
    const folder = tempFolder(set);
    expect(await told(folder, "cases/old", ".")).toEqual(await told(folder));
  });
});

test("JSON says how much was judged and how much is not shown", async () => {
  const words = ["--format", "json", "--level", "error", "--rule", "file", "--rule", "case"];
  const { code, out } = await runIn(tempFolder(set), "check", "cases/old", ...words);
  const judged = everydayRules.filter(
    ({ id, needs }) => needs !== "base" && /^(?:file|case)\//.test(id),
  ).length;
  expect([code, asFields(JSON.parse(out))]).toMatchObject([
    1,
    {
      findings: [],
      counts: { findings: { error: 2, warning: 0, notice: 1 } },
      rules: { judged, of: everydayRules.length },
      notShown: { otherFiles: 2, belowLevel: 1 },
    },
  ]);
});

test("on a terminal a check shows the lines that findings stand in, in a pipe it does not", async () => {
  const folder = tempFolder(set);
  const words = ["check", "cases/blank-001.yaml"] as const;
  const { out } = await runWith({ cwd: folder, terminal: { columns: 80 } }, ...words);
  expect(out).toContain('\n    3 | query: " "\n      |        ^^^\n');
  expect((await runIn(folder, ...words)).out).not.toMatch(/\^|──/);
});

describe("--for evaluation", () => {
  const open = splitSet(
    { families: ["refunds: {title: Refunds, documents: [refund-policy]}"] },
    approved(pendingCase),
  );

  test("says that a set is not split, which every day is no more than a line", async () => {
    const folder = tempFolder(open);
    const daily = await runIn(folder, "check");
    expect(daily.code).toBe(0);
    expect(daily.out).toContain("Not split yet: no score may be claimed");
    const asked = await runIn(folder, "check", "--for", "evaluation");
    expect([asked.code, asked.out.split("\n").slice(0, 2)]).toEqual([
      1,
      [
        "families.yaml:1:1 error split/none-recorded",
        "  The set is not split yet, so no score may be claimed.",
      ],
    ]);
  });

  test("judges by more rules, and the last line counts them all", async () => {
    const { out } = await runIn(
      tempFolder(open),
      "check",
      "--for",
      "evaluation",
      "--format",
      "json",
    );
    const all = allRules.length;
    expect(all).toBeGreaterThan(everydayRules.length);
    expect(asFields(JSON.parse(out))).toMatchObject({
      rules: { judged: allRules.filter(({ needs }) => needs !== "base").length, of: all },
      split: "none",
    });
  });

  test("keeps quiet about the split while nothing is approved", async () => {
    const { out } = await runIn(tempFolder(goodSet(pendingCase)), "check");
    expect(out).not.toContain("Not split yet");
  });

  test("knows no other purpose", async () => {
    const { code, err } = await runIn(tempFolder(open), "check", "--for", "fun");
    expect([code, err]).toEqual([
      2,
      "Option '--for <purpose>' argument 'fun' is none of evaluation.\n(see --help)\n",
    ]);
  });
});
