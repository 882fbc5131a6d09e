import { expect, test } from "vitest";
import { lineDefects } from "../../src/load/line-defects.ts";
import type { Defect } from "../../src/model/dataset.ts";

const defectAt = (line: number): Defect => ({
  rule: "revision/broken-record",
  message: `Line ${line} is broken.`,
  at: { file: "chunks.jsonl", line, column: 1 },
  fix: "Restore it.",
});

test.for([
  [0, []],
  [3, [1, 2, 3]],
  [10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [500, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
] as const)("%i broken lines are told at the lines %j", ([count, lines]) => {
  const broken = lineDefects();
  for (let line = 1; line <= count; line++) broken.add(defectAt(line));
  expect(broken.all().map(({ at }) => at.line)).toEqual(lines);
});

test("the rest is told together, in one sentence", () => {
  const broken = lineDefects();
  for (let line = 1; line <= 11; line++) broken.add(defectAt(line));
  expect(broken.all().at(-1)).toEqual({
    ...defectAt(11),
    message: "From here on 1 more line of the file cannot be used either.",
  });
});
