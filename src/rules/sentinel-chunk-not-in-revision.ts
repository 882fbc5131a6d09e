import type { ChunkId } from "../model/ids.ts";
import type { Path } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { isOfToday } from "./sentinels/calibration.ts";
import { liveSentinels, reviewsOf, type LiveSentinel } from "./sentinels/live-sentinels.ts";
import { recordedCorpora } from "./records/recorded-corpus.ts";
import type { Rule } from "./rule.ts";

export const sentinelChunkNotInRevision: Rule = {
  id: "sentinel/chunk-not-in-revision",
  level: "error",
  reports: "a judgment that names a chunk which the case's corpus revision does not hold",
  perFile: true,
  *check(dataset) {
    const corpusOf = recordedCorpora(dataset);
    for (const live of liveSentinels(dataset)) {
      const { file } = live;
      const { revision, chunks } = corpusOf(file) ?? {};
      if (revision === undefined || chunks === undefined) continue;
      for (const { path, chunkId, reviewer } of judgedChunks(live)) {
        if (isBlank(chunkId) || chunks.has(chunkId)) continue;
        yield {
          message: `The judgment names chunk ${quoted(chunkId)}, which is not in corpus revision ${quoted(revision.id)}.`,
          at: file.locate(path),
          fix: `Have ${reviewer === undefined ? "the reviewer" : quoted(reviewer)} name the chunks of that revision that were meant.`,
        };
      }
    }
  },
};

interface JudgedChunk {
  readonly path: Path;
  readonly chunkId: ChunkId;
  readonly reviewer: string | undefined;
}

/** The chunks that judgments of today's text name: an earlier one may have been made under another revision. */
function* judgedChunks(live: LiveSentinel): Generator<JudgedChunk> {
  for (const { index, review } of reviewsOf(live)) {
    const { digest, reviewer, relevantChunkIds = [] } = review;
    if (digest === undefined || !isOfToday(live.file, digest)) continue;
    for (const [place, chunkId] of relevantChunkIds.entries()) {
      const path = ["sentinel", "reviews", index, "relevantChunkIds", place];
      if (chunkId !== undefined) yield { path, chunkId, reviewer };
    }
  }
}
