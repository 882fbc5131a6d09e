import { exportShape } from "../../load/generated/export-shape.js";
import { shapeOf } from "../../load/schema-defects.ts";
import { schemaSentence } from "../../load/schema-sentences.ts";
import { fieldOf, isMap } from "../../model/fields.ts";
import type { ExportManifest } from "../../model/generated/export.ts";
import type { Path } from "../../model/location.ts";
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
  return typeof version === "number" ? String(version) : quoted(JSON.stringify(version) ?? "");
}
