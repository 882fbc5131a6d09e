import { provenanceOf, readsWhole, relevantChunksOf } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const evidenceInsteadOfUnknown: Rule = {
  id: "evidence/instead-of-unknown",
  level: "error",
  reports: "evidence that replaces a chunk which is none of the case's other evidence",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      const entries = [...provenanceOf(file)];
      const cited = entries.map(({ entry }) => entry.chunkId);
      // A chunk that is listed without provenance has another finding, and one that cannot be read may be the one meant.
      if (!readsWhole(file.case.provenance) || !readsWhole(cited)) continue;
      const listed = [...relevantChunksOf(file)].map(({ chunkId }) => chunkId);
      const known = new Set<string>([...cited, ...listed]);
      for (const { index, entry } of entries) {
        const { chunkId, insteadOf } = entry;
        if (insteadOf === undefined || isBlank(insteadOf)) continue;
        const self = insteadOf === chunkId;
        if (!self && known.has(insteadOf)) continue;
        yield {
          message: self
            ? `Chunk ${quoted(insteadOf)} is said to replace itself.`
            : `This evidence is said to replace chunk ${quoted(insteadOf)}, which the case does not cite.`,
          at: file.locate(["provenance", index, "insteadOf"]),
          fix: 'Name the chunk of another entry under "provenance" that states the same fact, or remove the line.',
        };
      }
    }
  },
};
