import { takesPart, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

/** Another wording of a case, or the one that it words otherwise, which a decision left behind. */
export interface LeftRelative {
  readonly file: CaseFile;
  readonly is: "variant" | "parent";
  readonly hasOtherChunks: boolean;
  readonly hasOtherRevision: boolean;
}

/**
 * The variants and the parent of a revised case that rest on other chunks than it does now, or name another corpus revision.
 * That can be right, so nothing stands against it. `together` is what else is decided in the same run, as it is then.
 */
export function leftRelatives(
  { cases }: Pick<Dataset, "cases">,
  revised: CaseFile,
  together: readonly CaseFile[],
): readonly LeftRelative[] {
  if (revised.case.refresh?.outcome !== "revised") return [];
  const { id, variantOf } = revised.case;
  const decided = new Map(together.map((file) => [file.path, file]));
  return cases
    .map((file) => decided.get(file.path) ?? file)
    .filter((file) => file.path !== revised.path && takesPart(file))
    .flatMap((file): readonly LeftRelative[] => {
      const isVariant = id !== undefined && file.case.variantOf === id;
      const isParent = variantOf !== undefined && file.case.id === variantOf;
      if (!isVariant && !isParent) return [];
      const hasOtherChunks = chunksOf(file) !== chunksOf(revised);
      const hasOtherRevision = file.case.corpusRevision !== revised.case.corpusRevision;
      if (!hasOtherChunks && !hasOtherRevision) return [];
      return [{ file, is: isVariant ? "variant" : "parent", hasOtherChunks, hasOtherRevision }];
    });
}

function chunksOf({ case: { relevantChunkIds = [] } }: CaseFile): string {
  return JSON.stringify(relevantChunkIds.flatMap((id) => id ?? []).toSorted(byUtf8));
}
