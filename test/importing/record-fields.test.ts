import { describe, expect, test } from "vitest";
import {
  hasLostDigits,
  isPlaceholder,
  textOf,
  textsOf,
} from "../../src/importing/record-fields.ts";

describe("a value as text", () => {
  test.for([
    ["text", " as it is ", { text: " as it is " }],
    ["a whole number", 42, { text: "42" }],
    ["true", true, { text: "true" }],
    ["nothing", null, undefined],
    ["an absent value", undefined, undefined],
    ["blank text", " \u200b\n", undefined],
    [
      "a fraction",
      3.5,
      { unreadable: "is the number 3.5, and how it was written is lost: put it in quotes" },
    ],
    [
      "a number beyond exact ones",
      2 ** 60,
      {
        unreadable:
          "is the number 1152921504606847000, and how it was written is lost: put it in quotes",
      },
    ],
    ["a list", ["a"], { unreadable: "is a list, not text" }],
    ["a map", { a: 1 }, { unreadable: "is a map, not text" }],
    [
      "half a character",
      "a\ud83d",
      { unreadable: "holds half of a character, which no file can keep" },
    ],
  ] as const)("is, for %s, %j", ([, value, text]) => {
    expect(textOf(value)).toEqual(text);
  });

  test.for([
    ["a list", ["a", 2, null, ""], undefined, ["a", "2"]],
    ["one text", "a, b", undefined, ["a, b"]],
    ["a text with separators", "a; b ;; c", ";", ["a", "b", "c"]],
    ["a list as JSON text", '["a", "b"]', undefined, ["a", "b"]],
    ["a text that only starts like a list", "[a] b", undefined, ["[a] b"]],
    ["nothing", null, ";", []],
  ] as const)("are several for %s", ([, value, separator, texts]) => {
    expect(textsOf(value, separator)).toEqual(texts.map((text) => ({ text })));
  });
});

test.for([
  ["??", true],
  [" … ", true],
  ["n/a", false],
  ["-1", false],
  ["Why?", false],
  ["✓", false],
] as const)("%j only keeps a place: %s", ([text, placeholder]) => {
  expect(isPlaceholder(text)).toBe(placeholder);
});

describe("digits that reading lost", () => {
  test.for([
    [{ a: [1, { b: 2 ** 60 }] }, true],
    [[Number.MAX_SAFE_INTEGER, 0.1, "12345678901234567890"], false],
    [null, false],
  ] as const)("%j: %s", ([value, lost]) => {
    expect(hasLostDigits(value)).toBe(lost);
  });
});
