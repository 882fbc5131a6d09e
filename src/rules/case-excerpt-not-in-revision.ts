import { takesPart, type CaseFile } from "../model/case.ts";
import type { CorpusRevision, Manifest } from "../model/corpus.ts";
import type { Problem } from "../model/finding.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { ChunkId } from "../model/ids.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { recordCommand } from "./asking.ts";
import { recordedCorpora } from "./records/recorded-corpus.ts";
import type { Rule } from "./rule.ts";

type Chunks = Manifest<ChunkId, CorpusChunk>["records"];

export const caseExcerptNotInRevision: Rule = {
  id: "case/excerpt-not-in-revision",
  level: "error",
  reports: "a generated case whose excerpt is not what the named corpus revision holds",
  perFile: true,
  *check(dataset) {
    const corpusOf = recordedCorpora(dataset);
    for (const file of dataset.cases.filter(takesPart)) {
      const { revision, chunks } = corpusOf(file) ?? {};
      // A refresh moves the case to another revision; the excerpt stays what the generator was given.
      if (revision === undefined || chunks === undefined || file.has(["refresh"])) continue;
      yield* unknownChunks(file, { revision, chunks });
      yield* otherText(file, { revision, chunks });
    }
  },
};

interface Holdings {
  readonly revision: CorpusRevision;
  readonly chunks: Chunks;
}

function* unknownChunks(file: CaseFile, { revision, chunks }: Holdings): Generator<Problem> {
  for (const [index, chunkId] of (file.case.origin?.excerpt?.chunkIds ?? []).entries()) {
    if (chunkId === undefined || isBlank(chunkId) || chunks.has(chunkId)) continue;
    yield {
      message: `The case was generated from chunk ${quoted(chunkId)}, which is not in corpus revision "${revision.id}".`,
      at: file.locate(["origin", "excerpt", "chunkIds", index]),
      fix: "Name the chunk of that revision that the generator was given, or the revision that holds this one.",
    };
  }
}

/** The hash of an excerpt of several chunks depends on how they were joined, so it is compared for one alone. */
function* otherText(file: CaseFile, { revision, chunks }: Holdings): Generator<Problem> {
  const { chunkIds = [], contentHash: here } = file.case.origin?.excerpt ?? {};
  const [chunkId] = chunkIds;
  if (chunkIds.length !== 1 || chunkId === undefined || here === undefined) return;
  const recorded = chunks.get(chunkId)?.hash;
  if (recorded === undefined || recorded === here) return;
  const owner = [...chunks.values()].find(({ hash }) => hash === here)?.id;
  yield {
    message: `The excerpt names chunk ${quoted(chunkId)}, but carries ${owner === undefined ? `a hash that no chunk of corpus revision ${quoted(revision.id)} has` : `the hash of chunk ${quoted(owner)}`}.`,
    at: file.locate(["origin", "excerpt", "contentHash"]),
    fix: `If the generator was given ${quoted(chunkId)}, write its hash: ${recorded}; if another chunk, name that one; if nobody knows, reject the case with ${recordCommand(file)}.`,
  };
}
