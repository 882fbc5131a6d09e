import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteMarks } from "../../../../src/report/marks.ts";
import { diffBlock, excerpt } from "../../../../src/report/refresh/packet/texts.ts";
import { plainStyle } from "../../../../src/report/style.ts";
import { toldMarked } from "../../../../src/report/refresh/item-lines.ts";
import { printedMarks } from "../../../../src/report/marks.ts";

const [open, close] = quoteMarks;

/** The marks of a quote in what is printed, in their order. */
const marksIn = (text: string): string => text.replaceAll(/[^⟦⟧]/gu, "");

const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 });

test("a quote is closed wherever a comparison is cut", () => {
  const run = fc.record({ mark: fc.constantFrom(" ", "-", "+"), list: words });
  const runs = fc.array(run, { minLength: 1, maxLength: 8 });
  const quote = fc.tuple(fc.nat(), fc.nat());
  const room = fc.integer({ min: 1, max: 900 });
  fc.assert(
    fc.property(runs, quote, room, (all, ends, longest) => {
      const count = all.reduce((sum, { list }) => sum + list.length, 0);
      const [first, last] = ends.map((one) => one % count).toSorted((a, b) => a - b);
      let at = 0;
      const marked = all.map(({ mark, list }) => {
        const texts = list.map((word) => {
          const here = at++;
          return `${here === first ? open : ""}${word}${here === last ? close : ""}`;
        });
        return { mark, text: texts.join(" ") };
      });
      expect(["", "⟦⟧"]).toContain(marksIn(diffBlock(marked, longest)));
    }),
  );
});

test("a quote is closed wherever a text is cut", () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.integer({ min: 20, max: 200 }), (list, place, longest) => {
      const quote = list.slice(place % list.length).join(" ");
      const text = list.join(" ");
      const shown = printedMarks(excerpt(text, quote, longest), (one) => one);
      expect(["", "⟦⟧"]).toContain(marksIn(shown));
    }),
  );
  const long = `## Contact ${open}Write to the support desk ${"through the portal ".repeat(9)}${close}`;
  const style = plainStyle;
  expect(toldMarked("words", long, { isWhole: false, style })).toMatchInlineSnapshot(`
    [
      "    words      ## Contact ⟦Write to the support desk through the portal through the portal through the portal …⟧",
    ]
  `);
});
