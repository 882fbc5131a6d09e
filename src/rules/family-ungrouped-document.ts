import { counted, quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { ungroupedDocuments } from "./sides/ungrouped-documents.ts";

/** How many places a finding names. */
const most = 10;

export const familyUngroupedDocument: Rule = {
  id: "family/ungrouped-document",
  level: "error",
  reports: "a document that approved cases rest on and that no family claims",
  *check(dataset) {
    for (const { documentId, isApproved, places } of ungroupedDocuments(dataset)) {
      if (!isApproved) continue;
      const [first, ...others] = places;
      const more = others.length === 0 ? "" : ` and ${counted(others.length, "other case")}`;
      yield {
        message: `Document ${quoted(documentId)} is in no family, so this case${more} may be on any side of the split.`,
        at: first,
        ...(others.length === 0 ? {} : { related: others.slice(0, most) }),
        fix: "Add the document to the family that it belongs to in families.yaml, or give it a family of its own there.",
      };
    }
  },
};
