/** What stands before a chunk's hash. Quotes inside a text of JSON are escaped, so it stands nowhere else in a line. */
const mark = Buffer.from('"hash":"sha256:');

/** How many hex digits of a hash are kept of a line: what fits into a number of four bytes. */
export const keptDigits = 8;

/** Finds the hash in lines of chunks without taking them apart. */
export class HashColumn {
  /** Where the hash stood in the line before: a neighbour is mostly cut from the same document, whose id comes first. */
  #column = 0;

  /** Where the digits of the hash of a line start; -1 where it has none. The line is the bytes from `start` to `end`. */
  in(bytes: Buffer, start: number, end: number): number {
    const guess = start + this.#column;
    if (guess - mark.length >= start && guess < end && isMarkBefore(bytes, guess)) return guess;
    const found = bytes.indexOf(mark, start);
    const at = found + mark.length;
    if (found === -1 || at >= end) return -1;
    this.#column = at - start;
    return at;
  }
}

/** The number that so many hex digits at a place of the bytes write, at most eight. */
export function numberAt(bytes: Uint8Array, from: number, digits: number): number {
  let number = 0;
  for (let at = from; at < from + digits; at++) {
    const unit = bytes[at] ?? 0x30;
    number = number * 16 + ((unit > 0x39 ? unit - 0x57 : unit - 0x30) & 0xf);
  }
  return number;
}

function isMarkBefore(bytes: Buffer, end: number): boolean {
  for (let back = 1; back <= mark.length; back++) {
    if (bytes[end - back] !== mark[mark.length - back]) return false;
  }
  return true;
}

/** How many of them are looked up. */
const digitsLookedUp = 6;

/** A set of hashes by how they start: it says of a few others that they are in it, and of one that is never that it is not. */
export class HashStarts {
  /** A bit for each start of a hash that one of them has. */
  readonly #bits = new Uint8Array(16 ** digitsLookedUp / 8);

  /** Adds the hashes whose first digits write this number: `keptDigits` of them. */
  add(start: number): void {
    const bit = start >>> (4 * (keptDigits - digitsLookedUp));
    this.#bits[bit >> 3] = (this.#bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  has(start: number): boolean {
    const bit = start >>> (4 * (keptDigits - digitsLookedUp));
    return (((this.#bits[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;
  }
}
