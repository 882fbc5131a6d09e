import { closeSync, ftruncateSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Composer, Parser } from "yaml";
import { commitTree } from "../../src/git/commit-tree.ts";
import { openRepository } from "../../src/git/repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { OversizedError, type Tree } from "../../src/model/tree.ts";
import { gitRepository } from "../support/git-repository.ts";
import { goodSet, pendingCase, revisionId } from "../support/good-set.ts";
import { memoryTree, type Contents } from "../support/memory-tree.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** Far more than any of these takes, and far less than the work that is not done. */
const guard = 10_000;

afterEach(() => {
  vi.restoreAllMocks();
});

function calls(spies: readonly { readonly mock: { readonly calls: unknown[] } }[]): number {
  return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

/** What of the library's work is done: how often its parser and its composer are asked. */
function libraryCalls(): () => { readonly parsed: number; readonly composed: number } {
  const parsers = [vi.spyOn(Parser.prototype, "parse"), vi.spyOn(Parser.prototype, "next")];
  const composers = [vi.spyOn(Composer.prototype, "compose"), vi.spyOn(Composer.prototype, "next")];
  return () => ({ parsed: calls(parsers), composed: calls(composers) });
}

async function toldOf(tree: Tree): Promise<readonly string[]> {
  const { defects } = await loadDataset(tree);
  return defects.map(
    ({ rule, at, message }) => `${at.file}:${at.line}:${at.column} ${rule} ${message}`,
  );
}

const tooDeep =
  "file/too-large Lists and maps lie more than 64 deep in each other here, so the file was not read.";
const tooMany =
  "file/too-large This is field 2,001 of the file, and a file of its kind may have 2,000, so it was not read.";
const tooManyEntries =
  "file/too-large This is entry 10,001 of the file, and a file of its kind may have 10,000, so it was not read.";

describe("structure without end is refused before it is parsed", () => {
  test("while a good file is parsed and composed", async () => {
    const asked = libraryCalls();
    expect(await toldOf(memoryTree({ "cases/a.yaml": "id: a\n" }))).not.toEqual([]);
    expect(asked().parsed).toBeGreaterThan(0);
    expect(asked().composed).toBeGreaterThan(0);
  });

  test.for([
    [
      "100,000 fields in braces",
      "cases/a.yaml",
      `a: {${"x,".repeat(100_000)}}`,
      `1:4003 ${tooMany}`,
    ],
    [
      "120,000 entries on one line",
      "cases/a.yaml",
      `tags: [${"a,".repeat(120_000)}]`,
      `1:20009 ${tooManyEntries}`,
    ],
    [
      "30,000 entries, a line each",
      "cases/a.yaml",
      `tags:\n${"- a\n".repeat(30_000)}`,
      `10002:1 ${tooManyEntries}`,
    ],
    ["20,000 fields", "cases/a.yaml", "a: b\r\n".repeat(20_000), `2001:1 ${tooMany}`],
    ["10,000 lists in brackets", "cases/a.yaml", "[".repeat(10_000), `1:65 ${tooDeep}`],
    ["10,000 maps in braces", "cases/a.yaml", "{a: ".repeat(10_000), `1:257 ${tooDeep}`],
    ["10,000 lists on one line", "cases/a.yaml", `${"- ".repeat(10_000)}x`, `1:129 ${tooDeep}`],
    ["10,000 question marks", "cases/a.yaml", `${"? ".repeat(10_000)}x`, `1:129 ${tooDeep}`],
    [
      "600 levels of indentation",
      "cases/a.yaml",
      Array.from({ length: 600 }, (_, level) => `${" ".repeat(level)}a:\n`).join(""),
      `65:65 ${tooDeep}`,
    ],
    [
      "levels in the pointer",
      "corpus-revisions/current.yaml",
      `revision: ${"[".repeat(4000)}`,
      `1:74 ${tooDeep}`,
    ],
    [
      "levels in a revision's record",
      `corpus-revisions/${revisionId}/revision.yaml`,
      "[".repeat(10_000),
      `1:65 ${tooDeep}`,
    ],
    ["levels in the policy", ".github/touchstone.yaml", "- ".repeat(10_000), `1:129 ${tooDeep}`],
    [
      "fields in the policy",
      ".github/touchstone.yaml",
      "a: b\n".repeat(20_000),
      `2001:1 ${tooMany}`,
    ],
    ["10,000 levels in families.yaml", "families.yaml", "[".repeat(10_000), `1:65 ${tooDeep}`],
    [
      "5,000 levels of indentation in families.yaml",
      "families.yaml",
      Array.from({ length: 5000 }, (_, level) => `${" ".repeat(level)}a:\n`).join(""),
      `65:65 ${tooDeep}`,
    ],
    [
      "200,001 fields in families.yaml",
      "families.yaml",
      `families:\n${"  a: b\n".repeat(100_000)}`,
      "90001:3 file/too-large This is field 90,001 of the file, and a file of its kind may have 90,000, so it was not read.",
    ],
  ] as const)("%s", { timeout: guard }, async ([, path, text, told]) => {
    const asked = libraryCalls();
    expect(await toldOf(memoryTree({ [path]: text }))).toContain(`${path}:${told}`);
    expect(asked()).toEqual({ parsed: 0, composed: 0 });
  });

  test("10,000 wrong fields in families.yaml are told each at its place", async () => {
    const text = `families:\n${Array.from({ length: 3300 }, (_, n) => `  f${n}: {documents: [d${n}], split: dev}\n`).join("")}`;
    const told = await toldOf(memoryTree({ "families.yaml": text }));
    expect(told.filter((one) => one.includes("file/too-large"))).toEqual([]);
    expect(told.at(-1)).toMatch(/^families.yaml:3301:\d+ file\/off-schema /);
  });

  test("values that repeat each other 9^9 times", { timeout: guard }, async () => {
    const levels = ["a: &a [x, x, x, x, x, x, x, x, x]"];
    for (const letter of "bcdefghi") {
      const before = String.fromCharCode(letter.charCodeAt(0) - 1);
      levels.push(`${letter}: &${letter} [${Array(9).fill(`*${before}`).join(", ")}]`);
    }
    const asked = libraryCalls();
    const told = await toldOf(memoryTree({ "cases/a.yaml": `${levels.join("\n")}\n` }));
    expect(asked().composed).toBe(0);
    expect(told).toContain(
      'cases/a.yaml:2:8 file/ambiguous-yaml "*a" repeats a value from elsewhere in the file (9 times).',
    );
  });
});

/** A tree that counts the bytes that it gave. */
function counting(tree: Tree): Tree & { readonly bytesRead: () => number } {
  let total = 0;
  return {
    ...tree,
    bytesRead: () => total,
    read: async (path, limit) => {
      const result = await tree.read(path, limit);
      total += result.bytes.length;
      return result;
    },
    async *stream(path, limit) {
      for await (const piece of tree.stream(path, limit)) {
        total += piece.length;
        yield piece;
      }
    },
  };
}

function sparseFile(folder: string, path: string, size: number): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, "w");
  ftruncateSync(handle, size);
  closeSync(handle);
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

