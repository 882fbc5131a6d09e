import type { CaseFile } from "../model/case.ts";
import type { FamiliesDraft, FamilyDraft, Split } from "../model/families.ts";
import type { CaseFamilies } from "./case-families.ts";
import type { Exceptions } from "./exceptions.ts";
import { relationGroups } from "./relation-groups.ts";

/** What has a split of its own: a family; a case that belongs to none; under the claim `fixed-corpus`, every case. */
export type Holder =
  | {
      readonly kind: "family";
      readonly key: string;
      readonly id: string;
      readonly split: Split | undefined;
    }
  | {
      readonly kind: "case";
      readonly key: string;
      readonly file: CaseFile;
      readonly split: Split | undefined;
    };

/** What joins holders, by their keys: a case that needs several, or families that are declared related. */
export type Link =
  | { readonly by: "case"; readonly file: CaseFile; readonly holders: readonly string[] }
  /** The index of the relation in families.yaml. */
  | { readonly by: "relation"; readonly index: number; readonly holders: readonly string[] };

/** Everything that decides whether the two sides of a split are apart. */
export interface SplitGraph {
  /** Families in the order of the file, then cases in the order of the set. */
  readonly holders: ReadonlyMap<string, Holder>;
  /** Links between two holders or more: of cases in the order of the set, then of relations. */
  readonly links: readonly Link[];
}

/** What the graph is made of. */
export interface GraphSources {
  readonly draft: FamiliesDraft | undefined;
  readonly families: ReadonlyMap<string, FamilyDraft>;
  /** The cases that take part, without those that an exception excludes. */
  readonly cases: readonly CaseFile[];
  readonly familiesOf: (file: CaseFile) => CaseFamilies;
  readonly exceptions: Exceptions;
}

/** A case's key among holders. Families have no space in their ids. */
export function caseKey({ path }: CaseFile): string {
  return `case ${path}`;
}

/** Each case carries its own split, and only another wording of one question joins cases. */
export function graphOfCases({ cases, familiesOf }: GraphSources): SplitGraph {
  const holders = new Map(cases.map((file) => [caseKey(file), holderOf(file)]));
  const links = cases.flatMap((file): Link[] => {
    const { parent } = familiesOf(file);
    if (parent === undefined || !holders.has(caseKey(parent))) return [];
    return [{ by: "case", file, holders: [caseKey(file), caseKey(parent)] }];
  });
  return { holders, links };
}

/** Families carry the splits; a case that belongs to none stands for itself. */
export function graphOfFamilies(sources: GraphSources): SplitGraph {
  const { families, cases, familiesOf } = sources;
  const holders = new Map<string, Holder>();
  for (const [id, { split }] of families) holders.set(id, { kind: "family", key: id, id, split });
  for (const file of cases) {
    if (familiesOf(file).belongings.length === 0) holders.set(caseKey(file), holderOf(file));
  }
  return { holders, links: [...linksOfCases(sources, holders), ...linksOfRelations(sources)] };
}

function linksOfCases(
  { cases, familiesOf }: GraphSources,
  holders: ReadonlyMap<string, Holder>,
): readonly Link[] {
  return cases.flatMap((file): readonly Link[] => {
    const { belongings, parent } = familiesOf(file);
    const families = belongings.map(({ family }) => family);
    const standing = (parent === undefined ? [file] : [file, parent]).map(caseKey);
    const joined = [...families, ...standing.filter((key) => holders.has(key))];
    return joined.length < 2 ? [] : [{ by: "case", file, holders: joined }];
  });
}

function linksOfRelations({ draft, families, exceptions }: GraphSources): readonly Link[] {
  const links: Link[] = [];
  for (const [index, relation] of (draft?.related ?? []).entries()) {
    const known = (relation?.families ?? [])
      .flatMap((id) => id ?? [])
      .filter((id) => families.has(id));
    for (const holders of relationGroups([...new Set(known)], exceptions)) {
      links.push({ by: "relation", index, holders });
    }
  }
  return links;
}

function holderOf(file: CaseFile): Holder {
  return { kind: "case", key: caseKey(file), file, split: file.case.split };
}
