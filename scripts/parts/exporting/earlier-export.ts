import { lstat, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { exportShape } from "../../../src/load/generated/export-shape.js";
import { readJson } from "../../../src/load/json-file.ts";
import type { ExportManifest } from "../../../src/model/generated/export.ts";
import { sha256 } from "../../../src/model/hash.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { assertApart } from "../output-file.ts";
import { realPathOf } from "../real-path.ts";
import type { ExportPlace } from "./export-place.ts";

/**
 * The files of the export that was there before, below the folder, which the new one does not write: they may hold what
 * the new one may not. Only what the earlier manifest lists, and only where it is still what was exported. Throws
 * UsageError, which names them, where one is not.
 */
export async function staleFiles(
  place: ExportPlace,
  manifest: string,
  written: readonly string[],
): Promise<readonly string[]> {
  const earlier = await earlierManifest(join(place.folder, manifest));
  const kept = new Set([manifest, ...written]);
  const stale: string[] = [];
  const others: string[] = [];
  for (const file of earlier?.files ?? []) {
    if (kept.has(file.path)) continue;
    const state = await stateOf(place.folder, file);
    if (state === "exported") stale.push(file.path);
    if (state === "other") others.push(file.path);
  }
  if (others.length > 0) throw notTakenAway(place, others);
  for (const path of stale) await assertApart(place.output, path, join(place.folder, path));
  return stale;
}

/** Undefined where nothing is there, or it is no manifest of an export. */
async function earlierManifest(path: string): Promise<ExportManifest | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  const reading = bytes && readJson(bytes);
  if (reading === undefined || "problem" in reading) return undefined;
  return exportShape(reading.value) ? reading.value : undefined;
}

/** Whether a listed file is there as it was exported, is something else by now, or is not there. */
async function stateOf(
  folder: string,
  { path, sha256: hash }: ExportManifest["files"][number],
): Promise<"exported" | "other" | "absent"> {
  const full = join(folder, path);
  // No link may lead elsewhere, and no ".." out of the folder.
  const way = relative(await realPathOf(folder), await realPathOf(full));
  if (way !== join(path) || path.split(/[/\\]/).includes("..")) return "other";
  const facts = await lstat(full).catch(() => undefined);
  if (facts === undefined) return "absent";
  if (!facts.isFile()) return "other";
  return sha256(await readFile(full)) === hash ? "exported" : "other";
}

function notTakenAway({ name }: ExportPlace, paths: readonly string[]): UsageError {
  const files = paths.map((path) => `"${terminalText(path)}"`).join(", ");
  return new UsageError(
    `"${terminalText(name)}" holds an earlier export, and ${files} of it is not as it was exported, so it is not taken away: remove it, or give --out another folder.`,
  );
}
