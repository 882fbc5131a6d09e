import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { counted, quoted } from "../model/sentence.ts";
import { onNoSide } from "./sides/on-no-side.ts";
import type { Rule } from "./rule.ts";
import { ungroupedDocuments } from "./sides/ungrouped-documents.ts";

/** How many places a finding names. */
const most = 10;

export const splitUndecided: Rule = {
  id: "split/undecided",
  level: "warning",
  reports:
    "a candidate, or a family or a document with candidates alone, that is on no side of a set that is split",
  *check(dataset) {
    yield* ofDocuments(dataset);
    for (const { isApproved, problem } of onNoSide(dataset)) if (!isApproved) yield problem;
  },
};

/** Documents come, and questions about them, before anybody says where they belong. */
function* ofDocuments(dataset: Dataset): Generator<Problem> {
  for (const { documentId, isApproved, places } of ungroupedDocuments(dataset)) {
    if (isApproved) continue;
    const [first, ...others] = places;
    const more = others.length === 0 ? "" : ` and ${counted(others.length, "other candidate")}`;
    yield {
      message: `Document ${quoted(documentId)} is in no family, so this candidate${more} may be on any side of the split.`,
      at: first,
      ...(others.length === 0 ? {} : { related: others.slice(0, most) }),
      fix: "Before the first of them is approved, add the document to the family that it belongs to in families.yaml, or give it a family of its own there.",
    };
  }
}
