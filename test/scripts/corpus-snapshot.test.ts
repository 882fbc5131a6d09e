import fs from "node:fs";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import git from "isomorphic-git";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";

const flags =
  "--chunk-id id --text text --document {document}#{locator} --chunking by-heading@1".split(" ");
const day = ["--created-at", "2026-09-01"];

const handbook = [
  { id: "leave.md#sick", text: "Report sick before nine." },
  { id: "leave.md#holiday", text: "Holidays are thirty days." },
  { id: "travel.md#rail", text: "Rail comes before air." },
];

const lines = (records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join("");

const snapshot = async (folder: string, ...words: readonly string[]): Promise<Ran> =>
  await runIn(folder, "corpus", "snapshot", ...words);

describe("a first snapshot", () => {
  test("says what it made of the dump and what to do next", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    expect(await snapshot(folder, "dump.jsonl", ...flags, ...day)).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "Corpus revision "corpus-2026-09-01": 2 documents, 3 chunks from 1 file

        parent     none: this is the first revision
        texts      3 distinct texts kept, 3 of them new in corpus-revisions/texts/
        current    corpus-revisions/current.yaml moved to "corpus-2026-09-01"
        written    corpus-revisions/corpus-2026-09-01/ (documents.jsonl, chunks.jsonl, revision.yaml)
                   3 files in corpus-revisions/texts/

      Next: commit corpus-revisions/ as one change, and write cases: touchstone new
      ",
      }
    `);
    expect(Object.keys(await filesIn(folder))).toMatchInlineSnapshot(`
      [
        "corpus-revisions/corpus-2026-09-01/chunks.jsonl",
        "corpus-revisions/corpus-2026-09-01/documents.jsonl",
        "corpus-revisions/corpus-2026-09-01/revision.yaml",
        "corpus-revisions/current.yaml",
        "corpus-revisions/texts/3.jsonl",
        "corpus-revisions/texts/7.jsonl",
        "corpus-revisions/texts/c.jsonl",
        "dump.jsonl",
      ]
    `);
  });

  test("writes the files of a corpus revision", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    await snapshot(folder, "dump.jsonl", ...flags, ...day);
    const files = await filesIn(join(folder, "corpus-revisions"));
    expect(files["corpus-2026-09-01/revision.yaml"]).toMatchInlineSnapshot(`
      "id: corpus-2026-09-01
      createdAt: "2026-09-01T00:00:00Z"
      chunking:
        name: by-heading
        version: "1"
        settings: {}
      triggers: []
      texts: all
      documents:
        count: 2
        sha256: sha256:06a2c193c8f1b55da004c1f02480f70a733c9be9b3123aa703e6d986ca92fe7e
      chunks:
        count: 3
        sha256: sha256:d951eeadcb0356eaf224988d559ff4094fcdbad26cf0fdd815d2b509a793ddc8
      "
    `);
    expect(files["corpus-2026-09-01/documents.jsonl"]).toMatchInlineSnapshot(`
      "{"hash":"sha256:a07f210c3d46697427af288e26bbd7b6aa2347bdb55f3bcd5c039c5a3efe4ad8","id":"leave.md","revision":"hash:a07f210c3d46","uri":"leave.md"}
      {"hash":"sha256:9258b52d696f05f14c0422756d74425eaed3d6a8f46a19f4149be683c76d73dc","id":"travel.md","revision":"hash:9258b52d696f","uri":"travel.md"}
      "
    `);
    expect(files["corpus-2026-09-01/chunks.jsonl"]).toMatchInlineSnapshot(`
      "{"documentId":"leave.md","hash":"sha256:3d31311554e1f469cc86c684561abc6edfde0ce8f3556f133ec263a710b43cb1","id":"leave.md#holiday","locator":"holiday"}
      {"documentId":"leave.md","hash":"sha256:c947d949acf8b0afefc9802d0cc1b646278b9d0ce9082c23aa1394fbf63747ee","id":"leave.md#sick","locator":"sick"}
      {"documentId":"travel.md","hash":"sha256:79a700d3c6aa4a6ff4ae220934f63f27549037eaf1c99ce5b41c52a3c4a6855c","id":"travel.md#rail","locator":"rail"}
      "
    `);
    expect(files["current.yaml"]).toBe("revision: corpus-2026-09-01\n");
  });

  test("gives a set that check accepts", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    await snapshot(folder, "dump.jsonl", ...flags, ...day);
    const { code, out } = await runIn(folder, "check", "--format", "json");
    expect([code, out.startsWith('{"findings":[],')]).toEqual([0, true]);
  });

  test("writes nothing in a dry run, and says the same", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    expect(await snapshot(folder, "dump.jsonl", ...flags, ...day, "--dry-run"))
      .toMatchInlineSnapshot(`
        {
          "code": 0,
          "err": "",
          "out": "Corpus revision "corpus-2026-09-01": 2 documents, 3 chunks from 1 file

          parent     none: this is the first revision
          texts      3 distinct texts kept, 3 of them new in corpus-revisions/texts/
          current    corpus-revisions/current.yaml would move to "corpus-2026-09-01"
          to write   corpus-revisions/corpus-2026-09-01/ (documents.jsonl, chunks.jsonl, revision.yaml)
                     3 files in corpus-revisions/texts/

        This was a dry run: nothing was written. Next: run it again without --dry-run.
        ",
        }
      `);
    expect(Object.keys(await filesIn(folder))).toEqual(["dump.jsonl"]);
  });

  test("goes into the folder that --set names", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook), "eval/README.md": "" });
    await snapshot(folder, "dump.jsonl", ...flags, ...day, "--set", "eval");
    expect(Object.keys(await filesIn(folder))).toContain("eval/corpus-revisions/current.yaml");
  });
});

describe("a dump that is in Git", () => {
  test("gives the revision its commit time and the day of it as a name", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    await git.init({ fs, dir: folder });
    await git.add({ fs, dir: folder, filepath: "dump.jsonl" });
    const timestamp = Date.UTC(2026, 4, 1, 23, 30) / 1000;
    const author = { name: "avery", email: "a@example.test", timestamp, timezoneOffset: -120 };
    await git.commit({ fs, dir: folder, message: "Add the dump", author });
    const { code } = await snapshot(folder, "dump.jsonl", ...flags);
    expect(code).toBe(0);
    const path = "corpus-revisions/corpus-2026-05-01/revision.yaml";
    expect((await filesIn(folder, "corpus-revisions"))[path]).toContain(
      'createdAt: "2026-05-01T23:30:00Z"\n',
    );
  });
});

describe("a later snapshot", () => {
  const later = [
    { id: "leave.md#sick", text: "Report sick before ten." },
    { id: "leave.md#holidays", text: "Holidays are thirty days." },
    { id: "travel.md#rail", text: "Rail comes before air." },
    { id: "parking.md#guests", text: "Guests park behind the house." },
  ];

  async function twoRevisions(...words: readonly string[]): Promise<[string, Ran]> {
    const folder = await folderWith({
      "dump.jsonl": lines(handbook),
      "later.jsonl": lines(later),
    });
    await snapshot(folder, "dump.jsonl", ...flags, ...day);
    return [folder, await snapshot(folder, "later.jsonl", ...flags, ...words)];
  }

  test("tells what changed since its parent", async () => {
    const [, ended] = await twoRevisions("--created-at", "2026-09-08");
    expect(ended.out).toMatchInlineSnapshot(`
      "Corpus revision "corpus-2026-09-08": 3 documents, 4 chunks from 1 file

        parent     "corpus-2026-09-01"
        documents  1 added, 1 changed, 1 the same
        chunks     2 added, 1 removed, 1 changed, 1 the same
                   1 moved: the same text under one other id
        triggers   source-revision-changed, document-added
        texts      4 distinct texts kept, 2 of them new in corpus-revisions/texts/
        current    corpus-revisions/current.yaml moved from "corpus-2026-09-01" to "corpus-2026-09-08"
        written    corpus-revisions/corpus-2026-09-08/ (documents.jsonl, chunks.jsonl, revision.yaml)
                   1 file in corpus-revisions/texts/

      Next: commit corpus-revisions/ as one change, and write cases: touchstone new
      "
    `);
  });

  test("keeps the texts of every revision", async () => {
    const [folder] = await twoRevisions("--created-at", "2026-09-08");
    const files = await filesIn(join(folder, "corpus-revisions/texts"));
    const texts = Object.values(files).join("");
    for (const { text } of [...handbook, ...later]) expect(texts).toContain(text);
  });

  test("records its parent and its triggers", async () => {
    const [folder] = await twoRevisions("--created-at", "2026-09-08", "--chunking", "by-heading@2");
    const files = await filesIn(join(folder, "corpus-revisions/corpus-2026-09-08"));
    expect(files["revision.yaml"]?.split("documents:")[0]).toMatchInlineSnapshot(`
      "id: corpus-2026-09-08
      parent: corpus-2026-09-01
      createdAt: "2026-09-08T00:00:00Z"
      chunking:
        name: by-heading
        version: "2"
        settings: {}
      triggers:
        - source-revision-changed
        - chunking-changed
        - document-added
      texts: all
      "
    `);
  });

  test("of the same content makes no revision and touches no file", async () => {
    const [folder] = await twoRevisions("--created-at", "2026-09-08");
    const before = await filesIn(folder);
    const again = await snapshot(folder, "later.jsonl", ...flags, "--created-at", "2026-10-01");
    expect(again).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "The dump: 3 documents, 4 chunks from 1 file

      Nothing changed: the current revision "corpus-2026-09-08" holds the same documents, chunks and settings.
      No new revision was made, and no file was touched.
      ",
      }
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("adds the texts that are asked for outright, and those alone", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    await snapshot(folder, "dump.jsonl", ...flags, ...day, "--texts", "none");
    const before = await filesIn(folder);
    await snapshot(folder, "dump.jsonl", ...flags, ...day);
    expect(await filesIn(folder)).toEqual(before);
    const { code, out } = await snapshot(folder, "dump.jsonl", ...flags, ...day, "--texts", "all");
    expect(out).toContain(
      "No new revision was made; 3 texts of its chunks are now kept in corpus-revisions/texts/.",
    );
    const added = Object.entries(await filesIn(folder)).filter(([path]) => !(path in before));
    expect([code, added.every(([path]) => path.startsWith("corpus-revisions/texts/"))]).toEqual([
      0,
      true,
    ]);
    const again = await snapshot(folder, "dump.jsonl", ...flags, ...day, "--texts", "all");
    expect(again.out).toContain("No new revision was made, and no file was touched.");
  });

  test("under the name of an older revision that holds the same says so and how to go back", async () => {
    const [folder] = await twoRevisions("--created-at", "2026-09-08");
    const before = await filesIn(folder);
    expect(await snapshot(folder, "dump.jsonl", ...flags, ...day)).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "The dump: 2 documents, 3 chunks from 1 file

      Nothing was written: corpus revision "corpus-2026-09-01" is recorded already, with this content, but "corpus-2026-09-08" is the current one.
      To go back to it, write this line into corpus-revisions/current.yaml:  revision: corpus-2026-09-01
      ",
      }
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("where the pointer is gone is refused until somebody says which revision is current", async () => {
    const [folder] = await twoRevisions("--created-at", "2026-09-08");
    await rm(join(folder, "corpus-revisions/current.yaml"));
    const before = await filesIn(folder);
    for (const created of ["2026-09-08", "2026-09-15"]) {
      expect(await snapshot(folder, "dump.jsonl", ...flags, "--created-at", created)).toMatchObject(
        {
          code: 1,
          out: expect.stringContaining(
            "There is no corpus-revisions/current.yaml, so nothing says which recorded revision a new one follows.",
          ),
        },
      );
    }
    expect(await filesIn(folder)).toEqual(before);
  });

  test("under a name that is taken by other content is refused", async () => {
    const [folder, ended] = await twoRevisions(...day);
    expect(ended).toMatchInlineSnapshot(`
      {
        "code": 2,
        "err": "Corpus revision "corpus-2026-09-01" is recorded already, with other content, and a recorded revision never changes. Give the new one a name of its own, as in --id corpus-2026-09-01-2.
      ",
        "out": "",
      }
    `);
    expect(Object.keys(await filesIn(folder)).join()).not.toContain("09-01-2");
  });
});

describe("a run that was killed", () => {
  test("is completed by a second run, to the same bytes", async () => {
    const whole = await folderWith({ "dump.jsonl": lines(handbook) });
    await snapshot(whole, "dump.jsonl", ...flags, ...day);
    const finished = await filesIn(whole);
    const order = [
      ...Object.keys(finished).filter((path) => path.includes("/texts/")),
      "corpus-revisions/corpus-2026-09-01/documents.jsonl",
      "corpus-revisions/corpus-2026-09-01/chunks.jsonl",
      "corpus-revisions/corpus-2026-09-01/revision.yaml",
    ];
    for (let count = 0; count <= order.length; count++) {
      const left = Object.fromEntries(
        order.slice(0, count).map((path) => [path, finished[path] ?? ""]),
      );
      const folder = await folderWith({
        "dump.jsonl": lines(handbook),
        ...left,
        "corpus-revisions/texts/.touchstone-0123456789ab.new": "half of a f",
      });
      expect((await snapshot(folder, "dump.jsonl", ...flags, ...day)).code).toBe(0);
      expect(await filesIn(folder)).toEqual(finished);
    }
  });

  test("after revision.yaml says that only the pointer was missing", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    await snapshot(folder, "dump.jsonl", ...flags, ...day);
    const { "corpus-revisions/current.yaml": _, ...left } = await filesIn(folder);
    const { out } = await snapshot(await folderWith(left), "dump.jsonl", ...flags, ...day);
    expect(out).toMatchInlineSnapshot(`
      "The dump: 2 documents, 3 chunks from 1 file

      Corpus revision "corpus-2026-09-01" is recorded already, with this content; only corpus-revisions/current.yaml was still to move.
        current    corpus-revisions/current.yaml moved to "corpus-2026-09-01"

      Next: commit corpus-revisions/ as one change, and write cases: touchstone new
      "
    `);
  });

  test("leaves no shard of another manifest behind", async () => {
    const folder = await folderWith({
      "dump.jsonl": lines(handbook),
      "corpus-revisions/corpus-2026-09-01/chunks-3.jsonl": "{}\n",
    });
    await snapshot(folder, "dump.jsonl", ...flags, ...day);
    expect(Object.keys(await filesIn(folder)).join()).not.toContain("chunks-3");
    expect((await runIn(folder, "check")).code).toBe(0);
  });
});

/** What is said of a dump that cannot be recorded; nothing may have been written. */
async function problems(text: string, name = "dump.jsonl", more = flags): Promise<string> {
  const folder = await folderWith({ [name]: text });
  const { code, out, err } = await snapshot(folder, name, ...more, ...day);
  expect([code, err]).toEqual([1, ""]);
  expect(Object.keys(await filesIn(folder))).toEqual([name]);
  return out;
}

describe("a dump with problems", () => {
  test("is told all of them at once", async () => {
    const text = [
      '{"id":"leave.md#sick","text":"Report sick before nine."}',
      '{"id":"leave.md#sick","text":"Another text."}',
      '{"id":"travel.md","text":"No anchor."}',
      '{"id":"travel.md#rail"}',
      '{"text":"No id."}',
      '{"id":" padded.md#a","text":"Padded."}',
      '{"id":"tab\\u0009.md#a","text":"Control."}',
      '{"id":"half.md#\\ud800","text":"Half."}',
      '{"id":"half.md#b","text":"\\ud800"}',
      '{"id":"number.md#b","text":7}',
      '{"id":"empty.md#b","text":""}',
      '{"id":"blank.md#b","text":" \\u200b"}',
      "not json",
      "[1]",
    ].join("\n");
    expect(await problems(text)).toMatchInlineSnapshot(`
      "dump.jsonl:2
        The chunk id "leave.md#sick" stands in dump.jsonl:1 too, with another text.
        fix: Keep one of the two records in the dump.

      dump.jsonl:3
        The chunk id "travel.md" does not fit the pattern "{document}#{locator}".
        fix: Mend the id in the dump, or write a pattern that fits every id.

      dump.jsonl:4
        The record has no "text".
        fix: Fill it in the dump, or name another field: the record has "id".

      dump.jsonl:5
        The record has no "id".
        fix: Fill it in the dump, or name another field: the record has "text".

      dump.jsonl:6
        The chunk id " padded.md#a" starts or ends with white space.
        fix: Mend it in the dump: it is the id that the retriever returns.

      dump.jsonl:7
        The chunk id "tab\\t.md#a" holds a control character.
        fix: Mend it in the dump: it is the id that the retriever returns.

      dump.jsonl:8
        "id" holds half of a surrogate pair, which is no character.
        fix: Make the dump again from the source: a text was cut in the middle of a character.

      dump.jsonl:9
        "text" holds half of a surrogate pair, which is no character.
        fix: Make the dump again from the source: a text was cut in the middle of a character.

      dump.jsonl:10
        "text" is the number 7 here, but text is due.
        fix: Write it as text.

      dump.jsonl:11
        "text" is empty.
        fix: Fill it in the dump, or leave the record out.

      dump.jsonl:12
        "text" is blank: nobody could judge it as evidence.
        fix: Leave the record out of the dump, or find out what lost its text.

      dump.jsonl:13
        This line is not JSON.

      dump.jsonl:14
        Entry 14 is no record with named fields.

      13 problems in the dump; nothing was written.
      "
    `);
  });

  test("that many records share is told once, with every place", async () => {
    const wrong = ["--chunk-id", "id", "--text", "txt", "--document", "{document}#{locator}"];
    const text = JSON.stringify([...handbook, { id: "a#b", txt: "x" }, ...handbook]);
    expect(await problems(text, "dump.json", [...wrong, "--chunking", "x@1"]))
      .toMatchInlineSnapshot(`
        "dump.json record 1
          The record has no "txt".
          also: records 2-3, 5-7
          fix: Fill it in the dump, or name another field: the record has "id", "text".

        dump.json record 5
          The chunk id "leave.md#sick" stands in dump.json record 1 too, with the same text.
          fix: Keep one of the two records in the dump.

        dump.json record 6
          The chunk id "leave.md#holiday" stands in dump.json record 2 too, with the same text.
          fix: Keep one of the two records in the dump.

        dump.json record 7
          The chunk id "travel.md#rail" stands in dump.json record 3 too, with the same text.
          fix: Keep one of the two records in the dump.

        9 problems in the dump; nothing was written.
        "
      `);
  });

  test("that is a table tells the line of each row", async () => {
    const text = 'id,text\na#1,"two\nlines"\n\nb,short\nc#1\na#1,again\n';
    expect(await problems(text, "dump.csv")).toMatchInlineSnapshot(`
      "dump.csv:5
        The chunk id "b" does not fit the pattern "{document}#{locator}".
        fix: Mend the id in the dump, or write a pattern that fits every id.

      dump.csv:6
        The row has 1 cell, but the table's header has 2. Write the separator of each cell, of empty ones too.

      dump.csv:7
        The chunk id "a#1" stands in dump.csv:2 too, with another text.
        fix: Keep one of the two records in the dump.

      3 problems in the dump; nothing was written.
      "
    `);
  });

  test("because it is empty", async () => {
    expect(await problems("[]", "dump.json")).toMatchInlineSnapshot(`
      "dump.json
        The dump holds no record, and a corpus without chunks answers nothing.
        fix: Find out why the dump is empty.

      1 problem in the dump; nothing was written.
      "
    `);
  });

  test("never prints a control character of the dump", async () => {
    const out = await problems('{"id":"a\\u001b[31m#b","text":"x"}');
    expect(out).not.toContain("\u001b");
    expect(out).toContain("\\u{1b}[31m");
  });

  test("tells an id that two inputs share", async () => {
    const folder = await folderWith({
      "a.json": JSON.stringify(handbook),
      "b.jsonl": lines(handbook.slice(0, 1)),
    });
    const { code, out } = await snapshot(folder, "a.json", "b.jsonl", ...flags, ...day);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "b.jsonl:1
        The chunk id "leave.md#sick" stands in a.json record 1 too, with the same text.
        fix: Keep one of the two records in the dump.

      1 problem in the dump; nothing was written.
      "
    `);
  });
});

