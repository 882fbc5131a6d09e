import { beforeAll, describe, expect, test } from "vitest";
import { evidenceReader } from "../../src/importing/evidence-reader.ts";
import { importedCase, type ImportedCase } from "../../src/importing/imported-case.ts";
import { readImportMap, unreadFields } from "../../src/importing/import-map.ts";
import type { EvidenceSource } from "../../src/authoring/evidence-source.ts";
import { locatedCorpus } from "../support/located-corpus.ts";
import { memoryTree } from "../support/memory-tree.ts";

let source: EvidenceSource;
beforeAll(async () => {
  source = await locatedCorpus([
    { id: "gdpr", locators: ["article:6", "article:6", "article:7", "article:13"] },
    { id: "2022 Q3 AAPL.pdf", locators: ["1", "2"] },
    { id: "2023 Q1 AAPL.pdf", locators: ["1"] },
  ]);
});

const start = "query: question\nexpectedAnswer: answer\n";
const row = { question: "Why?", answer: "Because." };

async function imported(
  map: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<ImportedCase> {
  const { mapping, defects } = await readImportMap(memoryTree({ "m.yaml": map }), "m.yaml");
  if (mapping === undefined) throw new Error(JSON.stringify(defects));
  const reading = evidenceReader(mapping.evidence, source, "table.csv");
  return importedCase({ fields, number: 1, line: 1 }, mapping, { source, reading });
}

/** The chunks of a case, in its order. */
function chunksOf({ content }: ImportedCase): unknown {
  return content["relevantChunkIds"];
}

describe("evidence in several fields", () => {
  const map = `${start}kind: answerable
evidence:
  fields: [expected.all, expected.any]
  places: [{pattern: "{place}", document: gdpr, locator: "{place}"}]
`;

  test("is all of it, each chunk once, and what the fields say stays in the notes", async () => {
    const expected = { all: ["article:7"], any: ["article:6", "article:7"] };
    const one = await imported(map, { ...row, expected });
    expect(chunksOf(one)).toEqual(["gdpr#3", "gdpr#1", "gdpr#2"]);
    expect(one.content["provenance"]).toHaveLength(3);
    expect(one.content["notes"]).toBe(
      'expected: {"all":["article:7"],"any":["article:6","article:7"]}',
    );
    expect(one.lacks).toEqual([]);
    expect(one.evidence).toMatchObject({ named: 2, found: 2, repeated: ["article:7"] });
  });

  test("may be in some of them only", async () => {
    expect(chunksOf(await imported(map, { ...row, expected: { any: ["article:13"] } }))).toEqual([
      "gdpr#4",
    ]);
  });

  test("that is not found leaves a gap that the case shows", async () => {
    const one = await imported(map, { ...row, expected: { any: ["article:7", "article:99"] } });
    expect(one.lacks).toEqual([
      'evidence "article:99" names place "article:99", which document "gdpr" does not have; the nearest are "article:13", "article:6" and "article:7"',
    ]);
    expect(chunksOf(one)).toBeUndefined();
    expect(one.content["evidence"]).toEqual([{ chunk: "gdpr#3" }, { document: "article:99" }]);
  });

  test("of more than a thousand places is not looked up, and still in the notes", async () => {
    const any = Array.from({ length: 1001 }, (_, index) => `article:${index}`);
    const one = await imported(map, { ...row, expected: { any } });
    expect(one.lacks).toEqual([
      "it names more than 1000 pieces of evidence, and none was read",
      "there is no evidence",
    ]);
    expect(one.content["notes"]).toContain("article:1000");
  });

  test("is told of where no record has a field", async () => {
    const { mapping } = await readImportMap(memoryTree({ "m.yaml": map }), "m.yaml");
    if (mapping === undefined) throw new Error("The mapping has a defect.");
    const records = [{ fields: { expected: { any: [] } }, number: 1, line: 1 }];
    expect(unreadFields(mapping, records)).toEqual(["expected.all"]);
  });
});

describe("a document that is named without a place", () => {
  const map = `${start}kind: answerable
evidence:
  citedIn: answer
  line: "SOURCE(S): {filings}"
  separator: ", "
  places: [{pattern: "{document}"}, {pattern: '"{document}"'}]
  otherwise: {field: docs, globs: true, places: [{pattern: "{document}"}]}
`;

  test("waits for its chunks in the short form; the line that named it is taken out of the answer", async () => {
    const answer = 'Sales rose.\r\n\r\nSOURCE(S): 2022 Q3 AAPL.pdf, "2023 Q1 AAPL.pdf"\r\n';
    const one = await imported(map, { question: "Why?", answer, docs: "*AAPL*" });
    expect(one.content).toMatchObject({
      expectedAnswer: "Sales rose.",
      evidence: [{ document: "2022 Q3 AAPL.pdf" }, { document: "2023 Q1 AAPL.pdf" }],
    });
    expect(one.content).not.toHaveProperty("relevantChunkIds");
    expect(one.content["notes"]).toContain("SOURCE(S): 2022 Q3 AAPL.pdf");
    expect(one.content["notes"]).toContain("docs: *AAPL*");
    expect(one.lacks).toEqual([
      "whole documents are named as evidence: their chunks are still to be found",
    ]);
  });

  test("may be named in another field where the first place names none", async () => {
    const one = await imported(map, { ...row, docs: "*2022*" });
    expect(one.content["evidence"]).toEqual([{ document: "2022 Q3 AAPL.pdf" }]);
    expect(one.content["expectedAnswer"]).toBe("Because.");
  });

  test("stays in the answer where the line names nothing that is known", async () => {
    const answer = "Sales rose.\n\nSOURCE(S): 2099 Q1 AAPL.pdf";
    const one = await imported(map, { question: "Why?", answer });
    expect(one.content["expectedAnswer"]).toBe(answer);
    expect(one.lacks[0]).toContain('evidence "2099 Q1 AAPL.pdf" is no document');
  });

  test("leaves one blank line where a line between two paragraphs went", async () => {
    const answer = "One.\n\n  SOURCE(S): 2022 Q3 AAPL.pdf\n\nTwo.\n\nSOURCE(S): 2023 Q1 AAPL.pdf";
    const one = await imported(map, { question: "Why?", answer });
    expect(one.content["expectedAnswer"]).toBe("One.\n\nTwo.");
  });
});

describe("citations that name places", () => {
  const map = `${start}kind: answerable
evidence:
  citedIn: answer
  pattern: "[{source}]"
  places: [{pattern: "{act} art. {number}", document: "{act}", locator: "article:{number}"}]
`;

  test("are taken out where they lead to evidence", async () => {
    const one = await imported(map, {
      question: "Why?",
      answer: "Consent [GDPR art. 7] is due [sic].",
    });
    expect(one.content["expectedAnswer"]).toBe("Consent is due [sic].");
    expect(chunksOf(one)).toEqual(["gdpr#3"]);
    expect(one.lacks).toEqual(['evidence "sic" does not fit the pattern "{act} art. {number}"']);
  });
});

describe("a kind for records that say nothing of it", () => {
  const map = `${start}kindFrom: {field: behaviour, values: {answer: answerable, abstain: abstention}, otherwise: answerable}\n`;

  test.for([
    ["an absent field", {}, "answerable"],
    ["a blank field", { behaviour: " " }, "answerable"],
    ["a text that is known", { behaviour: "abstain" }, "abstention"],
    ["a text that is not", { behaviour: "shrug" }, undefined],
    ["a value that is no text", { behaviour: {} }, undefined],
  ] as const)("%s", async ([, fields, kind]) => {
    const one = await imported(map, { ...row, ...fields });
    expect(one.content["kind"]).toBe(kind);
  });

  test("is not asked of every table", async () => {
    const { mapping } = await readImportMap(memoryTree({ "m.yaml": map }), "m.yaml");
    if (mapping === undefined) throw new Error("The mapping has a defect.");
    expect(unreadFields(mapping, [{ fields: row, number: 1, line: 1 }])).toEqual(["behaviour"]);
  });
});

test("chunk ids are listed however many there are, and one that leads nowhere is not said to be repeated", async () => {
  const map = `${start}kind: answerable\nevidence: {field: chunks}\n`;
  const many = Array.from({ length: 1001 }, (_, at) => `gone#${at}`);
  const one = await imported(map, { ...row, chunks: [...many, "gdpr#1", "gdpr#1", "gone#1"] });
  expect(chunksOf(one)).toHaveLength(1002);
  expect(one.evidence.repeated).toEqual(["gdpr#1"]);
});
