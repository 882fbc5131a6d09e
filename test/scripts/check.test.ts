import { mkdirSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "../../scripts/run.ts";
import { colourStyle } from "../../src/report/style.ts";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { runIn } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import {
  approved,
  caseFiles,
  goodSet,
  pendingAbstention,
  pendingCase,
} from "../support/good-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const blank = pendingCase.replace(/^query: .*$/m, 'query: " "');

/** Output without the milliseconds that a run took. */
function steady(text: string): string {
  return text.replaceAll(/\(\d+ ms\)/g, "(… ms)");
}

describe("touchstone check", () => {
  test("shows what a clean set holds and ends with 0", async () => {
    const folder = tempFolder(goodSet(approved(pendingCase), pendingAbstention));
    const { code, out, err } = await runIn(folder, "check");
    expect([code, err]).toEqual([0, ""]);
    expect(steady(out)).toMatchInlineSnapshot(`
      "  approved   1 case: 1 answerable
                   1 written by people
                   judged by jordan 1 (1 recorded at a desk, not proved on GitHub)
        waiting    1 candidate; judge the first with: touchstone review record parking-001
        corpus     corpus-2026-09-01: 2 documents, 2 chunks
      Not split yet: no score may be claimed, and the rules about families and splits wait until families.yaml records a split.
      Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD.
      0 errors in 2 cases (… ms)
      "
    `);
  });

  test("shows every finding with its place and ends with 1", async () => {
    const folder = tempFolder({ ...goodSet(blank), "cases/broken.yaml": "query: a: b\n" });
    const { code, out, err } = await runIn(folder, "check");
    expect([code, err]).toEqual([1, ""]);
    expect(steady(out)).toMatchInlineSnapshot(`
      "cases/broken.yaml:1:8 error file/not-yaml
        A second colon with a space stands in this line, so the line reads as two fields.
        fix: Put the text in quotes: "a: b".
        why: touchstone explain file/not-yaml

      cases/refund-policy-001.yaml:3:8 error case/blank-query
        The question is blank.
        fix: Write the question a real reader would ask.
        why: touchstone explain case/blank-query

      Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD.
      2 errors in 2 cases (… ms)
      "
    `);
  });

  test("prints one JSON object and nothing else", async () => {
    const folder = tempFolder({ ...goodSet(blank), "cases/twice.yaml": `${pendingCase}id: x\n` });
    const { code, out, err } = await runIn(folder, "check", "--format", "json");
    expect([code, err, out.endsWith("}\n"), out.split("\n").length]).toEqual([1, "", true, 2]);
    const { rules, ...report } = asFields(JSON.parse(out));
    const alone = everydayRules.filter(({ needs }) => needs !== "base");
    expect(rules).toEqual({ judged: alone.length, of: everydayRules.length });
    expect(report).toMatchInlineSnapshot(`
      {
        "claim": null,
        "counts": {
          "cases": 2,
          "findings": {
            "error": 2,
            "notice": 0,
            "warning": 0,
          },
          "judgments": {
            "carried": 0,
            "current": 0,
            "stale": 0,
          },
          "kind": {
            "abstention": 0,
            "answerable": 1,
            "inconclusive": 0,
          },
          "refreshes": {
            "awaiting": 0,
            "maintenance": 0,
            "newJudgments": 0,
            "outcome": {
              "abstained": 0,
              "confirmed": 0,
              "retired": 0,
              "revised": 0,
            },
            "undecided": 0,
          },
          "status": {
            "approved": 0,
            "pending": 1,
            "rejected": 0,
            "retired": 0,
          },
          "unverified": 0,
        },
        "findings": [
          {
            "column": 8,
            "file": "cases/refund-policy-001.yaml",
            "fix": "Write the question a real reader would ask.",
            "level": "error",
            "line": 3,
            "message": "The question is blank.",
            "rule": "case/blank-query",
          },
          {
            "column": 1,
            "file": "cases/twice.yaml",
            "fix": "Keep one of the two.",
            "level": "error",
            "line": 15,
            "message": ""id" stands twice among these fields, and a reader may take either value.",
            "related": [
              {
                "column": 1,
                "file": "cases/twice.yaml",
                "line": 1,
              },
            ],
            "rule": "file/duplicate-key",
          },
        ],
        "notRun": {
          "fix": "To guard what was approved, run "git init", commit the set and check with --base HEAD.",
          "reason": "The set lies in no Git repository.",
          "rules": [
            "case/deleted",
            "family/document-moved",
            "family/relation-removed",
            "family/grouping-changed-undated",
            "family/grouping-changed",
            "split/moved",
            "split/held-out-late",
            "split/removed",
            "claim/changed-undated",
            "claim/changed",
            "holdout/question-reworded",
            "holdout/exposure-lost",
            "holdout/use-lost",
            "holdout/entry-rewritten",
            "holdout/reserved-with-use",
            "exception/rewritten",
            "revision/edited",
            "revision/deleted",
            "revision/pointer-moved-back",
            "review/removed",
            "review/reopened",
            "review/rejection-overturned",
            "review/rejection-deleted",
            "review/reason-reused",
            "review/retirement-changed",
            "sentinel/expectation-edited",
            "sentinel/dropped",
            "refresh/of-unapproved",
            "refresh/approval-lost",
            "refresh/before-approval",
            "refresh/request-changes-case",
            "refresh/confirmed-edited",
            "refresh/previous-unknown",
            "refresh/rewritten",
            "refresh/other-reasons",
            "policy/scopes-narrowed",
          ],
        },
        "notShown": {
          "belowLevel": 0,
          "otherFiles": 0,
        },
        "split": "none",
      }
    `);
  });

  test("prints JSON for a clean set, too", async () => {
    const { code, out } = await runIn(
      tempFolder(goodSet(pendingCase)),
      "check",
      "--format",
      "json",
    );
    expect([code, JSON.parse(out)]).toMatchObject([0, { findings: [], counts: { cases: 1 } }]);
  });

  test("judges the set in the folder that is named", async () => {
    const folder = tempFolder();
    const files = Object.entries(goodSet(blank)).map(([path, text]) => [`eval/set/${path}`, text]);
    const { code, out } = await runIn(
      tempFolder(Object.fromEntries(files) as Record<string, string>),
      "check",
      "eval/set",
    );
    expect(code).toBe(1);
    expect(out).toContain("eval/set/cases/refund-policy-001.yaml:3:8 error case/blank-query\n");
    expect((await runIn(folder, "check")).code).toBe(2);
  });

  test("shows paths as they were given where the set lies elsewhere", async () => {
    const set = tempFolder(goodSet(blank));
    const here = tempFolder();
    const way = relative(here, set);
    expect((await runIn(here, "check", set)).out).toContain(
      `${set}/cases/refund-policy-001.yaml:3:8 error`,
    );
    expect((await runIn(here, "check", way)).out).toContain(
      `${way}/cases/refund-policy-001.yaml:3:8 error`,
    );
  });

  test("keeps the paths of JSON inside the set, wherever it stands", async () => {
    const { out } = await runIn(
      tempFolder(),
      "check",
      "--format",
      "json",
      tempFolder(goodSet(blank)),
    );
    expect(asFields(JSON.parse(out))["findings"]).toMatchObject([
      { file: "cases/refund-policy-001.yaml" },
    ]);
  });

  test("judges an empty set as clean, and says that it is empty", async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, "cases"));
    const { code, out } = await runIn(folder, "check");
    expect([code, steady(out)]).toEqual([0, expect.stringContaining("0 errors in 0 cases")]);
  });

  test("does not take a linked folder of cases for an empty one", async () => {
    const elsewhere = tempFolder(caseFiles(blank));
    const folder = tempFolder(goodSet());
    symlinkSync(join(elsewhere, "cases"), join(folder, "cases"));
    const { code, out } = await runIn(folder, "check");
    expect(code).toBe(1);
    expect(out).toContain(
      "cases:1:1 error file/not-a-file\n  This is a symbolic link, not a file.",
    );
  });
});

