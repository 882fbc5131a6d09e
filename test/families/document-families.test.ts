import { describe, expect, test } from "vitest";
import { documentClaims } from "../../src/families/document-families.ts";

const families = (documents: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(documents).map(([id, patterns]) => [id, { documents: patterns }]));

const claiming = (documents: Readonly<Record<string, readonly string[]>>, document: string) =>
  documentClaims(families(documents))(document).map(
    ({ family, pattern }) => `${family}: ${pattern}`,
  );

describe("the families of a document", () => {
  test.for([
    ["an exact name", { a: ["refund"] }, "refund", ["a: refund"]],
    ["a pattern", { a: ["refund*"] }, "refund-eu", ["a: refund*"]],
    ["a star in the middle", { a: ["*/refund/*.md"] }, "de/refund/1.md", ["a: */refund/*.md"]],
    ["a star that stands for nothing", { a: ["refund*"] }, "refund", ["a: refund*"]],
    [
      "an exact name before a pattern",
      { a: ["refund*"], b: ["refund-eu"] },
      "refund-eu",
      ["b: refund-eu"],
    ],
    ["two patterns", { b: ["refund*"], a: ["*-eu"] }, "refund-eu", ["a: *-eu", "b: refund*"]],
    ["one exact name in two families", { a: ["x"], b: ["x"] }, "x", ["a: x", "b: x"]],
    ["two patterns of one family", { a: ["refund*", "*-eu"] }, "refund-eu", ["a: refund*"]],
    ["no family", { a: ["refund*"] }, "travel", []],
    ["signs that mean something elsewhere", { a: ["re?und.[0-9]"] }, "refund.1", []],
    ["a document named as a field of objects", { a: ["x"] }, "__proto__", []],
  ] as const)("%s", ([, documents, document, expected]) => {
    expect(claiming(documents, document)).toEqual(expected);
  });

  test("are found among many without trying each pattern", () => {
    const many = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`f${index}`, [`document-${index}-*`]]),
    );
    const claimsOf = documentClaims(families(many));
    const counts = Object.keys(many).map((_, index) => claimsOf(`document-${index}-a`).length);
    expect(new Set(counts)).toEqual(new Set([1]));
  });
});
