import { canonicalJson } from "../model/digest.ts";
import { shardDigits, textsFolder } from "../model/layout.ts";
import type { Content, SnapshotSettings } from "./snapshot.ts";
import { largestFile, lineFiles } from "./table.ts";

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
 * What becomes of the texts folder when a revision's texts join those that are there. It depends on the texts alone:
 * adding them twice, or in another order, gives the same bytes. Files of digits that it adds nothing to are not named; a
 * file that was cut into shards goes after its shards are there.
 */
export function textChanges(
  added: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
  {
    paths,
    largest = largestFile,
  }: { readonly paths: readonly string[]; readonly largest?: number | undefined },
): readonly FileChange[] {
  return shardDigits.flatMap((digit) => {
    const ofDigit = (texts: ReadonlyMap<string, string>): [string, string][] =>
      [...texts].filter(([hash]) => textDigit(hash) === digit);
    const own = ofDigit(added);
    if (own.length === 0) return [];
    const lines = [...new Map([...ofDigit(present), ...own])].map(([hash, text]) => ({
      id: hash,
      line: `${canonicalJson({ hash, text })}\n`,
    }));
    const files = lineFiles(`${textsFolder}/${digit}`, lines, largest);
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
