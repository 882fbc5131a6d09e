import { isUtf8 } from "node:buffer";
import type { Defect } from "../model/dataset.ts";
import { isInCases } from "../model/layout.ts";
import { UnreadableError, type ReadResult, type Tree } from "../model/tree.ts";
import { limits } from "./limits.ts";
import { unreadable } from "./set-files.ts";
import { startOf } from "../model/location.ts";

export type TextFile = MarkedText | { readonly defect: Defect };

/** A file's text without a byte order mark, and the mark where it has one. */
export interface MarkedText {
  readonly mark: "" | "\ufeff";
  readonly text: string;
}

/** Reads a UTF-8 file; too many bytes, or bytes that are no UTF-8, are a defect and not text. */
export async function readText(tree: Tree, path: string, max: number): Promise<TextFile> {
  const reading = await readOrUndefined(tree, path, max);
  if (reading === undefined) return { defect: unreadable(path) };
  const { bytes, more } = reading;
  if (more) return { defect: tooLarge(path, max) };
  const text = decodeUtf8(bytes);
  if (text === undefined) return { defect: notUtf8(path, bytes) };
  if (text.startsWith("\ufeff")) return { defect: secondMark(path) };
  return { mark: isMarked(bytes) ? "\ufeff" : "", text };
}

/** Whether UTF-8 text starts with a byte order mark. */
export function isMarked(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

async function readOrUndefined(
  tree: Tree,
  path: string,
  max: number,
): Promise<ReadResult | undefined> {
  try {
    return await tree.read(path, { max });
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}

/** The text of a case file that was read before; undefined where it gives none any more. */
export function textNow(tree: Tree, path: string): string | undefined {
  try {
    const reading = tree.readNow?.(path, { max: limits.case });
    return reading === undefined || reading.more ? undefined : decodeUtf8(reading.bytes);
  } catch {
    return undefined;
  }
}

/** The text without a byte order mark; undefined where the bytes are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  // A decoder of Node takes several times as long for a short text.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.toString("utf8", isMarked(bytes) ? 3 : 0);
}

/** A file that is larger than its kind may be. */
export function tooLarge(file: string, max: number): Defect {
  return {
    rule: "file/too-large",
    message: `The file is larger than the ${sizeText(max)} that a file of its kind may have, so it was not read.`,
    at: startOf(file),
    fix: isInCases(file)
      ? "Shorten it: a file holds one case, and no texts of documents."
      : "Restore it from Git, or take out what does not belong in it.",
  };
}

/** A size in the unit that a person would use. */
export function sizeText(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes >= 1024 ? `${kibibytes / 1024} MiB` : `${kibibytes} KiB`;
}

/** One byte order mark is taken away; what is left of two would be a letter of the first name to one reader, and nothing to another. */
function secondMark(file: string): Defect {
  return {
    rule: "file/not-yaml",
    message:
      "The file starts with two byte order marks (U+FEFF), and readers take one of them for a letter.",
    at: startOf(file),
    fix: "Save it as UTF-8 without a byte order mark.",
  };
}

function notUtf8(file: string, bytes: Uint8Array): Defect {
  const wide = bytes[0] === 0xff || bytes[0] === 0xfe;
  return {
    rule: "file/not-utf8",
    message: wide ? "The file is UTF-16, not UTF-8." : "The file holds bytes that are not UTF-8.",
    at: { file, line: lineOfBrokenByte(bytes), column: 1 },
    fix: "Save it as UTF-8.",
  };
}

/** The line of the first byte that is no UTF-8: lines decode one by one, since no UTF-8 sequence holds a line feed. */
export function lineOfBrokenByte(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  while (start < bytes.length) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed === -1 ? bytes.length : feed;
    if (decodeUtf8(bytes.subarray(start, end)) === undefined) return line;
    start = end + 1;
    line++;
  }
  return 1;
}
