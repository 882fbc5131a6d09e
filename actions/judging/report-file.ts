import { lstat, mkdir, open, type FileHandle } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Job } from "../../src/github/job.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { linkOnWay, wayBelow } from "./plain-way.ts";

type Folders = Pick<Job, "workspace" | "temporary">;

/** How many reports of one job find a name. */
const mostReports = 100;

/**
 * Writes the report, and gives its full path. Without a file that was asked for it is a new one among the runner's temporary
 * files, so that a second step of a job leaves the report of the first. Throws UsageError where the file lies elsewhere
 * than in the workspace or among these, behind a link, or where something else stands.
 */
export async function writeReport(
  folders: Folders,
  asked: string | undefined,
  pieces: Iterable<string>,
): Promise<string> {
  if (asked === undefined) return await writeNew(folders.temporary, pieces);
  const file = resolve(folders.workspace, asked);
  await assertOurs(folders, file, asked);
  await assertFree(file, asked);
  await mkdir(dirname(file), { recursive: true });
  await writeInto(await open(file, "w"), pieces);
  return file;
}

/**
 * What a checkout brings is not for a report to overwrite: neither Git's own files nor a file of the change. Only a report of
 * an earlier step may stand there.
 */
async function assertFree(file: string, asked: string): Promise<void> {
  const facts = await lstat(file).catch(() => undefined);
  const inGit = file.split(sep).some((part) => part.toLowerCase() === ".git");
  if (!inGit && (facts === undefined || (facts.isFile() && (await isReport(file))))) return;
  const why = inGit ? "which is Git's own place" : "where something else stands";
  throw new UsageError(
    `The input report is "${asked}", ${why}. Name a file that is not there yet, or leave it out for one among the runner's temporary files.`,
  );
}

/** How the reports of all actions begin, done and not done. */
const starts = [
  '{"findings":[',
  '{"notJudged":',
  '{"refresh":{',
  '{"corpusChange":{',
  '{"review":{',
  '{"notDone":',
] as const;

/** Whether a file begins as a report does. */
async function isReport(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    const start = buffer.toString("utf8", 0, bytesRead);
    return bytesRead === 0 || starts.some((one) => start.startsWith(one));
  } finally {
    await handle.close();
  }
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

/** A report as a workflow would write its path: in the workspace from there, else in full. */
export function reportName(report: string, { workspace }: Pick<Job, "workspace">): string {
  const way = relative(workspace, report);
  return way.startsWith("..") ? report : way;
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
