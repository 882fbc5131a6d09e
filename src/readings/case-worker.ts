// The other thread of thread-reader.ts: an entry of its own in dist/.
import { parentPort } from "node:worker_threads";
import { caseLine } from "../load/case-line.ts";
import { plainCase } from "../load/plain-case.ts";
import type { CaseBatch, CaseLines } from "./case-batch.ts";

parentPort?.on("message", ({ id, files }: CaseBatch) => {
  const lines = files.map(([path, text]) => caseLine(plainCase(path, text)));
  parentPort?.postMessage({ id, lines } satisfies CaseLines);
});
