import { provenanceOf, relevantChunksOf, type CaseDraft, type CaseFile } from "../model/case.ts";
import type { Cited } from "./text-files.ts";

/** The chunks that cases cite: as evidence, as a near miss, or in the short form of a candidate. */
export function citedChunks(cases: readonly CaseFile[]): Cited {
  const chunkIds = new Set(cases.flatMap((file) => [...idsIn(file)]));
  const hashes = new Set(
    cases.flatMap((file) =>
      [...provenanceOf(file)].flatMap(({ entry }) => entry.contentHash ?? []),
    ),
  );
  return { chunkIds, hashes };
}

function* idsIn(file: CaseFile): Generator<string> {
  for (const { chunkId } of relevantChunksOf(file)) yield chunkId;
  for (const { entry } of provenanceOf(file)) {
    if (entry.chunkId !== undefined) yield entry.chunkId;
  }
  yield* otherIds(file.case);
}

function* otherIds(draft: CaseDraft): Generator<string> {
  const misses = "distractorChunkIds" in draft ? draft.distractorChunkIds : undefined;
  for (const id of misses ?? []) if (id !== undefined) yield id;
  const short = "evidence" in draft ? draft.evidence : undefined;
  for (const entry of short ?? []) if (entry?.chunk !== undefined) yield entry.chunk;
}
