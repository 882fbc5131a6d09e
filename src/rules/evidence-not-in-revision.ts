import { provenanceOf, takesPart } from "../model/case.ts";
import { isBlank } from "../model/white-space.ts";
import { recordedCorpora } from "./recorded-corpus.ts";
import type { Rule } from "./rule.ts";

export const evidenceNotInRevision: Rule = {
  id: "evidence/not-in-revision",
  level: "error",
  reports: "evidence whose chunk the named corpus revision does not hold",
  *check(dataset) {
    const corpusOf = recordedCorpora(dataset);
    for (const file of dataset.cases.filter(takesPart)) {
      const { revision, chunks } = corpusOf(file) ?? {};
      if (revision === undefined || chunks === undefined) continue;
      for (const { index, entry } of provenanceOf(file)) {
        const { chunkId } = entry;
        if (chunkId === undefined || isBlank(chunkId) || chunks.has(chunkId)) continue;
        yield {
          message: `Chunk "${chunkId}" is not in corpus revision "${revision.id}".`,
          at: file.locate(["provenance", index, "chunkId"]),
          fix: "Name a chunk of that revision, or judge the case again under a revision that holds this one.",
        };
      }
    }
  },
};
