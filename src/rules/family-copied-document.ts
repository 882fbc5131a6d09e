import { splitGroupingOf } from "../families/grouping.ts";
import { groupsOf } from "../model/groups.ts";
import { counted, quoted } from "../model/sentence.ts";
import { copiedDocuments, pairsOfFamilies } from "./sides/document-pairs.ts";
import type { Rule } from "./rule.ts";

export const familyCopiedDocument: Rule = {
  id: "family/copied-document",
  level: "error",
  reports: "a document whose content another family has as well, under another name",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined || grouping.isByCase) return;
    const { file } = grouping;
    const pairs = copiedDocuments(dataset).flatMap(pairsOfFamilies(grouping));
    const groups = groupsOf(pairs, (pair) => JSON.stringify(pair.map(({ claim }) => claim.path)));
    for (const [[first, other], ...others] of groups.values()) {
      const more =
        others.length === 0 ? "" : ` So have ${counted(others.length, "other pair")} of the two.`;
      yield {
        message: `Document ${quoted(other.documentId)} of family ${quoted(other.claim.family)} has the same content as ${quoted(first.documentId)} of family ${quoted(first.claim.family)}, so whoever tunes on one has seen the other.${more}`,
        at: file.locate(other.claim.path),
        related: [file.locate(first.claim.path)],
        fix: 'Put the two documents into one family, or declare the families related, with the reason under "related". If they may lie apart all the same, record that under "exceptions": decision "keep-apart", both families, a reason, who decided and when.',
      };
    }
  },
};
