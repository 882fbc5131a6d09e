import { HashColumn, keptDigits, numberAt, type HashStarts } from "../load/hash-column.ts";

/** Where a line stands: its file, by number, and its bytes there. */
export interface LinePlace {
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

/** Where the lines of a table's files stand, and how their hashes start: eight bytes a line. */
export class TableIndex {
  readonly #column = new HashColumn();
  #hashes = new Uint32Array(1 << 16);
  #places = new Uint32Array(1 << 16);
  #count = 0;
  /** For each file the number of its first line, and how many bytes it has. */
  readonly #files: { readonly first: number; size: number }[] = [];

  /** What is added from here on stands in the next file. */
  next(): void {
    this.#files.push({ first: this.#count, size: 0 });
  }

  /** Adds the next whole lines of the file; the last line of all may have no line feed. */
  add(bytes: Buffer): void {
    const file = this.#files.at(-1);
    if (file === undefined) throw new Error("Lines stand in a file.");
    for (let line = 0; line < bytes.length;) {
      const feed = bytes.indexOf(0x0a, line);
      const end = feed === -1 ? bytes.length : feed;
      const at = this.#column.in(bytes, line, end);
      if (this.#count === this.#hashes.length) this.#grow();
      this.#places[this.#count] = file.size + line;
      this.#hashes[this.#count++] = at === -1 ? 0 : numberAt(bytes, at, keptDigits);
      line = end + 1;
    }
    file.size += bytes.length;
  }

  /** The lines whose hash may be one of these. */
  linesOf(starts: HashStarts): readonly LinePlace[] {
    const found: LinePlace[] = [];
    for (const [file, { first, size }] of this.#files.entries()) {
      const last = this.#files[file + 1]?.first ?? this.#count;
      for (let line = first; line < last; line++) {
        if (!starts.has(this.#hashes[line] ?? 0)) continue;
        const end = line + 1 < last ? this.#places[line + 1] : size;
        found.push({ file, start: this.#places[line] ?? 0, end: end ?? size });
      }
    }
    return found;
  }

  #grow(): void {
    const [hashes, places] = [this.#hashes, this.#places];
    this.#hashes = new Uint32Array(hashes.length * 2);
    this.#places = new Uint32Array(hashes.length * 2);
    this.#hashes.set(hashes);
    this.#places.set(places);
  }
}
