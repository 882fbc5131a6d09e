import {
  chunkDifferences,
  isSameDocument,
  tableDifferences,
} from "../../corpus/comparing/differences.ts";
import {
  compareRevisions,
  hashesToRead,
  type CorpusComparison,
  type Differences,
} from "../../corpus/comparing/compare-revisions.ts";
import { scopesOf, triggers, type Scope, type Trigger } from "../../corpus/refresh-scopes.ts";
import { splitGroupingOf } from "../../families/grouping.ts";
import { chunksAsRecorded, documentsAsRecorded, type CorpusRevision } from "../../model/corpus.ts";
import type { Dataset, PolicyFile } from "../../model/dataset.ts";
import type { ContentHash, DocumentId } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { sortCases } from "../plan/asked-cases.ts";
import type { RefreshItem, RefreshPlan } from "../plan/plan.ts";
import { planRefresh, type PlanOptions } from "../plan/plan-refresh.ts";

/** A set as one commit has it, with the revision that is current there and the texts to plan by. */
export interface SetAtCommit extends Pick<PlanOptions, "target" | "texts" | "folder" | "heldOut"> {
  readonly dataset: Dataset;
}

/** What the merge of a change of the corpus would ask of people, beside what they are asked already. */
export interface CorpusChange {
  /** The plan of the set as the change would leave it. */
  readonly plan: RefreshPlan;
  /** What is current before it. `unreadable` where that cannot be said, so that nothing is compared with it. */
  readonly before: CurrentBefore;
  /** The revision that was current compared with the one that would be; undefined where it is the same one, or cannot be compared. */
  readonly comparison: CorpusComparison | undefined;
  /** Of the cases that are asked about, those whose judgment stands before the change. */
  readonly becoming: readonly RefreshItem[];
  /** Of those that were asked about already, the ones whose evidence comes to something else than it did. */
  readonly changing: readonly RefreshItem[];
  /** The others that were asked about already: the change adds nothing to what is to be read of them. */
  readonly waiting: readonly RefreshItem[];
  /** The ids of cases that were asked about and are not any more, in order. */
  readonly relieved: readonly string[];
  /** Triggers that the policy lets concern other cases than before, in the order of triggers. */
  readonly scopes: readonly ChangedScope[];
  /** Revisions that come and are not current, in order. */
  readonly recorded: readonly string[];
  /** Documents that come, and that no family of a set that is split claims, in order. */
  readonly ungrouped: readonly DocumentId[];
  /** The policy as the change would leave it; undefined where there is none. */
  readonly policy: PolicyFile | undefined;
}

/** What is current before a change. */
type CurrentBefore =
  /** Another revision. `isAgain`: the one that would be current was recorded already, so the change goes back to it. */
  | { readonly state: "other"; readonly id: string; readonly isAgain: boolean }
  /** The same one. */
  | { readonly state: "same"; readonly id: string }
  /** A revision of this name, which the change records anew. */
  | { readonly state: "rewritten"; readonly id: string }
  /** No revision. */
  | { readonly state: "none" }
  | { readonly state: "unreadable" };

/** Whom a trigger concerns before and after. */
interface ChangedScope {
  readonly trigger: Trigger;
  readonly before: Scope;
  readonly after: Scope;
}

/** The state before a change: the set, that there is none, or that it cannot be read. */
export type SetBefore = SetAtCommit | "none" | "unreadable";

/**
 * Compares what is asked before a change with what would be asked after it. Undefined where the change is none of the corpus:
 * the same revision is current, none comes, and the policy asks about the same cases.
 */
export function corpusChange(before: SetBefore, after: SetAtCommit): CorpusChange | undefined {
  const plan = planRefresh(after.dataset, after);
  const current = currentBefore(before, after);
  const earlier = askedBefore(before);
  const isAsked = new Set(plan.items.map(({ id }) => id));
  const becoming = plan.items.filter(({ id }) => !earlier.has(id));
  const already = plan.items.filter(({ id }) => earlier.has(id));
  const relieved = [...earlier.keys()].filter((id) => !isAsked.has(id)).toSorted(byUtf8);
  const scopes = changedScopes(before, after);
  const recorded = recordedBeside(before, after);
  const isByPolicy = scopes.length > 0 && becoming.length + relieved.length > 0;
  if (current.state === "same" && recorded.length === 0 && !isByPolicy) return undefined;
  const comparison = comparisonOf(before, after, current);
  return {
    plan,
    before: current,
    comparison,
    becoming,
    changing: already.filter((item) => earlier.get(item.id) !== whatBecame(item)),
    waiting: already.filter((item) => earlier.get(item.id) === whatBecame(item)),
    relieved,
    scopes,
    recorded,
    ungrouped: ungroupedAmong(after.dataset, comparison),
    policy: after.dataset.policy,
  };
}

