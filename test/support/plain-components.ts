import type { RandomCase, RandomFamilies, RandomSet, Split } from "./random-hypergraphs.ts";

/** Two things that are joined directly, and the case that joins them; without one, a relation does. */
interface Edge {
  readonly ends: readonly [string, string];
  readonly by: string | undefined;
}

/** What the graph of a set is, worked out in the plainest way: each definition word for word, nothing shared or kept. */
export interface PlainGraph {
  readonly things: readonly string[];
  readonly edges: readonly Edge[];
  readonly split: Readonly<Record<string, Split | undefined>>;
}

export function plainGraph(set: RandomSet): PlainGraph {
  const inUse = set.cases.filter((one) => isInUse(one) && !isExcluded(one, set));
  const isByCase = set.families.claim.kind === "fixed-corpus";
  const ownFamilies = (one: RandomCase): readonly string[] =>
    isByCase ? [] : [...familiesOf(one, set)];
  const standing = inUse.filter((one) => ownFamilies(one).length === 0);
  const families = isByCase ? [] : Object.entries(set.families.families);
  const split = Object.fromEntries([
    ...families.map(([id, family]) => [id, family.split] as const),
    ...standing.map((one) => [nameOf(one), one.split] as const),
  ]);
  const edges = inUse.flatMap((one) => {
    const wordings = [one, parentOf(one, set)].flatMap((each) => each ?? []);
    const cases = wordings.filter((each) => standing.includes(each)).map(nameOf);
    return pairsOf([...ownFamilies(one), ...cases]).map((ends) => ({ ends, by: one.id }));
  });
  const related = isByCase ? [] : relatedPairs(set.families);
  return {
    things: Object.keys(split),
    edges: [...edges, ...related.map((ends) => ({ ends, by: undefined }))],
    split,
  };
}

function isInUse({ review, retired }: RandomCase): boolean {
  return review?.status !== "rejected" && retired === undefined;
}

function nameOf({ id }: RandomCase): string {
  return `case ${id}`;
}

function pairsOf(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((a) => names.flatMap((b) => (a === b ? [] : [[a, b] as const])));
}

function relatedPairs({
  families,
  related,
  exceptions,
}: RandomFamilies): readonly (readonly [string, string])[] {
  const apart = exceptions.filter(({ decision }) => decision === "keep-apart");
  const pairs = related.flatMap((one) =>
    pairsOf(one.families.filter((id) => Object.hasOwn(families, id))),
  );
  return pairs.filter(
    (pair) => !apart.some((one) => pair.every((id) => one.families?.includes(id) === true)),
  );
}

function parentOf(one: RandomCase, { cases, families }: RandomSet): RandomCase | undefined {
  if (one.variantOf === one.id || isKeptApart(one, families)) return undefined;
  return cases.find(({ id }) => id === one.variantOf);
}

/** The families of a case: of the line of cases that it rephrases, the documents and the names of each. */
function familiesOf(start: RandomCase, set: RandomSet): ReadonlySet<string> {
  const line: RandomCase[] = [];
  let here: RandomCase | undefined = start;
  while (here !== undefined && !line.includes(here)) {
    line.push(here);
    here = parentOf(here, set);
  }
  const { families } = set.families;
  const named = line
    .flatMap((one) => one.families ?? [])
    .filter((id) => Object.hasOwn(families, id));
  const documents = line.flatMap((one) => one.provenance ?? []);
  const claimed = documents.flatMap(({ documentId }) => onlyOwner(documentId, families));
  return new Set([...named, ...claimed]);
}

function onlyOwner(document: string, families: RandomFamilies["families"]): readonly string[] {
  const owners = (fits: (pattern: string) => boolean): string[] =>
    Object.keys(families).filter((id) => families[id]?.documents.some(fits) === true);
  const exact = owners((pattern) => pattern === document);
  const byPattern = owners(
    (pattern) => pattern.endsWith("*") && document.startsWith(pattern.slice(0, -1)),
  );
  const claiming = exact.length > 0 ? exact : byPattern;
  return claiming.length === 1 ? claiming : [];
}

function isExcluded(one: RandomCase, set: RandomSet): boolean {
  const own = familiesOf(one, set);
  return set.families.exceptions.some(
    ({ decision, cases = [], families = [] }) =>
      decision === "exclude" && (cases.includes(one.id) || families.some((id) => own.has(id))),
  );
}

function isKeptApart(one: RandomCase, { exceptions }: RandomFamilies): boolean {
  return exceptions.some(
    ({ decision, cases = [] }) => decision === "keep-apart" && cases.includes(one.id),
  );
}

/** The distance between any two things, by trying every thing as a stop on the way (Floyd and Warshall). */
export function distances(
  { things, edges }: PlainGraph,
  without: readonly string[] = [],
): readonly (readonly number[])[] {
  const kept = edges.filter(({ by }) => by === undefined || !without.includes(by));
  const joined = new Set(kept.map(({ ends }) => ends.join(" and ")));
  let far = things.map((a) =>
    things.map((b) => (a === b ? 0 : joined.has(`${a} and ${b}`) ? 1 : Infinity)),
  );
  for (const via of things.keys()) {
    const onward = far[via] ?? [];
    far = far.map((row) =>
      row.map((now, b) => Math.min(now, (row[via] ?? Infinity) + (onward[b] ?? Infinity))),
    );
  }
  return far;
}

/** The shortest distance between two groups of things; infinite where nothing joins them. */
export function distanceBetween(
  graph: PlainGraph,
  [from, to]: readonly [readonly string[], readonly string[]],
  without: readonly string[] = [],
): number {
  const far = distances(graph, without);
  const place = (thing: string): number => graph.things.indexOf(thing);
  return Math.min(...from.flatMap((a) => to.map((b) => far[place(a)]?.[place(b)] ?? Infinity)));
}

/** All ways to take cases out, the smallest first. */
export function subsets(cases: readonly string[]): readonly (readonly string[])[] {
  const all = Array.from({ length: 2 ** cases.length }, (_, bits) =>
    cases.filter((__, index) => (bits >> index) % 2 === 1),
  );
  return all.toSorted((a, b) => a.length - b.length);
}
