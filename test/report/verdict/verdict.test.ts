import { describe, expect, test } from "vitest";
import type { Finding, Level } from "../../../src/model/finding.ts";
import { told, type Wish } from "../../../src/report/verdict/verdict.ts";

function finding(file: string, level: Level, related: readonly string[] = []): Finding {
  const at = { file, line: 1, column: 1 };
  const others = related.map((other) => ({ ...at, file: other }));
  return { rule: "file/off-schema", level, message: `${file} ${level}`, at, related: others };
}

const findings = [
  finding("cases/a.yaml", "error"),
  finding("cases/a.yaml", "notice"),
  finding("cases/b/c.yaml", "warning"),
  finding("cases/bc.yaml", "error", ["cases/b/d.yaml"]),
];

function messages(wish: Partial<Wish>): readonly string[] {
  return told(findings, { paths: [], level: "notice", ...wish }).findings.map(
    ({ message }) => message,
  );
}

describe("what is told", () => {
  test("is everything, unless somebody wants less", () => {
    expect(told(findings, { paths: [], level: "notice" })).toEqual({
      findings,
      notShown: { otherFiles: 0, belowLevel: 0 },
    });
  });

  test("is what has a level or a graver one", () => {
    expect(messages({ level: "warning" })).toEqual([
      "cases/a.yaml error",
      "cases/b/c.yaml warning",
      "cases/bc.yaml error",
    ]);
    expect(messages({ level: "error" })).toEqual(["cases/a.yaml error", "cases/bc.yaml error"]);
  });

  test("is what stands in a file or takes it as its other place", () => {
    expect(messages({ paths: ["cases/a.yaml"] })).toEqual([
      "cases/a.yaml error",
      "cases/a.yaml notice",
    ]);
    expect(messages({ paths: ["cases/b"] })).toEqual([
      "cases/b/c.yaml warning",
      "cases/bc.yaml error",
    ]);
  });

  test("leaves a number of what is not, each for one reason", () => {
    const { notShown } = told(findings, { paths: ["cases/a.yaml"], level: "error" });
    expect(notShown).toEqual({ otherFiles: 2, belowLevel: 1 });
  });
});
