import { existsSync } from "node:fs";
import { oneByOne, type CaseReader } from "../../../src/load/case-reader.ts";

/** More threads than this wait for the one that feeds them. */
const mostThreads = 4;

/** The fewest case files that are worth a thread: below that, starting one takes longer than it saves. */
const leastFiles = 500;

/**
 * How the command line reads case files: many of them in as many threads as the machine has processors, few of them, and
 * all of them from source, in this one.
 */
export const caseThreads: CaseReader = async function* (tree, paths) {
  // In the bundle, this lies in one of its chunks.
  const script = new URL("../case-worker.js", import.meta.url);
  if (paths.length < leastFiles || !existsSync(script)) {
    yield* oneByOne(tree, paths);
    return;
  }
  // What starts threads is loaded where there is something for them.
  const { availableParallelism } = await import("node:os");
  const { threadReader } = await import("../../../src/readings/thread-reader.ts");
  const count = Math.min(availableParallelism(), mostThreads) - 1;
  yield* threadReader({ script, count })(tree, paths);
};
