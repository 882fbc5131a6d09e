import { provenanceOf, takesPart, type CaseFile } from "../model/case.ts";
import type { ChunkId } from "../model/ids.ts";
import type { Path } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { recordedCorpora } from "./records/recorded-corpus.ts";
import type { Rule } from "./rule.ts";

export const evidenceNotInRevision: Rule = {
  id: "evidence/not-in-revision",
  level: "error",
  reports: "a chunk, as evidence or as a distractor, that the named corpus revision does not hold",
  perFile: true,
  *check(dataset) {
    const corpusOf = recordedCorpora(dataset);
    for (const file of dataset.cases.filter(takesPart)) {
      const { revision, chunks } = corpusOf(file) ?? {};
      if (revision === undefined || chunks === undefined) continue;
      for (const { path, chunkId } of namedChunks(file)) {
        if (isBlank(chunkId) || chunks.has(chunkId)) continue;
        yield {
          message: `Chunk ${quoted(chunkId)} is not in corpus revision ${quoted(revision.id)}.`,
          at: file.locate(path),
          fix: "Name a chunk of that revision, or judge the case again under a revision that holds this one.",
        };
      }
    }
  },
};

interface NamedChunk {
  readonly path: Path;
  readonly chunkId: ChunkId;
}

function* namedChunks(file: CaseFile): Generator<NamedChunk> {
  for (const { index, entry } of provenanceOf(file)) {
    const { chunkId } = entry;
    if (chunkId !== undefined) yield { path: ["provenance", index, "chunkId"], chunkId };
  }
  for (const [index, chunkId] of (file.case.distractorChunkIds ?? []).entries()) {
    if (chunkId !== undefined) yield { path: ["distractorChunkIds", index], chunkId };
  }
}
