import type { ImportMapping } from "./import-map.ts";
import type { SourceRecord } from "../load/records.ts";
import type { AbstentionCase, GoldenCase } from "../model/generated/case.ts";
import { importNotes } from "./import-notes.ts";
import type { EvidenceSource } from "../authoring/evidence-source.ts";
import type { ImportedEvidence } from "./imported-evidence.ts";
import { saysSomething, type FieldLoss } from "./loss.ts";
import { importedTurns } from "./imported-turns.ts";
import { recordEvidence } from "./record-evidence.ts";
import { recordReader, type RecordReader } from "./record-reader.ts";

type Kind = GoldenCase["kind"];
type Reason = AbstentionCase["because"];

const kinds: readonly Kind[] = ["answerable", "inconclusive", "abstention"];
const reasons: readonly Reason[] = ["not-in-corpus", "out-of-scope", "not-permitted", "ambiguous"];

/** A record as a case, still without its id and its origin. */
export interface ImportedCase {
  /** What the case says, in the order of a case file. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly question: string;
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
  source: EvidenceSource,
): ImportedCase {
  const reader = recordReader(fields);
  const id = reader.text("id", mapping.id);
  const query = reader.due("question", mapping.query);
  const kind = reader.choice("kind", mapping.kind, kinds);
  const because = kind === "abstention" ? reasonOf(reader, mapping) : undefined;
  const given = reader.due("answer", mapping.expectedAnswer);
  const { evidence, answer } = recordEvidence(reader, mapping, { source, answer: given });
  const { relevantChunkIds, provenance } = evidence;
  evidenceFits(reader, kind, evidence);
  const accepted = kind === "abstention" ? [] : acceptedAnswers(reader, mapping, relevantChunkIds);
  const turns =
    mapping.conversation === undefined ? [] : importedTurns(reader, mapping.conversation);
  const tags = mapping.tags === undefined ? [] : reader.texts(mapping.tags);
  const opening = reader.text("note", mapping.notes);
  const rest = reader.rest();
  const content = caseContent({
    kind,
    because,
    conversation: turns,
    query,
    expectedAnswer: answer,
    acceptedAnswers: accepted,
    relevantChunkIds,
    provenance,
    corpusRevision: source.revision.id,
    tags,
    notes: importNotes(opening, rest),
  });
  const losses = tableLosses(rest, mapping);
  return { content, question: query ?? "", id, lacks: reader.lacks, evidence, losses };
}

/** The fields of a case that say something, in the order given: that of a case file. */
export function caseContent(
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => saysSomething(value)));
}

function tableLosses(rest: SourceRecord["fields"], { named }: ImportMapping): readonly FieldLoss[] {
  return Object.entries(rest)
    .filter(([, value]) => saysSomething(value))
    .map(([field, value]) => {
      const isNamed = named.some((one) => one.field === field || one.field.startsWith(`${field}.`));
      const why = isNamed
        ? "the case holds only a part of it, or another form"
        : "the mapping names it for no part of a case";
      return { field, fate: "notes", why, value };
    });
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
  { provenance, unresolved }: ImportedEvidence,
): void {
  if (kind === "abstention") {
    if (provenance.length > 0) {
      reader.lack("an abstention rests on no evidence, but this record names some");
    }
  } else if (kind !== undefined && provenance.length + unresolved.length === 0) {
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
