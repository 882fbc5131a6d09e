/** What a thread that reads two tables is given: the files of each, on the disk. */
export interface TableFiles {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What each table is in all, which the thread tells first. */
export interface TableHashes {
  readonly before: string;
  readonly after: string;
}

/** How the hashes start of which it is asked for lines then. */
export interface WantedHashes {
  readonly starts: Uint32Array;
}

/** Lines of the later table with such hashes, one behind the other, and a few others. */
export interface TableLines {
  readonly bytes: Uint8Array;
}
