import type { CaseFile } from "../model/case.ts";
import { documentsAsRecorded } from "../model/corpus.ts";
import { currentRevision, revisionOf, type Dataset } from "../model/dataset.ts";
import type { DocumentId } from "../model/ids.ts";
import { nearestTeller } from "../model/nearest.ts";
import { counted, quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { claimedCases } from "./records/claimed-cases.ts";
import type { Rule } from "./rule.ts";

export const caseUnknownCallerDocument: Rule = {
  id: "case/unknown-caller-document",
  level: "warning",
  reports:
    'a caller who may see a document that the corpus does not have, under the claim "access"',
  *check(dataset) {
    const tellNearest = nearestTeller(100);
    for (const file of claimedCases(dataset, "access")?.cases ?? []) {
      const lists = documentsOf(dataset, file);
      if (lists === undefined) continue;
      const unknown = (file.case.caller?.documents ?? []).flatMap((id, index) =>
        id === undefined || isBlank(id) || lists.some((one) => one.has(id)) ? [] : [{ id, index }],
      );
      const [first, ...others] = unknown;
      if (first === undefined) continue;
      const near = tellNearest(first.id, new Set(lists.flatMap((one) => [...one.keys()])));
      const more =
        others.length === 0
          ? ""
          : ` ${counted(others.length, "other id")} of the list ${others.length === 1 ? "is" : "are"} unknown as well.`;
      yield {
        message: `The caller may see ${quoted(first.id)}, and no document of that id is in the corpus${near}.${more}`,
        at: file.locate(["caller", "documents", first.index]),
        fix: "Write the id as the corpus has it, or take it out: what the caller may see decides which answer is right.",
      };
    }
  },
};

/** The documents of the revision under which a case was judged, and of the current one; undefined where the first cannot be told. */
function documentsOf(
  dataset: Dataset,
  file: CaseFile,
): readonly ReadonlyMap<DocumentId, unknown>[] | undefined {
  const [own, ...others] = [revisionOf(dataset, file), currentRevision(dataset)].map(
    (revision) => revision && documentsAsRecorded(revision),
  );
  return own && [own, ...others.flatMap((one) => one ?? [])];
}
