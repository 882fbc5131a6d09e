import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { sharedEvidence, type Citation, type SharedEvidence } from "./sides/shared-evidence.ts";

export const splitSharedEvidence: Rule = {
  id: "split/shared-evidence",
  level: "error",
  reports: "evidence that a case on another side cites word for word from another document",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    // Where single questions are held out, both sides rest on the same documents.
    if (grouping === undefined || grouping.isByCase) return;
    for (const shared of sharedEvidence(dataset, grouping)) {
      if (isSettled(grouping, shared)) continue;
      yield problemOf(dataset, grouping, shared);
    }
  },
};

/** What people have learned from, they know in any document. */
function isSettled(grouping: Grouping, { held, other }: SharedEvidence): boolean {
  const [mine, theirs] = [familyOf(grouping, held), familyOf(grouping, other)];
  if (other.isSpent || mine === undefined || theirs === undefined) return false;
  return grouping.exceptions.keepsApart(mine, theirs) !== undefined;
}

function familyOf({ claimsOf }: Grouping, { documentId }: Citation): string | undefined {
  const [claim, ...others] = claimsOf(documentId);
  return others.length === 0 ? claim?.family : undefined;
}

function problemOf(dataset: Dataset, grouping: Grouping, shared: SharedEvidence): Problem {
  const { held, other } = shared;
  const name = quoted(other.file.case.id ?? other.file.path);
  const what = other.isSpent
    ? `Case ${name}, from which people have learned, rests`
    : `Case ${name} in "${other.split}" rests`;
  const path = ["provenance", other.index, "contentHash"];
  return {
    message: `${what} on the same text, in document ${quoted(other.documentId)}, and this case is in "${held.split}".`,
    at: held.file.locate(["provenance", held.index, "contentHash"]),
    ...(dataset.cases.includes(other.file) ? { related: [other.file.locate(path)] } : {}),
    fix: fixOf(grouping, shared),
  };
}

function fixOf(grouping: Grouping, { held, other }: SharedEvidence): string {
  const [mine, theirs] = [familyOf(grouping, held), familyOf(grouping, other)];
  const families =
    mine === undefined || theirs === undefined ? "their families" : `"${mine}" and "${theirs}"`;
  const together = `Bring both documents into one family, or ${families} onto one side`;
  return other.isSpent
    ? `${together}, which is "regression"; or rest the case on something that nobody has seen.`
    : `${together}; where the text says nothing by itself, such as a standard clause, say so in an exception "keep-apart" of ${families}.`;
}