describe("wrong use", () => {
  test.for([
    ["a file that is not there", ["absent.json", ...flags, ...day]],
    ["a folder as a dump", [".", "--format", "json", ...flags, ...day]],
    ["a name that tells no form", ["dump.dat", ...flags, ...day]],
    ["a dump that is given twice", ["dump.jsonl", "./dump.jsonl", ...flags, ...day]],
    ["no time, outside Git", ["dump.jsonl", ...flags]],
    ["a time that is none", ["dump.jsonl", ...flags, "--created-at", "yesterday"]],
    ["an id that cannot name a folder", ["dump.jsonl", ...flags, ...day, "--id", "../x"]],
    ["the id of the texts' folder", ["dump.jsonl", ...flags, ...day, "--id", "texts"]],
    ["no chunk id", ["dump.jsonl", "--text", "text", "--chunking", "x@1", ...day]],
    ["no text", ["dump.jsonl", "--chunk-id", "id", "--chunking", "x@1", ...day]],
    ["no document", ["dump.jsonl", "--chunk-id", "id", "--text", "text", ...day]],
    ["nothing said", ["dump.jsonl"]],
    ["no chunking", ["dump.jsonl", ...flags.slice(0, 6), ...day]],
    ["a chunking without a version", ["dump.jsonl", ...flags, ...day, "--chunking", "by-heading"]],
    ["a pattern with an open brace", ["dump.jsonl", ...flags, ...day, "--document", "{document"]],
    ["a pattern that tells nothing", ["dump.jsonl", ...flags, ...day, "--document", "{a}#{b}"]],
    ["an id built from a foreign name", ["dump.jsonl", ...flags, ...day, "--id-from", "{page}"]],
    ["a set that is no folder", ["dump.jsonl", ...flags, ...day, "--set", "nowhere"]],
    ["a mapping that is not there", ["dump.jsonl", "--map", "absent.yaml", ...day]],
  ] as const)("with %s is told and writes nothing", async ([name, words]) => {
    const files = { "dump.jsonl": lines(handbook), "dump.dat": "" };
    const folder = await folderWith(files);
    const { code, out, err } = await snapshot(folder, ...words);
    expect([code, out]).toEqual([2, ""]);
    expect(await filesIn(folder)).toEqual(files);
    expect(`${name}: ${err}`).toMatchSnapshot();
  });

  test("with a mapping file that does not fit is told with its place", async () => {
    const map = "idPattern: 7\nchunk:\n  id: id\n  txt: text\nchunking: {name: x, version: 1}\n";
    const folder = await folderWith({ "dump.jsonl": lines(handbook), "maps/map.yaml": map });
    const { code, err } = await snapshot(folder, "dump.jsonl", "--map", "maps/map.yaml", ...day);
    expect(code).toBe(2);
    expect(err).toMatchInlineSnapshot(`
      "maps/map.yaml:1:12 error file/off-schema
        "idPattern" is the number 7 here, but text is due.
        fix: Put it in quotes: "7".
        why: touchstone explain file/off-schema

      maps/map.yaml:4:3 error file/off-schema
        "txt" is not a field of "chunk".
        fix: Write "text" if that is what it means, or remove it.
        why: touchstone explain file/off-schema

      maps/map.yaml:5:30 error file/off-schema
        "version" is the number 1 here, but text is due.
        fix: Put it in quotes: "1".
        why: touchstone explain file/off-schema

      The mapping file does not fit, so nothing was read.
      "
    `);
  });
});

