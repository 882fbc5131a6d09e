import { splitGroupingOf } from "../families/grouping.ts";
import type { CaseFile } from "../model/case.ts";
import type { Path } from "../model/location.ts";
import { counted, quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

/** How many places a finding names. */
const most = 10;

export const familyUngroupedDocument: Rule = {
  id: "family/ungrouped-document",
  level: "error",
  reports: "a document that cases rest on and that no family claims",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined || grouping.isByCase) return;
    const { cases, familiesOf, claimsOf } = grouping;
    const users = new Map<string, [Use, ...Use[]]>();
    for (const file of cases) {
      for (const { documentId, path } of familiesOf(file).documents.documents) {
        if (claimsOf(documentId).length > 0) continue;
        const uses = users.get(documentId);
        if (uses === undefined) users.set(documentId, [{ file, path }]);
        else uses.push({ file, path });
      }
    }
    for (const [documentId, [first, ...others]] of users) {
      const more = others.length === 0 ? "" : ` and ${counted(others.length, "other case")}`;
      yield {
        message: `Document ${quoted(documentId)} is in no family, so this case${more} may be on any side of the split.`,
        at: first.file.locate(first.path),
        ...(others.length === 0 ? {} : { related: others.slice(0, most).map(placeOf) }),
        fix: "Add the document to the family that it belongs to in families.yaml, or give it a family of its own there.",
      };
    }
  },
};

interface Use {
  readonly file: CaseFile;
  readonly path: Path;
}

function placeOf({ file, path }: Use): ReturnType<CaseFile["locate"]> {
  return file.locate(path);
}
