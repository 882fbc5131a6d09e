/** What stands before a chunk's hash. Quotes inside a text of JSON are escaped, so it stands nowhere else in a line. */
const mark = Buffer.from('"hash":"sha256:');
/** How many hex digits of a hash are looked up before a line is read. */
const digits = 6;

/**
 * The lines of a stream whose hash may be one of these: a few others are among them. Lines are not taken apart, since nearly
 * all of a million are of no interest.
 */
export async function* linesWithHash(
  stream: AsyncIterable<Uint8Array>,
  hashes: ReadonlySet<string>,
): AsyncGenerator<Uint8Array> {
  const finder = new LineFinder(hashes);
  let rest: Uint8Array[] = [];
  for await (const piece of stream) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const end = bytes.lastIndexOf(0x0a) + 1;
    const first = rest.length === 0 ? 0 : bytes.indexOf(0x0a) + 1;
    if (first > 0) {
      yield* finder.in(Buffer.concat([...rest, bytes.subarray(0, first)]));
      rest = [];
    }
    if (end > first) yield* finder.in(bytes.subarray(first, end));
    if (end < bytes.length) rest.push(bytes.subarray(end));
  }
  yield* finder.in(Buffer.concat(rest));
}

/** Finds lines by the start of their hash. */
class LineFinder {
  /** A bit for each start of a hash that one of the wanted ones has. */
  readonly #starts = new Uint8Array(16 ** digits / 8);
  /** Where the hash stood in the line before: a neighbour is mostly cut from the same document, whose id comes first. */
  #column = 0;

  constructor(hashes: ReadonlySet<string>) {
    for (const hash of hashes) {
      const at = "sha256:".length;
      const start = Number.parseInt(hash.slice(at, at + digits), 16);
      this.#starts[start >> 3] = (this.#starts[start >> 3] ?? 0) | (1 << (start & 7));
    }
  }

  *in(bytes: Buffer): Generator<Uint8Array> {
    for (let line = 0; line < bytes.length;) {
      const feed = bytes.indexOf(0x0a, line);
      const end = feed === -1 ? bytes.length : feed;
      const at = this.#hashIn(bytes, line);
      if (at !== -1 && at < end) {
        this.#column = at - line;
        const start = startAt(bytes, at);
        if (((this.#starts[start >> 3] ?? 0) >> (start & 7)) & 1) yield bytes.subarray(line, end);
      }
      line = end + 1;
    }
  }

  #hashIn(bytes: Buffer, line: number): number {
    const guess = line + this.#column;
    if (guess - mark.length >= line && isMarkBefore(bytes, guess)) return guess;
    const found = bytes.indexOf(mark, line);
    return found === -1 ? -1 : found + mark.length;
  }
}

function isMarkBefore(bytes: Buffer, end: number): boolean {
  for (let back = 1; back <= mark.length; back++) {
    if (bytes[end - back] !== mark[mark.length - back]) return false;
  }
  return true;
}

function startAt(bytes: Buffer, from: number): number {
  let start = 0;
  for (let at = from; at < from + digits; at++) {
    const unit = bytes[at] ?? 0x30;
    start = start * 16 + ((unit > 0x39 ? unit - 0x57 : unit - 0x30) & 0xf);
  }
  return start;
}
