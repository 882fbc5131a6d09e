import { exportShape } from "../../../src/load/generated/export-shape.js";
import {
  isAsWritten,
  manifestInventory,
  setInventory,
  type Inventory,
} from "../../../src/exporting/inventory/inventory.ts";
import { readJson } from "../../../src/load/json-file.ts";
import { hasNamesTwice } from "../../../src/load/names-twice.ts";
import { decodeUtf8 } from "../../../src/load/text-file.ts";
import type { Split } from "../../../src/model/families.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { dueManifest, plainBytes } from "../input-file.ts";
import { judgedExport } from "./judged-export.ts";

interface Asked {
  readonly set: string;
  readonly manifest: string | undefined;
  readonly splits: readonly Split[] | undefined;
  readonly base: string | undefined;
}

/** The inventory that a manifest states, or that a set has as it would go out for an evaluation; or why it has none. */
export async function inventoryFrom(
  io: Io,
  { set: given, manifest, splits, base }: Asked,
): Promise<Inventory | { readonly refusal: string }> {
  if (manifest !== undefined) return await stated(io, manifest, splits);
  const asked = { set: given, purpose: "evaluation" as const, base };
  const judged = await judgedExport(io, { ...asked, splits: undefined });
  if ("refusal" in judged) return judged;
  const part = splits === undefined ? judged.set : judged.onSides(splits);
  return setInventory(judged.set, part, splits);
}

/** Throws UsageError where the file is no manifest of an export. */
async function stated(
  io: Io,
  name: string,
  splits: readonly Split[] | undefined,
): Promise<Inventory | { readonly refusal: string }> {
  const bytes = await plainBytes(io.cwd, name, dueManifest);
  const reading = readJson(bytes);
  const value = "problem" in reading ? undefined : reading.value;
  if (exportShape(value)) {
    if (hasNamesTwice(decodeUtf8(bytes) ?? "", value)) throw new UsageError(twice(name));
    return isAsWritten(value) ? manifestInventory(value, splits) : { refusal: edited(name) };
  }
  throw new UsageError(
    `"${terminalText(name)}" is no manifest of an export, as touchstone export writes it.`,
  );
}

function twice(name: string): string {
  return `"${terminalText(name)}" has a name twice in one object, and readers take one or the other. Export the set again: only touchstone export writes a manifest.`;
}

function edited(name: string): string {
  return `"${terminalText(name)}" was edited: its digest is not that of the cases, the corpus revision and the claim that it names. Export the set again.\n`;
}
