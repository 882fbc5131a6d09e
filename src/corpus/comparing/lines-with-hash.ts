import { HashColumn, HashStarts, keptDigits, numberAt } from "../../load/hash-column.ts";

/**
 * Finds the lines whose hash may be one of these: a few others are among them. Lines are not taken apart, since nearly all
 * of a million are of no interest.
 */
export class LineFinder {
  readonly #starts = new HashStarts();
  readonly #column = new HashColumn();

  constructor(hashes: ReadonlySet<string>) {
    for (const hash of hashes) {
      const at = "sha256:".length;
      this.#starts.add(Number.parseInt(hash.slice(at, at + keptDigits), 16));
    }
  }

  async *linesIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let rest: Uint8Array[] = [];
    for await (const piece of stream) {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      const end = bytes.lastIndexOf(0x0a) + 1;
      const first = rest.length === 0 ? 0 : bytes.indexOf(0x0a) + 1;
      if (first > 0) {
        yield* this.#in(Buffer.concat([...rest, bytes.subarray(0, first)]));
        rest = [];
      }
      if (end > first) yield* this.#in(bytes.subarray(first, end));
      if (end < bytes.length) rest.push(bytes.subarray(end));
    }
    yield* this.#in(Buffer.concat(rest));
  }

  *#in(bytes: Buffer): Generator<Uint8Array> {
    for (let line = 0; line < bytes.length;) {
      const feed = bytes.indexOf(0x0a, line);
      const end = feed === -1 ? bytes.length : feed;
      const at = this.#column.in(bytes, line, end);
      if (at !== -1 && this.#starts.has(numberAt(bytes, at, keptDigits))) {
        yield bytes.subarray(line, end);
      }
      line = end + 1;
    }
  }
}
