import type { Split } from "../../model/families.ts";
import type { Path } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";

/** What a split is to establish. */
export type Claim = "family" | "fixed-corpus" | "period" | "access";

/** The names of claims that a manifest may use. */
export const claims: Readonly<Record<string, Claim>> = {
  family: "family",
  "family-generalisation": "family",
  "fixed-corpus": "fixed-corpus",
  period: "period",
  temporal: "period",
  access: "access",
  "access-control": "access",
};

/** An id without the white space around it, and where it stands. */
export interface PlacedId {
  readonly id: string;
  readonly path: Path;
}

/** What could be read of a record: a field with a defect is absent, and the defect has its own reason. */
export interface ManifestCase {
  /** Its place among the records, counted from 0. */
  readonly index: number;
  readonly path: Path;
  readonly id: string | undefined;
  readonly families: readonly PlacedId[];
  readonly split: Split | "excluded" | undefined;
  readonly question: string | undefined;
  readonly answer: string | undefined;
  readonly documents: readonly PlacedId[];
  /** The case that this one asks in other words. */
  readonly variantOf: PlacedId | undefined;
  readonly isRetired: boolean;
  readonly hasExclusionRule: boolean;
  readonly caller: PlacedId | undefined;
  readonly expectsRefusal: boolean;
  readonly askedAt: string | undefined;
}

export interface RegisteredFamily extends PlacedId {
  /** The side on record, whether or not the family has cases. */
  readonly split: Split | undefined;
  readonly splitPath: Path;
  /** Whether it only stands for a case that belongs to no family. */
  readonly standsForCase: boolean;
}

export interface RegisteredDocument extends PlacedId {
  readonly family: string;
  readonly published: string | undefined;
  readonly publishedPath: Path;
}

export interface Relation {
  readonly families: readonly PlacedId[];
  readonly reason: string | undefined;
  readonly path: Path;
  /** Whether a reasoned and dated exception keeps the families apart. */
  readonly isExcepted: boolean;
}

export interface Register {
  readonly families: readonly RegisteredFamily[];
  readonly documents: readonly RegisteredDocument[];
  readonly related: readonly Relation[];
  /** The documents that each caller may see. */
  readonly callers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What could be read of a manifest. */
export interface ReadManifest {
  readonly shape: "plain" | "extended";
  /** Undefined where it is missing or not one of the claims. */
  readonly claim: Claim | undefined;
  readonly cutoff: string | undefined;
  readonly register: Register | undefined;
  readonly inventory: readonly PlacedId[] | undefined;
  readonly cases: readonly ManifestCase[];
}

/** How a case is named inside a sentence. */
export function caseName({ id, index }: Pick<ManifestCase, "id" | "index">): string {
  return id === undefined ? `record ${index + 1}` : `case ${quoted(id)}`;
}

/** How a case is named at the start of a sentence. */
export function caseStart(one: Pick<ManifestCase, "id" | "index">): string {
  const name = caseName(one);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
