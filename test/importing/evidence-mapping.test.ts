import { describe, expect, test } from "vitest";
import { readImportMap } from "../../src/importing/import-map.ts";
import { plainStyle } from "../../src/report/style.ts";
import { textReport } from "../../src/report/verdict/text-report.ts";
import { memoryTree } from "../support/memory-tree.ts";

async function defectsOf(evidence: string): Promise<string> {
  const text = `query: question\nexpectedAnswer: answer\nkind: answerable\nevidence: ${evidence}\n`;
  const { defects } = await readImportMap(memoryTree({ "m.yaml": text }), "m.yaml");
  const findings = defects.map((defect) => ({ level: "error" as const, ...defect }));
  return textReport(findings, { style: plainStyle, place: (file) => file });
}

describe("a mapping's evidence", () => {
  test.for([
    ["in several fields", "{fields: [any, all]}"],
    ["by place", '{field: source, places: [{pattern: "{document} p. {page}", locator: "{page}"}]}'],
    [
      "in a document that is always the same",
      '{field: page, places: [{pattern: "{page}", document: a.pdf, locator: "{page}"}]}',
    ],
    [
      "in a document that the file's name tells",
      '{field: place, fileName: "{act}.yaml", places: [{pattern: "{place}", document: "{act}", locator: "{place}"}]}',
    ],
    ["by glob", '{field: source, globs: true, places: [{pattern: "{document}"}]}'],
    [
      "in lines of a text",
      '{citedIn: answer, line: "SOURCES: {sources}", separator: ", ", places: [{pattern: "{document}"}]}',
    ],
    [
      "in citations that name places",
      '{citedIn: answer, pattern: "[{source}]", places: [{pattern: "{document}"}]}',
    ],
    ["in another field where one is blank", "{field: chunks, otherwise: {field: more}}"],
  ] as const)("may be %s", async ([, evidence]) => {
    expect(await defectsOf(evidence)).toBe("");
  });

  test.for([
    [
      "documents without places",
      "{field: f, documents: {a: b}}",
      '"documents" says something of places, and "places" is missing.',
    ],
    [
      "globs without places",
      "{field: f, globs: true}",
      '"globs" says something of places, and "places" is missing.',
    ],
    [
      "one chunk for every citation",
      '{citedIn: a, pattern: "[{x}]", chunk: "handbook#1"}',
      "The chunk's id has no name in braces, so every citation would be the same chunk.",
    ],
    [
      "two fields at once",
      "{field: f, fields: [g]}",
      '"evidence" does not tell where a record names its evidence.',
    ],
    [
      "a line and a pattern",
      '{citedIn: a, line: "S: {s}", pattern: "[{chunk}]"}',
      '"evidence" does not tell where a record names its evidence.',
    ],
    [
      "a line without a text",
      '{line: "S: {s}"}',
      '"evidence" does not tell where a record names its evidence.',
    ],
    [
      "a line that is all sources",
      '{citedIn: a, line: "{s}"}',
      "The line does not tell its sources from the text around them.",
    ],
    [
      "a line without a name",
      '{citedIn: a, line: "Sources:"}',
      "The line does not tell its sources from the text around them.",
    ],
    [
      "places and a chunk's id",
      '{citedIn: a, pattern: "[{s}]", chunk: "{s}", places: [{pattern: "{document}"}]}',
      'With "places" no chunk id is read, so "chunk" says nothing.',
    ],
    [
      "a citation of two names with places",
      '{citedIn: a, pattern: "[{s}#{t}]", places: [{pattern: "{document}"}]}',
      'With "places" a citation is one text, and this pattern has not one name.',
    ],
    [
      "a place without its document",
      '{field: f, places: [{pattern: "p. {page}", locator: "{page}"}]}',
      'The document of a place is made of {document}, which neither its pattern nor "fileName" has.',
    ],
    [
      "a place without its locator",
      '{field: f, places: [{pattern: "{document}", locator: "{page}"}]}',
      'The locator of a place is made of {page}, which neither its pattern nor "fileName" has.',
    ],
    [
      "two names that touch",
      '{field: f, places: [{pattern: "{document}{page}"}]}',
      '"{document}{page}" has two names with nothing between them.',
    ],
    [
      "a file's name that is no pattern",
      '{field: f, fileName: "{", places: [{pattern: "{document}"}]}',
      '"{" has a brace without a name, such as {document}.',
    ],
    [
      "the same in what is read otherwise",
      "{field: f, otherwise: {globs: true}}",
      '"otherwise" does not tell where a record names its evidence.',
    ],
  ] as const)("says no more than one thing: %s", async ([, evidence, message]) => {
    expect(await defectsOf(evidence)).toContain(message);
  });

  test("is told at its line, with what to write", async () => {
    expect(
      await defectsOf(
        '\n  field: f\n  places:\n    - {pattern: "{doc} p. {page}", locator: "{page}"}',
      ),
    ).toMatchInlineSnapshot(`
      "m.yaml:7:7 error file/off-schema
        The document of a place is made of {document}, which neither its pattern nor "fileName" has.
        fix: Name that part in the pattern, or say under "document" how it is made.
        why: touchstone explain file/off-schema
      "
    `);
  });
});
