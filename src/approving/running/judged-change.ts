import type { Policy } from "../../model/generated/policy.ts";
import { decidedCase } from "../../refresh/deciding/decided-case.ts";
import { targetRevision } from "../../refresh/deciding/target-revision.ts";
import type { AskedChange } from "../asked-change.ts";
import { askedChange, touchesSet } from "../change/asked-change.ts";
import type { DecidedElsewhere } from "../counting/claims.ts";
import type { CodedCase } from "../counting/coded-cases.ts";
import { judgeReviews } from "../counting/judge-reviews.ts";
import type { ResolveLine } from "../counting/refresh-lines.ts";
import type { Judgement } from "../judgement.ts";
import { recordingOf, type CaseBytes, type Recording } from "../recording/recording.ts";
import type { JudgedPull, Permission } from "../review-host.ts";
import type { Said } from "../said.ts";
import type { PullSets } from "./pull-sets.ts";

/** Codes that were shown earlier, with the cases that each was made of. */
export type Memory = ReadonlyMap<string, readonly CodedCase[]>;

/** What is known of a pull request besides its trees. */
export interface PullFacts {
  readonly pull: JudgedPull;
  readonly said: readonly Said[];
  /** By login, of `peopleToLookUp` at least. */
  readonly permissions: ReadonlyMap<string, Permission>;
  /** As the default branch has it now; undefined where it has none. */
  readonly policy: Policy | undefined;
  readonly memory: Memory;
  /** What its files say that was decided in other pull requests, as these were looked up. */
  readonly elsewhere: DecidedElsewhere;
}

/** A pull request with all that its reviews decide. */
export interface JudgedChange extends PullFacts {
  readonly sets: PullSets;
  readonly asked: AskedChange;
  /** Whether it is anything to judge. */
  readonly concernsSet: boolean;
  readonly judgement: Judgement;
}

/** How many cases a line covers that does not say their number, where the policy does not say. */
export const usualCases = 10;

export function judgeChange(sets: PullSets, facts: PullFacts): JudgedChange {
  const { pull, said, permissions, policy, memory, elsewhere } = facts;
  const { base, merged, changed, refresh, to } = sets;
  const asked = askedChange({ base, merged, changed, policy, refresh });
  const judgement = judgeReviews(asked, said, {
    pullRequest: pull.number,
    author: pull.author,
    permissions,
    reviewers: policy?.reviewers ?? [],
    owners: policy?.owners ?? [],
    casesPerApproval: policy?.limits?.casesPerApproval ?? usualCases,
    memory,
    elsewhere,
    to,
    resolve: resolveIn(sets),
  });
  return { ...facts, sets, asked, concernsSet: touchesSet(asked, changed), judgement };
}

/** What is to be written to the branch of a pull request, of what its reviews decide. */
export async function recordingFor(judged: JudgedChange): Promise<Recording> {
  const { pull, sets, asked, judgement } = judged;
  const texts = new Map<string, CaseBytes>();
  for (const { path } of asked.cases) texts.set(path, await sets.bytesOf(path));
  const merged = { ...sets.merged, texts: new Map([...sets.merged.texts, ...sets.texts]) };
  return recordingOf({ pull, head: pull.head, merged, judgement, texts });
}

/** What a line about moved evidence gives, where the plan has not worked it out. */
function resolveIn({ merged, texts, to }: PullSets): ResolveLine {
  const target = targetRevision(merged, to?.id, texts);
  return ({ before, after }, { choice }) => {
    if ("refused" in target) return { refused: target.refused.message };
    const isWritten = after.case.refresh?.outcome !== undefined;
    const from = isWritten ? before : after;
    if (from === undefined) return { refused: "The case is not on the base." };
    const decided = decidedCase(from, choice, target);
    return "refused" in decided
      ? { refused: decided.refused.map(({ message }) => message).join(" ") }
      : { digest: decided.digest };
  };
}
