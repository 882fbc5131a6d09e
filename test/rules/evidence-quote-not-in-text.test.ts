import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const quoting = (quote: string): string =>
  edited(pendingCase, "quote: within 30 days of purchase", `quote: ${quote}`);
const withoutTexts = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !path.includes("/texts/")));

describe("evidence/quote-not-in-text", () => {
  test.for([
    ["other white space", goodSet(quoting('"30 days of\\tpurchase.\\u00a0Later"'))],
    ["a text that is not kept", withoutTexts(goodSet(quoting("within 3 days")))],
    ["no quote", goodSet(edited(pendingCase, "    quote: within 30 days of purchase\n", ""))],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects words that the text does not hold", async () => {
    expect(await report(goodSet(quoting("within 3 days")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:12:12 error evidence/quote-not-in-text
        The words "within 3 days" do not stand in the text of chunk "refund-policy:12" that was judged.
        fix: Quote that text word for word (only white space may differ), or remove the quote. Nearest there: "within 30 days".
        why: docs/rules.md#evidencequote-not-in-text
      "
    `);
  });

  test("rejects another case of letters", async () => {
    expect(await report(goodSet(quoting("Within 30 days")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:12:12 error evidence/quote-not-in-text
        The words "Within 30 days" do not stand in the text of chunk "refund-policy:12" that was judged.
        fix: Quote that text word for word (only white space may differ), or remove the quote. Nearest there: "within 30 days".
        why: docs/rules.md#evidencequote-not-in-text
      "
    `);
  });

  test("rejects a blank quote", async () => {
    expect(await report(goodSet(quoting('" "')))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:12:12 error evidence/quote-not-in-text
        The quote is blank.
        fix: Quote the words that carry the answer, or remove the line.
        why: docs/rules.md#evidencequote-not-in-text
      "
    `);
  });

  test("shows the start of a long quote", async () => {
    expect(await report(goodSet(quoting("many words ".repeat(40))))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:12:12 error evidence/quote-not-in-text
        The words "many words many words many words many words many words many words many words many words many words many words many word…" do not stand in the text of chunk "refund-policy:12" that was judged.
        fix: Quote that text word for word (only white space may differ), or remove the quote.
        why: docs/rules.md#evidencequote-not-in-text
      "
    `);
  });
});
