import { groupingOf } from "../families/grouping.ts";
import { groupsOf } from "../model/groups.ts";
import { counted, quoted } from "../model/sentence.ts";
import { earlierSplit, moveReasons } from "./earlier-split.ts";
import { movedDocuments } from "./moved-documents.ts";
import type { Rule } from "./rule.ts";

export const familyDocumentMoved: Rule = {
  id: "family/document-moved",
  level: "error",
  reports:
    "a document that left a family with a recorded split for another one, and nothing says why",
  needs: "base",
  *check(dataset) {
    const earlier = earlierSplit(dataset);
    const grouping = groupingOf(dataset);
    if (earlier === undefined || grouping === undefined) return;
    const { families: reasons } = moveReasons(earlier, grouping.file);
    const unsaid = movedDocuments(dataset).filter(
      ({ from, to }) => !reasons.has(from.family) && !reasons.has(to.family),
    );
    const groups = groupsOf(unsaid, ({ from, to }) => JSON.stringify([from.family, to.family]));
    for (const [{ documentId, from, to }, ...others] of groups.values()) {
      const isThere = grouping.families.has(from.family);
      const more =
        others.length === 0
          ? ""
          : ` So ${others.length === 1 ? "is" : "are"} ${counted(others.length, "other document")}.`;
      const record = `record the move under "exceptions": decision "move", family ${quoted(to.family)}, a reason, who decided and when`;
      yield {
        message: `Document ${quoted(documentId)} was in family ${quoted(from.family)} (${from.split}) and is in ${quoted(to.family)} now, and nothing says why.${more}`,
        at: grouping.file.locate(to.path),
        ...(isThere ? { related: [grouping.file.locateKey(["families", from.family])] } : {}),
        fix: isThere
          ? `Put it back, or ${record}.`
          : `Give the family its id ${quoted(from.family)} back, or ${record}.`,
      };
    }
  },
};
