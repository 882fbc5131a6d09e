import { availableParallelism } from "node:os";
import { existsSync } from "node:fs";
import { oneByOne, type CaseReader } from "../../src/load/case-reader.ts";
import { threadReader } from "../../src/readings/thread-reader.ts";

/** More threads than this wait for the one that feeds them. */
const mostThreads = 4;

/** The fewest case files that are worth a thread: below that, starting one takes longer than it saves. */
const leastFiles = 500;

/** How the command line reads case files: in as many threads as the machine has processors. From source, in this one. */
export function caseThreads(): CaseReader {
  // In the bundle, this lies in one of its chunks.
  const script = new URL("../case-worker.js", import.meta.url);
  if (!existsSync(script)) return oneByOne;
  const count = Math.min(availableParallelism(), mostThreads) - 1;
  return threadReader({ script, count, least: leastFiles });
}
