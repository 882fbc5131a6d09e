import { mkdir, open, type FileHandle } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Job } from "../../src/github/job.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { linkOnWay, wayBelow } from "./plain-way.ts";

type Folders = Pick<Job, "workspace" | "temporary">;

/** How many reports of one job find a name. */
const mostReports = 100;

/**
 * Writes the report, and gives its full path. Without a file that was asked for it is a new one among the runner's temporary
 * files, so that a second step of a job leaves the report of the first. Throws UsageError where the file lies elsewhere
 * than in the workspace or among these, or behind a link.
 */
export async function writeReport(
  folders: Folders,
  asked: string | undefined,
  pieces: Iterable<string>,
): Promise<string> {
  if (asked === undefined) return await writeNew(folders.temporary, pieces);
  const file = resolve(folders.workspace, asked);
  await assertOurs(folders, file, asked);
  await mkdir(dirname(file), { recursive: true });
  await writeInto(await open(file, "w"), pieces);
  return file;
}

async function writeNew(folder: string, pieces: Iterable<string>): Promise<string> {
  for (let number = 1; number <= mostReports; number++) {
    const file = join(folder, `touchstone-report${number === 1 ? "" : `-${number}`}.json`);
    const handle = await opened(file);
    if (handle === undefined) continue;
    await writeInto(handle, pieces);
    return file;
  }
  throw new Error(`There are ${mostReports} reports in "${folder}" already.`);
}

/** Undefined where there is a file already. */
async function opened(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, "wx");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return undefined;
    throw error;
  }
}

async function writeInto(handle: FileHandle, pieces: Iterable<string>): Promise<void> {
  try {
    for (const piece of pieces) await handle.write(piece);
  } finally {
    await handle.close();
  }
}

async function assertOurs(
  { workspace, temporary }: Folders,
  file: string,
  asked: string,
): Promise<void> {
  for (const folder of [workspace, temporary]) {
    const way = wayBelow(folder, file);
    if (way === undefined) continue;
    const link = await linkOnWay(folder, way);
    if (link === undefined) return;
    throw new UsageError(
      `The input report is "${asked}", and "${link}" is a link. Name a file behind no link.`,
    );
  }
  throw new UsageError(
    `The input report is "${asked}", which lies outside the workspace and the runner's temporary folder.`,
  );
}
