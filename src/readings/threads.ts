import { Worker } from "node:worker_threads";
import type { CaseBatch, CaseLines } from "./case-batch.ts";

/** How many batches a thread has at most: one that it reads, and one so that it need not wait. */
const mostOut = 2;

interface Thread {
  readonly worker: Worker;
  /** The batches it has, by id. */
  readonly out: Map<number, CaseBatch>;
}

/** Threads that read batches of case files. What one of them cannot do comes back. */
export class Threads {
  readonly #alive = new Set<Thread>();
  readonly #answers: CaseLines[] = [];
  readonly #returned: CaseBatch[] = [];
  #onNews: () => void = () => undefined;

  /** Starts so many threads that run a script; those that cannot start are not there. */
  constructor(script: URL, count: number) {
    try {
      while (this.#alive.size < count) this.#start(new Worker(script, { resourceLimits }));
    } catch {
      // The system gives no more threads, or none.
    }
  }

  /** Whether a thread would take another batch. */
  get takesMore(): boolean {
    return [...this.#alive].some(({ out }) => out.size < mostOut);
  }

  /** Whether a batch is out, which will be answered or come back. */
  get isBusy(): boolean {
    return [...this.#alive].some(({ out }) => out.size > 0);
  }

  /** Gives a batch to the thread that has the fewest; where none is alive, it comes back. */
  post(batch: CaseBatch): void {
    const [least] = [...this.#alive].toSorted((a, b) => a.out.size - b.out.size);
    if (least === undefined) {
      this.#returned.push(batch);
      return;
    }
    least.out.set(batch.id, batch);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    least.worker.postMessage(batch);
  }

  /** The answers and the batches that came back since it was last asked. */
  news(): { readonly answers: readonly CaseLines[]; readonly returned: readonly CaseBatch[] } {
    return { answers: this.#answers.splice(0), returned: this.#returned.splice(0) };
  }

  /** Waits until there is news, where there will be any. */
  async waitForNews(): Promise<void> {
    if (this.#answers.length + this.#returned.length > 0 || !this.isBusy) return;
    await new Promise<void>((done) => {
      this.#onNews = done;
    });
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#alive].map(async ({ worker }) => await worker.terminate()));
  }

  #start(worker: Worker): void {
    const thread: Thread = { worker, out: new Map() };
    this.#alive.add(thread);
    const end = (): void => {
      this.#end(thread);
    };
    // Why a thread ends does not matter: what it had is read elsewhere, and a mistake of ours shows there as well.
    worker.on("error", end).on("messageerror", end).on("exit", end);
    worker.on("message", ({ id, lines }: CaseLines) => {
      const batch = thread.out.get(id);
      if (batch?.files.length !== lines.length) {
        end();
        return;
      }
      thread.out.delete(id);
      this.#answers.push({ id, lines });
      this.#onNews();
    });
  }

  #end(thread: Thread): void {
    this.#alive.delete(thread);
    this.#returned.push(...thread.out.values());
    thread.out.clear();
    this.#onNews();
  }
}

/** Most of what a thread makes is rubbish at once: in a large nursery less of it is moved about. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };
