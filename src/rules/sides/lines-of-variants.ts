import type { CaseFile } from "../../model/case.ts";

/**
 * Finds, for a case, the one of some spent cases that it rephrases or that rephrases it, over any number of cases between them.
 * Exceptions that keep variants apart do not count: what people know of a question they know of its rewordings.
 */
export function linesOfVariants(
  cases: readonly CaseFile[],
  spent: readonly CaseFile[],
): (file: CaseFile) => CaseFile | undefined {
  const parentsOf = new Map<string, Set<string>>();
  for (const { case: one } of cases) {
    if (one.id === undefined || one.variantOf === undefined) continue;
    parentsOf.set(one.id, (parentsOf.get(one.id) ?? new Set()).add(one.variantOf));
  }
  const spentById = new Map<string, CaseFile>();
  const below = new Map<string, CaseFile>();
  for (const file of spent) {
    const { id } = file.case;
    if (id === undefined || spentById.has(id)) continue;
    spentById.set(id, file);
    for (const above of ancestorsOf(id, parentsOf)) if (!below.has(above)) below.set(above, file);
  }
  return ({ case: { id } }) => {
    if (id === undefined || spentById.has(id)) return undefined;
    for (const above of ancestorsOf(id, parentsOf)) {
      const found = spentById.get(above);
      if (found !== undefined) return found;
    }
    return below.get(id);
  };
}

/** All that a case rephrases, the nearest first. */
function ancestorsOf(
  start: string,
  parentsOf: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...(parentsOf.get(start) ?? [])];
  for (const id of waiting) {
    if (id === start || found.has(id)) continue;
    found.add(id);
    waiting.push(...(parentsOf.get(id) ?? []));
  }
  return found;
}
