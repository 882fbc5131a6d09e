import { deepest, isDeep } from "./depth.ts";
import { exactIntegers } from "./exact-integers.ts";
import { binaryForm, foreignEncoding } from "./foreign-bytes.ts";
import { decodeUtf8 } from "./text-file.ts";

/** Something in a file that cannot be read; everything else is still read. */
export interface RecordProblem {
  readonly message: string;
  readonly line: number | undefined;
}

/** A whole JSON file: its value, or what keeps it from being read. */
export type JsonReading = { readonly value: unknown } | { readonly problem: RecordProblem };

/**
 * Reads a JSON file of any shape from its bytes: UTF-8, with or without a byte order mark. A whole number with more digits
 * than JavaScript keeps is read as the text of its digits.
 */
export function readJson(bytes: Uint8Array): JsonReading {
  const text = decodeUtf8(bytes);
  const binary = binaryForm(bytes);
  if (binary !== undefined) return { problem: binary };
  if (text === undefined) return { problem: foreignEncoding(bytes, { isTable: false }) };
  const reading = parsedJson(text);
  if ("problem" in reading) return reading;
  if (!isDeep(reading.value)) return parsedJson(exactIntegers(text));
  return {
    problem: { message: `The file is nested deeper than ${deepest} levels.`, line: undefined },
  };
}

/** The value of a JSON text, however deep. */
export function parsedJson(text: string): JsonReading {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return { problem: jsonProblem(text, error) };
  }
}

/** The parser tells the place inside its message, in one of two ways. */
function jsonProblem(text: string, error: unknown): RecordProblem {
  const said = error instanceof Error ? error.message : "";
  const offset = Number(
    / at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(said)?.[1] ??
      (said.endsWith("end of JSON input") ? text.length : Number.NaN),
  );
  if (Number.isNaN(offset)) return { message: "This is not JSON.", line: undefined };
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  const message =
    offset >= text.length
      ? "The JSON ends before it is complete."
      : "This is not JSON from here on.";
  return { message, line };
}
