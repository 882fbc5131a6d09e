import type { Split } from "../../model/families.ts";
import type { ExportManifest } from "../../model/generated/export.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ExportedSet } from "../exported-set.ts";
import { setDigest } from "../set-digest.ts";

/** One case that a result is due for. */
interface Expected {
  readonly id: string;
  readonly digest: string;
  /** Whether a result on it confirms nothing any more. */
  readonly isSpent: boolean;
}

/** What a file of results has to hold: a result for each of these cases, and for no other. */
export interface Inventory {
  readonly members: readonly Expected[];
  /** The digests by which results may name the set. */
  readonly digests: readonly string[];
  readonly revision: { readonly id: string; readonly digest: string };
  /** What a score on test would say; undefined where the set is not split, and none may be claimed. */
  readonly claim: string | undefined;
  /** The sides that were asked for. */
  readonly splits: readonly Split[] | undefined;
}

/** Whether a manifest's digest is that of its members, in whatever order, corpus revision and claim: of one that was edited it is not. */
export function isAsWritten({ digest, corpusRevision, claim, members }: ExportManifest): boolean {
  const inOrder = members.toSorted((a, b) => byUtf8(a.id, b.id));
  const set = { revision: corpusRevision, claim: claim ?? undefined, members: inOrder };
  return digest === setDigest(set);
}

/** The inventory that a manifest states, or the part of it on some sides. */
export function manifestInventory(
  { members, digest, corpusRevision, claim }: ExportManifest,
  splits: readonly Split[] | undefined,
): Inventory {
  const chosen = members
    .filter(({ split }) => splits === undefined || (split !== null && splits.includes(split)))
    .toSorted((a, b) => byUtf8(a.id, b.id));
  const part = setDigest({
    revision: corpusRevision,
    claim: claim ?? undefined,
    members: chosen,
  });
  return {
    members: chosen.map(({ id, digest: ofCase, label }) => ({
      id,
      digest: ofCase,
      isSpent: label !== undefined,
    })),
    // An export of these sides alone says this of itself.
    digests: [...new Set([part, digest])],
    revision: corpusRevision,
    claim: claim?.sentence,
    splits,
  };
}

/** The inventory of a set as it would go out, or the part of it on some sides. */
export function setInventory(
  whole: ExportedSet,
  part: ExportedSet,
  splits: readonly Split[] | undefined,
): Inventory {
  return {
    members: part.cases.map(({ case: { id }, digest, holdout }) => ({
      id,
      digest,
      isSpent: holdout === "spent",
    })),
    digests: [...new Set([part.digest, whole.digest])],
    revision: part.revision,
    claim: part.claim?.sentence,
    splits,
  };
}
