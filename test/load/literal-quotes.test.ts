import fc from "fast-check";
import { expect, test } from "vitest";
import { literalQuotes, type Separator } from "../../src/load/literal-quotes.ts";

test.for<readonly [csv: string, literal: string, separator?: Separator]>([
  ['a,In the "Logs" tab,b\n', 'a,"In the ""Logs"" tab",b\n'],
  ['5" disk\r\n"x ""y"" z",2\r\n', '"5"" disk"\r\n"x ""y"" z",2\r\n'],
  ['"line\nfeed, and ""more""",x"y', '"line\nfeed, and ""more""","x""y"'],
  ['"never closed, x"" y\n', '"never closed, x"" y\n'],
  ['"x"y,1\n', '"x"y,1\n'],
  ['a "b", c;"d"\n', '"a ""b"", c";"d"\n', ";"],
  ['a,"b"\tc "d"\n', '"a,""b"""\t"c ""d"""\n', "\t"],
  ["plain,text\n", "plain,text\n"],
  ["", ""],
])("%j", ([csv, literal, separator = ","]) => {
  expect(literalQuotes(csv, separator)).toBe(literal);
});

test("keeps every line feed, and what it made it leaves alone", () => {
  const text = fc.array(fc.constantFrom('"', ",", ";", "\t", "\n", "\r\n", "a", " "), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, fc.constantFrom<Separator>(",", ";", "\t"), (parts, separator) => {
      const csv = parts.join("");
      const once = literalQuotes(csv, separator);
      expect(once.replaceAll(/[^\n]/g, "")).toBe(csv.replaceAll(/[^\n]/g, ""));
      expect(literalQuotes(once, separator)).toBe(once);
    }),
  );
});
