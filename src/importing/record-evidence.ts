import type { EvidenceSource } from "../authoring/evidence-source.ts";
import { fieldAt } from "../load/field-path.ts";
import { isBlank } from "../model/white-space.ts";
import { citationsIn, citedText } from "./citations.ts";
import type { Citations, CitingLines } from "./evidence-mapping.ts";
import type { ImportMapping } from "./import-map.ts";
import { importEvidence, type ImportedEvidence, type NamedEvidence } from "./imported-evidence.ts";
import type { RecordReader } from "./record-reader.ts";
import type { EvidenceReader } from "./evidence-reader.ts";
import type { Resolve } from "./resolved.ts";

/** The most places that are looked up for one record. */
const mostReferences = 1000;

/** The evidence of a record, and its answer without the citations that became evidence. */
export interface RecordEvidence {
  readonly evidence: ImportedEvidence;
  readonly answer: string | undefined;
}

interface Reading {
  /** Undefined where the mapping says nothing of evidence. */
  readonly reading: EvidenceReader | undefined;
}

/** What the evidence of a record is read with. */
export interface EvidenceContext extends Reading {
  readonly source: EvidenceSource;
}

/** What a record names, and the answer without what was taken out of it. */
interface Named {
  readonly references: readonly string[];
  readonly answer: string | undefined;
}

/** Reads what a record names as evidence. A record that names none is incomplete, whatever it asks. */
export function recordEvidence(
  reader: RecordReader,
  mapping: ImportMapping,
  { source, reading, answer }: EvidenceContext & { readonly answer: string | undefined },
): RecordEvidence {
  const named = firstNamed(reader, mapping, { reading, answer });
  const isLong = named.references.length > mostReferences && hasPlaces(named.reading);
  if (isLong) {
    reader.lack(`it names more than ${mostReferences} pieces of evidence, and none was read`);
  }
  const references = isLong ? [] : named.references;
  const evidence = importEvidence({ ...named, references, ...keeping(named) }, source);
  for (const { why } of evidence.unresolved) reader.lack(why);
  if (evidence.documents.length > 0) {
    reader.lack("whole documents are named as evidence: their chunks are still to be found");
  }
  return { evidence, answer: named.answer };
}

/** What a list names and leads nowhere stands in the case, since no other text has it. */
function keeping({ reading }: Reading): Pick<NamedEvidence, "unresolvedAs"> {
  if (reading === undefined || "citedIn" in reading.mapping) return {};
  return { unresolvedAs: hasPlaces(reading) ? "document" : "chunk" };
}

/** What the record names in the first place of the mapping where it names anything. */
function firstNamed(
  reader: RecordReader,
  mapping: ImportMapping,
  { reading, answer }: Reading & Pick<Named, "answer">,
): Named & Reading & Pick<NamedEvidence, "resolve"> {
  const named = namedBy(reader, mapping, { reading, answer });
  if (named.references.length === 0 && reading?.otherwise !== undefined) {
    const next = { reading: reading.otherwise, answer: named.answer };
    return firstNamed(reader, mapping, next);
  }
  return { ...named, reading, resolve: reading?.resolve ?? nowhere };
}

const nowhere: Resolve = () => ({ why: "is read by no part of the mapping" });

function hasPlaces(reading: EvidenceReader | undefined): boolean {
  return reading?.mapping.places !== undefined;
}

function namedBy(
  reader: RecordReader,
  { expectedAnswer }: ImportMapping,
  { reading, answer }: Reading & Pick<Named, "answer">,
): Named {
  if (reading === undefined) return { references: [], answer };
  const { mapping } = reading;
  if (!("citedIn" in mapping)) return { references: listedIn(reader, reading), answer };
  const inAnswer = mapping.citedIn === expectedAnswer;
  const value = inAnswer ? answer : fieldAt(reader.fields, mapping.citedIn);
  if (typeof value !== "string") return { references: [], answer };
  const { references, text } = cited(value, mapping, reading);
  if (!inAnswer) return { references, answer };
  if (text !== value) reader.keep(mapping.citedIn);
  if (!isBlank(text)) return { references, answer: text };
  reader.lack("the answer is nothing but citations");
  return { references, answer: undefined };
}

function cited(
  value: string,
  mapping: Citations | CitingLines,
  { resolve }: EvidenceReader,
): { readonly references: readonly string[]; readonly text: string } {
  const isKnown = (reference: string): boolean => !("why" in resolve(reference));
  return citedText(value, citationsIn(value, mapping), isKnown);
}

/** What a list says in the source's words, the case says in chunk ids: where it speaks of places, the words are kept. */
function listedIn(reader: RecordReader, reading: EvidenceReader): readonly string[] {
  const { mapping } = reading;
  if ("citedIn" in mapping) return [];
  const fields = "fields" in mapping ? mapping.fields : [mapping.field];
  const { separator } = mapping;
  return fields.flatMap((field) => {
    const references = reader.texts({ field, ...(separator === undefined ? {} : { separator }) });
    if (hasPlaces(reading) && references.length > 0) reader.keep(field);
    return references;
  });
}
