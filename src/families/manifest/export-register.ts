import { documentsAsRecorded } from "../../model/corpus.ts";
import { currentRevision, revisionOf, type Dataset } from "../../model/dataset.ts";
import type { Split } from "../../model/families.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import type { Exception, Relation as RecordedRelation } from "../../model/generated/families.ts";
import type { Document, Family, Register, Relation } from "../../model/generated/manifest.ts";
import type { DocumentId } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { Grouping } from "../grouping.ts";
import { joining } from "../components.ts";
import { relationGroups } from "../relation-groups.ts";
import {
  aloneId,
  callerName,
  exportedDocuments,
  permitted,
  standingAlone,
  type ApprovedCase,
} from "./export-case.ts";

/** What the register of an export is made of. */
export interface RegisterSources {
  readonly dataset: Dataset;
  readonly grouping: Grouping;
  readonly cases: readonly ApprovedCase[];
}

/** The source register: every family of the set, with the documents that the cases rest on. */
export function exportedRegister(sources: RegisterSources): Register {
  const { grouping, cases } = sources;
  const declared = exportedRelations(grouping);
  const related = [...declared, ...joinedElsewhere(sources, declared)];
  const callers = exportedCallers(cases);
  return {
    families: [...recordedFamilies(sources), ...familiesAlone(sources)].toSorted((a, b) =>
      byUtf8(a.family_id, b.family_id),
    ),
    ...(related.length === 0 ? {} : { related: [...related] }),
    ...(Object.keys(callers).length === 0 ? {} : { callers }),
  };
}

function recordedFamilies(sources: RegisterSources): readonly Family[] {
  const { families, isByCase } = sources.grouping;
  const documentsOf = citedDocuments(sources);
  return [...families].map(([id, { title, split }]) => {
    const documents = documentsOf.get(id) ?? [];
    return {
      family_id: id,
      ...(title === undefined ? {} : { title }),
      ...recordedSplit(isByCase ? undefined : split),
      ...(documents.length === 0 ? {} : { documents: [...documents] }),
    };
  });
}

function recordedSplit(split: Split | undefined): Pick<Family, "split"> {
  return split === undefined ? {} : { split };
}

/** The families that stand for one case each. */
function familiesAlone({ grouping, cases }: RegisterSources): readonly Family[] {
  const alone = new Map(
    cases
      .filter(({ file }) => !grouping.excluded.has(file))
      .flatMap(({ file }) => standingAlone(file, grouping))
      .map((file) => [aloneId(file), file] as const),
  );
  const excluded = cases
    .filter(({ file }) => grouping.excluded.has(file))
    .flatMap(({ file }) => standingAlone(file, grouping));
  return [
    ...[...alone].map(([family_id, file]) => ({
      family_id,
      stands_for_case: true,
      ...recordedSplit(grouping.isByCase ? undefined : file.case.split),
    })),
    ...excluded
      .map(aloneId)
      .filter((id) => !alone.has(id))
      .map((family_id) => ({ family_id, stands_for_case: true })),
  ];
}

/** The documents that exported cases rest on, by each family that claims them, in the order of their ids. */
function citedDocuments({
  dataset,
  grouping,
  cases,
}: RegisterSources): ReadonlyMap<string, readonly Document[]> {
  const current = currentRevision(dataset);
  const now = current && documentsAsRecorded(current);
  const cited = new Map<string, CorpusDocument | undefined>();
  for (const { file } of cases) {
    const revision = revisionOf(dataset, file);
    const then = revision && documentsAsRecorded(revision);
    for (const documentId of exportedDocuments(file, grouping)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An id that the corpus does not know finds nothing.
      const id = documentId as DocumentId;
      cited.set(documentId, now?.get(id) ?? cited.get(documentId) ?? then?.get(id));
    }
  }
  const byFamily = new Map<string, Document[]>();
  for (const [id, known] of [...cited].toSorted(([a], [b]) => byUtf8(a, b))) {
    for (const { family } of grouping.claimsOf(id)) {
      byFamily.set(family, [...(byFamily.get(family) ?? []), documentEntry(id, known)]);
    }
  }
  return byFamily;
}

function documentEntry(document_id: string, known: CorpusDocument | undefined): Document {
  if (known === undefined) return { document_id };
  const { title, revision, uri, publishedAt } = known;
  return {
    document_id,
    ...(title === undefined ? {} : { title }),
    version: revision,
    location: uri,
    ...(publishedAt === undefined ? {} : { published: publishedAt }),
  };
}

/** Each relation as far as it joins, and the pairs that an exception keeps apart, with that exception. */
function exportedRelations({ file, families, exceptions }: Grouping): readonly Relation[] {
  const { related = [], exceptions: recorded = [] } = file.whole ?? {};
  return related.flatMap((relation) => {
    const known = [...new Set(relation.families)].filter((id) => families.has(id));
    const joined = relationGroups(known, exceptions).map((group) => ({
      families: [...group],
      reason: relation.reason,
    }));
    return [...joined, ...keptApart(relation, recorded)];
  });
}

/**
 * Families that a case joins which is not exported, such as a pending one: they stay together whatever is filtered. Each
 * relation joins something that neither the exported cases nor the relations before it do.
 */
function joinedElsewhere(
  { grouping, cases }: RegisterSources,
  declared: readonly Relation[],
): readonly Relation[] {
  const { families, familyGraph } = grouping;
  const exported = new Set(cases.map(({ file }) => file));
  const joined = joining();
  const links = familyGraph().links.flatMap((link) =>
    link.by === "case"
      ? [{ file: link.file, ids: link.holders.filter((id) => families.has(id)) }]
      : [],
  );
  for (const { file, ids } of links) if (exported.has(file)) joined.join(ids);
  for (const relation of declared)
    if (relation.exception === undefined) joined.join(relation.families);
  return links.flatMap(({ file, ids }) => {
    const leaders = new Set(ids.map((id) => joined.leaderOf(joined.add(id))));
    if (exported.has(file) || leaders.size < 2) return [];
    joined.join(ids);
    const reason = "A case that is not exported needs all of them.";
    return [{ families: [...new Set(ids)].toSorted(byUtf8), reason }];
  });
}

function keptApart(
  { families, reason }: RecordedRelation,
  exceptions: readonly Exception[],
): readonly Relation[] {
  return exceptions.flatMap((exception) => {
    const apart = families.filter((id) => exception.families?.includes(id) === true);
    if (exception.decision !== "keep-apart" || apart.length < 2) return [];
    const { reason: why, decidedAt: date, decidedBy: decided_by } = exception;
    return [{ families: apart, reason, exception: { reason: why, date, decided_by } }];
  });
}

function exportedCallers(cases: readonly ApprovedCase[]): Readonly<Record<string, string[]>> {
  const lists = cases.flatMap(({ whole }): readonly [string, string[]][] => {
    const documents = permitted(whole);
    return documents === undefined ? [] : [[callerName(documents), [...documents]]];
  });
  return Object.fromEntries(lists.toSorted(([a], [b]) => byUtf8(a, b)));
}
