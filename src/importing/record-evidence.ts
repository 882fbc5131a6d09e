import type { ImportMapping } from "./import-map.ts";
import { isBlank } from "../model/white-space.ts";
import { citedText } from "./citations.ts";
import { chunkOf, type EvidenceSource } from "../authoring/evidence-source.ts";
import { importEvidence, type ImportedEvidence, type NamedEvidence } from "./imported-evidence.ts";
import { fieldAt } from "../load/field-path.ts";
import type { RecordReader } from "./record-reader.ts";

/** The evidence of a record, and its answer without the citations that became evidence. */
export interface RecordEvidence {
  readonly evidence: ImportedEvidence;
  readonly answer: string | undefined;
}

/** Reads what a record names as evidence. A record that names none is incomplete, whatever it asks. */
export function recordEvidence(
  reader: RecordReader,
  mapping: ImportMapping,
  { source, answer }: { readonly source: EvidenceSource; readonly answer: string | undefined },
): RecordEvidence {
  const named = namedChunks(reader, mapping, { source, answer });
  const evidence = importEvidence(named, source);
  for (const { why } of evidence.unresolved) reader.lack(why);
  return { evidence, answer: named.answer };
}

function namedChunks(
  reader: RecordReader,
  { evidence, expectedAnswer }: ImportMapping,
  { source, answer }: { readonly source: EvidenceSource; readonly answer: string | undefined },
): NamedEvidence {
  if (evidence === undefined) return { ids: [], answer };
  if ("field" in evidence) return { ids: reader.texts(evidence), answer, keepsUnresolved: true };
  const { citedIn } = evidence;
  const inAnswer = citedIn === expectedAnswer;
  const value = inAnswer ? answer : fieldAt(reader.fields, citedIn);
  if (typeof value !== "string") return { ids: [], answer };
  const isKnown = (id: string): boolean => chunkOf(source, id) !== undefined;
  const cited = citedText(value, evidence, isKnown);
  if (!inAnswer) return { ids: cited.ids, answer };
  if (cited.text !== value) reader.keep(citedIn);
  if (!isBlank(cited.text)) return { ids: cited.ids, answer: cited.text };
  reader.lack("the answer is nothing but citations");
  return { ids: cited.ids, answer: undefined };
}
