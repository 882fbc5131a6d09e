import { exposedIn, type Exposed } from "../families/exposed.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import type { Location } from "../model/location.ts";
import { counted, quoted } from "../model/sentence.ts";
import { earlierSpent, type EarlierSpent } from "./earlier-spent.ts";
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
    const documents = lostDocuments(grouping, earlier, exposed);
    yield* ofDocuments(grouping, documents);
    yield* ofCases(dataset, { grouping, earlier, exposed, documents });
  },
};

/** A document of a spent family that is in a family nobody is said to have looked at, or in none. */
interface LostDocument {
  readonly documentId: string;
  readonly from: string;
  readonly to: ReturnType<Grouping["claimsOf"]>[number] | undefined;
}

function lostDocuments(
  { isByCase, claimsOf }: Grouping,
  { documents }: EarlierSpent,
  exposed: Exposed,
): readonly LostDocument[] {
  // Then the cases of the documents tell.
  if (isByCase) return [];
  return documents.flatMap(({ documentId, family }) => {
    const [to, ...others] = claimsOf(documentId);
    // A document of several families has its own finding.
    const isReached = others.length > 0 || (to !== undefined && exposed.family(to.family));
    return isReached ? [] : [{ documentId, from: family, to }];
  });
}

function* ofDocuments(grouping: Grouping, documents: readonly LostDocument[]): Generator<Problem> {
  const { file } = grouping;
  const groups = groupsOf(documents, ({ from, to }) => JSON.stringify([from, to?.family ?? null]));
  for (const [{ documentId, from, to }, ...others] of groups.values()) {
    const also = `So ${others.length === 1 ? "is" : "are"} ${counted(others.length, "other document")}.`;
    const more = others.length === 0 ? "" : ` ${also}`;
    const start = `Document ${quoted(documentId)} was in family ${quoted(from)}, from which people have learned, and`;
    const where = to === undefined ? "in no family" : `in ${quoted(to.family)}`;
    const end =
      to?.family === from ? "no exposure reaches that family any more" : `is ${where} now`;
    yield {
      message: `${start} ${end}.${more}`,
      at: to === undefined ? placeOf(grouping, from) : file.locate(to.path),
      fix:
        to === undefined
          ? "Put it back: what people know of a document stays with it."
          : `${to.family === from ? "Bring back what joined it with what was looked at" : "Put it back"}, or let the exposure follow: touchstone holdout expose ${to.family}, which moves that family to "regression" too.`,
    };
  }
}

function placeOf({ file, families }: Grouping, family: string): Location {
  return file.locateKey(families.has(family) ? ["families", family] : ["families"]);
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
