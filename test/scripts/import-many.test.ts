import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn } from "../support/command.ts";

const corpusMap = `chunk: {id: id, text: text, locator: place}
document: {id: document}
chunking: {name: by-page, version: "1"}
`;

const chunks = ["leave", "travel"].flatMap((document) =>
  [1, 2].map((place) => ({
    id: `${document}#${place}`,
    document,
    place,
    text: `Page ${place} of the ${document} policy tells of days.`,
  })),
);

/** A set with two documents of two pages each, and some files beside it. */
async function set(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await folderWith({
    "pages.jsonl": chunks.map((chunk) => JSON.stringify(chunk)).join("\n"),
    "corpus.yaml": corpusMap,
    ...files,
  });
  const flags = ["pages.jsonl", "--map", "corpus.yaml", "--created-at", "2026-09-01"];
  await runIn(folder, "corpus", "snapshot", ...flags);
  return folder;
}

const pagesMap = `queryFrom: {lastTurnOf: turns}
expectedAnswer: answer
expectedAnswerByKind: {abstention: refusal}
kindFrom: {field: kind, otherwise: answerable}
because: out-of-scope
optional: [refusal]
evidence:
  field: page
  fileName: "{policy}.jsonl"
  places: [{pattern: "p. {page}", document: "{policy}", locator: "{page}"}]
`;

interface Row {
  readonly page?: string;
  readonly answer?: string;
}

/** Chats of one turn, each with a question of its own. */
function chats(name: string, rows: readonly Row[]): string {
  return rows
    .map(({ page = "p. 1", answer }, index) => {
      const turns = [{ role: "user", content: `What does ${name} say, ${index + 1}?` }];
      return `${JSON.stringify({ turns, answer, page })}\n`;
    })
    .join("");
}

function many(count: number, row: (index: number) => Row): readonly Row[] {
  return Array.from({ length: count }, (_, index) => row(index));
}

