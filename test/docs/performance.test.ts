import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageWith } from "../../bench/figures-page.ts";
import { readResults } from "../../bench/results.ts";

test("the page has the figures of bench/results.json, and no others", () => {
  const page = readFileSync("docs/performance.md", "utf8");
  const rows = readResults();
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["validate", "validate-100k", "validate-kept"]),
  );
  expect(page).toBe(pageWith(page, rows));
});

test("a page without a place for figures gets none", () => {
  expect(() => pageWith("# Performance\n", [])).toThrow("The page has no place for figures.");
});