describe("hostile text", () => {
  test("in a case is shown escaped, one finding a block", async () => {
    const text = pendingCase.replace(
      /^corpusRevision: .*$/m,
      String.raw`corpusRevision: "\e[31mred\u202e\n::error::owned\r\u2028\u200b"`,
    );
    const { out } = await runIn(tempFolder(goodSet(text)), "check");
    expect(out).not.toMatch(/[\u001b\u202e\u2028\u200b\r]|^::/m);
    expect(out).toContain(String.raw`\u{1b}[31mred\u{202e}\n::error::owned\u{d}\u{2028}\u{200b}`);
  });

  test("in a file's name and in a field's name is shown escaped", async () => {
    const folder = tempFolder({
      ...goodSet(),
      "cases/a\n::error::b\u001b[2J.yaml": pendingCase,
      "cases/refund-policy-001.yaml": `${pendingCase}"x\\ny": 1\n`,
    });
    const { out } = await runIn(folder, "check");
    expect(out).not.toMatch(/\u001b|^::/m);
    expect(out).toContain(String.raw`cases/a\n::error::b\u{1b}[2J.yaml:`);
    expect(out).toContain(String.raw`"x\ny" is not a field of an answerable case.`);
  });

  test("on the command line is shown escaped", async () => {
    const { code, out, err } = await runIn(tempFolder(), "check", "a\n::error::b\u001b[2J");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toBe(
      String.raw`"a\n::error::b\u{1b}[2J" is not a file or folder that can be opened.` + "\n",
    );
  });
});

