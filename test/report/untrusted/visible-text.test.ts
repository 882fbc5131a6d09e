import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { visibleText } from "../../../src/report/untrusted/visible-text.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { readBack } from "../../support/read-back.ts";

describe("visible text", () => {
  test.each([
    ["what a reader sees", "Ünïcode 日本 🙂 C:\\temp", "Ünïcode 日本 🙂 C:\\\\temp"],
    ["a path whose backslashes read as none", "C:\\Users\\Avery", "C:\\Users\\Avery"],
    ["an escape of a terminal", "\u001b[2J", "\\u{1b}[2J"],
    ["text that turns round", "a\u202eb", "a\\u{202e}b"],
    ["line ends", "a\nb\r\nc\u2028d", "a\\nb\\u{d}\\nc\\u{2028}d"],
    ["half a character", "\ud800", "\\u{d800}"],
    ["an escape that stands in the text", "\\u{1b} \\n", "\\\\u{1b} \\\\n"],
    ["a backslash before what becomes an escape", "\\\n", "\\\\\\n"],
  ])("shows %s", (_, text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  test("holds nothing that cannot be seen", () => {
    fc.assert(
      fc.property(dangerousText(), (text) => {
        expect(visibleText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
    );
  });

  test("can be read back, so that no two texts look the same", () => {
    fc.assert(
      fc.property(dangerousText(), (text) => {
        expect(readBack(visibleText(text))).toBe(text);
      }),
    );
  });

  test("takes a file of nothing but backslashes in its stride", () => {
    expect(visibleText("\\".repeat(300_000))).toHaveLength(300_000);
  });
});
