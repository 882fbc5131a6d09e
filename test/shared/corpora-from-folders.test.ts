import { createHash } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chosenChunker } from "../../src/corpus/chunking/chunkers.ts";
import { chooseFiles } from "../../src/corpus/documents/choose-files.ts";
import { readFolder, type FolderContent } from "../../src/corpus/documents/read-folder.ts";
import { frontMatterOf } from "../../src/corpus/documents/front-matter.ts";
import { groupsOf } from "../../src/model/groups.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { folderWith } from "../support/command.ts";
import { expectGuideToBeReal } from "../support/played-guide.ts";

const shared = process.env["TOUCHSTONE_SHARED"] ?? "";
const page = "docs/guides/corpora-from-folders.md";

const sets = [
  { name: "kubeflow-docs", root: "content/en/docs", revisions: [1, 2, 3] },
  { name: "fastify-docs", root: "docs", revisions: [1, 2, 3, 4] },
] as const;

const folderOf = (name: string, revision: number): string =>
  join(shared, "data", name, `rev-${revision}`);

async function contentOf(folder: string, chunking: string): Promise<FolderContent> {
  const [name = "", version = ""] = chunking.split("@");
  const chunker = chosenChunker({ name, version, settings: {} });
  const tree = workingTree(folder);
  const chosen = chooseFiles(await tree.list(), { include: [], exclude: [] });
  return await readFolder(tree, chosen, { chunker, fields: {}, uriOf: undefined });
}

interface Listed {
  readonly path: string;
  readonly blob: string;
  readonly bytes: number;
}

/** The files of a revision as its list states them. */
function listedFiles(name: string, revision: number): readonly Listed[] {
  const text = readFileSync(join(shared, "data", name, `files-rev-${revision}.tsv`), "utf8");
  return text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [path = "", blob = "", bytes = ""] = line.split("\t");
      return { path, blob, bytes: Number(bytes) };
    });
}

describe.each(sets)("$name", ({ name, root, revisions }) => {
  test.each(revisions)("revision %i is read whole: every file, every word", async (revision) => {
    const folder = join(folderOf(name, revision), root);
    const { documents, chunks, passed, problems, remarks } = await contentOf(
      folder,
      "by-heading@1",
    );
    expect([problems, remarks]).toEqual([[], []]);
    const known = new Set([...documents.map(({ id }) => id), ...passed.map(({ path }) => path)]);
    const listed = listedFiles(name, revision).map(({ path }) => path.slice(root.length + 1));
    expect([...known].toSorted()).toEqual(listed.toSorted());
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(chunks.length);
    expect(Math.max(...chunks.map(({ text }) => text.length))).toBeLessThanOrEqual(2000);
    const texts = groupsOf(chunks, ({ documentId }) => documentId);
    for (const { id, hash } of documents) {
      const bytes = readFileSync(join(folder, id));
      expect(hash).toBe(`sha256:${createHash("sha256").update(bytes).digest("hex")}`);
      const text = bytes.toString("utf8").replaceAll("\r\n", "\n");
      const body = text.slice(frontMatterOf(text).end);
      const cut = (texts.get(id) ?? []).map((chunk) => chunk.text).join("");
      expect(solid(cut)).toBe(solid(body));
    }
  });

  test("files that did not change keep every id and text", async () => {
    for (const revision of revisions.slice(1)) {
      const [before, after] = [
        await contentOf(join(folderOf(name, revision - 1), root), "by-heading@1"),
        await contentOf(join(folderOf(name, revision), root), "by-heading@1"),
      ];
      const earlier = new Map(
        listedFiles(name, revision - 1).map(({ path, blob }) => [path, blob]),
      );
      const same = new Set(
        listedFiles(name, revision)
          .filter(({ path, blob }) => earlier.get(path) === blob)
          .map(({ path }) => path.slice(root.length + 1)),
      );
      const [kept, there] = [before, after].map(({ chunks }) =>
        chunks.filter(({ documentId }) => same.has(documentId)),
      );
      expect(there).toEqual(kept);
    }
  });
});

const solid = (text: string): string => text.replace(/\s+/g, "");

/** How many chunks of one revision are in the next: under the same id, and of those with the same text. */
async function survival(): Promise<string> {
  const rows = [
    "| step | chunking | chunks before | same id | same id and text |",
    "| --- | --- | --- | --- | --- |",
  ];
  for (const { name, root, revisions } of sets) {
    for (const chunking of ["by-heading@1", "fixed-size@1"]) {
      for (const revision of revisions.slice(1)) {
        const before = await contentOf(join(folderOf(name, revision - 1), root), chunking);
        const after = await contentOf(join(folderOf(name, revision), root), chunking);
        const texts = new Map(after.chunks.map(({ id, text }) => [id, text]));
        const ids = before.chunks.filter(({ id }) => texts.has(id));
        const whole = ids.filter(({ id, text }) => texts.get(id) === text);
        const share = (count: number): string =>
          `${count} (${Math.round((count / before.chunks.length) * 100)} %)`;
        rows.push(
          `| ${name} ${revision - 1} to ${revision} | ${chunking} | ${before.chunks.length} | ${share(ids.length)} | ${share(whole.length)} |`,
        );
      }
    }
  }
  return rows.join("\n");
}

/** A table however wide its columns are. */
const bare = (table: string): string => table.replace(/ +/g, " ").replace(/-{3,}/g, "---");

test("the guide's figures of what survives are the real ones", async () => {
  const text = readFileSync(page, "utf8");
  const [before = "", rest = ""] = text.split("<!-- survival -->");
  const after = rest.slice(rest.indexOf("\nA chunk of one size"));
  const real = `${before}<!-- survival -->\n\n${await survival()}\n${after}`;
  if (process.env["UPDATE_GUIDE"] !== undefined) await writeFile(page, real);
  expect(bare(text)).toBe(bare(real));
});

test("every command of the guide prints what the guide shows", async () => {
  const folders = { kubeflow: await folderWith({}), fastify: await folderWith({}) };
  cpSync(join(shared, "data/kubeflow-docs"), folders.kubeflow, { recursive: true });
  cpSync(join(shared, "data/fastify-docs"), folders.fastify, { recursive: true });
  await expectGuideToBeReal(page, folders);
});
