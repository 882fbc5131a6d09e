import { evidenceSource, type EvidenceSource } from "../../src/authoring/evidence-source.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { corpusOf } from "./corpus-of.ts";
import { memoryTree } from "./memory-tree.ts";

/** A current corpus revision of these texts by chunk id, ready to be searched. */
export async function sourceOf(chunks: Readonly<Record<string, string>>): Promise<EvidenceSource> {
  const dataset = await loadDataset(memoryTree(corpusOf(chunks)), { texts: "current" });
  const source = evidenceSource(dataset);
  if (source === undefined) throw new Error("The corpus has no current revision.");
  return source;
}
