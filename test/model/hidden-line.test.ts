import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hiddenLine } from "../../src/model/hidden-line.ts";
import { dangerousText } from "../support/dangerous-text.ts";
import { shownHtml } from "../support/github-markdown.ts";

describe("a hidden line", () => {
  test("says what it was given, and neither ends the comment nor speaks to anybody", () => {
    const value = fc.dictionary(dangerousText(), fc.oneof(dangerousText(), fc.integer()));
    fc.assert(
      fc.property(value, (given) => {
        const line = hiddenLine("topic", given);
        const [, payload = ""] = /^<!-- touchstone:topic (.*) -->$/s.exec(line) ?? [];
        expect(JSON.parse(payload)).toEqual(given);
        expect(payload).not.toMatch(/--|[<>&@#\n]/);
        const { elements, text, comments } = shownHtml(line);
        expect([elements, text, comments]).toEqual([[], "", [` touchstone:topic ${payload} `]]);
      }),
    );
  });

  test("is one line", () => {
    expect(hiddenLine("x", { a: "-->", b: "@sam" })).toBe(
      String.raw`<!-- touchstone:x {"a":"\u002d\u002d\u003e","b":"\u0040sam"} -->`,
    );
  });
});
