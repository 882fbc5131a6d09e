import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { logLine, longestLogLine } from "../../../src/report/untrusted/log.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { runnerCommands } from "../../support/runner-commands.ts";

describe("a line of a log", () => {
  test("is one line, in which a runner finds no command", () => {
    fc.assert(
      fc.property(dangerousText(), (text) => {
        const line = logLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(runnerCommands(line)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("says where it was cut", () => {
    expect(logLine("a".repeat(longestLogLine))).toBe("a".repeat(longestLogLine));
    expect(logLine("a".repeat(5000))).toBe(`${"a".repeat(longestLogLine - 1)}…`);
  });
});

describe("the port of the runner's parser", () => {
  test("finds commands of both forms, with what they hold", () => {
    const lines = [
      "::error file=a.yaml,line=3::Two%0Alines",
      " \u00a0::Warning title=a%3A%2C%25::b: c",
      "text ##[add-mask]secret",
      "##[set-output name=a;b=c%5D]d%3B",
    ];
    expect(runnerCommands(lines.join("\n"))).toEqual([
      { name: "error", properties: { file: "a.yaml", line: "3" }, data: "Two\nlines" },
      { name: "Warning", properties: { title: "a:,%" }, data: "b: c" },
      { name: "add-mask", properties: {}, data: "secret" },
      { name: "set-output", properties: { name: "a", b: "c]" }, data: "d;" },
    ]);
  });

  test.each(["text ::error::x", "::unknown::x", "::error", "##[error", "##[unknown] ##[error]x"])(
    "finds none in %s",
    (line) => {
      expect(runnerCommands(line)).toEqual([]);
    },
  );
});
