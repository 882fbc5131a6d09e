import { describe, expect, test } from "vitest";
import { likeness, runNumbering } from "../../../src/families/near-duplicates/runs.ts";

const alike = (one: string, other: string): number => {
  const { runsOf } = runNumbering();
  return likeness(runsOf(one), runsOf(other));
};
const countOf = (text: string): number => runNumbering().runsOf(text).length;

describe("the runs of a text", () => {
  test.for([
    ["three letters or digits each", "abcde", 3],
    ["each counted once", "abcabcabc", 3],
    ["two characters of Chinese each", "如何取消", 3],
    ["two of kana and of Hangul", "かなか 환불", 4],
    ["of three where letters and Chinese meet", "VPN密码", 4],
    ["one for a shorter text", "A?", 1],
    ["one for one character beyond the first plane", "𠮷", 1],
    ["none for signs", "?! …", 0],
  ] as const)("are %s", ([, text, count]) => {
    expect(countOf(text)).toBe(count);
  });

  test("are equal in short and in long texts, plain or not", () => {
    expect(alike("abcdé", "abcd")).toBe(2 / 3);
    expect(alike("ab", "AB!")).toBe(1);
  });
});
