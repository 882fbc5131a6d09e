import { editFields, type Edited, type FieldEdit } from "../../load/yaml-edits.ts";
import type { CaseFile } from "../../model/case.ts";
import type { ShortEvidenceEntry } from "../../model/generated/case.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { EvidenceSource } from "../evidence-source.ts";
import type { WaitingEvidence } from "./waiting-evidence.ts";

/** Chunks that a person chose for a piece of evidence that waited. */
export interface EvidenceChoice {
  readonly waits: WaitingEvidence;
  readonly chosen: readonly CorpusChunk[];
  readonly source: EvidenceSource;
}

/**
 * A case's text with a choice in the place of what waited, still in the short form. The words that the entry quoted stay
 * where a chosen chunk holds them; every other entry stays as it is.
 */
export function writtenChoice(
  { file, text }: { readonly file: CaseFile; readonly text: string },
  { waits, chosen, source }: EvidenceChoice,
): Edited {
  const short: readonly ShortEvidenceEntry[] =
    file.whole !== undefined && "evidence" in file.whole ? (file.whole.evidence ?? []) : [];
  const entries = chosen.map((chunk): ShortEvidenceEntry => {
    const { quote } = waits;
    const held = quote !== undefined && source.holds(chunk, quote) === true;
    return held ? { chunk: chunk.id, quote } : { chunk: chunk.id };
  });
  const at = waits.entry ?? 0;
  const evidence = [...short.slice(0, at), ...entries, ...short.slice(at + 1)];
  // An empty list says nothing, and would stand beside the short form.
  const empty = (["relevantChunkIds", "provenance"] as const).filter(
    (field) => file.case[field]?.length === 0,
  );
  const edits: readonly FieldEdit[] = [
    { set: "evidence", to: evidence, after: "expectedAnswer" },
    ...empty.map((field) => ({ remove: field })),
  ];
  return editFields(file.path, text, edits);
}
