import {
  judgeChange,
  recordingFor,
  type JudgedChange,
} from "../../src/approving/running/judged-change.ts";
import type { Recording } from "../../src/approving/recording/recording.ts";
import type { JudgedPull, Permission } from "../../src/approving/review-host.ts";
import type { PullSets } from "../../src/approving/running/pull-sets.ts";
import type { Said } from "../../src/approving/said.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { ObjectId } from "../../src/refresh/requests/host.ts";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { check, textsFor } from "../../src/rules/check.ts";
import type { ReviewPlace } from "../../src/report/approving/review-place.ts";
import { account, everybody } from "./counted-reviews.ts";
import { memoryTree, type Contents } from "./memory-tree.ts";
import { planOf } from "./planned.ts";
import { treeChange } from "./tree-changes.ts";

export const reviewPlace: ReviewPlace = {
  page: "https://github.com/acme/set",
  place: "",
  docs: "https://github.com/acme/set/blob/main/docs/review-lines.md",
  records: "before-merge",
};

/** Pull request 7 of avery, from a branch of the repository. */
export const judgedPull: JudgedPull = {
  number: 7,
  url: "https://github.com/acme/set/pull/7",
  state: "open",
  isDraft: false,
  author: account("avery"),
  title: "Add a case",
  base: "main",
  // What Git would call it.
  head: "a".repeat(40) as ObjectId,
  branch: "add-a-case",
  isOwnBranch: true,
  mergeCommit: "b".repeat(40) as ObjectId,
  isMergeable: true,
  mergedAt: undefined,
};

interface Judging {
  readonly said?: readonly Said[];
  readonly pull?: Partial<JudgedPull>;
  readonly permissions?: ReadonlyMap<string, Permission>;
  readonly memory?: JudgedChange["memory"];
}

/** A pull request that is judged, and what is recorded of it. */
export interface Judged {
  readonly judged: JudgedChange;
  readonly recording: Recording;
}

/** What a run makes of a change of a repository in memory, whose root is the set. */
export async function judgedPullOf(
  before: Contents,
  after: Contents,
  { said = [], pull = {}, permissions = everybody.permissions, memory = new Map() }: Judging = {},
): Promise<Judged> {
  const sets = await setsOf(before, after);
  const judged = judgeChange(sets, {
    pull: { ...judgedPull, ...pull },
    said,
    permissions,
    policy: sets.base.policy?.policy,
    memory,
    elsewhere: new Map(),
  });
  return { judged, recording: await recordingFor(judged) };
}

async function setsOf(before: Contents, after: Contents): Promise<PullSets> {
  const { base, changed } = await treeChange(before, after);
  const merged = await loadDataset(memoryTree(after), {
    base: { name: "base", place: "", tree: memoryTree(before) },
    texts: textsFor(everydayRules),
  });
  const isAsked = merged.cases.some((file) => file.has(["refresh"]));
  const plan = isAsked ? await planOf(after) : undefined;
  return {
    base,
    merged,
    changed,
    findings: check(merged, everydayRules),
    refresh: plan?.items ?? [],
    to: plan?.to,
    texts: new Map(),
    bytesOf: async (path) => {
      const text = after[path];
      const bytes = typeof text === "string" ? new TextEncoder().encode(text) : undefined;
      return await Promise.resolve({ onBranch: bytes, merged: bytes });
    },
  };
}
