import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { groupsOf } from "../model/groups.ts";
import { counted, listed, quoted } from "../model/sentence.ts";
import { documentsOnRecord } from "./records/documents-on-record.ts";
import type { Rule } from "./rule.ts";

type Claims = ReturnType<Grouping["claimsOf"]>;

export const familyDocumentClaimedTwice: Rule = {
  id: "family/document-claimed-twice",
  level: "error",
  reports: "a document that more than one family claims",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const { file, claimsOf } = grouping;
    const claimed = documentsOnRecord(dataset).flatMap((documentId) => {
      const claims = claimsOf(documentId);
      return claims.length < 2 ? [] : [{ documentId, claims }];
    });
    const groups = groupsOf(claimed, ({ claims }) =>
      JSON.stringify(claims.map(({ path }) => path)),
    );
    for (const [{ documentId, claims }, ...others] of groups.values()) {
      const [first, ...rest] = claims;
      const last = rest.at(-1);
      if (first === undefined || last === undefined) continue;
      const more =
        others.length === 0 ? "" : ` So does ${counted(others.length, "other document")}.`;
      yield {
        message: `Document ${quoted(documentId)} fits ${claimsInWords(claims)}, so it belongs to none of them.${more}`,
        at: file.locate(last.path),
        related: [first, ...rest.slice(0, -1)].map(({ path }) => file.locate(path)),
        fix: isNamed(claims)
          ? "Name the document in one family only; if both need it, they are one family or related."
          : "Name the document itself in the family it belongs to, since an exact name beats a pattern, or make a pattern narrower.",
      };
    }
  },
};

/** Claims that name the document itself, and no pattern. */
function isNamed(claims: Claims): boolean {
  return claims.every(({ pattern }) => !pattern.includes("*"));
}

function claimsInWords(claims: Claims): string {
  const shown = claims
    .slice(0, 5)
    .map(({ family, pattern }) => `${quoted(pattern)} of family ${quoted(family)}`);
  const more = claims.length - shown.length;
  return listed(more === 0 ? shown : [...shown, `${more} more`]);
}
