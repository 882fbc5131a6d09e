import { editFields, type FieldEdit } from "../../load/yaml-edits.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { GoldenCase, ShortEvidenceEntry } from "../../model/generated/case.ts";
import type { EvidenceSource } from "../evidence-source.ts";
import { fillEvidence, refusalsOfLongForm } from "./fill-evidence.ts";
import type { FoundEvidence, Refusal } from "./look-up-evidence.ts";

export type AddedField = "corpusRevision" | "origin" | "review";

/** What filling one case changes. */
export interface FilledCase {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The evidence looked up, in the order of the file; none where the case had no short evidence. */
  readonly evidence: readonly FoundEvidence[];
  /** The fields added beside the evidence. */
  readonly added: readonly AddedField[];
}

export interface FillPlan {
  readonly filled: readonly FilledCase[];
  readonly refused: readonly Refusal[];
  /** Cases that could be filled if it were known who wrote them. */
  readonly withoutAuthor: readonly string[];
  /** How many cases need nothing. */
  readonly complete: number;
}

export interface FillOptions {
  readonly source: EvidenceSource;
  /** Who wrote the cases that do not say so. */
  readonly author: string | undefined;
  /** The text of a case file as it is now, with its byte order mark. */
  readonly textOf: (path: string) => string;
}

/** The pending cases that lack something fill can add, and those whose form hides whether they do. */
export function casesToFill({ cases }: Dataset): readonly CaseFile[] {
  return cases.filter(
    (file) => isPending(file) && (file.whole === undefined || isUnfinished(file.whole)),
  );
}

/** Decides what to write into which case. A case with anything unclear is left as it is, and says why. */
export function planFill(
  dataset: Dataset,
  cases: readonly CaseFile[],
  options: FillOptions,
): FillPlan {
  const filled: FilledCase[] = [];
  const refused: Refusal[] = [];
  const withoutAuthor: string[] = [];
  for (const file of cases) {
    const { whole } = file;
    if (whole === undefined) {
      refused.push(...dataset.defects.filter(({ at }) => at.file === file.path));
    } else if (!isPending(file)) {
      refused.push(...shortFormOfDecided(file, whole));
    } else if (isUnfinished(whole)) {
      const one = fillCase(file, whole, options);
      if ("refused" in one) refused.push(...one.refused);
      else if (one.added.includes("origin") && options.author === undefined) {
        withoutAuthor.push(file.path);
      } else filled.push(one);
    }
  }
  const touched = new Set([
    ...filled.map(({ path }) => path),
    ...refused.map(({ at }) => at.file),
    ...withoutAuthor,
  ]);
  return { filled, refused, withoutAuthor, complete: cases.length - touched.size };
}

function isPending(file: CaseFile): boolean {
  return stageOf(file) === "pending";
}

function isUnfinished(whole: GoldenCase): boolean {
  return (
    shortEvidence(whole) !== undefined || missingFields(whole).length > 0 || lacksEvidence(whole)
  );
}

/** Whether a case that needs evidence names none in any form. */
function lacksEvidence(whole: GoldenCase): boolean {
  const { relevantChunkIds = [], provenance = [] } = whole;
  const named = relevantChunkIds.length + provenance.length > 0;
  return whole.kind !== "abstention" && !named && shortEvidence(whole) === undefined;
}

function shortEvidence(whole: GoldenCase): readonly ShortEvidenceEntry[] | undefined {
  return "evidence" in whole ? whole.evidence : undefined;
}

function missingFields(whole: GoldenCase): readonly AddedField[] {
  return (["corpusRevision", "origin", "review"] as const).filter(
    (field) => whole[field] === undefined,
  );
}

function shortFormOfDecided(file: CaseFile, whole: GoldenCase): readonly Refusal[] {
  if (shortEvidence(whole) === undefined) return [];
  return [
    {
      message: `The case is ${stageOf(file) ?? "in no known status"}, and a decided case is never touched.`,
      at: file.locateKey(["evidence"]),
      fix: "Set its status to pending if its evidence is to be looked up and reviewed again.",
    },
  ];
}

function fillCase(
  file: CaseFile,
  whole: GoldenCase,
  { source, author = "", textOf }: FillOptions,
): FilledCase | { readonly refused: readonly Refusal[] } {
  const short = shortEvidence(whole);
  const evidence = short === undefined ? [] : fillEvidence(file, short, { whole, source });
  if ("refused" in evidence) return evidence;
  const refused = short === undefined ? refusalsOfLongForm(file, whole, source) : [];
  if (refused.length > 0) return { refused };

  const added = missingFields(whole);
  const values: Readonly<Record<AddedField, unknown>> = {
    corpusRevision: source.revision.id,
    origin: { kind: "human", author },
    review: { status: "pending" },
  };
  const edits: FieldEdit[] = short === undefined ? [] : evidenceEdits(evidence);
  for (const field of added) {
    edits.push({ set: field, to: values[field], after: placeBefore[field] });
  }
  const before = textOf(file.path);
  const edited = editFields(file.path, before, edits);
  if ("refused" in edited) return { refused: [edited.refused] };
  return { path: file.path, before, after: edited.text, evidence, added };
}

/** The field behind which a reader looks for an added one. */
const placeBefore: Readonly<Record<AddedField, string>> = {
  corpusRevision: "provenance",
  origin: "corpusRevision",
  review: "origin",
};

function evidenceEdits(evidence: readonly FoundEvidence[]): FieldEdit[] {
  const provenance = evidence.map((one) => one.provenance);
  const chunkIds = provenance.map(({ chunkId }) => chunkId);
  return [
    { set: "relevantChunkIds", to: chunkIds, after: "evidence" },
    { set: "provenance", to: provenance, after: "relevantChunkIds" },
    { remove: "evidence" },
  ];
}
