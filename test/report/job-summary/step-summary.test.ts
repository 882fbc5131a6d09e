import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import type { Finding } from "../../../src/model/finding.ts";
import { countsOf } from "../../../src/report/verdict/counts.ts";
import { holdingsOf } from "../../../src/report/verdict/set-summary.ts";
import { stepSummary } from "../../../src/report/job-summary/step-summary.ts";
import { visibleText } from "../../../src/report/untrusted/visible-text.ts";
import type { Verdict } from "../../../src/report/verdict/verdict.ts";
import { dangerousFindings } from "../../support/dangerous-findings.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { approved, goodSet, pendingCase } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { commit, options } from "../../support/summary-options.ts";

const dataset = await loadDataset(memoryTree(goodSet(approved(pendingCase))));

function verdictOf(
  findings: readonly Finding[],
  comparison: Verdict["comparison"] = { base: { name: "main", commit, holdsSet: true } },
): Verdict {
  const counts = countsOf(dataset, findings);
  return {
    holds: holdingsOf(dataset, counts),
    findings,
    counts,
    notShown: { otherFiles: 0, belowLevel: 0 },
    rules: { judged: 73, of: 73 },
    comparison,
    split: "recorded",
    claim: undefined,
  };
}

function withStale(verdict: Verdict): Verdict {
  const judgments = { current: 5, carried: 50, stale: 20 };
  return { ...verdict, counts: { ...verdict.counts, judgments } };
}

function withRefreshes(verdict: Verdict): Verdict {
  const outcome = { confirmed: 2, revised: 1, abstained: 0, retired: 0 };
  const refreshes = { undecided: 1, awaiting: 0, maintenance: 2, newJudgments: 1, outcome };
  return { ...verdict, counts: { ...verdict.counts, refreshes } };
}

function blank(file: string): Finding {
  return {
    rule: "case/blank-query",
    level: "error",
    message: "The question is blank.",
    at: { file, line: 4, column: 8 },
    fix: "Write the question a real reader would ask.",
  };
}

const twin: Finding = {
  rule: "case/same-question",
  level: "warning",
  message: 'Case "b" asks the same question.',
  at: { file: "cases/a.yaml", line: 3, column: 8 },
  related: ["b", "c", "d", "e", "f"].map((id) => ({
    file: `cases/${id}.yaml`,
    line: 3,
    column: 8,
  })),
};

