import { isLater } from "../model/instant.ts";
import { quoted } from "../model/sentence.ts";
import { publishedEvidence } from "./records/published-evidence.ts";
import type { Rule } from "./rule.ts";

export const evidencePublishedLater: Rule = {
  id: "evidence/published-later",
  level: "error",
  reports: "evidence from a document that was not published yet when the case is asked",
  *check(dataset) {
    for (const { file, documentId, path, publishedAt } of publishedEvidence(dataset)) {
      const { askedAt } = file.case;
      if (askedAt === undefined || publishedAt === undefined) continue;
      if (!isLater(publishedAt, askedAt)) continue;
      yield {
        message: `Document ${quoted(documentId)} was published at ${publishedAt}, and the case is asked at ${askedAt}: nobody could rest an answer on it then.`,
        at: file.locate(path),
        related: [file.locate(["askedAt"])],
        fix: "Rest the answer on what was published by then, or ask the case at a later moment.",
      };
    }
  },
};
