import { describe, expect, test } from "vitest";
import type { RecordFormat } from "../../src/load/record-formats.ts";
import { formatOf, readRecords } from "../../src/load/records.ts";

const read = (text: string, format: RecordFormat, list?: string): unknown =>
  readRecords(new TextEncoder().encode(text), format, list);

describe("a table", () => {
  test.for([
    ["csv", 'a,b\n1,"x"\n', undefined],
    ["json", '[{"a":"1","b":"x"}]', undefined],
    ["jsonl", '{"a":"1","b":"x"}\r\n', undefined],
    ["yaml", '- {a: "1", b: x}\n', undefined],
    ["json", '{"data":{"rows":[{"a":"1","b":"x"}]}}', "data.rows"],
    ["yaml", 'data: {rows: [{a: "1", b: x}]}\n', "data.rows"],
    ["csv", "\ufeffa,b\r\n1,x\r\n", undefined],
  ] as const)("in the form %s %j is read", ([format, text, list]) => {
    expect(read(text, format, list)).toMatchObject({
      records: [{ fields: { a: "1", b: "x" }, number: 1 }],
      problems: [],
    });
  });

  test.for([
    ["a JSON list of records on a line", "jsonl", '[{"a":1}, {"a":2}]'],
    ["no JSON", "json", '[{"a":1},\n x]'],
    ["JSON that breaks off", "json", '[{"a":1},'],
    ["JSON without a list", "json", "{}"],
    ["a JSON list with other things in it", "json", '[{"a":1}, 2, null, [3]]'],
    ["a broken line between good ones", "jsonl", '{"a":1}\n\n{"a"\n{"a":2}\n'],
    ["rows of another length than the header", "csv", "a,b\n1,2\n3\n4,5,6\n"],
    ["two columns of one name", "csv", "a,b,a\n1,2,3\n"],
    ["no header", "csv", ""],
    ["a quote that is never closed", "csv", 'a,b\n1,"x\n2,y\n'],
    ["text behind a closing quote", "csv", 'a,b\n1,"x"y\n'],
    ["a quote in the middle of a cell", "csv", 'a,b\n1,x"y\n'],
    ["no YAML", "yaml", "- a: 1\n- a: [\n"],
  ] as const)("with %s tells the place and keeps the rest", ([, format, text]) => {
    expect(read(text, format)).toMatchSnapshot();
  });

  test("of bytes that are no UTF-8 is not read", () => {
    expect(readRecords(new Uint8Array([0x5b, 0xff, 0x5d]), "json").problems).toMatchInlineSnapshot(`
      [
        {
          "line": 1,
          "message": "The file holds bytes that are not UTF-8, first on this line. It may be in an older encoding, such as Windows-1252. Save it as UTF-8.",
        },
      ]
    `);
  });

  test("tells the line that a row of several lines starts on", () => {
    const { records } = readRecords(
      new TextEncoder().encode('a,b\r\n1,"x\r\ny\r\nz"\r\n\r\n2,w\r\n'),
      "csv",
    );
    expect(records.map(({ line }) => line)).toEqual([2, 6]);
  });

  test.for([
    ["a quote that is never closed", 'a,b\r\n1,"x\r\ny"\r\n\r\n2,"z\r\n', 5],
    ["text behind a closing quote", 'a,b\r\n1,"x\r\ny"\r\n\r\n"2"z,3\r\n', 5],
    ["two columns of one name", "\r\na,a\r\n", 2],
  ] as const)("tells the line of %s whatever the line ends", ([, text, line]) => {
    const { problems } = readRecords(new TextEncoder().encode(text), "csv");
    expect(problems.map((problem) => problem.line)).toEqual([line]);
  });

  test("has fields of its own only", () => {
    const { records } = readRecords(new TextEncoder().encode("__proto__,b\n1,2\n"), "csv");
    expect(Object.entries(records[0]?.fields ?? {})).toEqual([
      ["__proto__", "1"],
      ["b", "2"],
    ]);
  });
});

test.for([
  ["a.json", "json"],
  ["a.pdf.pages.JSONL", "jsonl"],
  ["a.yml", "yaml"],
  ["a.txt", undefined],
  ["json", "json"],
] as const)("the name %s tells the form %s", ([name, format]) => {
  expect(formatOf(name)).toBe(format);
});
