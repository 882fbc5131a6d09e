import type { CaseFile } from "../model/case.ts";
import type { FamiliesDraft } from "../model/families.ts";

/** What families.yaml excepts from the rule that what belongs together stays on one side. */
export interface Exceptions {
  /** The index of the exception that excludes a case: by its id, or by one of its families. Undefined where none does. */
  readonly excludes: (file: CaseFile, families: Iterable<string>) => number | undefined;
  /** The index of the exception that keeps two families apart although something declares them related. */
  readonly keepsApart: (one: string, other: string) => number | undefined;
  /** Whether some exception keeps this family apart from others. */
  readonly isKeptApart: (family: string) => boolean;
  /** The index of the exception that keeps a variant apart from the case that it rephrases. */
  readonly keepsVariantApart: (file: CaseFile) => number | undefined;
}

export function exceptionsIn(families: FamiliesDraft | undefined): Exceptions {
  const excluded = indexed(families, "exclude");
  const apart = indexed(families, "keep-apart");
  return {
    excludes: ({ case: { id } }, own) => {
      const byId = id === undefined ? undefined : first(excluded.cases.get(id));
      if (byId !== undefined || excluded.families.size === 0) return byId;
      const family = [...own].find((one) => excluded.families.has(one));
      return family === undefined ? undefined : first(excluded.families.get(family));
    },
    keepsApart: (one, other) => {
      const others = apart.families.get(other);
      return others && [...(apart.families.get(one) ?? [])].find((index) => others.has(index));
    },
    isKeptApart: (family) => apart.families.has(family),
    keepsVariantApart: ({ case: { id } }) =>
      id === undefined ? undefined : first(apart.cases.get(id)),
  };
}

function first(indices: ReadonlySet<number> | undefined): number | undefined {
  return indices === undefined ? undefined : [...indices][0];
}

type Indices = ReadonlyMap<string, ReadonlySet<number>>;

/** The exceptions of one decision by the cases and the families they name. */
function indexed(
  families: FamiliesDraft | undefined,
  decision: "exclude" | "keep-apart",
): Readonly<Record<"cases" | "families", Indices>> {
  const found = { cases: new Map<string, Set<number>>(), families: new Map<string, Set<number>>() };
  for (const [index, exception] of (families?.exceptions ?? []).entries()) {
    if (exception?.decision !== decision) continue;
    for (const kind of ["cases", "families"] as const) {
      for (const id of (exception[kind] ?? []).flatMap((one) => one ?? [])) {
        found[kind].set(id, (found[kind].get(id) ?? new Set()).add(index));
      }
    }
  }
  return found;
}
