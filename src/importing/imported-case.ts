import type { ImportMapping } from "./import-map.ts";
import type { SourceRecord } from "../load/records.ts";
import type { AbstentionCase, GoldenCase } from "../model/generated/case.ts";
import { importNotes } from "./import-notes.ts";
import { filled, present } from "../authoring/case-fields.ts";
import type { ImportedEvidence } from "./imported-evidence.ts";
import { importedTurns } from "./imported-turns.ts";
import { recordEvidence, type EvidenceContext } from "./record-evidence.ts";
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
  const query = reader.due("question", mapping.query);
  const kind = reader.choice("kind", mapping.kind, kinds);
  const because = kind === "abstention" ? reasonOf(reader, mapping) : undefined;
  const given = reader.due("answer", mapping.expectedAnswer);
  const { evidence, answer } = recordEvidence(reader, mapping, { ...context, answer: given });
  const whole = evidence.short.length === 0;
  const relevantChunkIds = whole ? evidence.relevantChunkIds : [];
  evidenceFits(reader, kind, evidence);
  const accepted = kind === "abstention" ? [] : acceptedAnswers(reader, mapping, relevantChunkIds);
  const turns =
    mapping.conversation === undefined ? [] : importedTurns(reader, mapping.conversation);
  const tags = mapping.tags === undefined ? [] : reader.texts(mapping.tags);
  const notes = importNotes(reader.text("note", mapping.notes), reader.rest());
  const content = {
    ...present("kind", kind),
    ...present("because", because),
    ...filled("conversation", turns),
    ...present("query", query),
    ...present("expectedAnswer", answer),
    ...filled("acceptedAnswers", accepted),
    ...filled("evidence", evidence.short),
    ...filled("relevantChunkIds", relevantChunkIds),
    ...filled("provenance", whole ? evidence.provenance : []),
    corpusRevision: context.source.revision.id,
    ...filled("tags", tags),
    ...(notes === "" ? {} : { notes }),
  };
  return { content, question: query ?? "", id, lacks: reader.lacks, evidence };
}

function reasonOf(reader: RecordReader, { because }: ImportMapping): Reason | undefined {
  if (because !== undefined) return reader.choice("reason for abstaining", because, reasons);
  reader.lack("the reason for abstaining is missing");
  return undefined;
}

/** An abstention rests on no evidence, anything else on some; neither is ever turned into the other. */
function evidenceFits(
  reader: RecordReader,
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
