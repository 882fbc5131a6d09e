import type { ValidateFunction } from "ajv";
import type { Defect } from "../model/dataset.ts";
import { OversizedError, UnreadableError, type Tree } from "../model/tree.ts";
import { limits, longestLine } from "./limits.ts";
import { decodeUtf8, tooLarge } from "./text-file.ts";
import { unreadable } from "./set-files.ts";
import { shapeOf } from "./schema-defects.ts";
import { schemaSentence } from "./schema-sentences.ts";

/** One line of a JSON Lines file, without its line feed. */
export interface Line {
  readonly number: number;
  /** Undefined where the line is longer than a line may be: then nobody holds it. */
  readonly bytes: Uint8Array | undefined;
}

/** What tells whether a value is a record of one kind. */
export type RecordShape<RecordType> = ValidateFunction<RecordType>;

/** Cuts a stream of bytes into lines; a last line without a line feed counts. Of a line over `max` bytes nothing is kept. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  max: number = longestLine,
): AsyncGenerator<Line> {
  for await (const lines of linesByPiece(stream, max)) yield* lines;
}

/** The same, with the lines that end in one piece of the stream at once: waiting for each would take longer than cutting it. */
async function* linesByPiece(
  stream: AsyncIterable<Uint8Array>,
  max: number,
): AsyncGenerator<readonly Line[]> {
  let begun = lineFrom(1);
  for await (const piece of stream) {
    const lines: Line[] = [];
    let start = 0;
    for (let feed = piece.indexOf(0x0a); feed !== -1; feed = piece.indexOf(0x0a, start)) {
      grow(begun, piece.subarray(start, feed), max);
      lines.push(ended(begun, max));
      begun = lineFrom(begun.number + 1);
      start = feed + 1;
    }
    grow(begun, piece.subarray(start), max);
    yield lines;
  }
  if (begun.length > 0) yield [ended(begun, max)];
}

/** A line whose end has not come yet. */
interface BegunLine {
  readonly number: number;
  readonly pieces: Uint8Array[];
  length: number;
}

function lineFrom(number: number): BegunLine {
  return { number, pieces: [], length: 0 };
}

function grow(line: BegunLine, piece: Uint8Array, max: number): void {
  line.length += piece.length;
  if (line.length > max) line.pieces.length = 0;
  else if (piece.length > 0) line.pieces.push(piece);
}

function ended({ number, pieces, length }: BegunLine, max: number): Line {
  return { number, bytes: length > max ? undefined : joined(pieces) };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
}

/** Reads one line as a record that its schema accepts, or says what is wrong with it. */
export function recordOf<RecordType extends object>(
  file: string,
  line: Line,
  matches: ValidateFunction<RecordType>,
): RecordType | Defect {
  const broken = (message: string): Defect => ({
    rule: "revision/broken-record",
    message,
    at: { file, line: line.number, column: 1 },
    fix: "Restore the file from Git: a recorded revision never changes.",
  });
  if (line.bytes === undefined) return tooLong(file, line.number);
  const text = decodeUtf8(line.bytes);
  if (text === undefined) return broken("This line holds bytes that are not UTF-8.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return broken("This line is not JSON.");
  }
  const { value: record, errors } = shapeOf(matches, value);
  if (record !== undefined) return record;
  const [first] = errors;
  const source = { value, whole: "This line", spelling: () => undefined };
  return broken(first === undefined ? "This is no record." : schemaSentence(first, source).message);
}

function tooLong(file: string, line: number): Defect {
  return {
    rule: "file/too-large",
    message: `This line is longer than the ${longestLine / 1024 / 1024} MiB that a record may have, so it was skipped.`,
    at: { file, line, column: 1 },
    fix: "Restore the file from Git, or take out what does not belong in it.",
  };
}

/** A record and the number of its line, or what is wrong with the line. */
export type LineReading<RecordType> =
  | { readonly line: number; readonly record: RecordType }
  | Defect;

/** How the records of a file are read. */
export interface RecordOptions<RecordType> {
  readonly matches: RecordShape<RecordType>;
  /** Tells of a line that nobody asks what it says; whether it is a record does not show then. */
  readonly isNeedless?: ((line: Uint8Array) => boolean) | undefined;
}

/**
 * The records of a file and the defects of its other lines, in their order, many at once. An unreadable file is one defect.
 */
export async function* recordsIn<RecordType extends object>(
  tree: Pick<Tree, "stream">,
  file: string,
  { matches, isNeedless }: RecordOptions<RecordType>,
): AsyncGenerator<readonly LineReading<RecordType>[]> {
  const reading = (line: Line): LineReading<RecordType> => {
    const record = recordOf(file, line, matches);
    return isDefect(record) ? record : { line: line.number, record };
  };
  const isNeeded = ({ bytes }: Line): boolean =>
    bytes === undefined || isNeedless?.(bytes) !== true;
  try {
    const stream = tree.stream(file, { max: limits.lines });
    for await (const lines of linesByPiece(stream, longestLine)) {
      yield lines.filter(isNeeded).map(reading);
    }
  } catch (error) {
    if (error instanceof OversizedError) yield [tooLarge(file, limits.lines)];
    else if (error instanceof UnreadableError) yield [unreadable(file)];
    else throw error;
  }
}

export function isDefect(reading: object): reading is Defect {
  return "rule" in reading && "message" in reading && "at" in reading;
}