function currentBefore(before: SetBefore, { target }: SetAtCommit): CurrentBefore {
  if (typeof before === "string") return { state: before };
  const { id, digest } = before.target;
  if (id !== target.id) {
    return { state: "other", id, isAgain: before.dataset.revisions.has(target.id) };
  }
  return { state: digest === target.digest ? "same" : "rewritten", id };
}

/** What somebody is asked about before, by the ids of the cases: what became of the evidence of each. */
function askedBefore(before: SetBefore): ReadonlyMap<string, string> {
  if (typeof before === "string") return new Map();
  const { dataset, target } = before;
  // Most corpora are changed while nobody is asked about anything, and to know that is cheap.
  if (sortCases(dataset, { target }).asked.length === 0) return new Map();
  return new Map(planRefresh(dataset, before).items.map((item) => [item.id, whatBecame(item)]));
}

/** What there is to read of a case, as far as ids and hashes tell it. */
function whatBecame({ evidence, documents }: RefreshItem): string {
  return JSON.stringify([
    evidence.map(({ piece, verdict, candidates }) => [
      piece.chunkId,
      verdict,
      candidates.map(({ id, hash }) => [id, hash]),
    ]),
    documents.map(({ document, nearest }) => [
      document.id,
      nearest.map(({ id, hash }) => [id, hash]),
    ]),
  ]);
}

function changedScopes(before: SetBefore, { dataset }: SetAtCommit): readonly ChangedScope[] {
  if (typeof before === "string") return [];
  const [old, now] = [before.dataset, dataset].map(({ policy }) => scopesOf(policy?.policy));
  return triggers.flatMap((trigger) =>
    old === undefined || now === undefined || old[trigger] === now[trigger]
      ? []
      : [{ trigger, before: old[trigger], after: now[trigger] }],
  );
}

function recordedBeside(before: SetBefore, { dataset, target }: SetAtCommit): readonly string[] {
  if (typeof before === "string") return [];
  return [...dataset.revisions.keys()]
    .filter((id) => id !== target.id && !before.dataset.revisions.has(id))
    .toSorted(byUtf8);
}

function comparisonOf(
  before: SetBefore,
  after: SetAtCommit,
  { state }: CurrentBefore,
): CorpusComparison | undefined {
  if (typeof before === "string" || state === "same") return undefined;
  const [old, now] = [before.target, after.target];
  const differences = differencesOf(old, now);
  if (differences === undefined || old.record === undefined || now.record === undefined) {
    return undefined;
  }
  const texts = new Map([
    ...before.dataset.texts,
    ...before.texts,
    ...after.dataset.texts,
    ...after.texts,
  ]);
  return compareRevisions(old.record, now.record, { ...differences, texts });
}

/** The texts that the comparison of two revisions tells more by, besides those that a plan is made with. */
export function textsToCompare(before: SetBefore, after: SetAtCommit): ReadonlySet<ContentHash> {
  if (typeof before === "string") return new Set();
  const differences = differencesOf(before.target, after.target);
  return differences === undefined ? new Set() : hashesToRead(differences.chunks);
}

/** Undefined where a table is not kept. */
function differencesOf(
  before: CorpusRevision,
  after: CorpusRevision,
): Omit<Differences, "texts"> | undefined {
  const [oldDocuments, documents] = [before, after].map(documentsAsRecorded);
  const [oldChunks, chunks] = [before, after].map(chunksAsRecorded);
  if (oldDocuments === undefined || documents === undefined) return undefined;
  if (oldChunks === undefined || chunks === undefined) return undefined;
  return {
    documents: tableDifferences(oldDocuments, documents, isSameDocument),
    chunks: chunkDifferences(oldChunks, chunks),
  };
}

function ungroupedAmong(
  dataset: Dataset,
  comparison: CorpusComparison | undefined,
): readonly DocumentId[] {
  const grouping = splitGroupingOf(dataset);
  if (grouping === undefined || grouping.isByCase || comparison === undefined) return [];
  const { added, renamed } = comparison.documents;
  return [...added, ...renamed.map((one) => one.after)]
    .map(({ id }) => id)
    .filter((id) => grouping.claimsOf(id).length === 0)
    .toSorted(byUtf8);
}
