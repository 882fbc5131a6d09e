import { describe, expect, test } from "vitest";
import { runsOf, sentencesOf } from "../../../src/corpus/chunking/cut-places.ts";

function sentences(text: string): readonly string[] {
  return sentencesOf(text, { start: 0, end: text.length }).map(({ start, end }) =>
    text.slice(start, end),
  );
}

describe("a text without white space", () => {
  test.for([
    ["a character of two units", "\u{20bb7}"],
    ["a letter and its accents", "e\u0301\u0323"],
    ["joined emoji", "👩‍👩‍👧‍👦"],
    ["a letter and what keeps it from joining", "\u0646\u200c"],
    ["an emoji of one skin", "👍🏽"],
    ["a flag of two letters", "🇩🇰"],
    ["a flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ] as const)("is never cut through %s", ([, unit]) => {
    for (let before = 0; before < unit.length; before++) {
      const text = "a".repeat(before) + unit.repeat(40);
      const ends = runsOf(text, { start: 0, end: text.length }, 30).map(({ end }) => end - before);
      expect(ends.filter((end) => end > 0 && end % unit.length !== 0)).toEqual([]);
      expect(ends.length).toBeGreaterThan(1);
    }
  });

  test("is cut somewhere where no place is between two characters, and never through one", () => {
    const text = `a${"\u{1d165}".repeat(200)}`;
    const runs = runsOf(text, { start: 0, end: text.length }, 100);
    expect(runs.filter(({ start, end }) => /\p{Cs}/u.test(text.slice(start, end)))).toEqual([]);
    expect(runs.length).toBe(5);
  });
});

test("an ideographic stop ends a sentence, another only before white space and with what closes", () => {
  expect(sentences("返金。可能（はい。）または！")).toEqual([
    "返金。",
    "可能（はい。）",
    "または！",
  ]);
  expect(sentences('Version 1.2 is "out." Yes?! No')).toEqual([
    'Version 1.2 is "out." ',
    "Yes?! ",
    "No",
  ]);
});
