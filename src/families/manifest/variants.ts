import { listed, quoted } from "../../model/sentence.ts";
import { areApart } from "../splits.ts";
import { idsOf } from "./linked.ts";
import {
  caseName,
  caseStart,
  type ManifestCase,
  type PlacedId,
  type ReadManifest,
} from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Reason } from "./reason.ts";

/** Cases that ask another one in other words, where that one is not there, of other families or on another side. */
export function variantReasons({ cases, claim }: ReadManifest, placed: Placed): readonly Reason[] {
  const byId = new Map(cases.toReversed().map((one) => [one.id, one]));
  return cases.flatMap((one) => {
    if (one.variantOf === undefined || one.split === "excluded") return [];
    const parent = byId.get(one.variantOf.id);
    if (parent === undefined) return [unknownParent(one, one.variantOf, placed)];
    if (parent === one) return [];
    return claim === "fixed-corpus"
      ? otherSide(one, parent, placed)
      : otherFamilies(one, parent, placed);
  });
}

function unknownParent(one: ManifestCase, { id, path }: PlacedId, placed: Placed): Reason {
  return {
    code: "lineage-incomplete",
    message: `${caseStart(one)} asks case ${quoted(id)} in other words, and the manifest has no such case, so nobody can tell what the two share.`,
    ...placed.at(path),
    fix: `Write the id of a case as its record has it; if that case is left out, name its families here and take "variant_of" out.`,
  };
}

function otherSide(one: ManifestCase, parent: ManifestCase, placed: Placed): readonly Reason[] {
  const [side, other] = [one.split, parent.split];
  if (side === undefined || side === "excluded") return [];
  if (other === undefined || other === "excluded" || !areApart(side, other)) return [];
  return [
    {
      code: "component-overlap",
      message: `${caseStart(one)} in ${quoted(side)} asks ${caseName(parent)} in ${quoted(other)} in other words.`,
      ...placed.inCase(one, "variant_of"),
      related: [placed.inCase(parent, "split").at],
      fix: "Put both on one side.",
    },
  ];
}

/** Other words do not change what a question rests on. */
function otherFamilies(one: ManifestCase, parent: ManifestCase, placed: Placed): readonly Reason[] {
  const named = new Set(idsOf(one.families));
  const hidden = idsOf(parent.families).filter((family) => !named.has(family));
  if (hidden.length === 0) return [];
  const names = listed(hidden.map(quoted));
  return [
    {
      code: "lineage-incomplete",
      message: `${caseStart(one)} asks ${caseName(parent)} in other words, and does not name its ${hidden.length === 1 ? "family" : "families"} ${names}.`,
      ...placed.inCase(one, "variant_of"),
      related: [placed.inCase(parent, "family_ids").at],
      fix: `Add ${names} to its families.`,
    },
  ];
}
