import { canonicalJson } from "../model/digest.ts";
import { shardDigits, textsFolder } from "../model/layout.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import type { Content, SnapshotSettings } from "./snapshot.ts";
import { largestFile, shardOf } from "./table.ts";

/** A file of the set with its new text, or without one where it goes. */
export type FileChange = readonly [path: string, text: string | undefined];

/** The first hex digit of a content hash: the texts file that holds the text. */
export function textDigit(hash: string): string {
  return hash.charAt("sha256:".length);
}

/** The digit that a file of the texts folder belongs to; undefined for a file of another kind. */
export function digitOfFile(path: string): string | undefined {
  const name = path.startsWith(`${textsFolder}/`) ? path.slice(textsFolder.length + 1) : "";
  return /^([0-9a-f])(?:-[0-9a-f])?\.jsonl$/.exec(name)?.[1];
}

/**
 * The files of the texts of one digit, sorted by hash: one, or sixteen by the SHA-256 of the hash where one would be
 * too large. The result depends on the texts alone, so adding texts twice, or in another order, gives the same bytes.
 */
function textFiles(
  digit: string,
  texts: ReadonlyMap<string, string>,
  largest: number = largestFile,
): ReadonlyMap<string, string> {
  const lines = [...texts]
    .toSorted(([a], [b]) => byUtf8(a, b))
    .map(([hash, text]) => ({ hash, line: `${canonicalJson({ hash, text })}\n` }));
  const bytes = lines.reduce((sum, { line }) => sum + Buffer.byteLength(line), 0);
  const joined = (part: typeof lines): string => part.map(({ line }) => line).join("");
  if (bytes <= largest) return new Map([[`${textsFolder}/${digit}.jsonl`, joined(lines)]]);
  return new Map(
    shardDigits.map((shard) => {
      const part = lines.filter(({ hash }) => shardOf(hash) === shard);
      return [`${textsFolder}/${digit}-${shard}.jsonl`, joined(part)];
    }),
  );
}

/**
 * What becomes of the texts folder when a revision's texts join those that are there. Files of digits that it adds
 * nothing to are not named; a file that was cut into shards goes after its shards are there.
 */
export function textChanges(
  added: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
  { paths, largest }: { readonly paths: readonly string[]; readonly largest?: number | undefined },
): readonly FileChange[] {
  return shardDigits.flatMap((digit) => {
    const ofDigit = (texts: ReadonlyMap<string, string>): [string, string][] =>
      [...texts].filter(([hash]) => textDigit(hash) === digit);
    const own = ofDigit(added);
    if (own.length === 0) return [];
    const files = textFiles(digit, new Map([...ofDigit(present), ...own]), largest);
    const others = paths.filter((path) => digitOfFile(path) === digit && !files.has(path));
    return [...files, ...others.map((path) => [path, undefined] as const)];
  });
}

/** The chunks and hashes that cases cite. */
export interface Cited {
  readonly chunkIds: ReadonlySet<string>;
  readonly hashes: ReadonlySet<string>;
}

/** The texts that a revision keeps under its policy. */
export function keptTexts(
  { chunks, texts }: Content,
  policy: SnapshotSettings["texts"],
  cited: Cited,
): ReadonlyMap<string, string> {
  if (policy === "none") return new Map();
  if (policy === "all") return texts;
  const wanted = new Set(
    [...chunks].flatMap(([id, { hash }]) =>
      cited.chunkIds.has(id) || cited.hashes.has(hash) ? [hash] : [],
    ),
  );
  return new Map([...texts].filter(([hash]) => wanted.has(hash)));
}
