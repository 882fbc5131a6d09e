import { listed, quoted } from "../../model/sentence.ts";
import { areApart } from "../splits.ts";
import { idsOf } from "./linked.ts";
import { caseName, caseStart, type ManifestCase, type ReadManifest } from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Reason } from "./reason.ts";

/** Cases that ask another one in other words, and are of other families or on another side. */
export function variantReasons({ cases, claim }: ReadManifest, placed: Placed): readonly Reason[] {
  const byId = new Map(cases.toReversed().map((one) => [one.id, one]));
  return cases.flatMap((one) => {
    const parent = one.variantOf === undefined ? undefined : byId.get(one.variantOf.id);
    if (parent === undefined || parent === one || one.split === "excluded") return [];
    return claim === "fixed-corpus"
      ? otherSide(one, parent, placed)
      : otherFamilies(one, parent, placed);
  });
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
