import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeText, type Dump } from "../../src/corpus/dump.ts";
import { dumpMap } from "../../src/corpus/dump-map.ts";
import { readDump } from "../../src/corpus/read-dump.ts";
import { contentOf, snapshotOf } from "../../src/corpus/snapshot.ts";
import { readRecords } from "../../src/load/records.ts";
import type { CorpusMap } from "../../src/model/generated/corpus-map.ts";
import { dumpRecords, shuffled, type DumpRecord } from "../support/corpus-arbitraries.ts";

function dumpOf(files: readonly (readonly object[])[], map: CorpusMap): Dump {
  const read = files.map((records, index) => ({
    name: `${index}.json`,
    reading: readRecords(new TextEncoder().encode(JSON.stringify(records)), "json"),
  }));
  return readDump(read, dumpMap(map));
}

const fields = {
  chunk: { id: "id", text: "text" },
  document: { id: "document", uri: "uri" },
} as const;

function filesOf(records: readonly DumpRecord[], cut: number): ReadonlyMap<string, string> {
  const { documents, chunks, problems } = dumpOf(
    [records.slice(0, cut), records.slice(cut)],
    fields,
  );
  expect(problems).toEqual([]);
  const settings = {
    id: "r",
    createdAt: "2026-09-01T00:00:00Z",
    chunking: { name: "x", version: "1", settings: {} },
    triggers: [],
    texts: "all" as const,
  };
  return snapshotOf(settings, contentOf(documents, chunks)).files;
}

test("the order of records and files never matters", () => {
  fc.assert(
    fc.property(shuffled(dumpRecords), fc.nat(30), ([records, other], cut) => {
      expect(filesOf(other, cut)).toEqual(filesOf(records, 0));
    }),
  );
});

describe("what is wrong with a record", () => {
  const good = { id: "a", text: "A.", document: "d", uri: "u" };

  test.for([
    ["an id of another kind", { ...good, id: ["a"] }, '"id" is a list here, but text is due.'],
    [
      "a number that lost digits",
      { ...good, id: 2 ** 60 },
      '"id" is the number 1152921504606847000 here, which a reader cannot know to be exact.',
    ],
    [
      "a number with a fraction",
      { ...good, id: 1.5 },
      '"id" is the number 1.5 here, which a reader cannot know to be exact.',
    ],
    [
      "a text of another kind",
      { ...good, text: true },
      '"text" is the boolean true here, but text is due.',
    ],
    [
      "a text that is a number",
      { ...good, text: 7 },
      '"text" is the number 7 here, but text is due.',
    ],
    ["no document", { id: "a", text: "A.", uri: "u" }, 'The record has no "document".'],
    ["a document that is null", { ...good, document: null }, 'The record has no "document".'],
    [
      "a padded document",
      { ...good, document: "d " },
      'The document id "d " starts or ends with white space.',
    ],
    [
      "half a character in a URI",
      { ...good, uri: "u\ud800" },
      '"uri" holds half of a surrogate pair, which is no character.',
    ],
  ] as const)("is told of %s", ([, record, message]) => {
    const { problems } = dumpOf([[{ ...good, id: "first" }, record]], fields);
    expect(problems.map((problem) => `${placeText(problem.at)}: ${problem.message}`)).toEqual([
      `0.json record 2: ${message}`,
    ]);
  });

  test("is told with all that is wrong with it, and with every other record", () => {
    const { problems } = dumpOf([[{ uri: 7.5 }, good, { ...good, uri: "v" }]], fields);
    expect(problems.map(({ message }) => message)).toEqual([
      'The record has no "text".',
      'The record has no "id".',
      'The record has no "document".',
      'The chunk id "a" stands in 0.json record 2 too, with the same text.',
      'The URI of document "d" is "v" here, but "u" in 0.json record 2.',
    ]);
  });

  test("is told of a text whose recorded line no check would read", () => {
    const longest = 8 * 1024 * 1024;
    const { problems } = dumpOf(
      [
        [
          { ...good, text: "a".repeat(longest - 2000) },
          { ...good, id: "b", text: "a".repeat(longest) },
          { ...good, id: "c", text: "\u0001".repeat(longest / 4) },
          { ...good, id: "d", document: "e", uri: "u".repeat(longest) },
        ],
      ],
      fields,
    );
    expect(problems.map(({ at, message, fix }) => `${placeText(at)}: ${message} ${fix}`)).toEqual([
      "0.json record 2: The recorded line of the text would be longer than 8 MiB, and no check reads such a line. Cut the text into chunks that a person can read.",
      "0.json record 3: The recorded line of the text would be longer than 8 MiB, and no check reads such a line. Cut the text into chunks that a person can read.",
      "0.json record 4: The recorded line of the document would be longer than 8 MiB, and no check reads such a line. Find out which field of the dump is that long.",
    ]);
  });

  test("is told of both ids where they are fields of their own", () => {
    const { problems } = dumpOf([[{ ...good, id: "a ", document: " d" }]], fields);
    expect(problems.map(({ message }) => message)).toEqual([
      'The chunk id "a " starts or ends with white space.',
      'The document id " d" starts or ends with white space.',
    ]);
  });

  test("is told of a moment that is none, and of access that differs", () => {
    const { problems } = dumpOf(
      [
        [
          { ...good, day: "May 2026", who: ["hr"] },
          { ...good, id: "b", day: "2026-02-30", who: ["hr", "staff"] },
        ],
      ],
      { ...fields, document: { id: "document", publishedAt: "day", access: "who" } },
    );
    expect(problems.map(({ message }) => message)).toEqual([
      '"day" is "May 2026" here; a moment is a date, a time and an offset, such as 2026-09-01T09:00:00Z, or a day, such as 2026-09-01.',
      '"day" is "2026-02-30" here; a moment is a date, a time and an offset, such as 2026-09-01T09:00:00Z, or a day, such as 2026-09-01.',
      'The access of document "d" is "hr", "staff" here, but "hr" in 0.json record 1.',
    ]);
  });
});

