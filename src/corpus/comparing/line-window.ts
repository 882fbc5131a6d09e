/** How many bytes a window holds of a stream before it asks for more. */
const enough = 64 * 1024;

/** The bytes of a stream that were read and not yet taken. It always starts at the start of a line. */
export class LineWindow {
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  #ended = false;
  readonly #pieces: AsyncIterator<Uint8Array>;

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  get length(): number {
    return this.bytes.length - this.start;
  }

  /** Whether there is too little to go on, though the stream has more. */
  get isLow(): boolean {
    return this.length < enough && !this.#ended;
  }

  get isEmpty(): boolean {
    return this.length === 0 && this.#ended;
  }

  /** Reads until the window holds more bytes than it did, or the stream ends. */
  async fill(): Promise<void> {
    const wanted = Math.max(enough, this.length + 1);
    const pieces: Uint8Array[] = [this.bytes.subarray(this.start)];
    let length = this.length;
    while (length < wanted && !this.#ended) {
      const next = await this.#pieces.next();
      if (next.done === true) this.#ended = true;
      else {
        pieces.push(next.value);
        length += next.value.length;
      }
    }
    this.bytes = Buffer.concat(pieces, length);
    this.start = 0;
  }

  /** The first line without its line feed, or its first `max` bytes and more; it stays until it is skipped. */
  async line(max: number): Promise<Uint8Array> {
    let feed = this.bytes.indexOf(0x0a, this.start);
    while (feed === -1 && !this.#ended && this.length <= max) {
      await this.fill();
      feed = this.bytes.indexOf(0x0a, this.start);
    }
    return this.bytes.subarray(this.start, feed === -1 ? this.bytes.length : feed);
  }

  skipLine(line: Uint8Array): void {
    this.start = Math.min(this.start + line.length + 1, this.bytes.length);
  }
}

/** How many bytes of whole lines two windows both start with. */
export function equalLines(a: LineWindow, b: LineWindow): number {
  const most = Math.min(a.length, b.length);
  let [equal, step] = [0, 256];
  // Doubled while it fits, then halved: most windows are equal to their end, or differ within a line.
  for (; equal < most; step *= 2) {
    const length = Math.min(step, most - equal);
    if (!areEqual(a, b, { from: equal, length })) break;
    equal += length;
  }
  for (let length = step >> 1; length > 0 && equal < most; length >>= 1) {
    if (equal + length <= most && areEqual(a, b, { from: equal, length })) equal += length;
  }
  return equal === 0 ? 0 : a.bytes.lastIndexOf(0x0a, a.start + equal - 1) + 1 - a.start;
}

function areEqual(
  a: LineWindow,
  b: LineWindow,
  { from, length }: { readonly from: number; readonly length: number },
): boolean {
  const [left, right] = [a.start + from, b.start + from];
  return a.bytes.compare(b.bytes, right, right + length, left, left + length) === 0;
}
