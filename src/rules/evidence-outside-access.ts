import { knowsAll } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { claimedCases } from "./records/claimed-cases.ts";
import type { Rule } from "./rule.ts";
import { evidenceDocuments } from "./records/used-evidence.ts";

export const evidenceOutsideAccess: Rule = {
  id: "evidence/outside-access",
  level: "error",
  reports: 'evidence from a document that the case\'s caller may not see, under the claim "access"',
  *check(dataset) {
    for (const file of claimedCases(dataset, "access")?.cases ?? []) {
      const allowed = file.case.caller?.documents;
      if (!knowsAll(allowed)) continue;
      for (const { documentId, path } of evidenceDocuments(file)) {
        if (allowed.includes(documentId)) continue;
        yield {
          message: `Document ${quoted(documentId)} is not among those that the caller may see, so an answer from it would be a breach.`,
          at: file.locate(path),
          related: [file.locateKey(["caller", "documents"])],
          fix: 'Rest the answer on a document that the caller may see; if there is none, the case is an abstention with "because: not-permitted". Add the document to "caller.documents" only if the caller may see it.',
        };
      }
    }
  },
};
