import type { EvidenceSource } from "../authoring/evidence-source.ts";
import type { SourceRecord } from "../load/records.ts";
import { evidenceReader } from "./evidence-reader.ts";
import type { ImportMapping } from "./import-map.ts";
import { importedCase } from "./imported-case.ts";
import type { ImportedEntry } from "./imported-entry.ts";
import type { SourceFile } from "./source-place.ts";

/** The records of a table, each read through the mapping. */
export function tableEntries(
  file: Pick<SourceFile, "given" | "name" | "sha256">,
  records: readonly SourceRecord[],
  { mapping, source }: { readonly mapping: ImportMapping; readonly source: EvidenceSource },
): readonly ImportedEntry[] {
  const reading = evidenceReader(mapping.evidence, source, file.name);
  return records.map((record) => ({
    at: { file: file.given, number: record.number, line: record.line },
    file,
    read: importedCase(record, mapping, { source, reading }),
  }));
}
