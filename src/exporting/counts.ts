import { splits } from "../families/splits.ts";
import type { Split } from "../model/families.ts";

/** How much there is: many questions of one policy are not many policies, so the families stand beside the cases. */
export interface ExportedCounts {
  readonly cases: number;
  readonly families: number;
  readonly components: number;
  /** Cases that are of no family. */
  readonly withoutFamily: number;
}

/** What a case is counted by, as it goes out or as a manifest lists it. */
interface Counted {
  readonly families: readonly string[];
  readonly component?: string | undefined;
}

/** The figures of some cases. */
export function countsOf(cases: readonly Counted[]): ExportedCounts {
  const components = cases.map(({ component }) => component).filter((one) => one !== undefined);
  return {
    cases: cases.length,
    families: new Set(cases.flatMap(({ families }) => families)).size,
    components: new Set(components).size,
    withoutFamily: cases.filter(({ families }) => families.length === 0).length,
  };
}

/** The figures of each side that some case is on, in the order of `splits`. */
export function countsBySplit(
  cases: readonly (Counted & { readonly split: Split | null | undefined })[],
): Readonly<Partial<Record<Split, ExportedCounts>>> {
  const figures = splits.map((split) => {
    return [split, countsOf(cases.filter((one) => one.split === split))] as const;
  });
  return Object.fromEntries(figures.filter(([, { cases: count }]) => count > 0));
}
