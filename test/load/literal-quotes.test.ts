import fc from "fast-check";
import { expect, test } from "vitest";
import { literalQuotes } from "../../src/load/literal-quotes.ts";

test.for([
  ['a,In the "Logs" tab,b\n', 'a,"In the ""Logs"" tab",b\n'],
  ['5" disk\r\n"x ""y"" z",2\r\n', '"5"" disk"\r\n"x ""y"" z",2\r\n'],
  ['"line\nfeed, and ""more""",x"y', '"line\nfeed, and ""more""","x""y"'],
  ['"never closed, x"" y\n', '"never closed, x"" y\n'],
  ['"x"y,1\n', '"x"y,1\n'],
  ["plain,text\n", "plain,text\n"],
  ["", ""],
] as const)("%j", ([csv, literal]) => {
  expect(literalQuotes(csv)).toBe(literal);
});

test("keeps every line feed, and what it made it leaves alone", () => {
  const text = fc.array(fc.constantFrom('"', ",", "\n", "\r\n", "a", " "), { maxLength: 30 });
  fc.assert(
    fc.property(text, (parts) => {
      const csv = parts.join("");
      const once = literalQuotes(csv);
      expect(once.replaceAll(/[^\n]/g, "")).toBe(csv.replaceAll(/[^\n]/g, ""));
      expect(literalQuotes(once)).toBe(once);
    }),
  );
});
