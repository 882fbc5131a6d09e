import { expect, test } from "vitest";
import { confirmationsFor } from "../../src/model/confirmation.ts";

test.for([
  ["answerable", ["query", "answer", "source", "chunks"]],
  ["inconclusive", ["query", "answer", "source", "chunks"]],
  ["abstention", ["query", "answer"]],
  [undefined, ["query", "answer"]],
] as const)("an approval of kind %s confirms %j", ([kind, confirmed]) => {
  expect(confirmationsFor(kind)).toEqual(confirmed);
});
