import { expect, test } from "vitest";
import { retrieverIdDefect } from "../../src/model/retriever-id.ts";

test.for([
  "refund-policy:12",
  "https://docs.example.test/a b#c",
  "Ångström #1",
  "\u{1f600}",
  "a\u200bb",
] as const)("%j can be the id of a chunk", (id) => {
  expect(retrieverIdDefect(id)).toBeUndefined();
});

test.for([
  ["", "is empty"],
  [" a", "starts or ends with white space"],
  ["a\u00a0", "starts or ends with white space"],
  ["a\u3000", "starts or ends with white space"],
  ["a\tb", "holds a control character"],
  ["a\n", "holds a control character"],
  ["a\u0085b", "holds a control character"],
  ["a\ud800", "holds half of a surrogate pair"],
] as const)("%j cannot: it %s", ([id, defect]) => {
  expect(retrieverIdDefect(id)).toBe(defect);
});
