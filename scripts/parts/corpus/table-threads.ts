import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { ReadTables } from "../../../src/corpus/comparing/recorded-files.ts";
import { TableThread } from "../../../src/readings/table-thread.ts";

/** The fewest records that are worth a thread: below that, starting one takes longer than it saves. */
const leastRecords = 100_000;

/**
 * How the command line reads two large tables of a set's folder: in another thread, while this one compares their records.
 * Small ones, and all of them from source, are read in this one.
 */
export function tableThreads(folder: string): ReadTables {
  const inFolder = (path: string): string => join(folder, path);
  return ([before, after]) => {
    // In the bundle, this lies in one of its chunks.
    const script = new URL("../table-worker.js", import.meta.url);
    const count = before.recorded.count + after.recorded.count;
    if (count < leastRecords || availableParallelism() < 2 || !existsSync(script)) return undefined;
    return new TableThread(script, {
      before: before.files.map(inFolder),
      after: after.files.map(inFolder),
    });
  };
}
