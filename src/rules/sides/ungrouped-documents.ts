import { splitGroupingOf, type Grouping } from "../../families/grouping.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Location, Path } from "../../model/location.ts";

/** A document that cases rest on, and that no family of a set that is split claims. */
interface UngroupedDocument {
  readonly documentId: string;
  /** Whether an approved case rests on it: then a score does. */
  readonly isApproved: boolean;
  /** Where the cases name it, approved ones first. */
  readonly places: readonly [Location, ...Location[]];
}

/** In the order in which cases that take part name them. Where each case carries its own split, documents need no family. */
export function ungroupedDocuments(dataset: Dataset): readonly UngroupedDocument[] {
  const grouping = splitGroupingOf(dataset);
  if (grouping === undefined || grouping.isByCase) return [];
  return [...usesOf(grouping)].map(([documentId, uses]) => {
    const approved = uses.filter(isApproved);
    const [first, ...others] = [...approved, ...uses.filter((use) => !isApproved(use))];
    const places = others.map(placeOf);
    const at = placeOf(first ?? uses[0]);
    return { documentId, isApproved: approved.length > 0, places: [at, ...places] };
  });
}

interface Use {
  readonly file: CaseFile;
  readonly path: Path;
}

function usesOf({
  cases,
  familiesOf,
  claimsOf,
}: Grouping): ReadonlyMap<string, readonly [Use, ...Use[]]> {
  const found = new Map<string, [Use, ...Use[]]>();
  for (const file of cases) {
    for (const { documentId, path } of familiesOf(file).documents.documents) {
      if (claimsOf(documentId).length > 0) continue;
      const uses = found.get(documentId);
      if (uses === undefined) found.set(documentId, [{ file, path }]);
      else uses.push({ file, path });
    }
  }
  return found;
}

function isApproved({ file }: Use): boolean {
  return stageOf(file) === "approved";
}

function placeOf({ file, path }: Use): Location {
  return file.locate(path);
}
