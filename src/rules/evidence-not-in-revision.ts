import { provenanceOf, takesPart, type CaseFile } from "../model/case.ts";
import type { ChunkId, ContentHash } from "../model/ids.ts";
import type { Path } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { recordedCorpora, type RecordedCorpus } from "./records/recorded-corpus.ts";
import type { Rule } from "./rule.ts";

export const evidenceNotInRevision: Rule = {
  id: "evidence/not-in-revision",
  level: "error",
  reports: "a chunk, as evidence or as a distractor, that the named corpus revision does not hold",
  perFile: true,
  *check(dataset) {
    const corpusOf = recordedCorpora(dataset);
    const chunkWith = chunksByHash();
    for (const file of dataset.cases.filter(takesPart)) {
      const { revision, chunks } = corpusOf(file) ?? {};
      if (revision === undefined || chunks === undefined) continue;
      for (const { path, chunkId, hash } of namedChunks(file)) {
        if (isBlank(chunkId) || chunks.has(chunkId)) continue;
        const same = hash === undefined ? undefined : chunkWith(chunks, hash);
        const name = same === undefined ? "a chunk of that revision" : `chunk ${quoted(same)}`;
        const why = same === undefined ? "" : ", whose text there has the content hash given here";
        yield {
          message: `Chunk ${quoted(chunkId)} is not in corpus revision ${quoted(revision.id)}.`,
          at: file.locate(path),
          fix: `Name ${name}${why}, or judge the case again under a revision that holds this one.`,
        };
      }
    }
  },
};

interface NamedChunk {
  readonly path: Path;
  readonly chunkId: ChunkId;
  readonly hash?: ContentHash | undefined;
}

type Chunks = NonNullable<RecordedCorpus["chunks"]>;

/** Finds the only chunk that has a text. It goes through a revision once, and only where a chunk is missing. */
function chunksByHash(): (chunks: Chunks, hash: ContentHash) => ChunkId | undefined {
  const known = new Map<Chunks, ReadonlyMap<string, ChunkId | undefined>>();
  return (chunks, hash) => {
    const byHash = known.get(chunks) ?? onlyOnes(chunks);
    known.set(chunks, byHash);
    return byHash.get(hash);
  };
}

function onlyOnes(chunks: Chunks): ReadonlyMap<string, ChunkId | undefined> {
  const ids = new Map<string, ChunkId | undefined>();
  for (const [id, { hash }] of chunks) ids.set(hash, ids.has(hash) ? undefined : id);
  return ids;
}

function* namedChunks(file: CaseFile): Generator<NamedChunk> {
  for (const { index, entry } of provenanceOf(file)) {
    const { chunkId, contentHash: hash } = entry;
    if (chunkId !== undefined) yield { path: ["provenance", index, "chunkId"], chunkId, hash };
  }
  for (const [index, chunkId] of (file.case.distractorChunkIds ?? []).entries()) {
    if (chunkId !== undefined) yield { path: ["distractorChunkIds", index], chunkId };
  }
}
