import { provenanceOf, relevantChunksOf } from "../model/case.ts";
import type { ChunkId } from "../model/ids.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const evidenceProvenanceTwice: Rule = {
  id: "evidence/provenance-twice",
  level: "error",
  reports: "a relevant chunk that has more than one entry under provenance",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      const relevant = new Set([...relevantChunksOf(file)].map(({ chunkId }) => chunkId));
      const first = new Map<ChunkId, number>();
      for (const { index, entry } of provenanceOf(file)) {
        const { chunkId } = entry;
        if (chunkId === undefined || !relevant.has(chunkId)) continue;
        const before = first.get(chunkId);
        if (before === undefined) {
          first.set(chunkId, index);
          continue;
        }
        yield {
          message: `"provenance" has a second entry for chunk ${quoted(chunkId)}.`,
          at: file.locate(["provenance", index, "chunkId"]),
          related: [file.locate(["provenance", before, "chunkId"])],
          fix: "Keep the entry that says what was judged and remove the other.",
        };
      }
    }
  },
};
