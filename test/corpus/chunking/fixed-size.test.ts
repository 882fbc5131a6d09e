import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdownOutline } from "../../../src/corpus/outline/markdown-outline.ts";
import { textOutline } from "../../../src/corpus/outline/text-outline.ts";
import { cut, shown } from "../../support/cut.ts";
import { markdownPages } from "../../support/markdown-pages.ts";

/** What fixed-size@1 gives is never changed: whoever has to change this test makes a fixed-size@2. */
test("fixed-size@1 cuts a text as it always did", () => {
  const text = `${"one two three four five six seven eight nine ten ".repeat(5)}\n\n${"返金は三十日以内です。".repeat(20)}`;
  const chunks = cut(textOutline(text), "fixed-size@1", { maxCharacters: 120, overlap: 30 });
  expect(shown(chunks)).toMatchInlineSnapshot(`
    "#:1  (-)
      | one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two three four
    #:2  (part 2)
      | nine ten one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two
    #:3  (part 3)
      | seven eight nine ten one two three four five six seven eight nine ten
    #:4  (part 4)
      | six seven eight nine ten 
      | 
      | 返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。
    #:5  (part 5)
      | 返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。
    #:6  (part 6)
      | 返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。返金は三十日以内です。"
  `);
});

test("front matter is in no chunk", () => {
  const outline = markdownOutline("---\ntitle: Leave\n---\nAsk.\n", 21);
  expect(cut(outline, "fixed-size@1").map(({ text }) => text)).toEqual(["Ask."]);
});

describe("any text", () => {
  test("lands in chunks within the limit, each of which starts in the one before or behind it", () => {
    const sizes = fc.integer({ min: 100, max: 300 });
    fc.assert(
      fc.property(markdownPages(), sizes, fc.nat({ max: 50 }), (text, maxCharacters, overlap) => {
        const chunks = cut(textOutline(text), "fixed-size@1", { maxCharacters, overlap });
        let end = 0;
        for (const chunk of chunks) {
          expect(chunk.text.length).toBeLessThanOrEqual(maxCharacters);
          let start = text.indexOf(chunk.text, Math.max(0, end - overlap - 64));
          // The same words may stand before: a chunk brings something new.
          while (start >= 0 && start + chunk.text.length <= end) {
            start = text.indexOf(chunk.text, start + 1);
          }
          expect(start).toBeGreaterThanOrEqual(0);
          expect(text.slice(end, Math.max(start, end)).trim()).toBe("");
          end = Math.max(end, start + chunk.text.length);
        }
        expect(text.slice(end).trim()).toBe("");
        expect(chunks.some(({ text: one }) => /\p{Cs}/u.test(one))).toBe(false);
      }),
    );
  });
});
