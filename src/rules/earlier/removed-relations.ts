import { componentsOf } from "../../families/components.ts";
import { documentClaims } from "../../families/document-families.ts";
import { exceptionsIn } from "../../families/exceptions.ts";
import { groupingOf, type Grouping } from "../../families/grouping.ts";
import { relationGroups } from "../../families/relation-groups.ts";
import { readsWhole } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { familiesById, type FamiliesDraft } from "../../model/families.ts";
import { groupsOf } from "../../model/groups.ts";
import { once } from "../../model/once.ts";
import { earlierSplit, type EarlierSplit } from "./earlier-split.ts";
import { exceptionLedger } from "./ledger-of-exceptions.ts";
import { documentsOnRecord } from "../records/documents-on-record.ts";

type RelationDraft = NonNullable<NonNullable<FamiliesDraft["related"]>[number]>;

/** A relation that was recorded, and whose families no relation joins any more. */
export interface RemovedRelation {
  readonly was: RelationDraft;
  /** Its families, as they are called now, by what still joins them: two parts or more. */
  readonly parts: readonly (readonly string[])[];
  /** Families of it that gave documents away, with those that have them now. */
  readonly moved: readonly { readonly family: string; readonly heirs: readonly string[] }[];
}

/**
 * The relations of an earlier state that was split which are gone, or lost a family, while no exception that was decided since
 * keeps these families apart. A family stands for those that claim its documents now. Where each case carried its own split,
 * relations joined nothing.
 */
export function removedRelations(dataset: Dataset): readonly RemovedRelation[] {
  const earlier = earlierSplit(dataset);
  const grouping = groupingOf(dataset);
  if (earlier === undefined || grouping === undefined || earlier.isByCase) return [];
  if (earlier.base.families === grouping.file || !isRead(grouping)) return [];
  const partOf = partsNow(earlier, grouping);
  const heirsOf = heirs(dataset, earlier, grouping);
  return joinedBefore(earlier).flatMap(({ was, families }) => {
    const now = [...new Set(families.flatMap(heirsOf))];
    const parts = [...groupsOf(now, partOf).values()];
    const moved = families.flatMap((family) => {
      const others = heirsOf(family).filter((id) => id !== family);
      return others.length === 0 ? [] : [{ family, heirs: others }];
    });
    return parts.length < 2 ? [] : [{ was, parts, moved }];
  });
}

/** The exceptions `keep-apart`, by index, that were decided since and name families which a relation joined before. */
export function partingExceptions(dataset: Dataset): ReadonlySet<number> {
  const earlier = earlierSplit(dataset);
  const grouping = groupingOf(dataset);
  if (earlier === undefined || grouping === undefined || earlier.isByCase) return new Set();
  const components = componentsOf(joinedBefore(earlier).map(({ families }) => families));
  const heirsOf = heirs(dataset, earlier, grouping);
  const nameOf = new Map(
    components.flatMap((keys) =>
      [...keys, ...keys.flatMap(heirsOf)].map((key) => [key, keys[0]] as const),
    ),
  );
  const parting = keptApartSince(earlier, grouping).filter(({ families }) => {
    const names = families.flatMap((id) => nameOf.get(id) ?? []);
    return new Set(names).size < names.length;
  });
  return new Set(parting.map(({ index }) => index));
}

/** What cannot be read has its own finding, and may join anything. */
function isRead({ file }: Grouping): boolean {
  const { related } = file.families ?? {};
  if (!file.has(["related"])) return file.families?.families !== undefined;
  return (
    readsWhole<RelationDraft>(related) &&
    related.every(({ families }) => readsWhole<string>(families)) &&
    file.families?.families !== undefined
  );
}

interface JoinedBefore {
  readonly was: RelationDraft;
  readonly families: readonly string[];
}

/** What each relation joined: exceptions of that time kept some apart. */
function joinedBefore({ base, before }: EarlierSplit): readonly JoinedBefore[] {
  const exceptions = exceptionsIn(before);
  const families = base.families === undefined ? undefined : familiesById(base.families);
  return (before.related ?? []).flatMap((was): readonly JoinedBefore[] => {
    if (was === undefined) return [];
    const known = (was.families ?? []).flatMap((id) =>
      id !== undefined && families?.has(id) === true ? [id] : [],
    );
    return componentsOf(relationGroups([...new Set(known)], exceptions)).map((joined) => ({
      was,
      families: joined,
    }));
  });
}

function keptApartSince(
  { before }: EarlierSplit,
  { file }: Grouping,
): readonly { readonly index: number; readonly families: readonly string[] }[] {
  const { fresh } = exceptionLedger(before, file);
  return (file.families?.exceptions ?? []).flatMap((one, index) =>
    one?.decision === "keep-apart" && fresh.has(index)
      ? [{ index, families: (one.families ?? []).flatMap((id) => id ?? []) }]
      : [],
  );
}

/** One name for families that are joined by relations, or of which an exception since tells that they are not. */
function partsNow(earlier: EarlierSplit, grouping: Grouping): (family: string) => string {
  const related = (grouping.file.families?.related ?? []).map((one) =>
    (one?.families ?? []).flatMap((id) => id ?? []),
  );
  const told = keptApartSince(earlier, grouping).map(({ families }) => families);
  const components = componentsOf([...related, ...told]);
  const nameOf = new Map(components.flatMap((keys) => keys.map((key) => [key, keys[0]] as const)));
  return (family) => nameOf.get(family) ?? family;
}

/** The families that a family of the earlier state is now: those that have its documents, or itself where none has any. */
function heirs(
  dataset: Dataset,
  { base }: EarlierSplit,
  grouping: Grouping,
): (family: string) => readonly string[] {
  const claimsBefore =
    base.families === undefined ? () => [] : documentClaims(familiesById(base.families));
  const documents = once(() =>
    groupsOf(documentsOnRecord(dataset), (id) => {
      const [claim, ...others] = claimsBefore(id);
      return others.length === 0 ? claim?.family : undefined;
    }),
  );
  return (family) => {
    const own = documents().get(family) ?? [];
    const now = own.flatMap((id) => {
      const [claim, ...others] = grouping.claimsOf(id);
      return claim === undefined || others.length > 0 ? [] : [claim.family];
    });
    if (now.length > 0) return [...new Set(now)];
    return grouping.families.has(family) ? [family] : [];
  };
}
