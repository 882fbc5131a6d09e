import { cp, mkdir, open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeSet } from "./generated-set.ts";
import type { Row } from "./row.ts";
import { bareNode, checkOf } from "./touchstone.ts";

/** A file that no honest set holds, laid into a small good set. */
interface Hostile {
  readonly label: string;
  readonly path: string;
  /** Its text, or the size in bytes of a file that is one hole. */
  readonly content: string | number;
}

const aCase = "cases/hostile.yaml";
const chunks = "corpus-revisions/corpus-2026-09-01/chunks.jsonl";
const head = `id: hostile
kind: abstention
because: not-in-corpus
query: Where can visitors park?
expectedAnswer: The handbook says nothing about it.
corpusRevision: corpus-2026-09-01
origin: { kind: human, author: avery }
`;
const levels = 10_000;
const megabyte = 1024 * 1024;

const hostile: readonly Hostile[] = [
  { label: "alias bomb in a case", path: aCase, content: head + aliasBomb() },
  { label: "100,000 keys in a case", path: aCase, content: keys(100_000) },
  { label: "35,000 keys in a case, under its size", path: aCase, content: keys(35_000) },
  {
    label: "100,000 keys in families.yaml",
    path: "families.yaml",
    content: `families:\n${keys(100_000, "  ")}`,
  },
  {
    label: "10,000 lists in lists, in a case",
    path: aCase,
    content: `${head}tags: ${"[".repeat(levels)}${"]".repeat(levels)}\n`,
  },
  {
    label: "10,000 lists in lists, never closed",
    path: aCase,
    content: `${head}tags: ${"[".repeat(levels)}\n`,
  },
  {
    label: "10,000 maps in maps, in a case",
    path: aCase,
    content: `${head}tags: ${"{a: ".repeat(levels)}${"}".repeat(levels)}\n`,
  },
  {
    label: "10,000 dashes on a line, in a case",
    path: aCase,
    content: `${head}tags:\n  ${"- ".repeat(levels)}x\n`,
  },
  {
    label: "10,000 question marks on a line, in a case",
    path: aCase,
    content: `${head}tags:\n  ${"? ".repeat(levels)}x\n`,
  },
  { label: "700 indented maps, in a case", path: aCase, content: head + indented(700) },
  { label: "5,000 indented maps in families.yaml", path: "families.yaml", content: indented(5000) },
  {
    label: "20,000 wrong entries of a list, in a case",
    path: aCase,
    content: `${head}tags: [${"1,".repeat(20_000)}1]\n`,
  },
  {
    label: "line of 50 MB in a case",
    path: aCase,
    content: `${head}notes: ${"x".repeat(50 * megabyte)}\n`,
  },
  {
    label: "line of 50 MB in chunks.jsonl",
    path: chunks,
    content: `{"id":"${"x".repeat(50 * megabyte)}"}\n`,
  },
  { label: "hole of 5 GB as a case", path: aCase, content: 5 * 1024 * megabyte },
  { label: "hole of 5 GB as chunks.jsonl", path: chunks, content: 5 * 1024 * megabyte },
];

export const hostileRow: Row = {
  name: "hostile",
  about: "check of a small set with one hostile file in it: what refusing the file costs.",
  reach: { wallOver: 1, peakOver: 200 },
  async prepare(folder) {
    const good = join(folder, "good");
    await writeSet(good, { cases: 10, chunks: 50, brokenEvery: 0 });
    const commands = [];
    for (const [index, { label, path, content }] of hostile.entries()) {
      const set = join(folder, `set-${index}`);
      await cp(good, set, { recursive: true });
      await write(join(set, path), content);
      commands.push(checkOf(label, set));
    }
    return {
      commands: [bareNode(folder), checkOf("the small set alone", good), ...commands],
      notes: [],
    };
  },
};

async function write(file: string, content: string | number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (typeof content === "string") {
    await writeFile(file, content);
    return;
  }
  const handle = await open(file, "w");
  await handle.truncate(content);
  await handle.close();
}

function aliasBomb(): string {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
  for (let level = 1; level < 12; level++) {
    lines.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(8)}*a${level - 1}]`);
  }
  return `${lines.join("\n")}\n`;
}

function keys(count: number, indent = ""): string {
  return Array.from({ length: count }, (_, index) => `${indent}k${index.toString(36)}:\n`).join("");
}

function indented(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${" ".repeat(level)}a:\n`).join("");
}
