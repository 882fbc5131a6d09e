import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { table } from "../../src/corpus/table.ts";
import { chunkShape } from "../../src/load/generated/chunk-shape.js";
import { readManifest } from "../../src/load/read-manifest.ts";
import { memoryTree } from "../support/memory-tree.ts";

const hash = `sha256:${"0".repeat(64)}`;
const record = (id: string): { id: string; documentId: string; hash: string } => ({
  id,
  documentId: "a",
  hash,
});
const line = (id: string): string => `${JSON.stringify(record(id))}\n`;

async function read(files: Readonly<Record<string, string>>) {
  const [first = "", ...more] = Object.keys(files);
  const { manifest, defects } = await readManifest(memoryTree(files), [first, ...more], chunkShape);
  return {
    ids: [...manifest.records.keys()],
    count: manifest.count,
    sha256: manifest.sha256,
    told: defects.map(({ at, message }) => `${at.file}:${at.line} ${message}`),
  };
}

function sha256(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}

describe("a manifest", () => {
  test("is its records, their count and the hash of its bytes", async () => {
    const text = line("a") + line("b");
    expect(await read({ "chunks.jsonl": text })).toEqual({
      ids: ["a", "b"],
      count: 2,
      sha256: sha256(text),
      told: [],
    });
  });

  test("may be empty", async () => {
    expect(await read({ "chunks.jsonl": "" })).toEqual({
      ids: [],
      count: 0,
      sha256: sha256(""),
      told: [],
    });
  });

  test("keeps every good line beside a bad one, and hashes both", async () => {
    const text = `${line("a")}not json\n\n${line("b")}`;
    expect(await read({ "chunks.jsonl": text })).toEqual({
      ids: ["a", "b"],
      count: 2,
      sha256: sha256(text),
      told: ["chunks.jsonl:2 This line is not JSON.", "chunks.jsonl:3 This line is not JSON."],
    });
  });

  test("is sorted by the UTF-8 bytes of its ids, each once", async () => {
    const { told } = await read({
      "chunks.jsonl": line("b") + line("a") + line("a") + line("\uff5e") + line("\u{1f4b8}"),
    });
    expect(told).toEqual([
      'chunks.jsonl:2 "a" stands after an id that sorts behind it, or stands twice.',
      'chunks.jsonl:3 "a" stands after an id that sorts behind it, or stands twice.',
    ]);
  });

  test("reads from shards what was written into them", async () => {
    const records = Array.from({ length: 40 }, (_, n) => record(`c:${n}`));
    const { files, facts } = table("chunks", records, 100);
    const manifest = await read(Object.fromEntries(files));
    expect([files.size, manifest.told]).toEqual([16, []]);
    expect({ count: manifest.count, sha256: manifest.sha256 }).toEqual(facts);
    expect(manifest.ids.toSorted()).toEqual(records.map(({ id }) => id).toSorted());
  });

  test("tells an id that stands in two shards", async () => {
    const { told, count } = await read({
      "chunks-0.jsonl": line("a"),
      "chunks-1.jsonl": line("a"),
    });
    expect([count, told]).toEqual([
      1,
      ['chunks-1.jsonl:1 "a" stands after an id that sorts behind it, or stands twice.'],
    ]);
  });
});
