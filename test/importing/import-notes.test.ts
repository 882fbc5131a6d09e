import { expect, test } from "vitest";
import { importNotes } from "../../src/importing/import-notes.ts";

test("notes hold a field a line, in the order of the table", () => {
  const fields = {
    difficulty: "hard",
    ranks: [1, "two", null],
    meta: { by: "kim", at: 3 },
    context: "First line.\n\nThird line.",
    flag: false,
    gap: null,
    empty: "",
    blank: " ",
    half: "a\ud83d",
    "na\ud83dme": "x",
  };
  expect(importNotes("Seen in production.", fields)).toMatchInlineSnapshot(`
    "Seen in production.

    difficulty: hard
    ranks: [1,"two",null]
    meta: {"by":"kim","at":3}
    context:
      First line.

      Third line.
    flag: false
    gap: null
    blank: " "
    half: "a\\ud83d"
    "na\\ud83dme": x"
  `);
});

test("notes of nothing are empty", () => {
  expect(importNotes(undefined, { empty: "" })).toBe("");
});
