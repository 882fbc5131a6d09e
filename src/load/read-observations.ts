import type { Problem } from "../model/finding.ts";
import { startOf, type Location } from "../model/location.ts";
import type { RecordedObservation } from "../model/observation.ts";
import { sha256 } from "../model/hash.ts";
import { counted, quoted } from "../model/sentence.ts";
import { binaryForm, foreignEncoding } from "./foreign-bytes.ts";
import { parsedJson } from "./json-file.ts";
import { linesOf, type Line } from "./json-lines.ts";
import { limits } from "./limits.ts";
import { observationLine, type ObservationLine } from "./observation-line.ts";
import { decodeUtf8, isMarked, sizeText } from "./text-file.ts";

/** A file of observations as it was named, with its bytes. */
export interface ObservationFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface ObservationReading {
  /** In the order of the files and their lines; each id once. */
  readonly observations: readonly RecordedObservation[];
  /** Everything that is wrong with the other lines. */
  readonly problems: readonly Problem[];
  /** The same by the id that a line gives, where it gives one. */
  readonly refused: ReadonlyMap<string, readonly Problem[]>;
}

/** How many wrong lines of one file are told one by one. */
const told = 10;

/**
 * Reads files of observations: JSON Lines in UTF-8, one object a line; blank lines count for nothing. A wrong line is told
 * with its place, and every other line still counts. Of lines with one id, in whatever file, the first is taken.
 */
export async function readObservations(
  files: readonly ObservationFile[],
): Promise<ObservationReading> {
  const found = new Map<string, RecordedObservation>();
  const problems: Problem[] = [];
  const refused = new Map<string, readonly Problem[]>();
  const read = new Map<string, string>();
  for (const { file, bytes } of files) {
    const hash = sha256(bytes);
    const whole = sameProblem(file, read.get(hash)) ?? wholeProblem(file, bytes);
    if (bytes.length > 0 && !read.has(hash)) read.set(hash, file);
    const wrong = whole === undefined ? await wrongLines({ file, bytes }, found) : [];
    problems.push(...(whole === undefined ? [] : [whole]), ...firstOf(wrong));
    for (const { id, problems: own } of wrong) {
      if (id !== undefined && !refused.has(id)) refused.set(id, own);
    }
  }
  return { observations: [...found.values()], problems, refused };
}

type WrongLine = Extract<ObservationLine, { readonly problems: unknown }>;

/** Adds the observations of a file to those that were found, and gives its wrong lines. */
async function wrongLines(
  { file, bytes }: ObservationFile,
  found: Map<string, RecordedObservation>,
): Promise<readonly WrongLine[]> {
  const wrong: WrongLine[] = [];
  for await (const line of linesOf(inOnePiece(unmarked(bytes)), limits.case)) {
    const reading = readLine(file, line, found);
    if (reading === undefined) continue;
    if ("observation" in reading) found.set(reading.observation.id, reading);
    else wrong.push(reading);
  }
  return wrong;
}

function readLine(
  file: string,
  { number, bytes }: Line,
  earlier: ReadonlyMap<string, RecordedObservation>,
): ObservationLine | undefined {
  const at: Location = { file, line: number, column: 1 };
  if (bytes === undefined) {
    const message = `This line is longer than the ${sizeText(limits.case)} that a case may have, so it was not read.`;
    const fix = "Shorten the question and its turns to what is asked.";
    return { problems: [{ message, at, fix }], id: undefined };
  }
  if (/^\s*$/.test(decodeUtf8(bytes) ?? "-")) return undefined;
  const reading = observationLine(file, number, bytes);
  const twin = "observation" in reading ? earlier.get(reading.observation.id) : undefined;
  if (twin === undefined) return reading;
  const message = `${quoted(twin.observation.id)} is the id of an earlier line as well.`;
  const fix = "Give each pattern an id of its own, or remove one of the two lines.";
  return { problems: [{ message, at, related: [twin.at], fix }], id: undefined };
}

/** A file that was read already: each of its lines would be told as its own twin. */
function sameProblem(file: string, earlier: string | undefined): Problem | undefined {
  if (earlier === undefined) return undefined;
  const message =
    earlier === file
      ? "This file is named more than once. It was read once."
      : `This file has the same content as ${quoted(earlier)}, which was read.`;
  const related = earlier === file ? [] : [startOf(earlier)];
  return { message, at: startOf(file), related, fix: "Name it once." };
}

/** What the file is where it holds no lines of JSON at all: told once, and not for each of its lines. */
function wholeProblem(file: string, bytes: Uint8Array): Problem | undefined {
  const at = startOf(file);
  if (bytes.length > limits.observations) {
    const size = sizeText(limits.observations);
    const message = `The file is larger than the ${size} that a file of observations may have, so it was not read.`;
    return { message, at, fix: "Cut it into several files, and name each." };
  }
  if (binaryForm(bytes) !== undefined) {
    const message = "The file is a workbook, a ZIP file or a PDF, and not JSON.";
    return { message, at, fix: "Write one JSON object a line." };
  }
  if (isUtf16(bytes)) {
    return { message: foreignEncoding(bytes, { isTable: false }).message, at };
  }
  return spreadOverLines(bytes, at);
}

/** One JSON value over several lines, or one list, is what many tools write. */
function spreadOverLines(bytes: Uint8Array, at: Location): Problem | undefined {
  const text = decodeUtf8(bytes)?.trim() ?? "";
  const [first = "", ...more] = text.split("\n");
  const isList = first.startsWith("[");
  const isLines = !isList && (more.length === 0 || !("problem" in parsedJson(first)));
  if (isLines || "problem" in parsedJson(text)) return undefined;
  const what = isList ? "one JSON list" : "one JSON value over several lines";
  const message = `The file holds ${what}, and one object a line is due.`;
  return {
    message,
    at,
    fix: "Write each observation on a line of its own: jq -c '.[]' does it for a list.",
  };
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function unmarked(bytes: Uint8Array): Uint8Array {
  return isMarked(bytes) ? bytes.subarray(3) : bytes;
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The problems of the first wrong lines, and one for all that follow: a file of another kind buries nothing else. */
function firstOf(wrong: readonly WrongLine[]): readonly Problem[] {
  const all = wrong.map(({ problems }) => problems);
  const [next] = all[told] ?? [];
  if (next === undefined) return all.flat();
  const message = `From here on ${counted(all.length - told, "more line")} cannot be used either.`;
  return [...all.slice(0, told).flat(), { message, at: { ...next.at, column: 1 } }];
}
