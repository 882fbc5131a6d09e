import { readFile } from "node:fs/promises";
import type { CaseFile } from "../../src/model/case.ts";
import type { Problem } from "../../src/model/finding.ts";
import { startOf } from "../../src/model/location.ts";

/** A case file that was read before: UTF-8, with its byte order mark, which is to survive. */
export async function rawText(file: string): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(file));
}

/** What stands against writing a file that somebody else has written since it was read. */
export function changedMeanwhile(file: CaseFile): Problem {
  return {
    message: "The file changed while it was being read.",
    at: startOf(file.path),
    fix: "Run the command again: it reads the file as it is now.",
  };
}
