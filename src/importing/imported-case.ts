import type { ImportMapping } from "./import-map.ts";
import type { SourceRecord } from "../load/records.ts";
import type { AbstentionCase, GoldenCase } from "../model/generated/case.ts";
import { importNotes } from "./import-notes.ts";
import type { ImportedEvidence } from "./imported-evidence.ts";
import { importedTurns, questionInTurns, type QuestionInTurns } from "./imported-turns.ts";
import { answerField } from "./question-map.ts";
import { saysSomething, type FieldLoss } from "./loss.ts";
import { recordEvidence, type EvidenceContext } from "./record-evidence.ts";
import { recordReader, type RecordReader } from "./record-reader.ts";

type Kind = GoldenCase["kind"];
type Reason = AbstentionCase["because"];

/** The kinds of cases, as files name them. */
export const kinds: readonly Kind[] = ["answerable", "inconclusive", "abstention"];
/** Why a system is to abstain, as files name it. */
export const reasons: readonly Reason[] = [
  "not-in-corpus",
  "out-of-scope",
  "not-permitted",
  "ambiguous",
];

/** A record as a case, still without its id and its origin. */
export interface ImportedCase {
  /** What the case says, in the order of a case file. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly question: string;
  /** Whether the record itself says that it is not to be used. */
  readonly skipped?: boolean;
  /** The id as the record has it; undefined where it has none that can be read. */
  readonly id: string | undefined;
  /** What the record lacks to be a whole case, in a person's words. */
  readonly lacks: readonly string[];
  readonly evidence: ImportedEvidence;
  /** What no field of the case holds as the record has it. */
  readonly losses: readonly FieldLoss[];
}

/**
 * Reads one record through a mapping. What the case does not hold as the record has it goes into its notes, so that
 * nothing is lost; what is missing is listed, never made up.
 */
export function importedCase(
  { fields }: SourceRecord,
  mapping: ImportMapping,
  context: EvidenceContext,
): ImportedCase {
  const reader = recordReader(fields);
  const id = reader.text("id", mapping.id);
  const skipped = isSkipped(reader, mapping.skip);
  const { question, conversation } = askedIn(reader, mapping);
  const kind = reader.choice("kind", mapping.kind, kinds);
  const because = kind === "abstention" ? reasonOf(reader, mapping) : undefined;
  const expectedAnswer = answerField(mapping, kind);
  const given = reader.words("answer", expectedAnswer);
  const asked = { ...context, answer: given };
  const { evidence, answer } = recordEvidence(reader, { ...mapping, expectedAnswer }, asked);
  const isWhole = evidence.short.length === 0;
  const relevantChunkIds = isWhole ? evidence.relevantChunkIds : [];
  evidenceFits(reader, kind, evidence);
  const accepted = kind === "abstention" ? [] : acceptedAnswers(reader, mapping, relevantChunkIds);
  const tags = mapping.tags === undefined ? [] : reader.texts(mapping.tags);
  const opening = reader.text("note", mapping.notes);
  const rest = reader.rest();
  const content = caseContent({
    kind,
    because,
    conversation,
    query: question,
    expectedAnswer: answer,
    acceptedAnswers: accepted,
    evidence: evidence.short,
    relevantChunkIds,
    provenance: isWhole ? evidence.provenance : [],
    corpusRevision: context.source.revision.id,
    tags,
    notes: importNotes(opening, rest),
  });
  const losses = tableLosses(rest, { ...mapping, expectedAnswer });
  const { lacks } = reader;
  return { content, question: question ?? "", skipped, id, lacks, evidence, losses };
}

/** What a record asks: a field of its own after earlier turns, or the last turn of a conversation. */
function askedIn(reader: RecordReader, mapping: ImportMapping): QuestionInTurns {
  if (mapping.queryFrom !== undefined) return questionInTurns(reader, mapping.queryFrom);
  const question = reader.words("question", mapping.query);
  const earlier = mapping.conversation;
  const conversation = earlier === undefined ? [] : importedTurns(reader, earlier);
  return { question, conversation };
}

/** Only a field that says so skips a record: what it says otherwise has to be read by a person. */
function isSkipped(reader: RecordReader, field: string | undefined): boolean {
  const said = reader.text("field that skips records", field)?.toLowerCase() ?? "false";
  if (said !== "true" && said !== "false") {
    reader.lack(
      `"${field ?? ""}" is "${said}", and only true or false tell whether a record is skipped`,
    );
  }
  return said === "true";
}

/** The fields of a case that say something, in the order given: that of a case file. */
export function caseContent(
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => saysSomething(value)));
}

function tableLosses(rest: SourceRecord["fields"], mapping: ImportMapping): readonly FieldLoss[] {
  return Object.entries(rest)
    .filter(([, value]) => saysSomething(value))
    .map(([field, value]) => ({ field, fate: "notes", why: lossReason(field, mapping), value }));
}

function lossReason(field: string, mapping: ImportMapping): string {
  const { named, expectedAnswer, expectedAnswerByKind = {}, queryFrom, conversation } = mapping;
  if (field === queryFrom?.lastTurnOf || field === conversation?.field) {
    return "a turn behind the question, or one that no case can hold just as it is";
  }
  if (field !== expectedAnswer && Object.values(expectedAnswerByKind).includes(field)) {
    return "only cases of another kind hold it";
  }
  if (isListOfEvidence(field, mapping.evidence)) return "the evidence in the source's own words";
  const isNamed = named.some((one) => one.field === field || one.field.startsWith(`${field}.`));
  return isNamed
    ? "the case holds only a part, or another form"
    : "named by no part of the mapping";
}

function isListOfEvidence(field: string, evidence: ImportMapping["evidence"]): boolean {
  if (evidence === undefined) return false;
  const fields =
    "fields" in evidence ? evidence.fields : "field" in evidence ? [evidence.field] : [];
  return fields.includes(field) || isListOfEvidence(field, evidence.otherwise);
}

function reasonOf(reader: RecordReader, { because }: ImportMapping): Reason | undefined {
  if (because !== undefined) return reader.choice("reason for abstaining", because, reasons);
  reader.lack("the reason for abstaining is missing");
  return undefined;
}

/** An abstention rests on no evidence, anything else on some; neither is ever turned into the other. */
export function evidenceFits(
  reader: Pick<RecordReader, "lack">,
  kind: Kind | undefined,
  { named, found }: ImportedEvidence,
): void {
  if (kind === "abstention") {
    if (found > 0) {
      reader.lack("an abstention rests on no evidence, but this record names some");
    }
  } else if (kind !== undefined && named === 0) {
    reader.lack("there is no evidence");
  }
}

function acceptedAnswers(
  reader: RecordReader,
  mapping: ImportMapping,
  chunkIds: ImportedEvidence["relevantChunkIds"],
): object[] {
  const list = mapping.acceptedAnswers;
  if (list === undefined) return [];
  return reader.texts(list).map((statement) => ({ statement, chunkIds }));
}
