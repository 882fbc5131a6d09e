import { createHash } from "node:crypto";
import { canonicalJson } from "../model/digest.ts";
import { sha256 } from "../model/hash.ts";
import { shardDigits } from "../model/layout.ts";
import { byUtf8 } from "../model/utf8-order.ts";

/** The largest JSON Lines file that is written in one piece, in bytes: hosts refuse files of 100 MB. */
export const largestFile: number = 50 * 1000 * 1000;

export interface Table {
  /** File text by path: one file, or sixteen shards where one would be too large. */
  readonly files: ReadonlyMap<string, string>;
  readonly facts: { readonly count: number; readonly sha256: string };
}

/** Records as JSON Lines sorted by id, each an RFC 8785 object; shards by the SHA-256 of the id. */
export function table(
  base: string,
  records: readonly { readonly id: string }[],
  largest: number = largestFile,
): Table {
  const lines = records.map((record) => ({ id: record.id, line: `${canonicalJson(record)}\n` }));
  const files = lineFiles(base, lines, largest);
  const hash = createHash("sha256");
  for (const text of files.values()) hash.update(text);
  return { files, facts: { count: records.length, sha256: `sha256:${hash.digest("hex")}` } };
}

/** One line of a JSON Lines file, with its line feed, and the id by which it is sorted and sent to a shard. */
export interface IdLine {
  readonly id: string;
  readonly line: string;
}

/** Lines by file, sorted by id: one file, or sixteen shards where one would be larger than `largest` bytes. */
export function lineFiles(
  base: string,
  lines: readonly IdLine[],
  largest: number,
): ReadonlyMap<string, string> {
  const sorted = lines.toSorted((a, b) => byUtf8(a.id, b.id));
  const bytes = sorted.reduce((sum, { line }) => sum + Buffer.byteLength(line), 0);
  if (bytes > largest) return shards(base, sorted);
  return new Map([[`${base}.jsonl`, sorted.map(({ line }) => line).join("")]]);
}

function shards(base: string, lines: readonly IdLine[]): ReadonlyMap<string, string> {
  const pieces = new Map(shardDigits.map((digit) => [digit, [] as string[]]));
  for (const { id, line } of lines) pieces.get(shardOf(id))?.push(line);
  return new Map([...pieces].map(([digit, list]) => [`${base}-${digit}.jsonl`, list.join("")]));
}

/** The shard of an id: the first hex digit of its SHA-256. */
function shardOf(id: string): string {
  return sha256(id).charAt("sha256:".length);
}
