import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineDiff } from "../../src/report/line-diff.ts";

function withMark(lines: readonly string[], mark: string): readonly string[] {
  return lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
}

function count(lines: readonly string[], line: string): number {
  return lines.filter((one) => one === line).length;
}

describe("lineDiff", () => {
  test("shows changed lines with two around, and a mark for the rest", () => {
    const before = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n";
    const after = "a\nb\nc\nD\ne\nf\ng\nh\ni\nj\nk\n";
    expect(lineDiff(before, after)).toEqual([
      "  b",
      "  c",
      "- d",
      "+ D",
      "  e",
      "  f",
      "…",
      "  i",
      "  j",
      "+ k",
    ]);
  });

  test("shows nothing for equal texts, whatever ends their lines", () => {
    expect(lineDiff("a\r\nb\r\n", "a\nb\n")).toEqual([]);
  });

  test("loses and invents no line", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 12 })
      .map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = lineDiff(before, after);
        for (const line of ["a", "b", "c"]) {
          const grown = count(after.split("\n"), line) - count(before.split("\n"), line);
          const shown = count(withMark(diff, "+ "), line) - count(withMark(diff, "- "), line);
          expect(shown).toBe(grown);
        }
        expect(diff.length === 0).toBe(before === after);
      }),
    );
  });
});
