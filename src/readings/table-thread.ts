import { Worker } from "node:worker_threads";
import { keptDigits } from "../load/hash-column.ts";
import type { TableFiles, TableHashes, TableLines, WantedHashes } from "./table-messages.ts";

/**
 * Reads the files of two tables in a thread of its own, while somebody compares their records: what each is in all, and then
 * the lines of some texts. Where the thread does not start, or ends, its answers are undefined.
 */
export class TableThread {
  readonly #worker: Worker | undefined;
  readonly #hashes: Promise<TableHashes | undefined>;

  /** `script` is table-worker.ts, as it was built. */
  constructor(script: URL, files: TableFiles) {
    this.#worker = started(script, files);
    this.#hashes = this.#answer<TableHashes>();
  }

  async hashes(): Promise<TableHashes | undefined> {
    return await this.#hashes;
  }

  /** Lines of the later table, of which each is whole; among them all that have one of these hashes. */
  async linesWith(hashes: Iterable<string>): Promise<Uint8Array | undefined> {
    if ((await this.#hashes) === undefined) return undefined;
    const at = "sha256:".length;
    const starts = Uint32Array.from(hashes, (hash) =>
      Number.parseInt(hash.slice(at, at + keptDigits), 16),
    );
    const answer = this.#answer<TableLines>();
    this.#worker?.postMessage({ starts } satisfies WantedHashes);
    return (await answer)?.bytes;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #answer<Message>(): Promise<Message | undefined> {
    const worker = this.#worker;
    if (worker === undefined) return undefined;
    return await new Promise((done) => {
      const fail = (): void => {
        done(undefined);
      };
      worker
        .once("message", done)
        .once("error", fail)
        .once("messageerror", fail)
        .once("exit", fail);
    });
  }
}

function started(script: URL, files: TableFiles): Worker | undefined {
  try {
    // Why a thread ends does not matter: what it was to read is read elsewhere, and a mistake shows there as well.
    return new Worker(script, { workerData: files }).on("error", () => undefined);
  } catch {
    return undefined;
  }
}
