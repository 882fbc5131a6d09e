import type { Grouping } from "../../families/grouping.ts";
import { groupsOf } from "../../model/groups.ts";
import type { Location } from "../../model/location.ts";
import { counted, quoted } from "../../model/sentence.ts";
import type { EarlierDocument } from "./earlier-grouping.ts";

/** A document that a record reached in the earlier state, and that is in a family which it does not reach now, or in none. */
export interface LostDocument {
  readonly documentId: string;
  readonly from: string;
  readonly to: ReturnType<Grouping["claimsOf"]>[number] | undefined;
}

/** Of documents that a record reached those that it reaches no more. Where each case carries its own split, the cases tell. */
export function lostDocuments(
  { isByCase, claimsOf }: Grouping,
  documents: readonly EarlierDocument[],
  isReached: (family: string) => boolean,
): readonly LostDocument[] {
  if (isByCase) return [];
  return documents.flatMap(({ documentId, family }) => {
    const [to, ...others] = claimsOf(documentId);
    // A document of several families has its own finding.
    if (others.length > 0 || (to !== undefined && isReached(to.family))) return [];
    return [{ documentId, from: family, to }];
  });
}

/** Documents that went the same way, told by the first of them. */
interface LostTogether {
  readonly first: LostDocument;
  /** How many others went with it, as a sentence with a space before it, or nothing. */
  readonly others: string;
  readonly at: Location;
}

/** Lost documents by where they were and are. */
export function* lostTogether(
  grouping: Grouping,
  documents: readonly LostDocument[],
): Generator<LostTogether> {
  const { file } = grouping;
  const groups = groupsOf(documents, ({ from, to }) => JSON.stringify([from, to?.family ?? null]));
  for (const [first, ...more] of groups.values()) {
    const also = `So ${more.length === 1 ? "is" : "are"} ${counted(more.length, "other document")}.`;
    const { from, to } = first;
    const at = to === undefined ? placeOf(grouping, from) : file.locate(to.path);
    yield { first, others: more.length === 0 ? "" : ` ${also}`, at };
  }
}

function placeOf({ file, families }: Grouping, family: string): Location {
  return file.locateKey(families.has(family) ? ["families", family] : ["families"]);
}

/** Where a document is now, as the end of a sentence. */
export function whereNow({ from, to }: LostDocument, record: string): string {
  if (to === undefined) return "is in no family now";
  return to.family === from
    ? `no ${record} reaches that family any more`
    : `is in ${quoted(to.family)} now`;
}
