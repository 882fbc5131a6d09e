import type { Families, Family } from "./generated/families.ts";
import type { Incomplete } from "./incomplete.ts";
import type { Locate, Path } from "./location.ts";

/** What could be read of families.yaml: what is missing, or has another type than the schema gives it, is absent. */
export type FamiliesDraft = Incomplete<Families>;

/** One family, as far as it could be read. */
export type FamilyDraft = Incomplete<Family>;

/** A side of the split. */
export type Split = NonNullable<Family["split"]>;

/** The file that records the claim, the families and their splits, with the way back to its places. */
export interface FamiliesFile {
  readonly path: string;
  /** Undefined where the file cannot be read as a YAML map, which has its own finding. */
  readonly families: FamiliesDraft | undefined;
  /** The file as the schema accepts it; undefined where it has a defect of shape. */
  readonly whole: Families | undefined;
  /** Whether the file has a field, readable or not: a field that is there but unreadable has its own finding. */
  readonly has: (path: Path) => boolean;
  readonly locate: Locate;
  /** The place of a key instead of its value. */
  readonly locateKey: Locate;
}

/** The families of a file by id, also those of which little could be read. */
export function familiesById(file: FamiliesFile): ReadonlyMap<string, FamilyDraft> {
  const families = Object.entries(file.families?.families ?? {});
  return new Map(families.map(([id, family]) => [id, family ?? {}]));
}
