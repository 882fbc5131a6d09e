import { knowsAll, provenanceOf, relevantChunksOf, waitsForFill } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const evidenceProvenanceWithoutChunk: Rule = {
  id: "evidence/provenance-without-chunk",
  level: "error",
  reports: "an entry under provenance whose chunk is not among the relevant ones",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      if (waitsForFill(file)) continue;
      const listed = file.case.relevantChunkIds;
      // A chunk id that could not be read, or is blank, may be the one that seems to be missing, and has its own finding.
      if (file.has(["relevantChunkIds"]) && !knowsAll(listed)) continue;
      const relevant = new Set([...relevantChunksOf(file)].map(({ chunkId }) => chunkId));
      for (const { index, entry } of provenanceOf(file)) {
        const { chunkId } = entry;
        if (chunkId === undefined || isBlank(chunkId) || relevant.has(chunkId)) continue;
        yield {
          message: `"provenance" has an entry for chunk ${quoted(chunkId)}, which is not among "relevantChunkIds".`,
          at: file.locate(["provenance", index, "chunkId"]),
          fix: "Add the chunk to the relevant ones if a reviewer judged it so, or remove the entry.",
        };
      }
    }
  },
};
