import { groupsOf } from "../../model/groups.ts";
import type { ManifestCase, PlacedId, ReadManifest, Relation, Side } from "./manifest.ts";

/** What joins families: a case that rests on all of them, or a declared relation. */
interface Link {
  readonly families: readonly string[];
  readonly by: ManifestCase | Relation;
}

/** Families by component: every family that hangs together with another has the same root. */
export interface LinkedFamilies {
  readonly links: readonly Link[];
  readonly rootOf: (family: string) => string;
}

/** A case that is on a side, with every family that it rests on. */
export interface SidedCase {
  readonly one: ManifestCase;
  readonly side: Side;
  readonly families: readonly string[];
}

/** The cases that take part in the split. The family of a cited document counts, named or not. */
export function sidedCases({ cases, register }: ReadManifest): readonly SidedCase[] {
  const familyOf = new Map(register?.documents.map(({ id, family }) => [id, family]));
  return cases.flatMap((one) => {
    const { split } = one;
    if (split === undefined || split === "excluded") return [];
    const cited = one.documents.flatMap(({ id }) => familyOf.get(id) ?? []);
    return [{ one, side: split, families: [...new Set([...idsOf(one.families), ...cited])] }];
  });
}

/** Joins families by the cases that take part in the split and by relations without an exception. */
export function linkFamilies(manifest: ReadManifest): LinkedFamilies {
  const links: Link[] = [
    ...sidedCases(manifest).map(({ one, families }) => ({ families, by: one })),
    ...relationLinks(manifest),
  ];
  return { links, rootOf: joined(links) };
}

/** The same by relations alone. */
export function relatedFamilies(manifest: ReadManifest): LinkedFamilies["rootOf"] {
  return joined(relationLinks(manifest));
}

function relationLinks({ register }: ReadManifest): readonly Link[] {
  return (register?.related ?? [])
    .filter(({ isExcepted }) => !isExcepted)
    .map((relation) => ({ families: idsOf(relation.families), by: relation }));
}

export function idsOf(ids: readonly PlacedId[]): readonly string[] {
  return ids.map(({ id }) => id);
}

/** Union-find with path halving. */
function joined(links: readonly Link[]): (family: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (family: string): string => {
    let here = family;
    for (let parent = parents.get(here); parent !== undefined; parent = parents.get(here)) {
      const above = parents.get(parent);
      if (above === undefined) return parent;
      parents.set(here, above);
      here = above;
    }
    return here;
  };
  for (const { families } of links) {
    const [first, ...others] = families;
    for (const other of first === undefined ? [] : others) {
      const [one, two] = [rootOf(first ?? other), rootOf(other)];
      if (one !== two) parents.set(two, one);
    }
  }
  return rootOf;
}

/** The shortest way from one of these families to one of those: the links between them. Undefined where there is none. */
export function wayBetween(
  { links }: LinkedFamilies,
  from: ReadonlySet<string>,
  to: ReadonlySet<string>,
): readonly Step[] | undefined {
  const linksOf = groupsOf(
    links.flatMap((link) => link.families.map((family) => ({ family, link }))),
    ({ family }) => family,
  );
  const cameBy = new Map<string, Step | undefined>([...from].map((family) => [family, undefined]));
  const used = new Set<Link>();
  // A map that grows while it is walked is a queue.
  for (const family of cameBy.keys()) {
    if (to.has(family)) return wayTo(family, cameBy);
    const fresh = (linksOf.get(family) ?? []).filter(({ link }) => !used.has(link));
    for (const { link } of fresh) {
      used.add(link);
      const steps = link.families.map((next) => ({ from: family, link, to: next }));
      for (const step of steps.filter((one) => !cameBy.has(one.to))) cameBy.set(step.to, step);
    }
  }
  return undefined;
}

/** Two families and what joins them. */
export interface Step {
  readonly from: string;
  readonly link: Link;
  readonly to: string;
}

function wayTo(family: string, cameBy: ReadonlyMap<string, Step | undefined>): readonly Step[] {
  const way: Step[] = [];
  for (let step = cameBy.get(family); step !== undefined; step = cameBy.get(step.from)) {
    way.unshift(step);
  }
  return way;
}
