import { exposedIn, type Exposed } from "../families/exposed.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { earlierSpent, type EarlierSpent } from "./earlier/earlier-spent.ts";
import {
  lostDocuments,
  lostTogether,
  whereNow,
  type LostDocument,
} from "./earlier/lost-documents.ts";
import type { Rule } from "./rule.ts";

export const holdoutExposureLost: Rule = {
  id: "holdout/exposure-lost",
  level: "error",
  reports:
    "a document or a case from which people have learned, and that no exposure reaches any more",
  needs: "base",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    const earlier = earlierSpent(dataset);
    if (grouping === undefined || earlier === undefined) return;
    // An entry that was edited or deleted has its own finding, so what it said still counts here.
    const exposed = exposedIn(grouping, dataset.cases, [
      ...(grouping.file.families?.exposures ?? []),
      ...(earlier.grouping.file.families?.exposures ?? []),
    ]);
    const documents = lostDocuments(grouping, earlier.documents, exposed.family);
    yield* ofDocuments(grouping, documents);
    yield* ofCases(dataset, { grouping, earlier, exposed, documents });
  },
};

function* ofDocuments(grouping: Grouping, documents: readonly LostDocument[]): Generator<Problem> {
  for (const { first, others, at } of lostTogether(grouping, documents)) {
    const { documentId, from, to } = first;
    const start = `Document ${quoted(documentId)} was in family ${quoted(from)}, from which people have learned, and`;
    yield {
      message: `${start} ${whereNow(first, "exposure")}.${others}`,
      at,
      fix:
        to === undefined
          ? "Put it back: what people know of a document stays with it."
          : `${to.family === from ? "Bring back what joined it with what was looked at" : "Put it back"}, or let the exposure follow: touchstone holdout expose ${to.family}, which moves that family to "regression" too.`,
    };
  }
}

interface Lost {
  readonly grouping: Grouping;
  readonly earlier: EarlierSpent;
  readonly exposed: Exposed;
  readonly documents: readonly LostDocument[];
}

/** Cases that have the id they had. A case whose documents were moved is told with these. */
function* ofCases(
  { cases }: Dataset,
  { grouping, earlier, exposed, documents }: Lost,
): Generator<Problem> {
  const moved = new Set(documents.map(({ documentId }) => documentId));
  const isTold = (file: CaseFile): boolean =>
    grouping.familiesOf(file).documents.documents.some(({ documentId }) => moved.has(documentId));
  const ids = new Set(earlier.cases.flatMap((file) => file.case.id ?? []));
  for (const file of cases) {
    const { id } = file.case;
    if (id === undefined || !ids.has(id) || exposed.case(file) || isTold(file)) continue;
    yield {
      message: `People have learned from case ${quoted(id)}, and no exposure reaches it any more.`,
      at: file.locate(["id"]),
      fix: `Bring back what joined it with what was looked at, or let the exposure follow: touchstone holdout expose ${id}. A new question gets a case of its own.`,
    };
  }
}
