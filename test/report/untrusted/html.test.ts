import fc from "fast-check";
import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { htmlAttribute, htmlText } from "../../../src/report/untrusted/html.ts";
import { visibleText } from "../../../src/report/untrusted/visible-text.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { shownHtml } from "../../support/github-markdown.ts";

describe("HTML", () => {
  test("holds no quote of either kind, whatever quotes a page puts around it", () => {
    expect(htmlText(`"it's"`)).toBe("&#34;it&#39;s&#34;");
  });

  test("shows a text between tags as it is, and no tag in it", () => {
    fc.assert(
      fc.property(dangerousText(), (text) => {
        const { elements, text: shown, comments } = shownHtml(`<p>${htmlText(text)}</p>`);
        expect([elements, shown, comments]).toEqual([["p"], visibleText(text), []]);
      }),
    );
  });

  test("keeps a text as the value of an attribute", () => {
    fc.assert(
      fc.property(dangerousText(), (text) => {
        const [node] = parseFragment(`<p title=${htmlAttribute(text)}></p>`).childNodes;
        const attributes = node !== undefined && "attrs" in node ? node.attrs : [];
        expect(attributes).toEqual([{ name: "title", value: visibleText(text) }]);
      }),
    );
  });
});
