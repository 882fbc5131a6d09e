import { documentsAsRecorded } from "../model/corpus.ts";
import { currentRevision, revisionOf, type Dataset } from "../model/dataset.ts";
import { familiesById, type FamiliesFile } from "../model/families.ts";
import { takesPart } from "../model/case.ts";
import { groupsOf } from "../model/groups.ts";
import { familiesFile } from "../model/layout.ts";
import { startOf } from "../model/location.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { isBlank } from "../model/white-space.ts";
import { documentsOf } from "./case-documents.ts";
import { documentClaims, type ClaimsOf } from "./document-families.ts";
import { distinctParts, familyIds } from "./family-names.ts";

/** By what documents are put together: each is a family, or those whose ids share their first parts are one. */
export type ProposalRule =
  | { readonly by: "document" }
  | { readonly by: "prefix"; readonly separator: string; readonly parts: number };

export interface ProposedFamily {
  readonly id: string;
  readonly title: string;
  /** Their ids, sorted. Each stands as an exact name, or as a pattern that fits no other document. */
  readonly documents: readonly string[];
}

/** Families for the documents that no family has. Nothing that is recorded changes, and no split is ever proposed. */
export interface FamilyProposal {
  readonly rule: ProposalRule;
  /** Sorted by id. */
  readonly families: readonly ProposedFamily[];
  /** The documents of the current revision, and of the revisions by which cases that take part cite them. */
  readonly documents: readonly string[];
  /** What cases name as a document and their revision does not have. */
  readonly unknown: readonly string[];
  /** How many families each number of parts would give, where it is another number than one part less gives. */
  readonly byParts: readonly { readonly parts: number; readonly families: number }[];
  /** How many of them a recorded family has already. */
  readonly recorded: number;
  /** Documents that several recorded families claim. */
  readonly claimedTwice: readonly string[];
  /** Documents with a star in their id that no entry can name without taking other documents as well. */
  readonly unnameable: readonly string[];
  /** Proposed documents with a star in their id: their entry is a pattern, which later documents may fit. */
  readonly patterns: readonly string[];
  /** Documents that share their prefix with documents of recorded families: a person says whether they join them. */
  readonly beside: readonly { readonly document: string; readonly families: readonly string[] }[];
}

export function proposeFamilies(dataset: Dataset, rule: ProposalRule): FamilyProposal {
  const { documents, unknown } = documentsIn(dataset);
  const recorded =
    dataset.families === undefined ? new Map<never, never>() : familiesById(dataset.families);
  const claimsOf = documentClaims(recorded);
  const counts = groupsOf(documents, (one) => Math.min(claimsOf(one).length, 2));
  const unclaimed = counts.get(0) ?? [];
  const owners = ownersByKey(counts.get(1) ?? [], claimsOf, rule);
  const unnameable = greedy(unclaimed, documents);
  const beside: { document: string; families: readonly string[] }[] = [];
  const free = unclaimed.filter((document) => {
    const families = owners.get(keyOf(document, rule));
    if (families !== undefined) beside.push({ document, families: [...families].toSorted(byUtf8) });
    return families === undefined && !unnameable.has(document);
  });
  return {
    rule,
    families: familiesOf(
      dataset,
      groupsOf(free, (one) => keyOf(one, rule)),
      documents,
    ),
    documents,
    unknown,
    byParts: familiesByParts(documents, rule),
    recorded: counts.get(1)?.length ?? 0,
    claimedTwice: counts.get(2) ?? [],
    unnameable: [...unnameable].toSorted(byUtf8),
    patterns: free.filter(hasStar),
    beside,
  };
}

/** What documents of one family share under a rule: the whole id, or its first parts. */
function keyOf(document: string, rule: ProposalRule): string {
  if (rule.by === "document") return document;
  return document.split(rule.separator).slice(0, rule.parts).join(rule.separator);
}

