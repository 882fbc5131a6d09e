import type { ReasonKind, RemarkKind } from "../../../exporting/contracts/comparison.ts";
import { quoted } from "../../../model/sentence.ts";

/** What a reason is about, in one word. */
export const reasonNames: Readonly<Record<ReasonKind, string>> = {
  "corpus-revision": "corpus",
  damage: "damaged",
  purpose: "purpose",
  claim: "claim",
  members: "cases",
  judgments: "judgments",
  sides: "sides",
  spent: "spent",
  shape: "shape",
  content: "lines",
  files: "files",
};

/** The same of what keeps scores comparable. */
export const remarkNames: Readonly<Record<RemarkKind, string>> = {
  "claim-words": "claim",
  holdouts: "holdouts",
  families: "families",
  currency: "currency",
  labels: "tags",
  "asked-sides": "sides",
  "left-out": "left out",
  losses: "losses",
  counts: "counts",
  bytes: "files",
  "file-names": "files",
  program: "program",
  "of-both": "both",
};

/** The first ids of a list in a line, and how many more there are; none of an empty one. Untrusted text. */
export function idsInWords(ids: readonly string[], limit: number): readonly string[] {
  if (ids.length === 0) return [];
  const rest = ids.length - limit;
  const names = ids.slice(0, limit).map(quoted).join(", ");
  return [rest > 0 ? `${names} and ${rest} more; --format json has all` : names];
}
