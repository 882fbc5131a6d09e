import { contentState } from "../../model/content-state.ts";
import { groupingOf, type Grouping } from "../../families/grouping.ts";
import {
  eitherSide,
  heldOutSide,
  splitsIn,
  type HeldOutSide,
} from "../../families/held-out-side.ts";
import { lineageOf } from "../../families/lineage.ts";
import type { CaseFile } from "../../model/case.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import type { Dataset } from "../../model/dataset.ts";
import { groupsOf } from "../../model/groups.ts";
import type { ChunkId, ContentHash, Digest } from "../../model/ids.ts";
import type { RecordedObservation } from "../../model/observation.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { judgedVersion } from "../../rules/due/judgments-under.ts";
import { namedChunks } from "../deciding/named-chunks.ts";
import { targetRevision, type TargetRevision } from "../deciding/target-revision.ts";
import { asksAlready, sortCases, type AskedCase } from "./asked-cases.ts";
import { caseComponents } from "./components-of-cases.ts";
import { earlierChunksIn, type EarlierChunks } from "./earlier-chunks.ts";
import { evidenceIn } from "./evidence.ts";
import { observationsAbout, observedPatterns } from "../observations/observed-patterns.ts";
import { markHeldOut } from "./mark-held-out.ts";
import { judgedRevision, unreadRevisions } from "./judged-revision.ts";
import { documentsFor } from "./new-documents.ts";
import { firstOutcomes, outcomesOf } from "./outcomes.ts";
import type { EarlierRevision, OpenPullRequest, RefreshItem, RefreshPlan } from "./plan.ts";
import { pullRequestsOf } from "./pull-requests.ts";
import { reasonsFor } from "./reasons.ts";
import { ungroupedBehind } from "./ungrouped-evidence.ts";

/** How many refresh pull requests may be open at once where the policy does not say. */
const usualLimit = 5;

/** A revision of the set whose record can be read. */
export type PlannedRevision = CorpusRevision & { readonly digest: Digest };

/** What a plan is made for. */
export interface PlanOptions {
  /** The revision under which judgments are looked at. */
  readonly target: PlannedRevision;
  /** The kept texts: those that cases cite, and those that `textsToPlan` names. */
  readonly texts: ReadonlyMap<ContentHash, string>;
  /** Whether nobody's judgments of candidates are asked for as well. */
  readonly candidates?: boolean;
  /** Recorded observations of real use. */
  readonly observations?: readonly RecordedObservation[];
  /** The pull requests that are there: their cases stay where they are. */
  readonly open?: readonly OpenPullRequest[];
  /** Branches that are somebody else's, so that no pull request gets their names. */
  readonly taken?: readonly string[];
  /** Where the branches are, ending in "/": by default where those of a set are that is a whole repository. */
  readonly folder?: string;
  /** What another state of the set holds out, which stays held out here. */
  readonly heldOut?: HeldOutSide;
}

/**
 * What people are asked about a set under a corpus revision: of each case why, what became of its evidence, and where it is
 * asked. Whatever the order of files, the plan is the same; under the revision of all judgments it is empty.
 */
export function planRefresh(dataset: Dataset, options: PlanOptions): RefreshPlan {
  const { target, open = [], taken = [], observations = [] } = options;
  const observed = observedPatterns(dataset, observations);
  const asking = { target, candidates: options.candidates, observed: observationsAbout(observed) };
  const { asked, standing, unasked, needless } = sortCases(dataset, asking);
  const grouping = groupingOf(dataset);
  const componentOf = caseComponents(grouping);
  const limit = dataset.policy?.policy?.limits?.openRefreshPullRequests ?? usualLimit;
  const withPlace = asked.map((one) => {
    // What an edit took away keeps no case from its place.
    const judged = judgedVersion(dataset, one.file);
    const families = familiesOf(grouping, judged);
    const { path } = one.file;
    return { ...one, path, families, component: componentOf(judged) };
  });
  const placed = pullRequestsOf(
    withPlace.filter(({ asks }) => asks === "refresh"),
    { ...options, open, taken, limit },
  );
  const itemOf = itemsIn(dataset, grouping, { ...options, asked });
  const candidates = withPlace.filter(({ asks }) => asks === "first-judgment");
  const own = heldOutSide(dataset);
  const items = markHeldOut(
    [
      ...placed.flatMap(({ pullRequest, members }) =>
        members.map((one) => itemOf(one, pullRequest.branch)),
      ),
      ...candidates.toSorted(byId).map((one) => itemOf(one, undefined)),
    ],
    options.heldOut === undefined ? own : eitherSide(own, options.heldOut),
  );
  return {
    to: { id: target.id, digest: target.digest, record: target.record },
    from: earlierRevisions(dataset, items),
    items,
    pullRequests: placed.map(({ pullRequest }) => pullRequest),
    standing,
    unasked,
    needless,
    observed,
  };
}

function byId(a: AskedCase, b: AskedCase): number {
  return byUtf8(a.id, b.id) || byUtf8(a.file.path, b.file.path);
}

