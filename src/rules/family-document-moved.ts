import { groupingOf, type Grouping } from "../families/grouping.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import { counted, quoted } from "../model/sentence.ts";
import { earlierSpent } from "./earlier/earlier-spent.ts";
import { earlierSplit, moveReasons } from "./earlier/earlier-split.ts";
import { droppedDocuments, movedDocuments } from "./earlier/moved-documents.ts";
import type { Rule } from "./rule.ts";

export const familyDocumentMoved: Rule = {
  id: "family/document-moved",
  level: "error",
  reports:
    "a document that left a family with a recorded split, for another one or for none, and nothing says why",
  needs: "base",
  *check(dataset) {
    const earlier = earlierSplit(dataset);
    const grouping = groupingOf(dataset);
    if (earlier === undefined || grouping === undefined) return;
    const { families: reasons } = moveReasons(earlier, grouping.file);
    const unsaid = movedDocuments(dataset).filter(
      ({ from, to }) => !reasons.has(from.family) && !reasons.has(to.family),
    );
    yield* ofDropped(dataset, grouping);
    const groups = groupsOf(unsaid, ({ from, to }) => JSON.stringify([from.family, to.family]));
    for (const [{ documentId, from, to }, ...others] of groups.values()) {
      const isThere = grouping.families.has(from.family);
      const more = alsoInWords(others.length);
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

/** What went into no family is on no side, and could turn up on any later. */
function* ofDropped(dataset: Dataset, { file, families }: Grouping): Generator<Problem> {
  const left = new Set(movedDocuments(dataset).map(({ from }) => from.family));
  const spent = new Set(earlierSpent(dataset)?.documents.map(({ documentId }) => documentId));
  // A family that is gone with all that it had, and a document that people have learned from, have their own findings.
  const dropped = droppedDocuments(dataset).filter(
    ({ documentId, from }) =>
      !spent.has(documentId) && (families.has(from.family) || left.has(from.family)),
  );
  for (const [{ documentId, from }, ...others] of groupsOf(
    dropped,
    (one) => one.from.family,
  ).values()) {
    const isThere = families.has(from.family);
    const place = isThere ? ["families", from.family] : ["families"];
    yield {
      message: `Document ${quoted(documentId)} was in family ${quoted(from.family)} (${from.split}) and is in no family now.${alsoInWords(others.length)}`,
      at: file.has([...place, "documents"])
        ? file.locate([...place, "documents"])
        : file.locateKey(place),
      fix: `Put it back: a document stays on record in its family, also while no case uses it. If it belongs to another one, name it there, with an exception of the decision "move".`,
    };
  }
}

function alsoInWords(others: number): string {
  if (others === 0) return "";
  return ` So ${others === 1 ? "is" : "are"} ${counted(others, "other document")}.`;
}
