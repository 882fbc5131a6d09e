import { deepest, isDeep } from "../../load/depth.ts";
import { binaryForm, foreignEncoding } from "../../load/foreign-bytes.ts";
import { exportShape } from "../../load/generated/export-shape.js";
import { parsedJson, type JsonReading } from "../../load/json-file.ts";
import { parseLocatedJson } from "../../load/located-json.ts";
import { shapeOf } from "../../load/schema-defects.ts";
import { schemaSentence } from "../../load/schema-sentences.ts";
import { decodeUtf8, isMarked } from "../../load/text-file.ts";
import { fieldOf, isMap } from "../../model/fields.ts";
import type { ExportManifest } from "../../model/generated/export.ts";
import { startOf, type Location, type Path } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";

/** Why something is no manifest of an export that this program can compare. The message is untrusted text. */
export interface NoManifest {
  readonly message: string;
  /** The way to the value that is at fault; empty where it is the whole. */
  readonly path: Path;
}

/** A manifest, or what keeps a value from being one. */
export function manifestOf(
  value: unknown,
): { readonly manifest: ExportManifest } | { readonly problem: NoManifest } {
  const foreign = foreignWords(value);
  if (foreign !== undefined) return { problem: { message: foreign, path: [] } };
  const version = fieldOf(value, "version");
  if (version !== undefined && version !== 1) {
    const message = `This is version ${inWords(version)} of an export manifest, and this program compares version 1: use the Touchstone that wrote it, or export the set again.`;
    return { problem: { message, path: ["version"] } };
  }
  if (!isMap(fieldOf(value, "corpusRevision"))) {
    const message =
      "It names no corpus revision, so nobody can tell what a score was measured against: export the set again.";
    return { problem: { message, path: ["corpusRevision"] } };
  }
  const { value: manifest, errors } = shapeOf(exportShape, value);
  if (manifest !== undefined) return { manifest };
  const [first] = errors;
  const source = { value, whole: "The manifest", spelling: () => undefined };
  const message = first === undefined ? "" : `${schemaSentence(first, source).message} `;
  return {
    problem: {
      message: `${message}Export the set again: only touchstone export writes a manifest.`,
      path: first?.path ?? [],
    },
  };
}

/** The same from the bytes of a file, with the place. */
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
  if ("manifest" in found) return found;
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

function placeOf(file: string, bytes: Uint8Array, path: Path): Location {
  if (path.length === 0 || bytes.length > largestLocated) return startOf(file);
  const located = parseLocatedJson(file, isMarked(bytes) ? bytes.subarray(3) : bytes);
  return "problem" in located ? located.problem.at : located.locate(path);
}

/** Names that tell a manifest from other JSON, however broken it is. */
const ownNames = ["writtenBy", "members", "leftOut", "losses", "corpusRevision", "shape"];

/** Names under which tools keep results. */
const resultNames = ["results", "score", "scores", "test_results", "metrics", "evalId", "runs"];

/** What a value is that is no manifest at all. */
function foreignWords(value: unknown): string | undefined {
  const due = "and not the manifest of an export, which touchstone export writes beside the cases.";
  if (Array.isArray(value)) return `This is a list, such as of results or cases, ${due} ${instead}`;
  if (!isMap(value)) return `This is no object, ${due}`;
  const own = ownNames.filter((name) => Object.hasOwn(value, name));
  if (own.length >= 3) return undefined;
  const results = resultNames.find((name) => Object.hasOwn(value, name));
  if (results !== undefined) {
    return `This has ${quoted(results)}, so it is a file of results, ${due} ${instead}`;
  }
  if (isMap(value["families"]) || Array.isArray(value["families"])) {
    return `This looks like a split manifest, ${due}`;
  }
  return `This is other JSON, ${due}`;
}

const instead =
  "Results are held against the manifest of their set with touchstone inventory check; compare the manifests of the two sets here.";

function inWords(version: unknown): string {
  return typeof version === "string" ? quoted(version) : quoted(JSON.stringify(version) ?? "");
}