describe("a mapping file", () => {
  test("names nested fields, the list inside the file, and everything a document has", async () => {
    const map = `list: data.chunks
chunk: {id: uuid, text: content, locator: meta.page, sourceHash: md5}
document: {id: meta.file, uri: meta.url, title: meta.title, revision: meta.rev, publishedAt: meta.day, access: meta.groups}
idFrom: "{document}#page={locator}"
chunking: {name: by-page, version: "1", settings: {overlap: 20, language: no}}
embedding: {model: small, version: "3"}
retrievalFilter: lang = 'no'
`;
    const meta = {
      file: "a.pdf",
      url: "https://a.test/a.pdf",
      title: "A",
      rev: 7,
      day: "2026-05-01",
    };
    const chunks = [
      {
        uuid: "0f",
        content: "One.",
        md5: "aa",
        meta: { ...meta, page: 1, groups: ["staff", "hr"] },
      },
      {
        uuid: "1c",
        content: "Two.",
        md5: "bb",
        meta: { ...meta, page: 2, groups: ["hr", "staff"] },
      },
    ];
    const folder = await folderWith({
      "dump.json": JSON.stringify({ data: { chunks } }),
      "map.yaml": map,
    });
    expect((await snapshot(folder, "dump.json", "--map", "map.yaml", ...day)).err).toBe("");
    const files = await filesIn(join(folder, "corpus-revisions/corpus-2026-09-01"));
    expect(Object.values(files).join("---\n")).toMatchInlineSnapshot(`
      "{"documentId":"a.pdf","hash":"sha256:70277bfc409b502132d7a48b2a3b386294264b31f7bf024a5fb0cafabb8ac122","id":"a.pdf#page=1","locator":"1","sourceHash":"aa","storeId":"0f"}
      {"documentId":"a.pdf","hash":"sha256:1eb32d1ee4458814f94f8b92d1bd3e06e16dca6fab43d53f700840321f27fdf4","id":"a.pdf#page=2","locator":"2","sourceHash":"bb","storeId":"1c"}
      ---
      {"access":["hr","staff"],"hash":"sha256:847964879230a78c08160e792faa3477c3a34b97069e5274d89068677084716e","id":"a.pdf","publishedAt":"2026-05-01T00:00:00Z","revision":"7","title":"A","uri":"https://a.test/a.pdf"}
      ---
      id: corpus-2026-09-01
      createdAt: "2026-09-01T00:00:00Z"
      chunking:
        name: by-page
        version: "1"
        settings:
          overlap: 20
          language: "no"
      embedding:
        model: small
        version: "3"
      retrievalFilter: lang = 'no'
      triggers: []
      texts: all
      documents:
        count: 1
        sha256: sha256:38849ebab4ea1902703e120ba8c694273d87433a5df4268c12f4b297971f45aa
      chunks:
        count: 2
        sha256: sha256:10b91237159ef9b80056c0d969bc39d2fe885393e1cc8750377a9c120e2a0a9c
      "
    `);
    expect((await runIn(folder, "check")).code).toBe(0);
  });

  test("is told where it names a field that no record has, or one that differs within a document", async () => {
    const map = `chunk: {id: id, text: text, locator: place}
document: {title: heading}
idPattern: "{document}#{locator}"
chunking: {name: by-heading, version: "1"}
`;
    const records = handbook.map((record) => ({ ...record, heading: record.id.split("#")[1] }));
    const folder = await folderWith({ "dump.jsonl": lines(records), "map.yaml": map });
    const { code, out } = await snapshot(folder, "dump.jsonl", "--map", "map.yaml", ...day);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "dump.jsonl
        No record has a field "place", which chunk.locator names.
        fix: Name one that is there, or none: the records have "id", "text", "heading".

      dump.jsonl:2
        The title of document "leave.md" is "holiday" here, but "sick" in dump.jsonl:1.
        fix: Map document.title to a field that is the same in all chunks of a document. A chunk's own heading is its locator.

      2 problems in the dump; nothing was written.
      "
    `);
  });
});

describe("texts", () => {
  test("that no case cites are left out on demand", async () => {
    const folder = await folderWith({
      "dump.jsonl": lines(handbook),
      "cases/sick.yaml":
        "id: sick\nkind: answerable\nquery: When?\nevidence: [{chunk: leave.md#sick}]\n",
    });
    const { out } = await snapshot(folder, "dump.jsonl", ...flags, ...day, "--texts", "cited");
    expect(out).toContain("1 distinct text cited by a case, 1 of them new");
    const texts = Object.values(await filesIn(join(folder, "corpus-revisions/texts"))).join("");
    expect(texts).toMatch(/^[^\n]*"Report sick before nine\."\}\n$/);
  });

  test("are not kept at all on demand", async () => {
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    await snapshot(folder, "dump.jsonl", ...flags, ...day, "--texts", "none");
    expect(Object.keys(await filesIn(join(folder, "corpus-revisions")))).toEqual([
      "corpus-2026-09-01/chunks.jsonl",
      "corpus-2026-09-01/documents.jsonl",
      "corpus-2026-09-01/revision.yaml",
      "current.yaml",
    ]);
  });
});

describe("a corpus folder that is a link", () => {
  test("is not written through", async () => {
    const outside = await folderWith({});
    const folder = await folderWith({ "dump.jsonl": lines(handbook) });
    await symlink(outside, join(folder, "corpus-revisions"));
    const { code, out } = await snapshot(folder, "dump.jsonl", ...flags, ...day);
    expect(code).toBe(1);
    expect(out).toContain("This is a symbolic link, not a file.");
    expect(await filesIn(outside)).toEqual({});
  });
});

describe("a recorded corpus that is broken", () => {
  test.for([
    ["a pointer to nowhere", { "corpus-revisions/current.yaml": "revision: gone\n" }],
    ["a pointer that cannot be read", { "corpus-revisions/current.yaml": "revision: [\n" }],
    ["a text that is not its hash's", { "corpus-revisions/texts/3.jsonl": "{}\n" }],
    ["an altered manifest", { "corpus-revisions/corpus-2026-09-01/chunks.jsonl": "" }],
  ] as const)("by %s is told and not built on", async ([name, broken]) => {
    const first = await folderWith({ "dump.jsonl": lines(handbook) });
    await snapshot(first, "dump.jsonl", ...flags, ...day);
    const files = { ...(await filesIn(first)), ...broken, "later.jsonl": lines(handbook.slice(1)) };
    const folder = await folderWith({ ...files, "later.jsonl": lines(handbook) });
    const words = ["later.jsonl", ...flags, "--created-at", "2026-10-01"];
    const { code, out } = await snapshot(folder, ...words);
    expect(code).toBe(1);
    expect(`${name}:\n${out}`).toMatchSnapshot();
    expect(Object.keys(await filesIn(folder))).toEqual(Object.keys(files).toSorted());
  });
});
