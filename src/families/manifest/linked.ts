import type { Split } from "../../model/families.ts";
import { componentsOf } from "../components.ts";
import { shortestPath, type Step } from "../shortest-path.ts";
import type { ManifestCase, PlacedId, ReadManifest, Relation } from "./manifest.ts";

/** What joins families: a case that rests on all of them, or a declared relation. */
interface Link {
  readonly holders: readonly string[];
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
  readonly side: Split;
  readonly families: readonly string[];
}

/** The cases that take part in the split and say on which side they are. */
export function sidedCases(manifest: ReadManifest): readonly SidedCase[] {
  return restingCases(manifest).flatMap(({ one, families }) => {
    const { split } = one;
    return split === undefined || split === "excluded" ? [] : [{ one, side: split, families }];
  });
}

/** All cases that are not excluded. The family of a cited document counts, named or not. */
function restingCases({
  cases,
  register,
}: ReadManifest): readonly Pick<SidedCase, "one" | "families">[] {
  const familyOf = new Map(register?.documents.map(({ id, family }) => [id, family]));
  return cases
    .filter(({ split }) => split !== "excluded")
    .map((one) => {
      const cited = one.documents.flatMap(({ id }) => familyOf.get(id) ?? []);
      return { one, families: [...new Set([...idsOf(one.families), ...cited])] };
    });
}

/** Joins families by the cases that are not excluded and by relations without an exception. */
export function linkFamilies(manifest: ReadManifest): LinkedFamilies {
  const links: Link[] = [
    ...restingCases(manifest).map(({ one, families }) => ({ holders: families, by: one })),
    ...relationLinks(manifest),
  ];
  return { links, rootOf: rootsOf(links) };
}

/** The same by relations alone. */
export function relatedFamilies(manifest: ReadManifest): LinkedFamilies["rootOf"] {
  return rootsOf(relationLinks(manifest));
}

function relationLinks({ register }: ReadManifest): readonly Link[] {
  return (register?.related ?? [])
    .filter(({ isExcepted }) => !isExcepted)
    .map((relation) => ({ holders: idsOf(relation.families), by: relation }));
}

export function idsOf(ids: readonly PlacedId[]): readonly string[] {
  return ids.map(({ id }) => id);
}

/** The component of a family is named by its smallest one. */
function rootsOf(links: readonly Link[]): (family: string) => string {
  const components = componentsOf(links.map(({ holders }) => holders));
  const roots = new Map(
    components.flatMap((component) => component.map((family) => [family, component[0]] as const)),
  );
  return (family) => roots.get(family) ?? family;
}

/** Two families and what joins them. */
export type LinkStep = Step<Keyed, Link>;

interface Keyed {
  readonly key: string;
}

/** The shortest way from one of these families to one of those; undefined where there is none. */
export function wayBetween(
  { links }: LinkedFamilies,
  from: readonly string[],
  to: readonly string[],
): readonly LinkStep[] | undefined {
  const keys = new Set([...from, ...to, ...links.flatMap(({ holders }) => holders)]);
  const holders = new Map([...keys].map((key) => [key, { key }] as const));
  const keyed = (names: readonly string[]): readonly Keyed[] =>
    names.flatMap((name) => holders.get(name) ?? []);
  return shortestPath({
    holders: [...holders.values()],
    links,
    from: keyed(from),
    to: keyed(to),
  });
}
