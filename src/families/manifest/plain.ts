import type { PlainRecord } from "../../model/generated/manifest.ts";
import { listed, quoted } from "../../model/sentence.ts";
import type { ExportedCase } from "./export-case.ts";
import type { ExportedManifest } from "./export.ts";

/** A manifest of the plain shape, or all that the shape cannot hold, a sentence each. */
export type PlainExport =
  | { readonly records: readonly PlainRecord[] }
  | { readonly losses: readonly string[] };

/** Writes a manifest in the plain shape, which has one family a case, dev and test, and nothing else. */
export function plainManifest({ claim, register, cases }: ExportedManifest): PlainExport {
  const records = cases.flatMap((one) => plainRecord(one) ?? []);
  const relations = (register?.related ?? []).filter(({ exception }) => exception === undefined);
  const losses = [
    ...(claim === "family"
      ? []
      : [`The claim is ${quoted(claim)}; the plain shape has "family" alone.`]),
    ...relations.map(({ families }) => `A relation joins ${listed(families.map(quoted))}.`),
    ...cases.flatMap(lossesOf),
  ];
  return losses.length === 0 ? { records } : { losses };
}

function plainRecord({
  case_id,
  family_ids,
  split,
  question,
  answer,
}: ExportedCase): PlainRecord | undefined {
  const [family_id] = family_ids;
  if (family_id === undefined || (split !== "dev" && split !== "test")) return undefined;
  return { case_id, family_id, split, question, answer };
}

function lossesOf(one: ExportedCase): readonly string[] {
  const { case_id, family_ids, split, holdout } = one;
  const name = `Case ${quoted(case_id)}`;
  const isSided = split === "dev" || split === "test";
  return [
    ...(family_ids.length === 1
      ? []
      : [`${name} has ${family_ids.length} families: ${listed(family_ids.map(quoted))}.`]),
    ...(isSided
      ? []
      : [split === undefined ? `${name} has no split.` : `${name} is in ${quoted(split)}.`]),
    ...(holdout === undefined ? [] : [`${name} is a retired holdout.`]),
  ];
}
