import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../../src/model/finding.ts";
import { githubReport } from "../../../src/report/verdict/github-report.ts";
import { logLine } from "../../../src/report/untrusted/log.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { dangerousFindings } from "../../support/dangerous-findings.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { runnerCommands, type RunnerCommand } from "../../support/runner-commands.ts";

const place = (file: string): string => `eval/${file}`;

const findings: readonly Finding[] = [
  {
    rule: "case/blank-query",
    level: "error",
    message: "The question is blank.",
    at: { file: "cases/parking-001.yaml", line: 4, column: 8 },
    related: [{ file: "cases/parking-002.yaml", line: 3, column: 8 }],
    fix: "Write the question a real reader would ask.",
  },
  {
    rule: "case/cut-text",
    level: "warning",
    message: 'The text "100% sure, ##[add-mask]x\n::stop-commands::y" is cut.',
    at: { file: "cases/a,b:c%.yaml", line: 2, column: 1 },
  },
  {
    rule: "file/passed-over",
    level: "notice",
    message: "Nothing here is judged.",
    at: { file: "cases/\u202enotes.txt", line: 1, column: 1 },
  },
];

/** What a runner is to find for a finding. */
function expected({ rule, level, message, at, fix, related = [] }: Finding): RunnerCommand {
  const others = related.map(({ file, line, column }) => `${place(file)}:${line}:${column}`);
  const see = others.length === 0 ? [] : [`see: ${others.join(", ")}`];
  const lines = [message, ...see, ...(fix === undefined ? [] : [`fix: ${fix}`])];
  const properties = {
    title: rule,
    file: terminalText(place(at.file)),
    line: String(at.line),
    col: String(at.column),
  };
  return { name: level, properties, data: lines.map(logLine).join("\n") };
}

/** What @actions/core prints for these commands. */
function printedByCore(commands: readonly RunnerCommand[]): string {
  const program = ["--import", "tsx", "test/support/print-by-core.ts"];
  const words = [...program, JSON.stringify(commands)];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout;
}

describe("findings as annotations on GitHub", () => {
  test("are one command each, and the verdict is an ordinary line", () => {
    const report = githubReport(findings, { place, closing: ["1 error in 3 cases (5 ms)"] });
    expect(report).toMatchInlineSnapshot(`
      "::error title=case/blank-query,file=eval/cases/parking-001.yaml,line=4,col=8::The question is blank.%0Asee: eval/cases/parking-002.yaml:3:8%0Afix: Write the question a real reader would ask.
      ::warning title=case/cut-text,file=eval/cases/a%2Cb%3Ac%25.yaml,line=2,col=1::The text "100%25 sure, ##\\u{5b}add-mask]x\\n::stop-commands::y" is cut.
      ::notice title=file/passed-over,file=eval/cases/\\u{202e}notes.txt,line=1,col=1::Nothing here is judged.
      1 error in 3 cases (5 ms)
      "
    `);
  });

  test("are printed as @actions/core prints them", () => {
    const report = githubReport(findings, { place, closing: [] });
    expect(report).toBe(printedByCore(findings.map(expected)));
  });

  test("give a runner exactly our commands, whatever the set holds", () => {
    fc.assert(
      fc.property(dangerousFindings(), fc.array(dangerousText()), (found, closing) => {
        const report = githubReport(found, { place, closing });
        expect(runnerCommands(report)).toEqual(found.map(expected));
        expect(report.split("\n")).toHaveLength(found.length + closing.length + 1);
        expect(report).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
      { numRuns: 500 },
    );
  });
});
