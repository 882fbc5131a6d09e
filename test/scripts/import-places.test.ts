import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn } from "../support/command.ts";

const pages = [
  ["handbook.pdf#p1", "handbook.pdf", 1, "Leave. Every employee has 28 days of leave a year."],
  ["handbook.pdf#p2", "handbook.pdf", 2, "Expenses. Receipts are due within 60 days."],
  ["travel.md#rail", "travel.md", "Rail", "Rail comes before air below four hours."],
].map(([id, document, place, text]) => JSON.stringify({ id, document, place, text }));

const corpusMap = `chunk: {id: id, text: text, locator: place}
document: {id: document}
chunking: {name: by-page, version: "1"}
`;

const caseMap = `query: Question
expectedAnswer: Answer
kind: answerable
evidence:
  field: Source
  separator: ";"
  places:
    - {pattern: "{document} p.{page}", locator: "{page}"}
    - {pattern: "{document} §{section}", locator: "{section}"}
    - {pattern: "{document}"}
  documents: {handbook: handbook.pdf, travel policy: travel.md}
`;

const header = "Question,Answer,Source\r\n";

/** Imports a CSV file with a byte order mark into a set that holds the pages. */
async function importing(
  rows: readonly string[],
  ...words: readonly string[]
): Promise<{ readonly folder: string; readonly out: string; readonly code: number }> {
  const folder = await folderWith({
    "pages.jsonl": pages.join("\n"),
    "corpus.yaml": corpusMap,
    "cases.yaml": caseMap,
    "questions.csv": `\ufeff${header}${rows.join("\r\n")}\r\n`,
  });
  const snapshot = ["pages.jsonl", "--map", "corpus.yaml", "--created-at", "2026-09-01"];
  await runIn(folder, "corpus", "snapshot", ...snapshot);
  const flags = ["questions.csv", "--map", "cases.yaml", ...words];
  return { folder, ...(await runIn(folder, "import", "table", ...flags)) };
}

const leave = "How much leave is there?,28 days a year.,handbook p. 1";

describe("touchstone import table, evidence by place", () => {
  test("finds the places that people write, and names those that it does not find", async () => {
    const { out, code } = await importing([
      leave,
      '"When are\r\nreceipts due?",Within 60 days.,"Handbook P.2; travel policy § Rail"',
      "Rail or air?,Rail.,travel policy §Air",
      "Who signs?,The manager.,see HR",
    ]);
    expect(out).toMatchInlineSnapshot(`
      "Incomplete (2):
        questions.csv:5 rail-or-air-ebca88cb
          evidence "travel policy §Air" names place "Air", which document "travel.md" does not have; the nearest is "Rail"
        questions.csv:6 who-signs-87a17883
          evidence "see HR" is no document of corpus revision "corpus-2026-09-01"

        read           4 records
        written        2 cases to cases/
        left out       2 records
        evidence       3 of 5 found in corpus revision "corpus-2026-09-01"
        quotes         proposed for 2 of 3 chunks
        ids            4 made from the question, since the record has none

      Mend the incomplete records and import again, or write them as they are with --incomplete.
      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect(code).toBe(1);
  });

  test("says once what many records lack, with their numbers", async () => {
    const { out } = await importing([
      leave,
      ...Array.from({ length: 8 }, (_, index) => `Question ${index}?,,handbook p. 1`),
      "Who signs?,,see HR",
    ]);
    expect(out).toMatchInlineSnapshot(`
      "Incomplete (9):
        records 2-10 (9 of 10)
          the answer is blank
        questions.csv:11 who-signs-87a17883
          evidence "see HR" is no document of corpus revision "corpus-2026-09-01"

        read           10 records
        written        1 case to cases/
        left out       9 records
        evidence       9 of 10 found in corpus revision "corpus-2026-09-01"
        quotes         proposed for 1 of 9 chunks
        ids            10 made from the question, since the record has none

      Mend the incomplete records and import again, or write them as they are with --incomplete.
      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
  });

  test("says once that many cases are there already, with their numbers", async () => {
    const { folder } = await importing(
      Array.from({ length: 7 }, (_, index) => `Question ${index}?,Yes.,handbook p. 1`),
    );
    const changed = Array.from({ length: 7 }, (_, index) => `Question ${index}?,No.,handbook p. 1`);
    const again = await folderWith({
      ...(await filesIn(folder)),
      "questions.csv": `${header}${changed.join("\r\n")}`,
    });
    const { out } = await runIn(again, "import", "table", "questions.csv", "--map", "cases.yaml");
    expect(out).toMatchInlineSnapshot(`
      "There already with other content, not touched (7):
        all 7 records
          a file of the same id is there already, with another expectedAnswer

        read           7 records
        written        0 cases
        not touched    7 cases
        evidence       7 of 7 found in corpus revision "corpus-2026-09-01"
        quotes         proposed for 0 of 7 chunks
        ids            7 made from the question, since the record has none

      Nothing was written.
      "
    `);
  });

  test("leads to fill where whole documents are named", async () => {
    const { folder, out } = await importing(
      ["How much leave is there?,28 days a year.,handbook"],
      "--incomplete",
    );
    expect(out).toMatchInlineSnapshot(`
      "Incomplete (1):
        questions.csv:2 how-much-leave-is-there-ee870b63
          whole documents are named as evidence: their chunks are still to be found

        read           1 record
        written        1 case to cases/
        evidence       1 of 1 found in corpus revision "corpus-2026-09-01", as 1 whole document
        ids            1 made from the question, since the record has none

      Next: touchstone fill, which says for each document how to name its chunks.
      "
    `);
    const { out: checked } = await runIn(folder, "check");
    expect(checked).toContain("error evidence/short-form");
    expect(checked).toContain("1 error in 1 case");
  });

  test("shows text of the table as text", async () => {
    const { out } = await importing(["Why?,Because.,\u001b[31mred\u202e p. 1"]);
    expect(out).toContain('evidence "\\u{1b}[31mred\\u{202e} p. 1" names document');
    expect(out).not.toContain("\u001b");
  });
});
