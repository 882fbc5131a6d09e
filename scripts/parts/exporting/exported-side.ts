import { lstat, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { readManifest } from "../../../src/exporting/contracts/read-manifest.ts";
import { readLines } from "../../../src/exporting/contracts/read-lines.ts";
import type { FileState } from "../../../src/exporting/contracts/side.ts";
import { jsonl } from "../../../src/exporting/jsonl.ts";
import type { ExportManifest } from "../../../src/model/generated/export.ts";
import { sha256 } from "../../../src/model/hash.ts";
import type { NamedSide } from "../../../src/report/exporting/contracts/compared-contracts.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { dueManifest, plainBytes } from "../input-file.ts";
import { realPathOf } from "../real-path.ts";

/**
 * The export at a place: a folder with manifest.json, a manifest, or a file with `<file>.manifest.json` beside it. Throws
 * UsageError, with the place in the file, where there is no manifest of an export.
 */
export async function exportedSide(cwd: string, given: string): Promise<NamedSide> {
  const name = await manifestName(cwd, given);
  const reading = readManifest(name, await plainBytes(cwd, name, dueManifest));
  if ("problem" in reading) {
    const { at, message } = reading.problem;
    throw new UsageError(terminalText(`${name}:${at.line}:${at.column}: ${message}`));
  }
  const { manifest } = reading;
  const folder = dirname(resolve(cwd, name));
  const files: Beside[] = [];
  for (const file of manifest.files) files.push(await besideOf(folder, file));
  return {
    name,
    manifest,
    files: files.map(({ path, state }) => ({ path, state })),
    ...linesIn(manifest, files),
  };
}

/** As somebody named it, with what leads to the manifest. */
async function manifestName(cwd: string, given: string): Promise<string> {
  const facts = await stat(resolve(cwd, given)).catch(() => undefined);
  if (facts?.isDirectory() === true) {
    const name = join(given, "manifest.json");
    if (await isThere(resolve(cwd, name))) return name;
    throw new UsageError(
      `The folder "${terminalText(given)}" has no manifest.json. Give the folder of an export, or a manifest: touchstone export --out writes both.`,
    );
  }
  const beside = `${given}.manifest.json`;
  if (await isThere(resolve(cwd, beside))) return beside;
  const ofFolder = join(dirname(given), "manifest.json");
  return (await lists(cwd, ofFolder, basename(given))) ? ofFolder : given;
}

/** Whether there is a manifest of an export that lists a file beside it. */
async function lists(cwd: string, manifest: string, file: string): Promise<boolean> {
  if (!(await isThere(resolve(cwd, manifest)))) return false;
  const reading = readManifest(manifest, await plainBytes(cwd, manifest, dueManifest));
  return "manifest" in reading && reading.manifest.files.some(({ path }) => path === file);
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
}

interface Beside {
  readonly path: string;
  readonly state: FileState;
  /** Where it is as it was exported. */
  readonly bytes: Uint8Array | undefined;
}

async function besideOf(
  folder: string,
  { path, bytes: length, sha256: hash }: ExportManifest["files"][number],
): Promise<Beside> {
  const full = join(folder, path);
  const without = (state: FileState): Beside => ({ path, state, bytes: undefined });
  // No link may lead elsewhere, and no ".." out of the folder: what lies there was never exported.
  if (path.includes("\0") || path.split(/[/\\]/).includes("..")) return without("outside");
  const facts = await lstat(full).catch(() => undefined);
  if (facts === undefined) return without("absent");
  if (!facts.isFile() || facts.size !== length) return without("altered");
  if (relative(await realPathOf(folder), await realPathOf(full)) !== join(path)) {
    return without("outside");
  }
  const bytes = await readFile(full);
  return sha256(bytes) === hash ? { path, state: "as-exported", bytes } : without("altered");
}

/** The lines of the cases, where the shape has them and all of them are as exported. */
function linesIn(
  manifest: ExportManifest,
  files: readonly Beside[],
): Pick<NamedSide, "lines" | "wrongLines"> {
  if (manifest.shape !== jsonl.name) return {};
  const read = files.flatMap(({ path, bytes }) => (bytes === undefined ? [] : [{ path, bytes }]));
  if (read.length < files.length) return {};
  const { lines, wrong } = readLines(manifest, read);
  return { lines, wrongLines: wrong };
}