function itemsIn(
  dataset: Dataset,
  grouping: Grouping | undefined,
  { target, texts, asked }: PlanOptions & { readonly asked: readonly AskedCase[] },
): (
  asked: AskedCase & { readonly families: readonly string[] },
  branch: string | undefined,
) => RefreshItem {
  const kept = new Map([...dataset.texts, ...texts]);
  const decidable = decidableUnder(dataset, target, texts);
  const files = asked.map(({ file }) => judgedVersion(dataset, file));
  const earlierChunks = earlierChunksIn(target, unreadRevisions(dataset, files));
  const earlierOf = (judged: CaseFile): EarlierChunks =>
    earlierChunks(judged, judgedRevision(dataset, judged));
  const evidenceOf = evidenceIn(target, kept);
  const questions = openQuestions(dataset, asked, earlierOf);
  const documents = documentsFor(questions, target, { texts: kept, lineage: lineageOf(dataset) });
  return (one, branch) => {
    const { file, id, asks, families } = one;
    const judged = judgedVersion(dataset, file);
    const evidence = evidenceOf(judged, earlierOf(judged));
    const left = evidence.filter(({ piece }) => names(file, piece.chunkId));
    const by = askedBy(one);
    const isFromMissing = by.unverifiable.includes("revision-missing");
    return {
      file,
      id,
      asks,
      from: judged.case.corpusRevision,
      to: target.id,
      reasons: reasonsOf(dataset, one, target),
      ...by,
      evidence,
      documents: documents.get(file) ?? [],
      ungrouped: ungroupedBehind(dataset, { file, evidence: left }, decidable),
      families,
      splits: [...new Set([file, judged].flatMap((version) => splitsIn(grouping, version)))],
      isHeldOut: false,
      pullRequest: branch,
      isRequested: asksAlready(file, target),
      needsTwoJudgments: file.case.sentinel !== undefined,
      isEdited: asks === "refresh" && contentState(file) === "edited",
      goneChunks: goneChunks(file, decidable.chunks),
      outcomes:
        asks === "refresh"
          ? outcomesOf(dataset, { file, evidence: left, isFromMissing }, decidable)
          : firstOutcomes(dataset, file, target),
    };
  };
}

function goneChunks(
  { whole }: CaseFile,
  chunks: ReadonlyMap<ChunkId, unknown>,
): readonly ChunkId[] {
  const named = whole === undefined ? [] : namedChunks(whole).map(({ id }) => id);
  return named.filter((id) => !chunks.has(id));
}

function askedBy(one: AskedCase): Pick<RefreshItem, "observations" | "unverifiable"> {
  if (one.asks !== "refresh") return { observations: [], unverifiable: [] };
  return { observations: one.observations, unverifiable: one.currency.unverifiable };
}

/** The cases that documents may answer which came or changed. */
function openQuestions(
  dataset: Dataset,
  asked: readonly AskedCase[],
  earlierOf: (judged: CaseFile) => EarlierChunks,
): Parameters<typeof documentsFor>[0] {
  return asked.flatMap((one) => {
    const { file } = one;
    if (one.asks !== "refresh" || one.currency.documents.length === 0) return [];
    const { documents } = one.currency;
    const judged = judgedVersion(dataset, file);
    return { file, documents, earlier: earlierOf(judged), from: judgedRevision(dataset, judged) };
  });
}

/** Somebody may have taken a chunk out of the case that was judged with it. */
function names({ case: { relevantChunkIds = [] } }: CaseFile, chunkId: ChunkId): boolean {
  return relevantChunkIds.includes(chunkId);
}

function decidableUnder(
  dataset: Dataset,
  { id }: PlannedRevision,
  texts: PlanOptions["texts"],
): TargetRevision {
  const found = targetRevision(dataset, id, texts);
  if ("refused" in found) throw new Error(`Nothing can be planned for: ${found.refused.message}`);
  return found;
}

function reasonsOf(
  dataset: Dataset,
  one: AskedCase,
  target: CorpusRevision,
): RefreshItem["reasons"] {
  if (one.asks !== "refresh") return [];
  const { reasons: triggers } = one.currency;
  const from = judgedVersion(dataset, one.file).case.corpusRevision;
  const observed = one.observations.length > 0;
  return reasonsFor({ from, to: target.id, triggers, observed });
}

function familiesOf(grouping: Grouping | undefined, file: CaseFile): readonly string[] {
  const belongings = grouping?.familiesOf(file).belongings ?? [];
  return belongings.map(({ family }) => family).toSorted(byUtf8);
}

function earlierRevisions(
  dataset: Dataset,
  items: readonly RefreshItem[],
): readonly EarlierRevision[] {
  const judged = items.filter(({ asks }) => asks === "refresh");
  const byRevision = groupsOf(judged, ({ from }) => from ?? "");
  return [...byRevision]
    .map(([id, own]) => ({ id, cases: own.length, record: dataset.revisions.get(id)?.record }))
    .toSorted((a, b) => byUtf8(a.id, b.id));
}
