import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { FamilyDraft } from "../model/families.ts";
import type { Path } from "../model/location.ts";
import { documentsOf, type CaseDocuments } from "./case-documents.ts";
import type { ClaimsOf } from "./document-families.ts";
import type { Exceptions } from "./exceptions.ts";

/** Why a case belongs to a family: the place in its file that brings it. */
interface Belonging {
  readonly family: string;
  /** A document of its, its own field `families`, or the case that it rephrases. */
  readonly through: "document" | "field" | "parent";
  readonly path: Path;
}

/** The families of one case, each once: those of its documents first, then those it names, then those of its parent. */
export interface CaseFamilies {
  readonly belongings: readonly Belonging[];
  readonly documents: CaseDocuments;
  /** The case that it rephrases, where the set has it and no exception keeps the two apart. */
  readonly parent: CaseFile | undefined;
  /** Whether these are all: something that cannot be read or told may bring any other family. */
  readonly whole: boolean;
}

/** What decides the families of cases. */
export interface FamilySources {
  readonly dataset: Pick<Dataset, "revisions" | "cases">;
  readonly families: ReadonlyMap<string, FamilyDraft>;
  readonly claimsOf: ClaimsOf;
  readonly exceptions: Exceptions;
}

/**
 * Finds the families of cases: of the documents a case rests on, of its own field, and of the case it rephrases. A name
 * that no family has, and a document that no family or more than one claims, bring none: each has its own finding.
 */
export function caseFamilies(sources: FamilySources): (file: CaseFile) => CaseFamilies {
  const parentOf = parents(sources);
  const known = new Map<CaseFile, CaseFamilies>();
  return (file) => {
    // Without recursion, since variants of variants may be many.
    const line = new Set<CaseFile>();
    let here: CaseFile | undefined = file;
    while (here !== undefined && !known.has(here) && !line.has(here)) {
      line.add(here);
      here = parentOf(here);
    }
    const inherited =
      here !== undefined && line.has(here) ? ofCircle(sources, line, here) : undefined;
    for (const one of [...line].toReversed()) {
      const parent = parentOf(one);
      const above = (parent && known.get(parent)) ?? inherited;
      known.set(one, familiesOf(sources, one, { parent, inherited: above }));
    }
    return known.get(file) ?? familiesOf(sources, file, alone);
  };
}

/** Cases that rephrase each other in a circle have all their families together. */
function ofCircle(sources: FamilySources, line: ReadonlySet<CaseFile>, start: CaseFile): Part {
  const cases = [...line];
  const own = cases.slice(cases.indexOf(start)).map((one) => familiesOf(sources, one, alone));
  return { belongings: own.flatMap(({ belongings }) => belongings), whole: false };
}

/** The case that another one rephrases; undefined where the set has none of that id, or it names itself. */
function parents({ dataset, exceptions }: FamilySources): (file: CaseFile) => CaseFile | undefined {
  const byId = new Map<string, CaseFile>();
  for (const file of dataset.cases) {
    const { id } = file.case;
    if (id !== undefined && !byId.has(id)) byId.set(id, file);
  }
  return (file) => {
    const { id, variantOf } = file.case;
    if (variantOf === undefined || variantOf === id) return undefined;
    return exceptions.keepsVariantApart(file) === undefined ? byId.get(variantOf) : undefined;
  };
}

interface Lineage {
  readonly parent: CaseFile | undefined;
  readonly inherited: Part | undefined;
}

const alone: Lineage = { parent: undefined, inherited: undefined };

function familiesOf(
  sources: FamilySources,
  file: CaseFile,
  { parent, inherited }: Lineage,
): CaseFamilies {
  const documents = documentsOf(sources.dataset, file);
  const parts = [
    ofDocuments(sources, documents),
    ofField(sources, file),
    ofParent(sources, file, inherited),
  ];
  const found = new Map<string, Belonging>();
  for (const belonging of parts.flatMap(({ belongings }) => belongings)) {
    if (!found.has(belonging.family)) found.set(belonging.family, belonging);
  }
  const whole = parts.every((part) => part.whole);
  return { belongings: [...found.values()], documents, parent, whole };
}

type Part = Pick<CaseFamilies, "belongings" | "whole">;

function ofDocuments({ claimsOf }: FamilySources, { documents, whole }: CaseDocuments): Part {
  const claims = documents.map(({ documentId, path }) => ({ path, claims: claimsOf(documentId) }));
  const belongings = claims.flatMap(({ path, claims: [claim, ...others] }) =>
    claim === undefined || others.length > 0
      ? []
      : [{ family: claim.family, through: "document" as const, path }],
  );
  return { belongings, whole: whole && belongings.length === documents.length };
}

function ofField({ families }: FamilySources, file: CaseFile): Part {
  const named = file.case.families ?? [];
  const belongings = named.flatMap((family, index) =>
    family === undefined || !families.has(family)
      ? []
      : [{ family, through: "field" as const, path: ["families", index] }],
  );
  const isRead = file.case.families !== undefined || !file.has(["families"]);
  return { belongings, whole: isRead && belongings.length === named.length };
}

function ofParent(
  { exceptions }: FamilySources,
  file: CaseFile,
  inherited: Part | undefined,
): Part {
  const belongings = (inherited?.belongings ?? []).map(({ family }) => ({
    family,
    through: "parent" as const,
    path: ["variantOf"],
  }));
  const inherits = file.has(["variantOf"]) && exceptions.keepsVariantApart(file) === undefined;
  return { belongings, whole: !inherits || inherited?.whole === true };
}
