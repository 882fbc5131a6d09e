import { caseOfLine } from "../load/case-line.ts";
import type { PlainCase } from "../load/plain-case.ts";
import type { KeptWriter } from "./kept-file.ts";

/** The cases that earlier runs read, by path and blob id, in one file: a line a case, and an index behind. */
export class KeptCases {
  readonly #bytes: Buffer;
  readonly #places: ReadonlyMap<string, Place>;

  /** Reads what a CaseKeeper wrote; of nothing, nothing. */
  constructor(bytes: Buffer | undefined) {
    this.#bytes = bytes ?? Buffer.alloc(0);
    this.#places = bytes === undefined ? new Map() : placesIn(bytes);
  }

  get size(): number {
    return this.#places.size;
  }

  /** The line of a path's case, where the file has the bytes that it had. */
  line(path: string, blob: string): Uint8Array | undefined {
    const place = this.#places.get(path);
    return place?.blob === blob ? this.#bytes.subarray(place.start, place.end) : undefined;
  }
}

interface Place {
  readonly blob: string;
  readonly start: number;
  readonly end: number;
}

/** As JSON: three lists are read faster than a list of many maps. */
interface Index {
  readonly paths: readonly string[];
  readonly blobs: readonly string[];
  /** Where each line ends and the next one starts. */
  readonly ends: readonly number[];
}

/** The last bytes: where the index starts. */
const tailLength = 16;

function placesIn(bytes: Buffer): ReadonlyMap<string, Place> {
  const end = bytes.length - tailLength;
  const start = Number(bytes.toString("latin1", end));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- CaseKeeper wrote it, and the file's hash is right.
  const { paths, blobs, ends } = JSON.parse(bytes.toString("utf8", start, end)) as Index;
  return new Map(
    paths.map((path, index) => [
      path,
      { blob: blobs[index] ?? "", start: ends[index - 1] ?? 0, end: ends[index] ?? 0 },
    ]),
  );
}

/** The case of a kept line. */
export function caseOfBytes(line: Uint8Array): PlainCase {
  return caseOfLine(Buffer.from(line.buffer, line.byteOffset, line.byteLength).toString("utf8"));
}

/** Most bytes of lines that are kept of a set; cases beyond are read anew each time. */
const most = 512 * 1024 * 1024;

/** Gathers the cases of a run to be kept. */
export class CaseKeeper {
  readonly #index: { paths: string[]; blobs: string[]; ends: number[] } = {
    paths: [],
    blobs: [],
    ends: [],
  };
  readonly #lines: Uint8Array[] = [];
  #length = 0;
  #isNew = false;

  /** A line that is kept already. */
  again(path: string, blob: string, line: Uint8Array): void {
    if (this.#length + line.length > most) return;
    this.#lines.push(line);
    this.#length += line.length;
    this.#index.paths.push(path);
    this.#index.blobs.push(blob);
    this.#index.ends.push(this.#length);
  }

  add(path: string, blob: string, line: Uint8Array): void {
    this.#isNew = true;
    this.again(path, blob, line);
  }

  /** Whether there are others than those that are kept already, or fewer. */
  isNewTo(cases: KeptCases): boolean {
    return this.#isNew || this.#lines.length !== cases.size;
  }

  write(writer: KeptWriter): void {
    for (const line of this.#lines) writer.add(line);
    writer.add(Buffer.from(JSON.stringify(this.#index)));
    writer.add(Buffer.from(String(this.#length).padStart(tailLength)));
    writer.finish();
  }
}
