// The other thread of thread-reader.ts: an entry of its own in dist/.
import { parentPort } from "node:worker_threads";
import { caseLine } from "../load/case-line.ts";
import { plainCase } from "../load/plain-case.ts";
import type { CaseBatch, CaseLines } from "./case-batch.ts";

if (parentPort === null) {
  process.stderr.write(
    "This is a thread of touchstone.js, and does nothing alone. Run that file.\n",
  );
  process.exitCode = 2;
}

parentPort?.on("message", ({ id, files }: CaseBatch) => {
  const lines = files.map(([path, text]) => caseLine(plainCase(path, text)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread's port has no origin.
  parentPort?.postMessage({ id, lines } satisfies CaseLines);
});
