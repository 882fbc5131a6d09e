import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { separatorOf } from "../../src/load/csv-separator.ts";
import { csvTable } from "../../src/load/csv-table.ts";

describe("the separator of a table", () => {
  test.for([
    ["commas", "a,b\n1,2\n", ","],
    ["semicolons", "a;b\n1;2\n", ";"],
    ["tabs", "a\tb\n1\t2\n", "\t"],
    ["semicolons beside decimal commas", "a;b\n1,5;2,5\n3,5;4,5\n", ";"],
    ["commas beside a list with semicolons", "a,b,b too (x; y; z)\n1,2,x; y\n1,2,z\n", ","],
    ["semicolons inside quotes alone", '"a;b;c",d\n1,2\n', ","],
    ["quotes that only semicolons fit", '"a, or b";c\n"1,2";3\n', ";"],
    ["a header alone, by its cells", "a;b;c, or d\n", ";"],
    ["rows longer than what is looked at", `a;b\n1;2\n3;"${"x\n".repeat(2 ** 20)}"\n`, ";"],
    ["one column", "question\nWhat, or who?\n", ","],
    ["nothing", "", ","],
  ] as const)("is told by %s", ([, csv, separator]) => {
    expect(separatorOf(csv)).toBe(separator);
  });
});

describe("a table as a spreadsheet writes it", () => {
  test("has no rows where only separators stand, and no columns without a name", () => {
    expect(csvTable("Frage;Antwort;;\r\n;;;\r\nWo?;Hier.;;\r\n\r\n;;; \r\nWann?;;;\r\n")).toEqual([
      { fields: { Frage: "Wo?", Antwort: "Hier." }, line: 3 },
      { fields: { Frage: "Wann?", Antwort: "" }, line: 6 },
    ]);
  });

  test("keeps what stands in a column without a name", () => {
    expect(csvTable(",a,\n0,x,\n1,y,ask Petra\n")).toEqual([
      { fields: { "column 1": "0", a: "x" }, line: 2 },
      { fields: { "column 1": "1", a: "y", "column 3": "ask Petra" }, line: 3 },
    ]);
  });

  test("may name its separator on a line above the header", () => {
    expect(csvTable("sep=;\r\na;b\r\n1;2\r\n")).toEqual([{ fields: { a: "1", b: "2" }, line: 3 }]);
  });

  test("has names of columns without the space around them", () => {
    expect(csvTable("a , b\n1, 2\n")).toEqual([{ fields: { a: "1", b: " 2" }, line: 2 }]);
  });

  test("keeps line breaks, separators and quotes inside cells", () => {
    expect(csvTable('a;b\r\n"1\r\n;""2""";3\r\n4;5\r\n')).toEqual([
      { fields: { a: '1\r\n;"2"', b: "3" }, line: 2 },
      { fields: { a: "4", b: "5" }, line: 4 },
    ]);
  });

  test.for([
    ["a row that is too short", "a;b\n1\n"],
    ["a row that is too long", "a;b\n1;2;3\n"],
    ["two columns of one name", "a;b;a \n1;2;3\n"],
    ["nothing but separators", ";;\n;;\n"],
  ] as const)("tells of %s", ([, csv]) => {
    expect(csvTable(csv)).toMatchSnapshot();
  });
});

/** A text that a cell can hold, with what makes cells hard to tell apart. */
const cellText = fc.string({
  unit: fc.constantFrom("a", "ß", "1", ",", ";", "\t", '"', "\n", " "),
});

test("reads back what a spreadsheet writes, whatever parts its cells", () => {
  const tables = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cellText, { minLength: width, maxLength: width }), { maxLength: 6 }),
    );
  fc.assert(
    fc.property(tables, fc.constantFrom(",", ";", "\t"), (rows, separator) => {
      const header = (rows[0] ?? ["", ""]).map((_, index) => `n${index}`);
      const csv = [header, ...rows].map((row) => `${row.map(written).join(separator)}\r\n`);
      const filled = rows.filter((row) => row.some((text) => text.trim() !== ""));
      expect(csvTable(csv.join("")).map((row) => "fields" in row && row.fields)).toEqual(
        filled.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]]))),
      );
    }),
  );
});

function written(text: string): string {
  return /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
