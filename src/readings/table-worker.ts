// The other thread of table-thread.ts: an entry of its own in dist/.
import { parentPort, workerData } from "node:worker_threads";
import { HashStarts } from "../load/hash-column.ts";
import { linesAt, hashOfFiles } from "./hashed-files.ts";
import { TableIndex } from "./table-index.ts";
import type { TableFiles, TableHashes, TableLines, WantedHashes } from "./table-messages.ts";

if (parentPort === null) {
  process.stderr.write(
    "This is a thread of touchstone.js, and does nothing alone. Run that file.\n",
  );
  process.exitCode = 2;
} else {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- table-thread.ts gives it.
  const { before, after } = workerData as TableFiles;
  const index = new TableIndex();
  const hashes: TableHashes = {
    before: hashOfFiles(before, undefined),
    after: hashOfFiles(after, index),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread's port has no origin.
  parentPort.postMessage(hashes);
  parentPort.once("message", ({ starts }: WantedHashes) => {
    const wanted = new HashStarts();
    for (const start of starts) wanted.add(start);
    const lines: TableLines = { bytes: linesAt(after, index.linesOf(wanted)) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread's port has no origin.
    parentPort?.postMessage(lines);
  });
}
