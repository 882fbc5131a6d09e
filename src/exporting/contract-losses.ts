import { isMap } from "../model/fields.ts";
import type { GoldenCase } from "../model/generated/case.ts";
import { groupsOf } from "../model/groups.ts";
import type { ExportedSet } from "./exported-set.ts";
import type { ContractLoss } from "./shape.ts";

/** Fields whose parts a shape may hold one by one, each named by its way from the case. */
const inParts: ReadonlySet<string> = new Set(["provenance", "sentinel"]);

/** The fields of the contract that a case says something in: `query`, `provenance[].quote`, `sentinel.reviews`. */
export function contractFields(golden: object): readonly string[] {
  return Object.entries(golden).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    if (!inParts.has(name)) return [name];
    const isList = Array.isArray(value);
    const parts: readonly unknown[] = isList ? value : [value];
    const names = new Set(parts.flatMap((part) => (isMap(part) ? Object.keys(part) : [])));
    return [...names].map((part) => `${name}${isList ? "[]" : ""}.${part}`);
  });
}

/** What becomes of a field of the contract in a shape, where it is not held as it is meant. */
export type Fate = Pick<ContractLoss, "fate" | "why">;

/**
 * The losses of a set in a shape, in the order in which the cases show the fields. `fateOf` says what becomes of a field of
 * a case; undefined where the shape holds it.
 */
export function lossesOfCases(
  { cases }: Pick<ExportedSet, "cases">,
  fateOf: (field: string, golden: GoldenCase) => Fate | undefined,
): readonly ContractLoss[] {
  const lost = cases.flatMap(({ case: golden }) =>
    contractFields(golden).flatMap((field) => {
      const fate = fateOf(field, golden);
      return fate === undefined ? [] : [{ field, ...fate, id: golden.id }];
    }),
  );
  const groups = groupsOf(lost, ({ field, fate, why }) => JSON.stringify([field, fate, why]));
  return [...groups.values()].map((some) => {
    const [{ field, fate, why }] = some;
    return { field, fate, why, cases: some.map(({ id }) => id) };
  });
}
