import sarifSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import formats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../../src/model/finding.ts";
import { sarifReport } from "../../../src/report/verdict/sarif-report.ts";
import { allRules } from "../../../src/rules/all-rules.ts";
import { dangerousFindings } from "../../support/dangerous-findings.ts";
import { asFields } from "../../support/fields.ts";
import { runnerCommands } from "../../support/runner-commands.ts";

const notRun = allRules.slice(1, 2);
const run = {
  version: "1.2.3",
  rules: allRules,
  notRun,
  split: "none",
  claim: null,
  place: (file: string) => `eval/${file}`,
} as const;

/** The one run of a log, after the log has passed the schema of the standard. */
function runOf(text: string): Record<string, unknown> {
  const log: unknown = JSON.parse(text);
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  const runs = asFields(log)["runs"] as readonly unknown[];
  expect(runs).toHaveLength(1);
  return asFields(runs[0]);
}

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
formats.default(ajv);
// The dialect of the schema, draft 4, is told apart from later ones by its names alone: it uses nothing else that is old.
const { $schema: _dialect, id: _id, ...rest } = sarifSchema;
const validate = ajv.compile(rest);

function found(more: Partial<Finding> = {}): Finding {
  return {
    rule: "case/duplicate-id",
    level: "error",
    message: 'The id "a" is that of another case, too.',
    at: { file: "cases/a b/ü#%.yaml", line: 1, column: 5 },
    ...more,
  };
}

/** By what a viewer knows findings again. */
function prints(...findings: readonly Finding[]): unknown[] {
  const results = runOf(sarifReport(findings, run))["results"] as readonly unknown[];
  return results.map((result) => asFields(result)["partialFingerprints"]);
}

describe("a verdict in SARIF", () => {
  test.for([
    ["error", "error"],
    ["warning", "warning"],
    ["notice", "note"],
  ] as const)("tells the level %s as %s", ([level, word]) => {
    const [result] = runOf(sarifReport([found({ level })], run))["results"] as readonly unknown[];
    expect(asFields(result)["level"]).toBe(word);
  });

  test("tells a finding with its rule, its place, the other places and the fix", () => {
    const related = [{ file: "cases/twin.yaml", line: 3, column: 5 }];
    const text = sarifReport([found({ related, fix: "Rename one of the two." })], run);
    expect(runOf(text)["results"]).toMatchInlineSnapshot(`
      [
        {
          "level": "error",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "eval/cases/a%20b/%C3%BC%23%25.yaml",
                  "uriBaseId": "%SRCROOT%",
                },
                "region": {
                  "startColumn": 5,
                  "startLine": 1,
                },
              },
            },
          ],
          "message": {
            "text": "The id "a" is that of another case, too.
      see: [this place](1)
      fix: Rename one of the two.",
          },
          "partialFingerprints": {
            "touchstone/v1": "sha256:6b21189c544c95b2576e8b0c718ca756d881a84ed7774d8d07df9e61383218aa",
          },
          "relatedLocations": [
            {
              "id": 1,
              "message": {
                "text": "This takes part in it.",
              },
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "eval/cases/twin.yaml",
                  "uriBaseId": "%SRCROOT%",
                },
                "region": {
                  "startColumn": 5,
                  "startLine": 3,
                },
              },
            },
          ],
          "ruleId": "case/duplicate-id",
          "ruleIndex": 23,
        },
      ]
    `);
  });

  test("lists every rule with what it reports, and the level it has", () => {
    const tool = asFields(asFields(runOf(sarifReport([], run))["tool"])["driver"]);
    const { rules, ...driver } = tool;
    const listed = rules as readonly Record<string, unknown>[];
    expect(driver).toEqual({ name: "Touchstone", version: "1.2.3" });
    expect(listed.map(({ id }) => id)).toEqual(allRules.map(({ id }) => id));
    expect(listed[0]).toMatchInlineSnapshot(`
      {
        "defaultConfiguration": {
          "level": "error",
        },
        "fullDescription": {
          "text": "This rule reports a file that cannot be read as YAML.",
        },
        "help": {
          "text": "This rule reports a file that cannot be read as YAML. Why, and an example: touchstone explain file/not-yaml",
        },
        "id": "file/not-yaml",
        "shortDescription": {
          "text": "This rule reports a file that cannot be read as YAML.",
        },
      }
    `);
  });

  test("says which rules did not run, and why", () => {
    const [invocation] = runOf(sarifReport([], run))["invocations"] as readonly unknown[];
    const { toolExecutionNotifications, ...facts } = asFields(invocation);
    const told = toolExecutionNotifications as readonly unknown[];
    expect(facts).toEqual({ executionSuccessful: true });
    expect(told).toHaveLength(notRun.length);
    expect(told[0]).toMatchInlineSnapshot(`
      {
        "associatedRule": {
          "id": "file/not-utf8",
          "index": 1,
        },
        "level": "note",
        "message": {
          "text": "The rule "file/not-utf8" did not run: there is no earlier state of the set to compare with.",
        },
      }
    `);
  });

  test("calls a notice a note", () => {
    const [result] = runOf(sarifReport([found({ level: "notice" })], run))["results"] as unknown[];
    expect(asFields(result)["level"]).toBe("note");
  });

  test("knows a finding again where its line has moved, and tells equal ones apart", () => {
    const moved = found({ at: { file: "cases/a b/ü#%.yaml", line: 9, column: 2 } });
    expect(prints(moved)).toEqual(prints(found()));
    const [first, second] = prints(found(), moved);
    expect([first]).toEqual(prints(found()));
    expect(second).not.toEqual(first);
    expect(prints(found({ message: "Another." }))).not.toEqual(prints(found()));
  });

  test("passes the schema of the standard and speaks to nobody, whatever the set holds", () => {
    fc.assert(
      fc.property(dangerousFindings(), (findings) => {
        const text = sarifReport(findings, run);
        expect(runOf(text)["results"]).toHaveLength(findings.length);
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(runnerCommands(text)).toEqual([]);
      }),
    );
  });
});