describe("ids that are built", () => {
  const map = {
    chunk: { id: "uuid", text: "text", locator: "page" },
    document: { id: "file" },
    idFrom: "{document}#page={locator}",
  };

  test("come from document and locator, and the store's own is kept", () => {
    const { chunks, problems } = dumpOf(
      [[{ uuid: 4711, text: "A.", file: "a.pdf", page: 3 }]],
      map,
    );
    expect(problems).toEqual([]);
    expect(chunks).toEqual([
      { id: "a.pdf#page=3", documentId: "a.pdf", text: "A.", locator: "3", storeId: "4711" },
    ]);
  });

  test("stand beside the field that the mapping names as the store's id, where there is one", () => {
    const { chunks } = dumpOf([[{ uuid: "u", row: 12, text: "A.", file: "a.pdf", page: 3 }]], {
      ...map,
      chunk: { ...map.chunk, storeId: "row" },
    });
    expect(chunks[0]).toMatchObject({ id: "a.pdf#page=3", storeId: "12" });
  });

  test("need no id of the store", () => {
    const { chunks } = dumpOf([[{ text: "A.", file: "a.pdf", page: 3 }]], {
      ...map,
      chunk: { text: "text", locator: "page" },
    });
    expect(chunks).toEqual([{ id: "a.pdf#page=3", documentId: "a.pdf", text: "A.", locator: "3" }]);
  });

  test("cannot be built without a locator, nor twice from the same one", () => {
    const { problems } = dumpOf(
      [
        [
          { uuid: "1", text: "A.", file: "a.pdf" },
          { uuid: "2", text: "A.", file: "a.pdf", page: 1 },
          { uuid: "3", text: "B.", file: "a.pdf", page: 1 },
        ],
      ],
      map,
    );
    expect(problems.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
      'The record has no locator, and the pattern "{document}#page={locator}" builds the chunk id from it. Fill it in the dump.',
      'The chunk id "a.pdf#page=1" stands in 0.json record 2 too, with another text. Give the two a different locator, or keep one of the two records in the dump.',
    ]);
  });

  test("can take their parts from the store's id", () => {
    const { chunks } = dumpOf([[{ id: "a.pdf/3/0f9a", text: "A." }]], {
      chunk: { id: "id", text: "text" },
      idPattern: "{document}/{locator}/{rest}",
      idFrom: "{document}#{locator}",
    });
    expect(chunks[0]).toMatchObject({
      id: "a.pdf#3",
      documentId: "a.pdf",
      storeId: "a.pdf/3/0f9a",
    });
  });
});

test("a field beats what the id tells, and a nested field is found by its path", () => {
  const { documents, chunks } = dumpOf(
    [[{ id: "a#b", "x.y": "own name", text: "A.", meta: { file: "real.md" } }]],
    {
      chunk: { id: "id", text: "text", locator: "x.y" },
      document: { id: "meta.file" },
      idPattern: "{document}#{locator}",
    },
  );
  expect(documents).toEqual([{ id: "real.md" }]);
  expect(chunks).toEqual([{ id: "a#b", documentId: "real.md", text: "A.", locator: "own name" }]);
});
