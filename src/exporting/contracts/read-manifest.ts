import { deepest, isDeep } from "../../load/depth.ts";
import { binaryForm, foreignEncoding } from "../../load/foreign-bytes.ts";
import { parsedJson, type JsonReading } from "../../load/json-file.ts";
import { parseLocatedJson } from "../../load/located-json.ts";
import { hasNamesTwice } from "../../load/names-twice.ts";
import { decodeUtf8, isMarked } from "../../load/text-file.ts";
import type { ExportManifest } from "../../model/generated/export.ts";
import { startOf, type Location, type Path } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";
import { manifestOf } from "./manifest-of.ts";

/** The manifest in the bytes of a file, or what keeps them from being one, with the place. The message is untrusted text. */
export function readManifest(
  file: string,
  bytes: Uint8Array,
):
  | { readonly manifest: ExportManifest }
  | { readonly problem: { readonly message: string; readonly at: Location } } {
  const reading = jsonIn(bytes);
  if ("problem" in reading) {
    const { message, line = 1 } = reading.problem;
    return { problem: { message, at: { file, line, column: 1 } } };
  }
  const found = manifestOf(reading.value);
  if ("manifest" in found) {
    const twice = nameTwice(file, bytes, reading.value);
    return twice === undefined ? found : { problem: twice };
  }
  const { message, path } = found.problem;
  return { problem: { message, at: placeOf(file, bytes, path) } };
}

/** A manifest has no number that JavaScript would not keep, so its text is parsed as it is. */
function jsonIn(bytes: Uint8Array): JsonReading {
  const text = decodeUtf8(bytes);
  const binary = binaryForm(bytes);
  if (binary !== undefined) return { problem: binary };
  if (text === undefined) return { problem: foreignEncoding(bytes, { isTable: false }) };
  const reading = parsedJson(text);
  if ("problem" in reading) {
    const { message, line } = reading.problem;
    const due = `A manifest is one JSON object, as touchstone export writes it: ${hintFor(text)}.`;
    return { problem: { message: `${message} ${due}`, line } };
  }
  if (!isDeep(reading.value)) return reading;
  const message = `This is no manifest of an export: it is nested deeper than ${deepest} levels.`;
  return { problem: { message, line: undefined } };
}

function hintFor(text: string): string {
  const end = text.indexOf("\n");
  const first = text.slice(0, end === -1 ? undefined : end).trim();
  const isLine = end !== -1 && first.length > 2 && first.startsWith("{") && first.endsWith("}");
  return isLine
    ? "this looks like JSON Lines, such as cases or results, and the manifest lies beside the cases"
    : "take it from the folder of the export, or export the set again";
}

/** Places need a second, slower parser; a file that is too large for it has its first line told. */
const largestLocated = 20 * 1000 * 1000;

/** A name that stands twice: readers take one or the other, so nobody can say what the manifest states. */
function nameTwice(
  file: string,
  bytes: Uint8Array,
  value: unknown,
): { readonly message: string; readonly at: Location } | undefined {
  if (!hasNamesTwice(decodeUtf8(bytes) ?? "", value)) return undefined;
  const due = "Export the set again: only touchstone export writes a manifest.";
  const whole = `A name stands twice in one object, and readers take one or the other. ${due}`;
  if (bytes.length > largestLocated) return { message: whole, at: startOf(file) };
  const located = parseLocatedJson(file, isMarked(bytes) ? bytes.subarray(3) : bytes);
  const [first] = "problem" in located ? [] : located.twice;
  if (first === undefined) return { message: whole, at: startOf(file) };
  const message = `${quoted(first.name)} stands twice in one object, first in line ${first.first.line}, and readers take one or the other. ${due}`;
  return { message, at: first.at };
}

function placeOf(file: string, bytes: Uint8Array, path: Path): Location {
  if (path.length === 0 || bytes.length > largestLocated) return startOf(file);
  const located = parseLocatedJson(file, isMarked(bytes) ? bytes.subarray(3) : bytes);
  return "problem" in located ? located.problem.at : located.locate(path);
}
