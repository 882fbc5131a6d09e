import {
  knowsAll,
  provenanceOf,
  readsWhole,
  relevantChunksOf,
  waitsForFill,
} from "../model/case.ts";
import type { CaseFile } from "../model/case.ts";
import type { ChunkId } from "../model/ids.ts";
import { once } from "../model/once.ts";
import { quoted } from "../model/sentence.ts";
import { dueUnder, namingStep, nextStep, type Due } from "./due/due.ts";
import type { Rule } from "./rule.ts";

export const evidenceWithoutProvenance: Rule = {
  id: "evidence/without-provenance",
  level: "error",
  reports: "a relevant chunk that has no entry under provenance",
  perFile: true,
  *check(dataset) {
    const dueOf = once(() => dueUnder(dataset));
    for (const file of dataset.cases) {
      if (waitsForFill(file) || !entriesAreKnown(file)) continue;
      const seen = new Set([...provenanceOf(file)].map(({ entry }) => entry.chunkId));
      for (const { index, chunkId } of relevantChunksOf(file)) {
        if (seen.has(chunkId)) continue;
        // A chunk that is listed twice lacks one entry, not two.
        seen.add(chunkId);
        yield {
          message: `Chunk ${quoted(chunkId)} is relevant, but "provenance" has no entry for it.`,
          at: file.locate(["relevantChunkIds", index]),
          fix: fixOf(file, dueOf()(file)),
        };
      }
    }
  },
};

function fixOf(file: CaseFile, due: Due | undefined): string {
  if (due?.is === "decision" && due.isEdited) return nextStep(file, due) ?? "";
  return (
    namingStep(file, due) ??
    "Add an entry that says which document, source revision and text were judged, or remove the chunk."
  );
}

/** An entry whose chunk id could not be read, or is blank, may be the one that seems to be missing, and has its own finding. */
function entriesAreKnown(file: CaseFile): boolean {
  if (!file.has(["provenance"])) return true;
  const { provenance } = file.case;
  return readsWhole(provenance) && knowsAll<ChunkId>(provenance.map((entry) => entry.chunkId));
}
