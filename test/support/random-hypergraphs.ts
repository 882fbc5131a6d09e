/** A generator of numbers that gives the same ones for the same seed, in [0, 1). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Split = "dev" | "validation" | "test" | "regression";

/** A case of a random set, in the words of its file. */
export interface RandomCase {
  readonly id: string;
  readonly provenance?: readonly { readonly documentId: string }[];
  readonly families?: readonly string[];
  readonly variantOf?: string;
  readonly split?: Split;
  readonly review?: { readonly status: string };
  readonly retired?: object;
}

/** A families.yaml of a random set. */
export interface RandomFamilies {
  readonly claim: { readonly kind: string };
  readonly families: Readonly<
    Record<string, { readonly documents: readonly string[]; readonly split?: Split }>
  >;
  readonly related: readonly { readonly families: readonly string[] }[];
  readonly exceptions: readonly {
    readonly decision: "exclude" | "keep-apart";
    readonly families?: readonly string[];
    readonly cases?: readonly string[];
  }[];
}

export interface RandomSet {
  readonly cases: readonly RandomCase[];
  readonly families: RandomFamilies;
}

const splits: readonly Split[] = ["dev", "validation", "test", "regression"];

/**
 * A small random set: families with exact names, patterns and the same document twice; cases with several documents, with
 * names of families, as variants of variants, in a circle too; rejected and retired ones; relations, exceptions of both kinds.
 */
export function randomSet(random: () => number): RandomSet {
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const some = <Item>(most: number, make: () => Item): Item[] =>
    Array.from({ length: upTo(most) }, make);
  const chance = (part: number): boolean => random() < part;
  const one = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item;

  const names = ["a", "b", "c", "d", "e", "f", "z9"].slice(0, 1 + upTo(6));
  const ids = ["c1", "c2", "c3", "c4", "c5", "c6", "c7"].slice(0, upTo(7));
  const family = (): string => (chance(0.04) ? "nobody" : one(names));
  const used = splits.slice(0, 1 + upTo(3)).toSorted(() => random() - 0.5);
  const document = (): string => `${family()}-${one(["x", "y", "shared"])}`;
  const families = Object.fromEntries(
    names.map((name) => [
      name,
      {
        documents: [`${name}-*`, ...(chance(0.1) ? [document()] : [])],
        ...(chance(0.8) ? { split: one(used) } : {}),
      },
    ]),
  );
  const kind = chance(0.25) ? "fixed-corpus" : one(["family", "period", "access"]);
  const cases = ids.map((id): RandomCase => {
    const fate = random();
    return {
      id,
      ...(chance(0.8) ? { provenance: some(2, () => ({ documentId: document() })) } : {}),
      ...(chance(0.15) ? { families: some(2, family) } : {}),
      ...(chance(kind === "fixed-corpus" ? 0.5 : 0.25)
        ? { variantOf: chance(0.05) ? "nobody" : one(ids) }
        : {}),
      ...(chance(kind === "fixed-corpus" ? 0.8 : 0.3) ? { split: one(used) } : {}),
      ...(fate < 0.5 ? { review: { status: one(["approved", "pending"]) } } : {}),
      ...(fate > 0.93 ? { review: { status: "rejected" } } : {}),
      ...(fate > 0.5 && fate < 0.57 ? { retired: {} } : {}),
    };
  });
  const exception = (): RandomFamilies["exceptions"][number] => ({
    decision: one(["exclude", "keep-apart"] as const),
    ...(chance(0.5)
      ? { families: some(3, family) }
      : { cases: some(2, () => one([...ids, "c0"])) }),
  });
  return {
    cases,
    families: {
      claim: { kind },
      families,
      related: some(2, () => ({ families: some(4, family) })),
      exceptions: chance(0.5) ? some(2, exception) : [],
    },
  };
}
