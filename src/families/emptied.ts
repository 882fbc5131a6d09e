import type { Grouping } from "./grouping.ts";

/** Whether a family is but a name any more: it has no documents, and no case in use belongs to it. */
export function emptiedIn({ families, cases, familiesOf }: Grouping): (family: string) => boolean {
  const used = new Set(
    cases.flatMap((file) => familiesOf(file).belongings.map(({ family }) => family)),
  );
  return (family) => !used.has(family) && (families.get(family)?.documents ?? []).length === 0;
}
