import { expect, test } from "vitest";
import { readRecords } from "../../src/load/records.ts";

const table = "Frage;Antwort\r\nWas kostet es?;5 €\r\n";
const windows1252 = Buffer.concat([
  Buffer.from("Frage;Antwort\r\nWas kostet es?;5 "),
  Buffer.from([0x80, 0x0d, 0x0a]),
]);

test.for([
  ["a table in Windows-1252", windows1252, "csv"],
  ["UTF-16, little end first", Buffer.from(`\ufeff${table}`, "utf16le"), "csv"],
  ["UTF-16, big end first", Buffer.from(`\ufeff${table}`, "utf16le").swap16(), "csv"],
  ["a dump in another encoding", windows1252, "jsonl"],
  ["a workbook", Buffer.from("PK\u0003\u0004…"), "csv"],
  ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "csv"],
  ["a PDF", Buffer.from("%PDF-1.7"), "jsonl"],
] as const)("says what %s is, and how it becomes text", ([, bytes, format]) => {
  const { records, problems } = readRecords(bytes, format);
  expect(records).toEqual([]);
  expect(problems).toMatchSnapshot();
});
