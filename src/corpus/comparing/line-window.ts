/** How many bytes a window holds of a stream; a longer line makes it grow. */
const usual = 512 * 1024;
/** With fewer bytes than these it asks for more. */
const enough = 64 * 1024;

/** The bytes of a stream that were read and not yet taken. It always starts at the start of a line. */
export class LineWindow {
  bytes: Buffer = Buffer.allocUnsafe(usual);
  start = 0;
  /** Where the bytes end. */
  end = 0;
  #ended = false;
  /** A piece of the stream for which there was no room. */
  #waiting: Uint8Array | undefined;
  readonly #pieces: AsyncIterator<Uint8Array>;

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  get length(): number {
    return this.end - this.start;
  }

  /** Whether there is too little to go on, though the stream has more. */
  get isLow(): boolean {
    return this.length < enough && !this.#ended;
  }

  get isEmpty(): boolean {
    return this.length === 0 && this.#ended;
  }

  /** Reads as much as there is room for, and makes room where there is none. What was looked at before is overwritten. */
  async fill(): Promise<void> {
    if (this.start > 0) {
      this.bytes.copyWithin(0, this.start, this.end);
      this.end -= this.start;
      this.start = 0;
    }
    for (let read = 0; !this.#ended; read++) {
      const piece = this.#waiting ?? (await this.#next());
      if (piece === undefined) return;
      if (this.end + piece.length > this.bytes.length) {
        this.#waiting = piece;
        if (read > 0) return;
        this.#grow(this.end + piece.length);
      }
      this.#waiting = undefined;
      this.bytes.set(piece, this.end);
      this.end += piece.length;
    }
  }

  async #next(): Promise<Uint8Array | undefined> {
    const next = await this.#pieces.next();
    if (next.done !== true) return next.value;
    this.#ended = true;
    return undefined;
  }

  #grow(least: number): void {
    const larger = Buffer.allocUnsafe(Math.max(least, this.bytes.length * 2));
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }

  /** Whether the first line goes on behind the window, which holds at most `max` bytes of it. */
  isCut(max: number): boolean {
    return !this.#ended && this.length <= max && this.#feed() === -1;
  }

  /** Reads until the first line is in the window, or more than `max` bytes of it. */
  async readLine(max: number): Promise<void> {
    while (this.isCut(max)) await this.fill();
  }

  /** The first line without its line feed, as far as it is in the window; it stays until it is skipped. */
  line(): Uint8Array {
    const feed = this.#feed();
    return this.bytes.subarray(this.start, feed === -1 ? this.end : feed);
  }

  #feed(): number {
    const feed = this.bytes.indexOf(0x0a, this.start);
    return feed < this.end ? feed : -1;
  }

  skipLine(length: number): void {
    this.start = Math.min(this.start + length + 1, this.end);
  }
}

/** Fewer bytes than these are compared one by one. */
const few = 64;

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
  for (let length = step >> 1; length >= few && equal < most; length >>= 1) {
    if (equal + length <= most && areEqual(a, b, { from: equal, length })) equal += length;
  }
  while (equal < most && a.bytes[a.start + equal] === b.bytes[b.start + equal]) equal++;
  if (equal === 0) return 0;
  const feed = a.bytes.lastIndexOf(0x0a, a.start + equal - 1);
  return Math.max(0, feed + 1 - a.start);
}

function areEqual(
  a: LineWindow,
  b: LineWindow,
  { from, length }: { readonly from: number; readonly length: number },
): boolean {
  const [left, right] = [a.start + from, b.start + from];
  return a.bytes.compare(b.bytes, right, right + length, left, left + length) === 0;
}
