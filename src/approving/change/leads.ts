import type { Lead } from "../../families/near-duplicates/lead.ts";
import { leadsOfCase } from "../../families/near-duplicates/find-leads.ts";
import { idInName } from "../../model/case-id.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { oncePerPair } from "../../model/once.ts";
import type { AskedCase } from "../asked-change.ts";
import { heldOutIn } from "./held-out.ts";
import type { SetVersions } from "./tree-change.ts";

/** So many are read; a command lists the others. */
const most = 3;

/** A case that may ask the same as one that people are asked about, for them to look at. It decides nothing. */
export interface CaseLead extends Pick<
  Lead,
  "why" | "wording" | "isSameAnswer" | "isSameEvidence" | "isAcross"
> {
  readonly id: string;
  /** Of its file, in the set. */
  readonly path: string;
  /** Its question; undefined where that, or what is asked about, is held out, since each would tell of the other. */
  readonly question: string | undefined;
}

/** No change says by itself how alike it may be. */
const underPolicyOfBase = oncePerPair((base: Dataset, merged: Dataset): Dataset => ({
  ...merged,
  policy: base.policy,
}));

/**
 * The cases of the merged set that are most like one of its own that people are asked about, three at most. What is out of use
 * is like nothing.
 */
export function leadsFor(
  { after, isHeldOut }: Pick<AskedCase, "after" | "isHeldOut">,
  sets: SetVersions,
): readonly CaseLead[] {
  const side = heldOutIn(sets);
  // Of what cannot be read whole nobody knows where it belongs, now or before.
  const mayBeHeldOut = (file: CaseFile): boolean =>
    [file, ...earlierVersions(sets.base, file)].some(
      (one) => one.whole === undefined || side.holdsCase(one),
    );
  return leadsOfCase(underPolicyOfBase(sets.base, sets.merged), after)
    .slice(0, most)
    .map(({ pair: [{ file }], why, wording, isSameAnswer, isSameEvidence, isAcross }) => ({
      id: file.case.id ?? idInName(file.path),
      path: file.path,
      why,
      wording,
      isSameAnswer,
      isSameEvidence,
      isAcross,
      question: isHeldOut || mayBeHeldOut(file) ? undefined : file.case.query,
    }));
}

/** What the base has in the place of a case, and under its id. */
function earlierVersions({ cases }: Dataset, { path, case: { id } }: CaseFile): CaseFile[] {
  return cases.filter((one) => one.path === path || (id !== undefined && one.case.id === id));
}
