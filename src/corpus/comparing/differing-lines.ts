import { longestLine } from "../../load/limits.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { equalLines, LineWindow } from "./line-window.ts";

/** The records of one id, of which at least one is there, where the lines of the two sides are not the same. */
export interface RecordPair<RecordType> {
  readonly before: RecordType | undefined;
  readonly after: RecordType | undefined;
}

/** A line that is no record, is longer than a record may be, or stands after one that sorts behind it. */
export class UnsortedError extends Error {}

type Parse<RecordType> = (line: Uint8Array) => RecordType | undefined;

/**
 * What differs between two files of records, one a line and sorted by id. Runs of equal lines are passed over without
 * being read as records, so memory and time depend on what differs. Throws UnsortedError.
 */
export async function* differingLines<RecordType extends { readonly id: string }>(
  before: AsyncIterable<Uint8Array>,
  after: AsyncIterable<Uint8Array>,
  parse: Parse<RecordType>,
): AsyncGenerator<RecordPair<RecordType>> {
  const old = new Side(before, parse);
  const young = new Side(after, parse);
  const sides = [old, young];
  for (;;) {
    // Nothing is awaited without need: a pair takes less time than a promise.
    for (const { window } of sides) if (window.isLow) await window.fill();
    if (old.window.isEmpty && young.window.isEmpty) return;
    const equal = equalLines(old.window, young.window);
    if (equal > 0) {
      old.pass(equal);
      young.pass(equal);
      continue;
    }
    for (const { isCut, window } of sides) if (isCut) await window.readLine(longestLine);
    yield nextPair(old, young);
  }
}

function nextPair<RecordType extends { readonly id: string }>(
  old: Side<RecordType>,
  young: Side<RecordType>,
): RecordPair<RecordType> {
  const [before, after] = [old.head(), young.head()];
  const order = orderOf(before, after);
  if (order <= 0) old.take();
  if (order >= 0) young.take();
  return { before: order <= 0 ? before : undefined, after: order >= 0 ? after : undefined };
}

function orderOf(a: { readonly id: string } | undefined, b: typeof a): number {
  if (a === undefined) return 1;
  return b === undefined ? -1 : byUtf8(a.id, b.id);
}

class Side<RecordType extends { readonly id: string }> {
  readonly window: LineWindow;
  readonly #parse: Parse<RecordType>;
  /** How long the line of the record is. */
  #length = 0;
  #record: RecordType | undefined;
  #last: string | undefined;

  constructor(stream: AsyncIterable<Uint8Array>, parse: Parse<RecordType>) {
    this.window = new LineWindow(stream);
    this.#parse = parse;
  }

  /** Whether the window ends within the line of the first record that was not taken. */
  get isCut(): boolean {
    return this.#record === undefined && this.window.isCut(longestLine);
  }

  /** Passes over bytes of whole lines. */
  pass(length: number): void {
    this.window.start += length;
    this.#record = undefined;
  }

  /** The first record that was not taken; undefined at the end. Its line has to be in the window. */
  head(): RecordType | undefined {
    if (this.#record !== undefined) return this.#record;
    if (this.window.isEmpty) return undefined;
    const line = this.window.line();
    this.#length = line.length;
    const record = line.length > longestLine ? undefined : this.#parse(line);
    if (record === undefined || (this.#last !== undefined && byUtf8(this.#last, record.id) >= 0)) {
      throw new UnsortedError();
    }
    this.#record = record;
    this.#last = record.id;
    return record;
  }

  take(): void {
    if (this.#record !== undefined) this.window.skipLine(this.#length);
    this.#record = undefined;
  }
}