describe("a file of 5 GB is refused for its size", () => {
  test.for([
    ["cases/huge.yaml", "256 KiB", 256 * kibibyte],
    ["families.yaml", "16 MiB", 16 * mebibyte],
    ["corpus-revisions/current.yaml", "4 KiB", 4 * kibibyte],
    [`corpus-revisions/${revisionId}/revision.yaml`, "256 KiB", 256 * kibibyte],
    [".github/touchstone.yaml", "256 KiB", 256 * kibibyte],
    [`corpus-revisions/${revisionId}/chunks.jsonl`, "1024 MiB", 0],
    [`corpus-revisions/${revisionId}/documents-7.jsonl`, "1024 MiB", 0],
    ["corpus-revisions/texts/0.jsonl", "1024 MiB", 0],
  ] as const)("%s", { timeout: guard }, async ([path, limit, most]) => {
    const folder = tempFolder();
    sparseFile(folder, path, 5_000_000_000);
    const tree = counting(workingTree(folder));
    const asked = libraryCalls();
    expect(await toldOf(tree)).toContain(
      `${path}:1:1 file/too-large The file is larger than the ${limit} that a file of its kind may have, so it was not read.`,
    );
    expect(asked()).toEqual({ parsed: 0, composed: 0 });
    expect(tree.bytesRead()).toBeLessThanOrEqual(most);
  });
});