describe("wrong use", () => {
  const set = goodSet(pendingCase);

  test.for([
    [
      "a folder that is not there",
      ["check", "nowhere"],
      '"nowhere" is not a file or folder that can be opened.',
    ],
    [
      "a file that is none of the set's",
      ["check", "docs/a.md"],
      '"docs/a.md" is no file of the set around it, so it is not read.',
    ],
    [
      "a file among the cases that is no case",
      ["check", "cases/README.md"],
      '"cases/README.md" is no file of the set around it, so it is not read.',
    ],
    ["a file in no set", ["check", "/dev/null"], '"/dev/null" lies in no evaluation set.'],
    [
      "a folder without a set",
      ["check", "docs"],
      '"docs" holds no evaluation set: there is neither cases/ nor corpus-revisions/ in it. A set begins with: touchstone init --help',
    ],
    [
      "links that lead to each other",
      ["check", "loop"],
      '"loop" is not a file or folder that can be opened.',
    ],
    [
      "an unknown format",
      ["check", "--format", "xml"],
      "Option '--format <format>' argument 'xml' is none of text, json, github, sarif.",
    ],
    ["an unknown option", ["check", "--fixx"], "Unknown option '--fixx'\n(Did you mean --fix?)"],
    ["an unknown command", ["chekc"], "Unknown command 'chekc'\n(Did you mean check?)"],
    [
      "two sets",
      ["check", "other", "cases"],
      '"other" and "cases" lie in two sets; name places in one set.',
    ],
    [
      "a rule that is not there",
      ["check", "--rule", "case/duplicate-idd"],
      'No rule has the name "case/duplicate-idd". Write "case/duplicate-id" if that is what it means.',
    ],
    [
      "a subject that is not there",
      ["check", "--rule", "cases"],
      'No rule has the name "cases". Write "case" if that is what it means.',
    ],
    [
      "a level that is not there",
      ["check", "--level", "loud"],
      "Option '--level <level>' argument 'loud' is none of error, warning, notice.",
    ],
  ] as const)("ends with 2 and says so on the error output: %s", async ([, words, message]) => {
    const folder = tempFolder({
      ...set,
      "docs/a.md": "",
      "cases/README.md": "",
      "other/cases/a.yaml": "",
    });
    symlinkSync("loop", join(folder, "loop"));
    const { code, out, err } = await runIn(folder, ...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err.replace("\n(see --help)\n", "").trimEnd()).toBe(message);
    expect(err).not.toMatch(/error:|invalid|Error/);
  });

  test("without a command explains the commands", async () => {
    const { code, err } = await runIn(tempFolder());
    expect([code, err]).toEqual([2, expect.stringContaining("Every day:")]);
  });
});

describe("a broken run", () => {
  test("ends with 3 and says what broke", async () => {
    const folder = tempFolder(goodSet(pendingCase));
    let err = "";
    const code = await run(["check"], {
      cwd: folder,
      out: () => {
        throw new Error("No space is left\u001b[2J.");
      },
      err: (text) => void (err += text),
      style: colourStyle,
      input: process.stdin,
      environment: {},
      terminal: undefined,
      errorTerminal: undefined,
      now: () => performance.now(),
      clock: () => new Date(0),
    });
    expect([code, err]).toEqual([3, String.raw`The run broke: No space is left\u{1b}[2J.` + "\n"]);
  });
});
