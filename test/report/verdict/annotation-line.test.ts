import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inSight, linesAround } from "../../../src/report/verdict/annotation-line.ts";
import { lineDiff, shownLines } from "../../../src/report/line-diff.ts";

function text(...lines: readonly (string | number)[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

const ten = Array.from({ length: 10 }, (_, index) => index + 1);

describe("the lines that the page of a change shows", () => {
  test.for([
    [
      "an edit",
      text(...ten),
      text(1, 2, 3, 4, "five", ...ten.slice(5)),
      [5],
      [2, 3, 4, 5, 6, 7, 8],
    ],
    ["an addition at the end", text(...ten), text(...ten, 11), [11], [8, 9, 10, 11]],
    ["a removal", text(...ten), text(1, 2, 3, 4, ...ten.slice(5)), [], [2, 3, 4, 5, 6, 7]],
    ["nothing", text(...ten), text(...ten), [], []],
    ["a new file", "", text("a", "b"), [1, 2], [1, 2]],
  ] as const)("are those around %s", ([, before, after, changed, shown]) => {
    const lines = shownLines(before, after, linesAround);
    const last = after.split("\n").length - 1;
    expect(lines.changed).toEqual(changed);
    expect([...lines.shown].filter((line) => line >= 1 && line <= last).toSorted(byNumber)).toEqual(
      shown,
    );
  });

  test("hold each line that a comparison marks as new", () => {
    const some = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(some, some, (before, after) => {
        const { changed } = shownLines(text(...before), text(...after), 0);
        const marked = lineDiff(text(...before), text(...after)).filter((line) =>
          line.startsWith("+"),
        );
        expect(changed.map((line) => `+ ${after[line - 1]}`)).toEqual(marked);
      }),
    );
  });
});

function byNumber(a: number, b: number): number {
  return a - b;
}

describe("P17: an annotation", () => {
  const annotation = {
    level: "error",
    title: "review/outdated",
    message: "The case was edited.\nfix: Have it judged again.",
    at: { file: "cases/a.yaml", line: 20, column: 11 },
  } as const;

  test("stays where the change shows its line", () => {
    const lines = { changed: [18], shown: new Set([15, 16, 17, 18, 19, 20, 21]) };
    expect(inSight(annotation, lines)).toBe(annotation);
  });

  test("moves to the nearest changed line, names its own, and has no column there", () => {
    const lines = { changed: [3, 30], shown: new Set([3, 30]) };
    expect(inSight(annotation, lines)).toEqual({
      ...annotation,
      message: "At line 20: The case was edited.\nfix: Have it judged again.",
      at: { file: "cases/a.yaml", line: 30 },
    });
  });

  test("stays where no line of the file shows as changed", () => {
    expect(inSight(annotation, { changed: [], shown: new Set([2, 3]) })).toBe(annotation);
    const { at: _, ...ofTheRun } = annotation;
    expect(inSight(ofTheRun, { changed: [3], shown: new Set([3]) })).toBe(ofTheRun);
  });
});