test(
  "a file of 5 GB in the place of one that is compared with is not read either",
  { timeout: guard },
  async () => {
    const before = goodSet(pendingCase);
    const folder = tempFolder(before);
    const path = "cases/refund-policy-001.yaml";
    const record = `corpus-revisions/${revisionId}/revision.yaml`;
    sparseFile(folder, path, 5_000_000_000);
    sparseFile(folder, record, 5_000_000_000);
    const tree = counting(workingTree(folder));
    const base = { name: "main", tree: memoryTree(before) };
    const { defects } = await loadDataset(tree, { base });
    const files = defects.filter(({ rule }) => rule === "file/too-large").map(({ at }) => at.file);
    expect(files).toEqual([path, record]);
    expect(tree.bytesRead()).toBeLessThan(mebibyte);
    await expect(workingTree(folder).objectId(path, { max: 10 })).rejects.toBeInstanceOf(
      OversizedError,
    );
  },
);

test("a case of 5 MB costs no more than its limit", async () => {
  const tree = memoryTree({ "cases/a.yaml": "a".repeat(5_000_000) });
  expect(await toldOf(tree)).toHaveLength(1);
  expect(tree.bytesRead()).toBe(256 * kibibyte);
});

describe("a stream over its limit", () => {
  test("gives nothing, from a working directory and from a commit", async () => {
    const { folder, gitdir, commits } = await gitRepository([{ "a.jsonl": "12345\n" }]);
    const committed = await commitTree(openRepository(gitdir), commits[0] ?? "");
    for (const tree of [workingTree(folder), committed]) {
      const pieces: Uint8Array[] = [];
      const reading = (async () => {
        for await (const piece of tree.stream("a.jsonl", { max: 5 })) pieces.push(piece);
      })();
      await expect(reading).rejects.toBeInstanceOf(OversizedError);
      expect(pieces).toEqual([]);
      for await (const piece of tree.stream("a.jsonl", { max: 6 })) pieces.push(piece);
      expect(Buffer.concat(pieces).toString()).toBe("12345\n");
    }
  });
});

describe("a recorded line that is too long", () => {
  const path = `corpus-revisions/${revisionId}/chunks.jsonl`;
  const files = goodSet(pendingCase);
  const long = `{"id":"z","documentId":"z","hash":"${"x".repeat(9 * mebibyte)}"}\n`;

  test("is told at its line, and the others are read", async () => {
    const state: Contents = { ...files, [path]: `${long}${files[path] ?? ""}` };
    const { revisions, defects } = await loadDataset(memoryTree(state));
    expect(defects).toEqual([
      {
        rule: "file/too-large",
        message: "This line is longer than the 8 MiB that a record may have, so it was skipped.",
        at: { file: path, line: 1, column: 1 },
        fix: "Restore the file from Git, or take out what does not belong in it.",
      },
    ]);
    const chunks = revisions.get(revisionId)?.chunks;
    expect([chunks?.count, chunks?.whole]).toEqual([2, false]);
  });

  test("keeps its manifest from being whole behind many broken lines, too", async () => {
    const state: Contents = { ...files, [path]: `${"x\n".repeat(20)}${long}` };
    const { revisions } = await loadDataset(memoryTree(state));
    expect(revisions.get(revisionId)?.chunks?.whole).toBe(false);
  });
});
