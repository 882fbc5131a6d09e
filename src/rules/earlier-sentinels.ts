import { stageOf, takesPart, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";

/** An approved sentinel of the earlier state, and the case that has its id now. */
export interface EarlierSentinel {
  /** The name of the earlier state. */
  readonly base: string;
  readonly was: CaseFile;
  readonly now: CaseFile;
}

/** The approved sentinels whose file changed, as far as the set still has them in use and both states can be read. */
export function* earlierSentinels({ base, cases }: Dataset): Generator<EarlierSentinel> {
  const sentinels = (base?.cases ?? []).filter(isApprovedSentinel);
  if (base === undefined || sentinels.length === 0) return;
  const byId = onlyOnes(cases);
  for (const was of sentinels) {
    const now = byId.get(was.case.id ?? "");
    if (now?.whole !== undefined && takesPart(now)) yield { base: base.name, was, now };
  }
}

function isApprovedSentinel(file: CaseFile): boolean {
  const { whole } = file;
  return whole?.sentinel !== undefined && stageOf(file) === "approved";
}

/** Cases by id; an id that is there twice has a finding of its own, and stands for no case. */
function onlyOnes(cases: readonly CaseFile[]): ReadonlyMap<string, CaseFile | undefined> {
  const byId = new Map<string, CaseFile | undefined>();
  for (const file of cases) {
    const id = file.case.id ?? "";
    byId.set(id, byId.has(id) ? undefined : file);
  }
  return byId;
}
