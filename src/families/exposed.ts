import { componentsIn } from "./conflicts.ts";
import type { Grouping } from "./grouping.ts";
import type { CaseFile } from "../model/case.ts";

/** What people have learned from, by the exposures of families.yaml. */
export interface Exposed {
  /** Whether a family, or one that is joined with it, was looked at. */
  readonly family: (id: string) => boolean;
  /** Whether a case, or a family of its, was looked at. */
  readonly case: (file: CaseFile) => boolean;
}

export function exposedIn(grouping: Grouping, cases: readonly CaseFile[]): Exposed {
  const entries = grouping.file.families?.exposures ?? [];
  const named = new Set(entries.flatMap((one) => one?.cases ?? []));
  const isNamed = ({ case: { id } }: CaseFile): boolean => id !== undefined && named.has(id);
  const familiesOf = (file: CaseFile): readonly string[] =>
    grouping.familiesOf(file).belongings.map(({ family }) => family);
  const shown = new Set([
    ...entries.flatMap((one) => one?.families ?? []),
    ...cases.filter(isNamed).flatMap(familiesOf),
  ]);
  const components = shown.size === 0 ? [] : componentsIn(grouping.familyGraph());
  const joined = new Set(
    components.filter((keys) => keys.some((key) => shown.has(key))).flatMap((keys) => [...keys]),
  );
  const family = (id: string): boolean => shown.has(id) || joined.has(id);
  return { family, case: (file) => isNamed(file) || familiesOf(file).some(family) };
}
