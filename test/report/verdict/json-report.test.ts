import { expect, test } from "vitest";
import { jsonReport } from "../../../src/report/verdict/json-report.ts";

const counts = {
  cases: 1,
  status: { approved: 0, pending: 1, rejected: 0, retired: 0 },
  kind: { answerable: 1, inconclusive: 0, abstention: 0 },
  unverified: 0,
  judgments: undefined,
  refreshes: {
    undecided: 0,
    awaiting: 0,
    maintenance: 0,
    newJudgments: 0,
    outcome: { confirmed: 0, revised: 0, abstained: 0, retired: 0 },
  },
  findings: { error: 1, warning: 0, notice: 0 },
};

const rules = { judged: 1, of: 40 };
const notShown = { otherFiles: 0, belowLevel: 2 };

test("a verdict in JSON shows no terminal a control or format character, and means the same", () => {
  const message = "\u001b[2J \u009b31m \u202e \u2028 \u{e0041} é 日本";
  const at = { file: "cases/a.yaml", line: 1, column: 2 };
  const base = { name: "topic\u202e", commit: "0".repeat(40), holdsSet: true };
  const findings = [{ rule: "file/off-schema", level: "error", message, at }] as const;
  const text = [
    ...jsonReport({
      findings,
      counts,
      rules,
      notShown,
      split: "none",
      claim: undefined,
      comparison: { base },
    }),
  ].join("");
  expect(text.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(text).toContain("é 日本");
  expect(JSON.parse(text)).toEqual({
    findings: [{ rule: "file/off-schema", level: "error", message, ...at }],
    counts,
    rules,
    notShown,
    split: "none",
    claim: null,
    base,
  });
});