describe("the summary of a run", () => {
  test("counts judgments that wait for another look, where nothing is to be fixed", () => {
    const line =
      "Judgments: 5 current, 50 carried, 20 stale: wait for another look (touchstone refresh plan tells which and why)";
    expect(stepSummary(withStale(verdictOf([])), options)).toContain(line);
    const broken = withStale(verdictOf([blank("cases/a.yaml")]));
    expect(stepSummary(broken, options)).not.toContain(line);
  });

  test("counts what was decided where evidence moved, where nothing is to be fixed", () => {
    const line =
      "Refreshes: 1 undecided, 3 decided: 2 as maintenance (confirmed), 1 as new judgments (1 revised)";
    expect(stepSummary(withRefreshes(verdictOf([])), options)).toContain(line);
    const broken = withRefreshes(verdictOf([blank("cases/a.yaml")]));
    expect(stepSummary(broken, options)).not.toContain("Refreshes");
  });

  test("of a set without findings is read at once", () => {
    expect(stepSummary(verdictOf([]), options)).toMatchInlineSnapshot(`
      "## ✅ Touchstone: 0 errors in 1 case

      | cases | approved | pending | rejected | retired | errors | warnings | notices |
      | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 0 |

      Compared with main at [\`3cd1e8dd61\`](https://github.com/acme/set/commit/3cd1e8dd61000000000000000000000000000000). Judged: [\`3cd1e8dd61\`](https://github.com/acme/set/commit/3cd1e8dd61000000000000000000000000000000), by the 73 rules of Touchstone 1.2.3.

      Why a rule is there: \`touchstone explain <rule>\`. All of it as JSON: \`/runner/_temp/touchstone-report.json\`.
      "
    `);
  });

  test("of few findings holds each of them, the change's first", () => {
    const found = [blank("cases/a.yaml"), twin, blank("cases/b.yaml")];
    expect(stepSummary(verdictOf(found), { ...options, set: "eval" })).toMatchInlineSnapshot(`
      "## ❌ Touchstone: 2 errors, 1 warning in 1 case of \`eval\`

      | cases | approved | pending | rejected | retired | errors | warnings | notices |
      | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 1 | 1 | 0 | 0 | 0 | 2 | 1 | 0 |

      ### To fix

      1. ❌ [\`cases/b.yaml:4\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/b.yaml#L4) \`case/blank-query\`\\
         The question is blank.\\
         **Fix:** Write the question a real reader would ask.

      1. ❌ [\`cases/a.yaml:4\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/a.yaml#L4) \`case/blank-query\`\\
         The question is blank.\\
         **Fix:** Write the question a real reader would ask.

      1. ⚠️ [\`cases/a.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/a.yaml#L3) \`case/same-question\`\\
         Case "b" asks the same question.\\
         See [\`cases/b.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/b.yaml#L3), [\`cases/c.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/c.yaml#L3), [\`cases/d.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/d.yaml#L3) and 2 more.

      Compared with main at [\`3cd1e8dd61\`](https://github.com/acme/set/commit/3cd1e8dd61000000000000000000000000000000). Judged: [\`3cd1e8dd61\`](https://github.com/acme/set/commit/3cd1e8dd61000000000000000000000000000000), by the 73 rules of Touchstone 1.2.3.

      Why a rule is there: \`touchstone explain <rule>\`. All of it as JSON: \`/runner/_temp/touchstone-report.json\`.
      "
    `);
  });

  test("of many says what to fix first, how often each rule spoke, and then everything", () => {
    const found = Array.from({ length: 11 }, (_, index) => blank(`cases/${index}.yaml`));
    expect(stepSummary(verdictOf([...found, twin]), options)).toMatchInlineSnapshot(`
      "## ❌ Touchstone: 11 errors, 1 warning in 1 case

      | cases | approved | pending | rejected | retired | errors | warnings | notices |
      | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 1 | 1 | 0 | 0 | 0 | 11 | 1 | 0 |

      ### To fix first

      1. ❌ [\`cases/0.yaml:4\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/0.yaml#L4) \`case/blank-query\`, and 10 more of this rule\\
         The question is blank.\\
         **Fix:** Write the question a real reader would ask.

      1. ⚠️ [\`cases/a.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/a.yaml#L3) \`case/same-question\`\\
         Case "b" asks the same question.\\
         See [\`cases/b.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/b.yaml#L3), [\`cases/c.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/c.yaml#L3), [\`cases/d.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/d.yaml#L3) and 2 more.

      None of the 12 findings are in files that this change touches.

      ### By rule

      | rule | findings | files |
      | :--- | ---: | ---: |
      | ❌ \`case/blank-query\` | 11 | 11 |
      | ⚠️ \`case/same-question\` | 1 | 1 |

      <details><summary>All 12 findings, file by file</summary>

      [\`cases/0.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/0.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/1.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/1.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/2.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/2.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/3.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/3.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/4.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/4.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/5.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/5.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/6.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/6.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/7.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/7.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/8.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/8.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/9.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/9.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/10.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/10.yaml)

      - ❌ 4:8 \`case/blank-query\` The question is blank. **Fix:** Write the question a real reader would ask.

      [\`cases/a.yaml\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/a.yaml)

      - ⚠️ 3:8 \`case/same-question\` Case "b" asks the same question. See [\`cases/b.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/b.yaml#L3), [\`cases/c.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/c.yaml#L3), [\`cases/d.yaml:3\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/d.yaml#L3) and 2 more.

      </details>

      Compared with main at [\`3cd1e8dd61\`](https://github.com/acme/set/commit/3cd1e8dd61000000000000000000000000000000). Judged: [\`3cd1e8dd61\`](https://github.com/acme/set/commit/3cd1e8dd61000000000000000000000000000000), by the 73 rules of Touchstone 1.2.3.

      Why a rule is there: \`touchstone explain <rule>\`. All of it as JSON: \`/runner/_temp/touchstone-report.json\`.
      "
    `);
  });

  test("of a set outside of any repository has no links, and says which rules did not run", () => {
    const notRun = { reason: "No commit.", fix: "Check it out.", rules: ["case/deleted"] };
    const summary = stepSummary(verdictOf([blank("cases/a.yaml")], { notRun }), {
      ...options,
      commit: undefined,
      failure: "There is no case file.",
    });
    expect(summary).toMatchInlineSnapshot(`
      "## ❌ Touchstone: 1 error in 1 case, not compared with an earlier state

      | cases | approved | pending | rejected | retired | errors | warnings | notices |
      | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 1 | 1 | 0 | 0 | 0 | 1 | 0 | 0 |

      ❌ There is no case file.

      ### To fix

      1. ❌ \`cases/a.yaml:4\` \`case/blank-query\`\\
         The question is blank.\\
         **Fix:** Write the question a real reader would ask.

      Not compared with an earlier state. No commit. This rule did not run: case/deleted. All others did. Check it out. Judged: the files as they are, by 72 of the 73 rules of Touchstone 1.2.3.

      Why a rule is there: \`touchstone explain <rule>\`. All of it as JSON: \`/runner/_temp/touchstone-report.json\`.
      "
    `);
  });

  test("of a place that is new says so", () => {
    const comparison = { base: { name: commit.slice(0, 12), commit, holdsSet: false } };
    expect(stepSummary(verdictOf([], comparison), options)).toContain(
      `Compared with [\`3cd1e8dd61\`](https://github.com/acme/set/commit/${commit}), which has no set in this place: everything is new.`,
    );
  });
});

