import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokenEnd } from "../../../src/report/verdict/token-end.ts";

describe("the end of what starts at a place", () => {
  // The token is what stands between the two marks.
  test.for([
    ["a plain text", "query: «When can a customer ask?»"],
    ["a plain text before a remark", "query: «When can I»   # asked daily"],
    ["a plain text with a comma outside brackets", "query: «In Geneva, London»"],
    ["a plain text with brackets outside brackets", "query: «What [is] this»"],
    ["a text with a hash and a colon inside it", "uri: «https://a.test/#x»"],
    ["a field's name", "«query»: When?"],
    ["a field's name at the end of a line", "  «provenance»:"],
    ["a text in double quotes", String.raw`query: «"a \" # b: c"» # d`],
    ["a text in single quotes", "query: «'it''s: this'» # d"],
    ["a text whose quote ends on a later line", 'query: «"When can»'],
    ["a list", 'ids: «["a]", b]» # c'],
    ["a map in a list", "list: [«{ a: '}', b: [1] }», c]"],
    ["a list that ends on a later line", "list: «[a, b,»"],
    ["a text in a list", "ids: [a, «b c», d]"],
    ["the last text in a map", "origin: { kind: human, author: «avery» }"],
    ["a text behind a list that is closed", "[a] «b, c»"],
    ["a number in JSON", '{"a":«12»,"b":1}'],
    ["an alias", "query: «*other» # x"],
    ["a tag", "query: «!!binary» abc"],
    ["a control character", "query: a«\u001b»[2J"],
    ["the end of a line", "query:«»"],
    ["white space", "query:«»  x"],
  ] as const)("%s", ([, text]) => {
    const line = text.replace(/[«»]/g, "");
    const start = text.indexOf("«");
    expect(line.slice(start, tokenEnd(line, start))).toBe(/«(.*)»/.exec(text)?.[1]);
  });

  test("is found in a line that is a whole file", () => {
    const before = `{${"a: b, ".repeat(100_000)}`;
    const line = `${before}here: value, ${"a: b, ".repeat(100_000)}}`;
    const start = before.length + "here: ".length;
    expect(line.slice(start, tokenEnd(line, start))).toBe("value");
  });

  test("never lies before its start or behind its line", () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from("ab \"'\\[]{}:#,&*!\t\u001b日")),
    });
    fc.assert(
      fc.property(text, fc.nat(20), (line, given) => {
        const start = Math.min(given, line.length);
        const end = tokenEnd(line, start);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(line.length);
      }),
    );
  });
});
