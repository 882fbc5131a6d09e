import type { EvidenceSource } from "../authoring/evidence-source.ts";
import type { AbstentionCase, GoldenCase, ProvenanceEntry } from "../model/generated/case.ts";
import { caseContent, evidenceFits, type ImportedCase } from "./imported-case.ts";
import type { EvidenceByText, SoughtEvidence } from "./evidence-by-text.ts";
import { importNotes } from "./import-notes.ts";
import { saysSomething, type FieldLoss } from "./loss.ts";
import type { RecordReader } from "./record-reader.ts";

/** What a format reads of one record. What it leaves unread goes into the notes, and into the losses. */
export interface FormatRecord {
  readonly reader: RecordReader;
  readonly id: string | undefined;
  readonly kind: GoldenCase["kind"] | undefined;
  readonly because?: AbstentionCase["because"] | undefined;
  readonly query: string | undefined;
  readonly answer: string | undefined;
  /** Other right answers, which the same evidence supports. */
  readonly accepted?: readonly string[];
  /** Texts that support the answer. One that no chunk has as it is stays in the notes under the name of its field. */
  readonly evidence?: NamedTexts;
  /** Texts that look like an answer and are none. */
  readonly distractors?: NamedTexts;
  readonly conversation?: GoldenCase["conversation"];
  readonly tags?: readonly string[];
  /** What opens the notes: a sentence of the source about the case as a whole. */
  readonly opening?: string | undefined;
  /** What the source says of the record outside of it; the notes get it. */
  readonly others?: Readonly<Record<string, unknown>>;
  /** What the notes get as well, unless the evidence or the distractors stand in this document. */
  readonly unlessThere?: {
    readonly document: string;
    readonly fields: Readonly<Record<string, unknown>>;
  };
  /** Why no field of a case holds a field of the record, by its name: words that follow a colon. */
  readonly why: Readonly<Record<string, string>>;
  /** What the format itself passes over. */
  readonly losses?: readonly FieldLoss[];
}

/** Evidence as texts, and the field that they stand in. */
interface NamedTexts {
  readonly field: string;
  /** A field that says more of the same, such as ids: it stays in the notes with it. */
  readonly beside?: string;
  readonly texts: readonly SoughtEvidence[];
}

/** Makes a case of what a format read: evidence looked up, and everything else in the notes. */
export function formatCase(
  record: FormatRecord,
  { source, find }: { readonly source: EvidenceSource; readonly find: EvidenceByText },
): ImportedCase {
  const { reader, kind, query, answer } = record;
  const evidence = find(record.evidence?.texts ?? [], answer);
  const distractors = find(record.distractors?.texts ?? [], undefined);
  for (const { why } of [...evidence.unresolved, ...distractors.unresolved]) reader.lack(why);
  evidenceFits(reader, kind, evidence);
  const { relevantChunkIds, provenance } = evidence;
  const places = [...evidence.provenance, ...distractors.provenance];
  const rest = saying({
    ...elsewhere(record.unlessThere, places),
    ...unfound(reader, record.evidence, evidence.elsewhere),
    ...unfound(reader, record.distractors, distractors.elsewhere),
    ...record.others,
    ...reader.rest(),
  });
  const accepted = kind === "abstention" ? [] : (record.accepted ?? []);
  const content = caseContent({
    kind,
    because: record.because,
    conversation: record.conversation ?? [],
    query,
    expectedAnswer: answer,
    acceptedAnswers: accepted.map((statement) => ({ statement, chunkIds: relevantChunkIds })),
    relevantChunkIds,
    provenance,
    distractorChunkIds: distractors.relevantChunkIds,
    corpusRevision: source.revision.id,
    tags: record.tags ?? [],
    notes: importNotes(record.opening, rest),
  });
  const losses = [...restLosses(rest, record), ...(record.losses ?? [])];
  return { content, question: query ?? "", id: record.id, lacks: reader.lacks, evidence, losses };
}

/** Evidence that no chunk has as it is: a field of the record is kept as it is, a text from outside of it is added. */
function unfound(
  reader: RecordReader,
  named: NamedTexts | undefined,
  texts: readonly string[],
): Readonly<Record<string, unknown>> {
  if (named === undefined || texts.length === 0) return {};
  if (named.beside !== undefined) reader.keep(named.beside);
  if (Object.hasOwn(reader.fields, named.field)) {
    reader.keep(named.field);
    return {};
  }
  return { [named.field]: texts.length === 1 ? texts[0] : texts };
}

function elsewhere(
  unless: FormatRecord["unlessThere"],
  places: readonly ProvenanceEntry[],
): Readonly<Record<string, unknown>> {
  const isThere = places.some(({ documentId }) => documentId === unless?.document);
  return unless === undefined || isThere ? {} : unless.fields;
}

function saying(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => saysSomething(value)));
}

function restLosses(
  rest: Readonly<Record<string, unknown>>,
  { why, evidence, distractors }: FormatRecord,
): readonly FieldLoss[] {
  return Object.entries(rest).map(([field, value]) => {
    const isEvidence = [evidence, distractors].some(
      (named) => named !== undefined && (field === named.field || field === named.beside),
    );
    const given = Object.hasOwn(why, field) ? why[field] : undefined;
    const reason = given ?? (isEvidence ? "evidence that no chunk has as it is" : undefined);
    return { field, fate: "notes", why: reason ?? "the format does not know this field", value };
  });
}
