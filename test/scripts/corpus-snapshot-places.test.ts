import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";

const rest = `document: {id: act}
chunking: {name: by-article, version: "1"}
`;

async function snapshotOf(
  records: readonly object[],
  chunk: string,
): Promise<Ran & { readonly folder: string }> {
  const folder = await folderWith({
    "chunks.jsonl": records.map((record) => `${JSON.stringify(record)}\n`).join(""),
    "map.yaml": `chunk: ${chunk}\n${rest}`,
  });
  const words = ["chunks.jsonl", "--map", "map.yaml", "--created-at", "2026-09-01"];
  return { folder, ...(await runIn(folder, "corpus", "snapshot", ...words)) };
}

async function locatorsIn(folder: string): Promise<readonly unknown[]> {
  const files = await filesIn(folder);
  const lines = (files["corpus-revisions/corpus-2026-09-01/chunks.jsonl"] ?? "").trim().split("\n");
  return lines.map((line) => (JSON.parse(line) as { readonly locator?: string }).locator);
}

const records = [
  { id: "1", act: "gdpr", text: "One", article: "6", meta: { part: 1 } },
  { id: "2", act: "gdpr", text: "Two", recital: 4 },
  { id: "3", act: "gdpr", text: "Three", article: "" },
];

describe("a locator built of fields", () => {
  test("is the first that the record fills, or none", async () => {
    const patterns = '["article:{article}/{meta.part}", "article:{article}", "recital:{recital}"]';
    const { folder, code } = await snapshotOf(
      records,
      `{id: id, text: text, locatorFrom: ${patterns}}`,
    );
    expect(code).toBe(0);
    expect(await locatorsIn(folder)).toEqual(["article:6/1", "recital:4", undefined]);
  });

  test("may be what the chunk's id is built from", async () => {
    const { out, code } = await snapshotOf(
      records.slice(0, 2),
      '{text: text, locatorFrom: ["article:{article}", "recital:{recital}"]}\nidFrom: "{document}#{locator}"',
    );
    expect([code, out.split("\n")[0]]).toEqual([
      0,
      'Corpus revision "corpus-2026-09-01": 1 document, 2 chunks from 1 file',
    ]);
  });

  test.for([
    [
      "a field that no record has",
      '["artikel:{artikel}"]',
      'No record has a field "artikel", which chunk.locatorFrom names.',
    ],
    [
      "no field",
      '["article"]',
      'The pattern "article" of chunk.locatorFrom names no field, so every chunk would have the same locator.',
    ],
    ["a brace too many", '["{article"]', '"{article" has a brace without a name'],
  ] as const)("that names %s is told", async ([, patterns, message]) => {
    const { out, err, code } = await snapshotOf(
      records,
      `{id: id, text: text, locatorFrom: ${patterns}}`,
    );
    expect(out + err).toContain(message);
    expect(code).not.toBe(0);
  });
});

describe("a record without a text", () => {
  const blank = [
    ...records,
    { id: "4", act: "gdpr", text: " \n" },
    { id: "5", act: "gdpr", text: "" },
  ];

  test("is left out and named where the mapping says so", async () => {
    const { out, code } = await snapshotOf(blank, "{id: id, text: text, blankText: leave-out}");
    expect(code).toBe(0);
    expect(out.split("\n").slice(0, 4)).toEqual([
      "2 records without a text, left out as the mapping says:",
      "  chunks.jsonl  lines 4-5",
      "",
      'Corpus revision "corpus-2026-09-01": 1 document, 3 chunks from 1 file',
    ]);
  });

  test("is refused where it does not, and one whose text is missing always", async () => {
    const refused = await snapshotOf(blank, "{id: id, text: text}");
    expect(refused.out).toContain('"text" is empty.');
    expect(refused.code).toBe(1);
    const missing = [...records, { id: "4", act: "gdpr" }];
    const { out } = await snapshotOf(missing, "{id: id, text: text, blankText: leave-out}");
    expect(out).toContain('The record has no "text".');
  });
});
