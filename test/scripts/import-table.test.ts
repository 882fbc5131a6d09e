import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";
import { goodCorpus, goodSet, type Files } from "../support/good-set.ts";

const map = `id: id
query: question
expectedAnswer: answer
kind: answerable
evidence: {field: chunks}
`;
const rows = [
  {
    id: "refund-1",
    question: "When can a customer ask for a refund?",
    answer: "Within 30 days of purchase.",
    chunks: ["refund-policy:12", "refund-policy:12"],
    team: "Support",
  },
  {
    id: "Travel: air?",
    question: "Rail or air?",
    answer: "Rail below four hours.",
    chunks: ["travel-policy:3"],
  },
  { id: "parking", question: "Where can visitors park?", answer: " ", chunks: ["parking:1"] },
];
const jsonl = (all: readonly object[]): string =>
  all.map((row) => `${JSON.stringify(row)}\n`).join("");

/** Without the corpus, which no import touches. */
async function casesIn(folder: string): Promise<Files> {
  const files = await filesIn(folder);
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith("cases/")));
}

async function importing(
  files: Files,
  ...words: readonly string[]
): Promise<Ran & { folder: string }> {
  const folder = await folderWith({
    "t.jsonl": jsonl(rows),
    "m.yaml": map,
    ...goodSet(),
    ...files,
  });
  const table = words[0]?.startsWith("-") === false ? [] : ["t.jsonl"];
  return {
    ...(await runIn(folder, "import", "table", ...table, ...words, "--map", "m.yaml")),
    folder,
  };
}

