import { relevantChunksOf } from "../model/case.ts";
import type { ChunkId } from "../model/ids.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const caseDuplicateChunk: Rule = {
  id: "case/duplicate-chunk",
  level: "error",
  reports: "a relevant chunk that a case lists more than once",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      const first = new Map<ChunkId, number>();
      for (const { index, chunkId } of relevantChunksOf(file)) {
        const before = first.get(chunkId);
        if (before === undefined) {
          first.set(chunkId, index);
          continue;
        }
        yield {
          message: `Chunk ${quoted(chunkId)} is listed twice.`,
          at: file.locate(["relevantChunkIds", index]),
          related: [file.locate(["relevantChunkIds", before])],
          fix: "Remove one of the two.",
        };
      }
    }
  },
};