describe("touchstone import table, several tables whose evidence is places", () => {
  test("reads the places of each table in the document that its own name tells", async () => {
    const folder = await set({
      "cases.yaml": pagesMap,
      "leave.jsonl": chats("leave", [{ page: "p. 2", answer: "Days." }]),
      "travel.jsonl": chats("travel", [{ page: "p. 2", answer: "Days." }]),
    });
    const words = ["leave.jsonl", "travel.jsonl", "--map", "cases.yaml"];
    const { code, out } = await runIn(folder, "import", "table", ...words);
    expect(out).toMatchInlineSnapshot(`
      "  read           2 records
        written        2 cases to cases/
        evidence       2 of 2 found in corpus revision "corpus-2026-09-01"
        quotes         proposed for 2 of 2 chunks
        ids            2 made from the question, since the record has none
        no record has  "kind" and "refusal"

      Losses:
        page, 2 records, kept in the notes: the evidence in the source's own words
          first: leave.jsonl:1

      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect(code).toBe(0);
    const files = Object.entries(await filesIn(folder)).filter(([path]) =>
      path.startsWith("cases/"),
    );
    expect(files.map(([, text]) => /chunkId: .*/.exec(text)?.[0])).toEqual([
      "chunkId: leave#2",
      "chunkId: travel#2",
    ]);
  });
});

describe("what many records of an import lack", () => {
  test("is told once, with files and lines where several files are read", async () => {
    const folder = await set({
      "cases.yaml": pagesMap,
      "leave.jsonl": chats("leave", [{ answer: "Days." }, ...many(4, () => ({}))]),
      "travel.jsonl": chats("travel", [{ page: "p. 9" }, {}, {}]),
    });
    const words = ["leave.jsonl", "travel.jsonl", "--map", "cases.yaml", "--losses", "losses.json"];
    const { out } = await runIn(folder, "import", "table", ...words);
    expect(out.slice(0, out.indexOf("  read "))).toMatchInlineSnapshot(`
      "Incomplete (7):
        7 of 8 records: leave.jsonl:2, leave.jsonl:3, leave.jsonl:4 and 4 more (losses.json lists all)
          the answer is missing
        travel.jsonl:1 what-does-travel-say-1-52b733e3
          evidence "p. 9" names place "9", which document "travel" does not have; a place there is called "1"

      "
    `);
    const losses = readFileSync(join(folder, "losses.json"), "utf8");
    expect([...losses.matchAll(/"the answer is missing"/g)]).toHaveLength(7);
  });

  test("is told with the start of a long list of numbers", async () => {
    const folder = await set({
      "cases.yaml": pagesMap,
      "leave.jsonl": chats(
        "leave",
        many(40, (index) => (index % 2 === 0 ? {} : { answer: "Days." })),
      ),
    });
    const words = ["leave.jsonl", "--map", "cases.yaml"];
    const { out } = await runIn(folder, "import", "table", ...words);
    expect(out.slice(0, out.indexOf("  read "))).toMatchInlineSnapshot(`
      "Incomplete (20):
        records 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and 8 more (20 of 40; --losses FILE lists all)
          the answer is missing

      "
    `);
  });

  test("is told with all numbers where few would be left out", async () => {
    const folder = await set({
      "cases.yaml": pagesMap,
      "leave.jsonl": chats(
        "leave",
        many(32, (index) => (index % 2 === 0 ? {} : { answer: "Days." })),
      ),
    });
    const words = ["leave.jsonl", "--map", "cases.yaml"];
    const { out } = await runIn(folder, "import", "table", ...words);
    expect(out.slice(0, out.indexOf("  read "))).toMatchInlineSnapshot(`
      "Incomplete (16):
        records 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31 (16 of 32)
          the answer is missing

      "
    `);
  });
});

describe("the next step after an import", () => {
  const listMap = "query: q\nexpectedAnswer: a\nkindFrom: {field: kind, otherwise: answerable}\n";

  async function imported(rows: readonly object[], ...words: readonly string[]): Promise<string> {
    const folder = await set({
      "cases.yaml": `${listMap}because: out-of-scope\nevidence: {field: chunks}\n`,
      "t.json": JSON.stringify(rows),
    });
    const table = ["import", "table", "t.json", "--map", "cases.yaml"];
    const { out } = await runIn(folder, ...table, ...words);
    return out.slice(out.lastIndexOf("\n\n") + 2);
  }

  const named = { q: "How long?", a: "Two days.", chunks: ["leave#1"] };

  test("is fill, where cases with an answer name no evidence", async () => {
    const rows = [named, { q: "When?", a: "Soon." }, { q: "Who?", a: "Sam.", chunks: [] }];
    expect(await imported(rows, "--incomplete")).toMatchInlineSnapshot(`
      "Next: touchstone fill, which shows the nearest chunks for each of the 2 cases that wait for evidence.
      At a terminal, touchstone fill --choose asks which of them are meant. Then: touchstone check.
      "
    `);
  });

  test.for([
    ["an answer is missing as well", [named, { q: "When?" }]],
    ["an abstention has no evidence", [named, { q: "When?", kind: "abstention" }]],
    ["a chunk is named that the corpus lacks", [{ ...named, chunks: ["leave#9"] }]],
  ] as const)("is the check, where %s", async ([, rows]) => {
    expect(await imported(rows, "--incomplete")).toBe(
      "Next: touchstone check, which names what each incomplete case lacks.\n",
    );
  });

  test("is no fill of what was not written", async () => {
    expect(await imported([named, { q: "When?", a: "Soon." }])).toMatchInlineSnapshot(`
      "Mend the incomplete records and import again, or write them as they are with --incomplete.
      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
  });
});

function tableOfOne(answer: string): string {
  const row = { q: "How long?", a: answer, chunks: ["leave#1"], team: "hr", level: 2 };
  return JSON.stringify([row]);
}

describe("--losses of a table", () => {
  test("lists each case that is there with other content, and fields that are alike are told of together", async () => {
    const map = "query: q\nexpectedAnswer: a\nkind: answerable\nevidence: {field: chunks}\n";
    const folder = await set({ "cases.yaml": map, "t.json": tableOfOne("Two days.") });
    const words = ["import", "table", "t.json", "--map", "cases.yaml"];
    const { out } = await runIn(folder, ...words);
    expect(out.slice(out.indexOf("Losses"))).toMatchInlineSnapshot(`
      "Losses:
        team and level, 1 record each, kept in the notes: named by no part of the mapping
          first: t.json record 1

      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    const changed = await folderWith({
      ...(await filesIn(folder)),
      "t.json": tableOfOne("Three days."),
    });
    await runIn(changed, ...words, "--losses", "losses.json");
    const losses = readFileSync(join(changed, "losses.json"), "utf8");
    const listed = losses.slice(
      losses.indexOf('  "notTouched": ['),
      losses.indexOf('  "evidence"'),
    );
    expect(listed).toMatchInlineSnapshot(`
      "  "notTouched": [
          {
            "at": "t.json record 1",
            "case": "how-long-c4251759",
            "file": "cases/how-long-c4251759.yaml",
            "differs": [
              "expectedAnswer"
            ]
          }
        ],
      "
    `);
  });
});
