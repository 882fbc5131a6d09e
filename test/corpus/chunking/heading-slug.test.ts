import { expect, test } from "vitest";
import { headingSlug } from "../../../src/corpus/chunking/heading-slug.ts";

test.for([
  ["How to ask?", "how-to-ask"],
  ["  §1.2: Refunds & returns (EU) ", "12-refunds-returns-eu"],
  ["snake_case -- and dashes - ", "snake_case----and-dashes"],
  ["返金、または！", "返金または"],
  ["Gebühr", "geb\u00fchr"],
  ["Gebu\u0308hr", "geb\u00fchr"],
  ["\u0130stanbul", "i\u0307stanbul"],
  ["\u212bngstr\u00f6m", "\u00e5ngstr\u00f6m"],
  ["\u03a4\u039f\u03a3", "\u03c4\u03bf\u03c2"],
  ["?!", "untitled"],
  ["", "untitled"],
  ["word ".repeat(40), "word-".repeat(16).slice(0, -1)],
  [`${"a".repeat(79)}\u{20bb7}b`, "a".repeat(79)],
] as const)("%j is %j in an id", ([title, slug]) => {
  expect(headingSlug(title)).toBe(slug);
});