describe("touchstone import table", () => {
  test("writes what is whole, names what is not, and tells what comes next", async () => {
    const { code, out, err, folder } = await importing({}, "--into", "support");
    expect(out).toMatchInlineSnapshot(`
      "Incomplete (1):
        t.jsonl:3 parking
          the answer is blank
          evidence "parking:1" is not in corpus revision "corpus-2026-09-01"

      Cited twice in one record, listed once (1):
        t.jsonl:1 refund-1  "refund-policy:12"

      Ids that no file can have, folded (1):
        t.jsonl:2 travel-air-7d41f93e  was "Travel: air?"

        read           3 records
        written        2 cases to cases/support/
        left out       1 record
        evidence       2 of 3 found in corpus revision "corpus-2026-09-01"
        quotes         proposed for 2 of 2 chunks
        ids            2 as the table has them, 1 folded

      Losses:
        team, 1 record, kept in the notes: named by no part of the mapping
          first: t.jsonl:1
        1 of 3 records left out: see Incomplete
        1 of 3 pieces of evidence not found: see Incomplete

      Mend the incomplete records and import again, or write them as they are with --incomplete.
      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect([code, err]).toEqual([1, ""]);
    expect(Object.keys(await casesIn(folder))).toEqual([
      "cases/support/refund-1.yaml",
      "cases/support/travel-air-7d41f93e.yaml",
    ]);
  });

  test("changes nothing the second time, and says so", async () => {
    const { folder } = await importing({}, "--incomplete");
    const before = await casesIn(folder);
    const { code, out } = await runIn(
      folder,
      "import",
      "table",
      "t.jsonl",
      "--map",
      "m.yaml",
      "--incomplete",
    );
    expect(out).toContain("there already  3 cases");
    expect(out).toContain("Nothing was written.");
    expect(code).toBe(0);
    expect(await casesIn(folder)).toEqual(before);
  });

  test("leaves a set that check accepts", async () => {
    const { folder } = await importing({ "t.jsonl": jsonl(rows.slice(0, 2)) });
    const { code, out } = await runIn(folder, "check");
    expect(out).toContain("0 errors in 2 cases");
    expect(code).toBe(0);
  });

  test("writes nothing in a dry run and counts the same", async () => {
    const { code, out, folder } = await importing({}, "--dry-run");
    expect(out).toContain("would write    2 cases to cases/");
    expect(code).toBe(1);
    expect(await casesIn(folder)).toEqual({});
  });

  test("writes incomplete records as they are when asked to", async () => {
    const { code, folder } = await importing({}, "--incomplete");
    expect(code).toBe(0);
    expect((await casesIn(folder))["cases/parking.yaml"]).toMatchInlineSnapshot(`
      "id: parking
      kind: answerable
      query: Where can visitors park?
      relevantChunkIds:
        - parking:1
      corpusRevision: corpus-2026-09-01
      origin:
        kind: import
        format: table
        source: t.jsonl
        sha256: sha256:1b701e03d10f0def61a3ebafcf57820af844e936832a73965da36cd39eaa4b33
        id: parking
      review:
        status: pending
      "
    `);
    const { out } = await runIn(folder, "check");
    expect(out).toContain("cases/parking.yaml:5:5 error evidence/without-provenance");
  });

  test("touches no case that is there with other content, and names what differs", async () => {
    const { folder } = await importing({});
    const before = await casesIn(folder);
    const moved = rows.map((row) => ({ ...row, question: `${row.question} And why?` }));
    const changed = await folderWith({ ...(await filesIn(folder)), "t.jsonl": jsonl(moved) });
    const { code, out } = await runIn(changed, "import", "table", "t.jsonl", "--map", "m.yaml");
    expect(out).toContain(`There already with other content, not touched (2):
  t.jsonl:1 refund-1
    cases/refund-1.yaml is there already, with another query`);
    expect(code).toBe(1);
    expect(await casesIn(changed)).toEqual(before);
  });

  test.for(["cases/old/refund-1.yaml", "cases/Refund-1.yaml", "cases/refund-1.yml"])(
    "touches no file of that name that cannot be read as a case: %s",
    async (path) => {
      const { out, folder } = await importing({ [path]: "id: [" });
      expect(out).toContain(`${path} is there already, and holds no case that can be read`);
      expect(Object.keys(await casesIn(folder))).not.toContain("cases/refund-1.yaml");
    },
  );

  test.for([
    ["CSV", "t.csv", 'id,question,answer,chunks\nr,When?,30 days,"refund-policy:12"\n'],
    [
      "CSV with a list as JSON text",
      "t.csv",
      'id,question,answer,chunks\nr,When?,30 days,"[""refund-policy:12""]"\n',
    ],
    [
      "JSON",
      "t.json",
      '[{"id":"r","question":"When?","answer":"30 days","chunks":["refund-policy:12"]}]',
    ],
    [
      "YAML",
      "t.yml",
      "- {id: r, question: When?, answer: 30 days, chunks: ['refund-policy:12']}\n",
    ],
  ] as const)("reads %s", async ([, name, text]) => {
    const { code, folder } = await importing({ [name]: text }, name);
    expect(code).toBe(0);
    expect((await casesIn(folder))["cases/r.yaml"]).toContain("- refund-policy:12\n");
  });

  test("takes evidence from the revision it is told", async () => {
    const other = Object.fromEntries(
      Object.entries(goodCorpus()).map(([path, text]) => [
        path.replace("corpus-2026-09-01", "corpus-2026-01-01"),
        text.replace("id: corpus-2026-09-01", "id: corpus-2026-01-01"),
      ]),
    );
    const { folder, out } = await importing(other, "--revision", "corpus-2026-01-01");
    expect((await casesIn(folder))["cases/refund-1.yaml"]).toContain(
      "corpusRevision: corpus-2026-01-01\n",
    );
    expect(out).toContain("proposed for 2 of 2 chunks");
  });
});

describe("a table that is not whole", () => {
  test("is read as far as it goes, and each broken line named", async () => {
    const { code, out } = await importing({ "t.jsonl": `${jsonl(rows.slice(0, 1))}{"id":\n[1]\n` });
    expect(out).toContain(`Not read (2):
  t.jsonl:2  This line is not JSON.
  t.jsonl:3  Entry 3 is no record with named fields.`);
    expect(out).toContain("written        1 case to cases/");
    expect(code).toBe(1);
  });

  test("may hold no record at all", async () => {
    const { code, out } = await importing({ "t.jsonl": "" });
    expect(out).toMatchInlineSnapshot(`
      "  read           0 records
        written        0 cases

      The table holds no record that could be read.
      "
    `);
    expect(code).toBe(1);
  });

  test("and lacks a field that the mapping names is not imported: the mapping has a slip", async () => {
    const slip = { "m.yaml": map.replace("answer\n", "anser\n") };
    const { code, out, err, folder } = await importing(slip, "--incomplete");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatchInlineSnapshot(`
      "m.yaml:3:17 No record has a field "anser"; the records have "id", "question", "answer", "chunks", "team".
      The mapping does not fit the table, so nothing was imported. A field that tables may lack is listed under "optional".
      "
    `);
    expect(await casesIn(folder)).toEqual({});
  });

  test("may ask twice what one record asks: both are written, and it is told", async () => {
    const twice = rows
      .slice(0, 1)
      .map((row) => ({ ...row, id: "again", question: ` ${row.question} ` }));
    const { out, folder } = await importing({ "t.jsonl": jsonl([...rows.slice(0, 1), ...twice]) });
    expect(out).toContain(
      "Asks what an earlier record asks (1):\n  t.jsonl:2 again  as t.jsonl:1\n",
    );
    expect(Object.keys(await casesIn(folder))).toHaveLength(2);
  });

  test("may be parted by semicolons", async () => {
    const csv = { "t.csv": "\ufeffid;question;answer;chunks\r\n1;When?;Now.;travel-policy:3\r\n" };
    const { code, out } = await importing(csv, "t.csv");
    expect(out).toContain("written        1 case to cases/");
    expect(code).toBe(0);
  });

  test.for(["t.xlsx", "t.csv"])("but is a workbook, called %s, is told so", async (name) => {
    const { code, out, err } = await importing({ [name]: "PK\u0003\u0004…" }, name);
    const saved =
      'The file is a workbook, or another ZIP file, and not text. In Excel, save the sheet as "CSV UTF-8 (Comma delimited)"; in LibreOffice, as "Text CSV" with the character set UTF-8.';
    expect(out + err).toContain(saved);
    expect(code).toBe(name === "t.csv" ? 1 : 2);
  });
});

describe("a corpus that is broken", () => {
  test("is told and not built on", async () => {
    const chunks = `corpus-revisions/corpus-2026-09-01/chunks.jsonl`;
    const { code, out, folder } = await importing({ [chunks]: "{}\n" });
    expect(out).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/chunks.jsonl:1:1 error revision/broken-record
        "id" is missing.
        fix: Restore the file from Git: a recorded revision never changes.
        why: touchstone explain revision/broken-record

      The recorded corpus cannot be relied on, so nothing was imported.
      "
    `);
    expect(code).toBe(1);
    expect(await casesIn(folder)).toEqual({});
  });
});

describe("wrong use", () => {
  test.for([
    [
      "a table that is not there",
      {},
      ["gone.jsonl"],
      '"gone.jsonl" is not a file that can be opened.',
    ],
    [
      "a name that tells no form",
      { "t.txt": "" },
      ["t.txt"],
      "does not tell what form the file has",
    ],
    [
      "a revision that is not there",
      {},
      ["--revision", "x"],
      'The set has no corpus revision "x"; it has "corpus-2026-09-01".',
    ],
    [
      "a revision that cannot be read",
      { "corpus-revisions/old/revision.yaml": "id: old" },
      ["--revision", "old"],
      'The corpus revision "old" cannot be read. Run: touchstone check',
    ],
    [
      "a pointer to no revision",
      { "corpus-revisions/current.yaml": "revision: gone" },
      [],
      'The set has no corpus revision "gone"; it has "corpus-2026-09-01".',
    ],
    ["a folder outside the set", {}, ["--into", "../x"], '"../x" is no folder below cases/'],
    ["a folder that Windows renames", {}, ["--into", "x./y"], '"x./y" is no folder below cases/'],
    [
      "cases/ itself",
      {},
      ["--into", "cases/x"],
      '--into is a folder below cases/ already: write "x"',
    ],
    ["a folder from the root", {}, ["--into", "/x"], '"/x" is no folder below cases/'],
    [
      "a folder that is a file",
      { "cases/x": "" },
      ["--into", "x"],
      '"cases/x" is a link or a file, not a folder.',
    ],
  ] as const)("is %s", async ([, files, words, message]) => {
    const { code, err, folder } = await importing(files, ...words);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(Object.keys(await casesIn(folder)).filter((path) => path.endsWith(".yaml"))).toEqual([]);
  });

  test("is a mapping with a defect: its places are told in order", async () => {
    const { code, err } = await importing({ "m.yaml": "kind: answer\nquerry: question\n" });
    expect(err).toMatchInlineSnapshot(`
      "m.yaml:1:7 error file/off-schema
        "kind" is "answer" here; it can only be "answerable", "inconclusive" or "abstention".
        fix: Choose one of these.
        why: touchstone explain file/off-schema

      m.yaml:2:1 error file/off-schema
        "querry" is not a field of this file.
        fix: Write "query" if that is what it means, or remove it.
        why: touchstone explain file/off-schema
      "
    `);
    expect(code).toBe(2);
  });

  test("is an import before any snapshot", async () => {
    const folder = await folderWith({ "t.jsonl": jsonl(rows), "m.yaml": map });
    const { code, err } = await runIn(folder, "import", "table", "t.jsonl", "--map", "m.yaml");
    expect(err).toMatchInlineSnapshot(`
      "The set has no corpus revision, so no evidence can be looked up. Take a snapshot of the chunks first: touchstone corpus snapshot --help
      "
    `);
    expect(code).toBe(2);
  });

  test("is explained by --help, with an example", async () => {
    const { code, out } = await runIn(".", "import", "table", "--help");
    expect(out).toContain("touchstone import table questions.jsonl --map questions.map.yaml");
    expect(code).toBe(0);
  });
});
