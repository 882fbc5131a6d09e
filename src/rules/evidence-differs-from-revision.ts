import { provenanceOf, takesPart, type ProvenanceDraft } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { recordedCorpora, type RecordedCorpus } from "./records/recorded-corpus.ts";
import type { Rule } from "./rule.ts";

interface Difference {
  readonly field: keyof ProvenanceDraft;
  readonly name: string;
  readonly here: string;
  readonly recorded: string;
}

export const evidenceDiffersFromRevision: Rule = {
  id: "evidence/differs-from-revision",
  level: "error",
  reports: "evidence whose document, source or text is not what the named corpus revision records",
  perFile: true,
  *check(dataset) {
    const corpusOf = recordedCorpora(dataset);
    for (const file of dataset.cases.filter(takesPart)) {
      const corpus = corpusOf(file);
      if (corpus === undefined) continue;
      for (const { index, entry } of provenanceOf(file)) {
        for (const { field, name, here, recorded } of differences(entry, corpus)) {
          yield {
            message: `The ${name} of chunk ${quoted(entry.chunkId ?? "")} is ${quoted(here)} here, but ${quoted(recorded)} in corpus revision "${corpus.revision.id}".`,
            at: file.locate(["provenance", index, field]),
            fix: "Write the value that the revision records if that is what was judged, or judge the case again under the revision that has this one.",
          };
        }
      }
    }
  },
};

function differences(
  entry: ProvenanceDraft,
  { documents, chunks }: RecordedCorpus,
): readonly Difference[] {
  const chunk = entry.chunkId === undefined ? undefined : chunks?.get(entry.chunkId);
  if (chunk === undefined) return [];
  const document = documents?.get(chunk.documentId);
  const pairs = [
    ["documentId", "document", chunk.documentId],
    ["sourceUri", "source URI", document?.uri],
    ["sourceRevision", "source revision", document?.revision],
    ["contentHash", "content hash", chunk.hash],
  ] as const;
  return pairs.flatMap(([field, name, recorded]) => {
    const here = entry[field];
    if (here === undefined || recorded === undefined) return [];
    return here === recorded || isBlank(here) ? [] : [{ field, name, here, recorded }];
  });
}
