import type { Grouping } from "../../families/grouping.ts";
import type { Holder } from "../../families/split-graph.ts";
import type { FamiliesFile } from "../../model/families.ts";
import type { Location, Path } from "../../model/location.ts";

/** Where things stand in families.yaml. */
interface FamilyPlaces {
  /** A family's id. */
  readonly family: (id: string) => Location;
  /** A family's split, or its id where it has none. */
  readonly split: (id: string) => Location;
  /** The families of a relation, by its index. */
  readonly relation: (index: number) => Location;
}

const known = new WeakMap<FamiliesFile, FamilyPlaces>();

/**
 * The places of all families and relations, found at once and kept: only the file that was asked about last is held parsed,
 * and findings ask about families.yaml and cases in turn.
 */
export function familyPlaces({ file, families }: Grouping): FamilyPlaces {
  const earlier = known.get(file);
  if (earlier !== undefined) return earlier;
  const ids = [...families.keys()];
  const keys = new Map(ids.map((id) => [id, file.locateKey(["families", id])]));
  const splits = new Map(
    ids.flatMap((id) => {
      const path: Path = ["families", id, "split"];
      return file.has(path) ? [[id, file.locate(path)] as const] : [];
    }),
  );
  const relations = (file.families?.related ?? []).map((_, index) =>
    file.locate(["related", index, "families"]),
  );
  const family = (id: string): Location => keys.get(id) ?? file.locate(["families"]);
  const places = {
    family,
    split: (id: string) => splits.get(id) ?? family(id),
    relation: (index: number) => relations[index] ?? file.locate(["related"]),
  };
  known.set(file, places);
  return places;
}

/** Where the split of a holder stands, or would stand. */
export function placeOfSplit(grouping: Grouping, holder: Holder): Location {
  if (holder.kind === "family") return familyPlaces(grouping).split(holder.id);
  const { file } = holder;
  return file.has(["split"]) ? file.locate(["split"]) : file.locate(["id"]);
}
