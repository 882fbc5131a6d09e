import { readFile } from "node:fs/promises";

/** A case file that was read before: UTF-8, with its byte order mark, which is to survive. */
export async function rawText(file: string): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(file));
}
