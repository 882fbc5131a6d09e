import { basename, dirname, resolve } from "node:path";
import { IncompleteMap } from "../../../src/corpus/dump-map.ts";
import { corpusMapShape } from "../../../src/load/generated/corpus-map-shape.js";
import { limits } from "../../../src/load/limits.ts";
import { readYaml } from "../../../src/load/read-yaml.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import type { CorpusMap } from "../../../src/model/generated/corpus-map.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { defectReport } from "../../../src/report/verdict/text-report.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { placeFrom } from "../set-folder.ts";

/** Reads a mapping file; without one, nothing is mapped. Throws UsageError. */
export async function readMap(io: Io, file: string | undefined): Promise<CorpusMap> {
  if (file === undefined) return {};
  const path = resolve(io.cwd, file);
  const folder = dirname(path);
  const reading = await readYaml(workingTree(folder), basename(path), {
    max: limits.policy,
    matches: corpusMapShape,
  }).catch((cause: unknown) => {
    throw new UsageError(`The mapping file "${terminalText(file)}" cannot be opened.`, { cause });
  });
  if (reading.value !== undefined && reading.defects.length === 0) return reading.value;
  const place = placeFrom(io.cwd, folder);
  throw new UsageError(
    `${defectReport(reading.defects, { style: plainStyle, place })}\nThe mapping file does not fit, so nothing was read.`,
  );
}

/** What a part of a mapping gives; undefined, with the reason among those that are open, where it is incomplete. */
export function completed<Value>(part: () => Value, open: string[]): Value | undefined {
  try {
    return part();
  } catch (error) {
    if (!(error instanceof IncompleteMap)) throw error;
    open.push(error.message);
    return undefined;
  }
}

/** Everything that is open in a mapping, as one message. */
export function incomplete(open: readonly string[]): UsageError {
  const lines = open.flatMap((text) => text.split("\n"));
  return new UsageError(lines.map(terminalText).join("\n"));
}
