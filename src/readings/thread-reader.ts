import { setImmediate } from "node:timers/promises";
import { caseOfLine } from "../load/case-line.ts";
import {
  caseOfText,
  caseText,
  oneByOne,
  type CaseReader,
  type ReadCaseFile,
} from "../load/case-reader.ts";
import { plainCase } from "../load/plain-case.ts";
import type { TextFile } from "../load/text-file.ts";
import type { Tree } from "../model/tree.ts";
import type { CaseBatch } from "./case-batch.ts";
import { Threads } from "./threads.ts";

/** With which threads case files are read. */
export interface ThreadOptions {
  /** The script that a thread runs: case-worker.ts, as it was built. */
  readonly script: URL;
  /** How many threads there are besides the one that asks, which reads as well. */
  readonly count: number;
}

/** How many files a thread gets at once, and how many are read here before the threads are looked after. */
const filesOut = 64;
const filesHere = 16;

/** Reads case files in several threads. Each file's reading is that of its text alone, so nothing depends on their number. */
export function threadReader({ script, count }: ThreadOptions): CaseReader {
  return async function* read(tree, paths) {
    if (count < 1) {
      yield* oneByOne(tree, paths);
      return;
    }
    const threads = new Threads(script, count);
    try {
      yield* new Reading(tree, paths, threads).all();
    } finally {
      await threads.stop();
    }
  };
}

/** A batch that is out, and the places that its files have among all. */
interface Sent {
  readonly batch: CaseBatch;
  readonly places: readonly number[];
}

/** One reading of many files: what is done, what is out, and what is next. */
class Reading {
  readonly #tree: Tree;
  readonly #paths: readonly string[];
  readonly #threads: Threads;
  readonly #done: (ReadCaseFile | undefined)[] = [];
  readonly #sent = new Map<number, Sent>();
  #next = 0;

  constructor(tree: Tree, paths: readonly string[], threads: Threads) {
    this.#tree = tree;
    this.#paths = paths;
    this.#threads = threads;
  }

  async *all(): AsyncGenerator<ReadCaseFile> {
    let told = 0;
    while (told < this.#paths.length) {
      await this.#step();
      for (let one = this.#done[told]; one !== undefined; one = this.#done[told]) {
        // Each is told once, and a large set is not kept twice.
        this.#done[told++] = undefined;
        yield one;
      }
    }
  }

  /** Feeds the threads, reads a few files here, and takes in what the threads have done. */
  async #step(): Promise<void> {
    while (this.#threads.takesMore && !this.#isAllGiven) await this.#send();
    if (this.#isAllGiven) {
      await this.#threads.waitForNews();
    } else {
      for (const end = this.#next + filesHere; this.#next < end && !this.#isAllGiven;) {
        const { place, path, file } = await this.#nextFile();
        this.#done[place] = caseOfText(path, file);
      }
      // Messages arrive between two rounds of the event loop.
      await setImmediate();
    }
    const { answers, returned } = this.#threads.news();
    for (const { id, lines } of answers) {
      this.#takeIn(id, (index) => fromLine(lines[index] ?? ""));
    }
    for (const { id, files } of returned) {
      this.#takeIn(id, (index) => ({
        plain: plainCase(...(files[index] ?? ["", ""])),
      }));
    }
  }

  get #isAllGiven(): boolean {
    return this.#next >= this.#paths.length;
  }

  async #nextFile(): Promise<{ place: number; path: string; file: TextFile }> {
    const place = this.#next++;
    const path = this.#paths[place] ?? "";
    return { place, path, file: await caseText(this.#tree, path) };
  }

  async #send(): Promise<void> {
    const files: [string, string][] = [];
    const places: number[] = [];
    while (files.length < filesOut && !this.#isAllGiven) {
      const { place, path, file } = await this.#nextFile();
      if ("defect" in file) {
        this.#done[place] = caseOfText(path, file);
      } else {
        files.push([path, file.text]);
        places.push(place);
      }
    }
    const batch = { id: this.#next, files };
    this.#sent.set(batch.id, { batch, places });
    this.#threads.post(batch);
  }

  #takeIn(id: number, readAt: (index: number) => Omit<ReadCaseFile, "text">): void {
    const sent = this.#sent.get(id);
    this.#sent.delete(id);
    for (const [index, place] of sent?.places.entries() ?? []) {
      this.#done[place] = { ...readAt(index), text: sent?.batch.files[index]?.[1] };
    }
  }
}

function fromLine(line: string): Omit<ReadCaseFile, "text"> {
  return { plain: caseOfLine(line), line };
}