function documentsIn(dataset: Dataset): Pick<FamilyProposal, "documents" | "unknown"> {
  const current = currentRevision(dataset);
  const known = new Set<string>((current && documentsAsRecorded(current)?.keys()) ?? []);
  const unknown = new Set<string>();
  for (const file of dataset.cases.filter(takesPart)) {
    const revision = revisionOf(dataset, file);
    const own: ReadonlyMap<string, unknown> | undefined = revision && documentsAsRecorded(revision);
    for (const { documentId } of documentsOf(dataset, file).documents) {
      // Where a revision keeps no list of its documents, the case's word is all there is.
      if (own === undefined || own.has(documentId)) known.add(documentId);
      else unknown.add(documentId);
    }
  }
  return {
    documents: [...known].filter((one) => !isBlank(one)).toSorted(byUtf8),
    unknown: [...unknown].filter((one) => !known.has(one)).toSorted(byUtf8),
  };
}

function familiesByParts(
  documents: readonly string[],
  rule: ProposalRule,
): FamilyProposal["byParts"] {
  if (rule.by === "document") return [];
  const counts: { parts: number; families: number }[] = [];
  for (let parts = 1; parts <= mostParts; parts++) {
    const families = new Set(documents.map((one) => keyOf(one, { ...rule, parts }))).size;
    if (families !== counts.at(-1)?.families) counts.push({ parts, families });
    if (families === documents.length) break;
  }
  return counts;
}

/** Ids of more parts are no paths that a person groups by. */
const mostParts = 20;

/** The recorded families by what their documents share. Under "document" no other document shares it. */
function ownersByKey(
  claimed: readonly string[],
  claimsOf: ClaimsOf,
  rule: ProposalRule,
): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const document of claimed) {
    const key = keyOf(document, rule);
    const families = owners.get(key) ?? new Set<string>();
    for (const { family } of claimsOf(document)) families.add(family);
    owners.set(key, families);
  }
  return owners;
}

function hasStar(document: string): boolean {
  return document.includes("*");
}

/** Documents whose ids, read as patterns, fit another document, or are fitted by the id of one. */
function greedy(unclaimed: readonly string[], documents: readonly string[]): ReadonlySet<string> {
  const starred = unclaimed.filter(hasStar);
  const families = starred.map((id, index) => [`f${index}`, { documents: [id] }] as const);
  const claimsOf = documentClaims(new Map(families));
  const found = new Set<string>();
  for (const document of starred.length === 0 ? [] : documents) {
    const fitting = claimsOf(document).map(({ pattern }) => pattern);
    if (hasStar(document) && fitting.length > 1) found.add(document);
    for (const pattern of fitting) if (pattern !== document) found.add(pattern);
  }
  return found;
}

function familiesOf(
  dataset: Dataset,
  groups: ReadonlyMap<string, readonly [string, ...string[]]>,
  documents: readonly string[],
): readonly ProposedFamily[] {
  const titleOf = titles(dataset);
  const nameOf = distinctParts(documents);
  const recorded = new Set(Object.keys(dataset.families?.families?.families ?? {}));
  const wanted = [...groups.keys()].map((key) => ({ key, name: nameOf(key) }));
  const ids = familyIds(wanted, recorded);
  return [...groups]
    .map(([key, own]) => {
      const [first, ...others] = own;
      const title = others.length === 0 ? (titleOf(first) ?? first) : key;
      return { id: ids.get(key) ?? key, title: isBlank(title) ? first : title, documents: own };
    })
    .toSorted((a, b) => byUtf8(a.id, b.id));
}

function titles(dataset: Dataset): (document: string) => string | undefined {
  const current = currentRevision(dataset);
  const records = current && documentsAsRecorded(current);
  const byId = new Map<string, string | undefined>(
    [...(records ?? [])].map(([id, { title }]) => [id, title]),
  );
  return (document) => {
    const title = byId.get(document);
    return title === undefined || isBlank(title) ? undefined : title;
  };
}

/** The set as it would be with the proposed families, to look at what would hang together. Nothing is written. */
export function withProposed(dataset: Dataset, { families }: FamilyProposal): Dataset {
  const before = dataset.families;
  const added = families.map(({ id, title, documents }) => [id, { title, documents }] as const);
  const all = { ...before?.families?.families, ...Object.fromEntries(added) };
  const file: FamiliesFile = {
    ...(before ?? noFile),
    families: { ...before?.families, families: all },
  };
  return { ...dataset, families: file };
}

const noFile: FamiliesFile = {
  path: familiesFile,
  families: undefined,
  whole: undefined,
  has: () => false,
  locate: () => startOf(familiesFile),
  locateKey: () => startOf(familiesFile),
};
