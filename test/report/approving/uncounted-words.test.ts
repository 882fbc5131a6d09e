import { expect, test } from "vitest";
import { uncountedWords } from "../../../src/report/approving/uncounted-words.ts";

test("a line of another number is not taken for one that says none", () => {
  expect(uncountedWords({ why: "number", covers: 11 })).toBe(
    "it covers 11 cases, and the line says another number",
  );
  expect(uncountedWords({ why: "number", covers: 11, most: 10 })).toBe(
    "it covers 11 cases, and a line that does not say how many covers 10 at most. Copy the line that says their number",
  );
});
