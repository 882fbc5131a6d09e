import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markable, markedRuns, printedMarks } from "../../src/report/marks.ts";
import { withMarks } from "../../src/report/refresh/evidence-words.ts";
import { markdownFence, markdownText } from "../../src/report/untrusted/markdown.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { wordDiff } from "../../src/report/word-diff.ts";
import { dangerousText } from "../support/dangerous-text.ts";

const forged = "For [-30-] {+90+} days, ⟦surely⟧. \ufdd0x\ufdd1 \ufdd2\ufdd2y\ufdd3\ufdd3";
const diff = (before: string, after: string): string => markedRuns(wordDiff(before, after) ?? []);

describe("marks", () => {
  test("show words that are gone and words that are new", () => {
    expect(printedMarks(diff("For 30 days.", "For 90 days."), terminalText)).toBe(
      "For [-30-] {+90+} days.",
    );
  });

  test("are ours alone: what reads as one in a text is an escape", () => {
    const shown = diff(forged, `${forged} More.`);
    expect([
      printedMarks(shown, terminalText),
      printedMarks(shown, markdownText),
      printedMarks(withMarks(forged, "days"), markdownFence),
    ]).toMatchInlineSnapshot(`
      [
        "For \\u{5b}-30-\\u{5d} \\u{7b}+90+\\u{7d} days, \\u{27e6}surely\\u{27e7}. �x� ��y�� {+More.+}",
        "For \\\\u{5b}-30-\\\\u{5d} \\u{7b}+90+\\u{7d} days, \\u{27e6}surely\\u{27e7}. �x� ��y�� {+More.+}",
        " \`\`\`
       For \\u{5b}-30-\\u{5d} \\u{7b}+90+\\u{7d} ⟦days⟧, \\u{27e6}surely\\u{27e7}. �x� ��y��
       \`\`\`",
      ]
    `);
  });

  test("never come from a text, whatever it holds", () => {
    const text = fc.array(
      fc.oneof(
        dangerousText(),
        fc.constantFrom("[-", "-]", "{+", "+}", "⟦", "⟧", "[", "-", "\ufdd2"),
      ),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const shown = printedMarks(markable(parts.join("")), terminalText);
        expect(shown).not.toMatch(/\[-|-\]|\{\+|\+\}|[⟦⟧\ufdd0-\ufdd5]/u);
      }),
    );
  });

  test("leave other brackets as they are", () => {
    const text = "a[0] - {b} + (c-d) [x]";
    expect(printedMarks(markable(text), terminalText)).toBe(text);
  });
});
