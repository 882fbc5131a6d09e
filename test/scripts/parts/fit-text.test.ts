import { expect, test } from "vitest";
import { assertFit, assertName } from "../../../scripts/parts/fit-text.ts";

test.for(["a\nb", "a\r\nb", "a\u2028b"])("a name of two lines is refused: %j", (by) => {
  expect(() => assertName({ by })).toThrow("--by holds");
});

test("a name may end in a line feed, as one that a command gave, and a reason may have lines", () => {
  expect(() => assertName({ by: "sam\n" })).not.toThrow();
  expect(() => assertFit({ reason: "One.\nTwo." })).not.toThrow();
});
