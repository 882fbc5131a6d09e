import type { CorpusRevision } from "../model/corpus.ts";
import { revisionsFolder } from "../model/layout.ts";
import { listed } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { startOf } from "../model/location.ts";

export const revisionIncomplete: Rule = {
  id: "revision/incomplete",
  level: "error",
  reports: "a corpus revision that lacks one of its files",
  *check({ revisions }) {
    for (const revision of revisions.values()) {
      const missing = missingFiles(revision);
      if (missing.length === 0) continue;
      yield {
        message: `Corpus revision "${revision.id}" has no ${listed(
          missing.map((name) => `"${name}"`),
          "or",
        )}.`,
        at: startOf(revision.file),
        fix: "Restore the revision's files from Git, or remove its folder if no case was judged under it.",
      };
    }
  },
};

function missingFiles({ id, file, documents, chunks }: CorpusRevision): string[] {
  return [
    ...(file === `${revisionsFolder}/${id}/revision.yaml` ? [] : ["revision.yaml"]),
    ...(documents === undefined ? ["documents.jsonl"] : []),
    ...(chunks === undefined ? ["chunks.jsonl"] : []),
  ];
}
