import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { contentHash } from "../../src/model/hash.ts";
import { filesIn, folderWith, runIn } from "../support/command.ts";

const shared = process.env["TOUCHSTONE_SHARED"] ?? "";
const anthropic = join(shared, "data/anthropic-docs-rag");
const azure = join(shared, "data/azure-contoso-benefits");
const mapping = (name: string): string => resolve("docs/mappings", `${name}.yaml`);

const dump = (revision: number): string => join(anthropic, `rev-${revision}/anthropic_docs.json`);

const pages = (revision: number): string[] =>
  readdirSync(join(azure, `rev-${revision}`)).map((name) => join(azure, `rev-${revision}`, name));

/** The guide shows what the command really prints. */
function expectInGuide(out: string): void {
  expect(readFileSync("docs/corpus.md", "utf8")).toContain(`\n${out.trimEnd()}\n`);
}

/** Takes a dump into a set and returns what was said; no word may have gone to the error output. */
async function snapshot(folder: string, ...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runIn(folder, "corpus", "snapshot", ...words);
  expect([code, err]).toEqual([0, ""]);
  return out;
}

async function expectClean(folder: string): Promise<void> {
  const { code, out } = await runIn(folder, "check", "--format", "json");
  expect([code, out.slice(0, '{"findings":[]'.length)]).toEqual([0, '{"findings":[]']);
}

describe("anthropic-docs-rag", () => {
  const map = mapping("anthropic-docs-rag");
  const take = async (folder: string, revision: number, day: string): Promise<string> =>
    await snapshot(folder, dump(revision), "--map", map, "--created-at", day);

  interface Chunk {
    readonly chunk_link: string;
    readonly text: string;
  }
  const chunksOf = (revision: number): readonly Chunk[] =>
    JSON.parse(readFileSync(dump(revision), "utf8")) as readonly Chunk[];

  test.for([1, 2, 3])("revision %d has 232 chunks on 45 documents", async (revision) => {
    const folder = await folderWith({});
    expect(await take(folder, revision, "2025-09-17")).toContain(
      'Corpus revision "corpus-2025-09-17": 45 documents, 232 chunks from 1 file',
    );
    await expectClean(folder);
    const files = await filesIn(folder, "corpus-revisions/corpus-2025-09-17");
    const lines = Object.entries(files).find(([path]) => path.endsWith("chunks.jsonl"))?.[1];
    const written = (lines ?? "")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);
    for (const { chunk_link: link, text } of chunksOf(revision)) {
      expect(written.find(({ id }) => id === link)).toMatchObject({
        documentId: link.slice(0, link.indexOf("#")),
        hash: contentHash(text),
      });
    }
  });

  test("revision 3 after 1 tells how many texts moved to a new id", async () => {
    const folder = await folderWith({});
    expectInGuide(await take(folder, 1, "2024-10-23"));
    const third = await take(folder, 3, "2025-09-17");
    expectInGuide(third);
    expect(third).toMatchInlineSnapshot(`
      "Corpus revision "corpus-2025-09-17": 45 documents, 232 chunks from 1 file

        parent     "corpus-2024-10-23"
        documents  45 added, 45 removed
        chunks     232 added, 232 removed
                   213 moved: the same text under one other id
        triggers   document-added
        texts      232 distinct texts kept, 19 of them new in corpus-revisions/texts/
        current    corpus-revisions/current.yaml moved from "corpus-2024-10-23" to "corpus-2025-09-17"
        written    corpus-revisions/corpus-2025-09-17/ (documents.jsonl, chunks.jsonl, revision.yaml)
                   9 files in corpus-revisions/texts/

      Next: commit corpus-revisions/ as one change, and write cases: touchstone new
      "
    `);
    await expectClean(folder);
    const old = new Set(chunksOf(1).map(({ text }) => text));
    expect(chunksOf(3).filter(({ text }) => old.has(text))).toHaveLength(213);
  });

  test("all three in a row: between 2 and 3 every id stays and 19 texts change", async () => {
    const folder = await folderWith({});
    await take(folder, 1, "2024-10-23");
    await take(folder, 2, "2025-09-16");
    expect(await take(folder, 3, "2025-09-17")).toContain("chunks     19 changed, 213 the same");
    expect(await take(folder, 3, "2025-10-01")).toContain("Nothing changed");
    await expectClean(folder);
  });
});

describe("azure-contoso-benefits", () => {
  const map = mapping("azure-contoso-benefits");

  test("273 pages of 7 documents make one snapshot, and 177 of them stay in the next", async () => {
    const folder = await folderWith({});
    const first = await snapshot(folder, ...pages(1), "--map", map, "--created-at", "2025-09-24");
    expect(first).toContain(
      'Corpus revision "corpus-2025-09-24": 7 documents, 273 chunks from 7 files',
    );
    await expectClean(folder);
    const second = await snapshot(folder, ...pages(2), "--map", map, "--created-at", "2025-12-02");
    expectInGuide(first);
    expectInGuide(second);
    expect(second).toMatchInlineSnapshot(`
      "Corpus revision "corpus-2025-12-02": 7 documents, 273 chunks from 7 files

        parent     "corpus-2025-09-24"
        documents  6 changed, 1 the same
        chunks     96 changed, 177 the same
        triggers   source-revision-changed
        texts      269 distinct texts kept, 96 of them new in corpus-revisions/texts/
        current    corpus-revisions/current.yaml moved from "corpus-2025-09-24" to "corpus-2025-12-02"
        written    corpus-revisions/corpus-2025-12-02/ (documents.jsonl, chunks.jsonl, revision.yaml)
                   16 files in corpus-revisions/texts/

      Next: commit corpus-revisions/ as one change, and write cases: touchstone new
      "
    `);
    await expectClean(folder);
  });

  test("the locator is the page, and the id is the source's", async () => {
    const folder = await folderWith({});
    await snapshot(folder, ...pages(1).toReversed(), "--map", map, "--created-at", "2025-09-24");
    const files = await filesIn(folder, "corpus-revisions/corpus-2025-09-24");
    expect(Object.values(files).join("")).toContain('"id":"PerksPlus.pdf#page=2","locator":"2"}');
  });
});
