import type { Audit } from "../../families/manifest/audit.ts";
import type { Claim } from "../../families/manifest/manifest.ts";
import { limitsOf as claimLimits, oneComponent } from "../../families/split-claim.ts";

const twice = "no question stands in the manifest twice with the same answer";
const apart = "no family and no component of families lies on both sides";

const established: Readonly<Record<Claim, string>> = {
  family: `A pass means that, by the lineage declared here, ${apart}, and ${twice}.`,
  "fixed-corpus": `A pass means that ${twice}. Families may be shared under this claim, so it says nothing of documents that nobody tuned on.`,
  period: `A pass means that no document is registered as newer than the moment it is read at, that no question that has a moment is on the side of the other period, that by the lineage declared here ${apart}, and that ${twice}.`,
  access: `A pass means that every case rests on documents which its caller is said to see, that by the lineage declared here ${apart}, and that ${twice}.`,
};

/** What a pass means and what it does not, sentence by sentence. */
export function limitsOf({ manifest, counts }: Audit): readonly string[] {
  if (manifest?.claim === undefined) return [];
  const { claim, inventory, register } = manifest;
  return [
    established[claim],
    ...claimLimits(claim),
    ...(register === undefined
      ? ["Without a source register, families were not compared with documents."]
      : []),
    ...(inventory === undefined
      ? ["Without an inventory, a case that was left out is not seen."]
      : []),
    ...(claim !== "fixed-corpus" && counts?.sides.test?.components === 1 ? [oneComponent] : []),
  ];
}