describe("P16: the summary of 10,000 problems", () => {
  const found = Array.from({ length: 10_000 }, (_, index) =>
    blank(`cases/part-${index % 100}/${String(index).padStart(6, "0")}.yaml`),
  );
  const summary = stepSummary(verdictOf(found), options);

  test("is smaller than what GitHub takes, and ends its list with a whole line", () => {
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900 * 1024);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(899 * 1024);
    const items = summary.split("\n").filter((line) => line.startsWith("- "));
    const [, left = ""] =
      /^(\d+) findings in \1 files found no room here: the report/m.exec(summary) ?? [];
    expect(items.length + Number(left)).toBe(found.length);
    expect([...new Set(items)]).toEqual([
      "- ❌ 4:8 `case/blank-query` The question is blank. **Fix:** Write the question a real reader would ask.",
    ]);
    expect(summary).toMatch(/<\/details>\n\nCompared with /);
  });
});

describe("P14: what others wrote", () => {
  const ours = new Set(
    "h2 h3 table thead tbody tr th td p ol ul li a code strong br details summary".split(" "),
  );

  test("is text in the summary: no markup, no mention, no link but to the repository", () => {
    fc.assert(
      fc.property(dangerousFindings(), dangerousText(), fc.boolean(), (found, name, many) => {
        const more = many ? Array.from({ length: 11 }, (_, index) => blank(`${index}`)) : [];
        const summary = stepSummary(
          verdictOf([...found, ...more], { base: { name, commit, holdsSet: true } }),
          { ...options, set: name === "" ? "." : name },
        );
        const { elements, textOutsideCode, comments, text, links } = shownMarkdown(summary);
        expect(elements.filter((element) => !ours.has(element))).toEqual([]);
        expect(comments).toEqual([]);
        expect(textOutsideCode).not.toMatch(/@[a-z\d]|#\d|\bGH-\d|www\.|:\/\//i);
        for (const { message, fix = "" } of found) {
          expect(withoutBreaks(text)).toContain(withoutBreaks(visibleText(message)));
          expect(withoutBreaks(text)).toContain(withoutBreaks(visibleText(fix)));
        }
        expect(links.filter((link) => !link.startsWith(`${options.page}/`))).toEqual([]);
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });
});

/** Zero-width spaces break what GitHub would link; nobody sees them. */
function withoutBreaks(text: string): string {
  return text.replaceAll("\u200b", "");
}
