import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ChangedMeanwhileError } from "../../src/git/changed-meanwhile.ts";
import { writeFiles } from "../../src/git/write-files.ts";
import { readCase } from "../../src/load/read-case.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { Problem } from "../../src/model/finding.ts";
import { startOf } from "../../src/model/location.ts";

/** A case file that was read before: UTF-8, with its byte order mark, which is to survive. */
export async function rawText(file: string): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(file));
}

/** Whether a text, which may be that of a file that is gone, says of a case what it said: an editor may have saved since. */
export function saysStill(file: CaseFile, text: string): boolean {
  const now = readCase(file.path, text.replace(/^\ufeff/, "")).file;
  return isDeepStrictEqual(now?.case, file.case);
}

/** What stands against writing a file that somebody else has written since it was read. */
export function changedMeanwhile({ path }: Pick<CaseFile, "path">): Problem {
  return {
    message: "The file changed while it was being read.",
    at: startOf(path),
    fix: "Run the command again: it reads the file as it is now.",
  };
}

/** A file that was read, and what is to stand there. */
interface Replacement {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Writes files that were read before, all of them or, where one is not as it was read, none; gives what stands against it. */
export async function replaceTexts(
  folder: string,
  files: readonly Replacement[],
): Promise<readonly Problem[]> {
  try {
    const asRead = new Map(files.map(({ path, before }) => [path, before]));
    await writeFiles(
      folder,
      files.map(({ path, after }) => [path, after] as const),
      asRead,
    );
    return [];
  } catch (error) {
    if (!(error instanceof ChangedMeanwhileError)) throw error;
    return error.paths.map((path) => changedMeanwhile({ path }));
  }
}

/** The files of a plan that are not as they were read any more: planning for a large set takes seconds. */
export async function changedSince(
  folder: string,
  files: readonly { readonly path: string; readonly before: string }[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    // A file that is gone is not put back.
    const now = await rawText(join(folder, file.path)).catch(() => undefined);
    if (now !== file.before) problems.push(changedMeanwhile(file));
  }
  return problems;
}
