import { holdersOfCase } from "../families/case-holders.ts";
import type { UseDraft } from "../families/decisions.ts";
import { exposedIn, type Exposed } from "../families/exposed.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { reachIn } from "../families/reach.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { earlierSpent } from "./earlier/earlier-spent.ts";
import { earlierUses, reachedNow, type EarlierUse } from "./earlier/earlier-uses.ts";
import {
  lostDocuments,
  lostTogether,
  whereNow,
  type LostDocument,
} from "./earlier/lost-documents.ts";
import type { Rule } from "./rule.ts";

export const holdoutUseLost: Rule = {
  id: "holdout/use-lost",
  level: "error",
  reports:
    "a document or a case of which results were read, and that its use does not reach any more",
  needs: "base",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    const earlier = grouping === undefined ? [] : earlierUses(dataset);
    if (grouping === undefined || earlier.length === 0) return;
    const exposed = exposedIn(grouping, dataset.cases);
    const reach = reachIn(grouping, dataset.cases);
    for (const one of unspent(earlier, dataset)) {
      const reached = reachedNow(dataset, one, reach);
      const isReached = (key: string): boolean => reached.has(key) || exposed.family(key);
      const documents = lostDocuments(grouping, one.documents, isReached);
      yield* ofDocuments(grouping, one.use, documents);
      yield* ofCases(dataset, one, { grouping, exposed, reached, documents });
    }
  },
};

/** Without what people had learned from: that is another record's, and says more. */
function unspent(uses: readonly EarlierUse[], dataset: Dataset): readonly EarlierUse[] {
  const spent = earlierSpent(dataset);
  const ids = new Set(spent?.documents.map(({ documentId }) => documentId));
  const files = new Set(spent?.cases);
  return uses.map(({ use, cases, documents }) => ({
    use,
    cases: cases.filter((file) => !files.has(file)),
    documents: documents.filter(({ documentId }) => !ids.has(documentId)),
  }));
}

function* ofDocuments(
  grouping: Grouping,
  use: UseDraft,
  documents: readonly LostDocument[],
): Generator<Problem> {
  for (const { first, others, at } of lostTogether(grouping, documents)) {
    const { documentId, from, to } = first;
    const start = `Document ${quoted(documentId)} was in family ${quoted(from)}, of which results were read ${forWhat(use)}, and`;
    yield {
      message: `${start} ${whereNow(first, "use")}.${others}`,
      at,
      fix:
        to === undefined
          ? "Put it back: what was read of a document stays on record."
          : `${to.family === from ? "Bring back what joined it with what was used" : "Put it back"}, or ${following(use, to.family)}`,
    };
  }
}

interface Lost {
  readonly grouping: Grouping;
  readonly exposed: Exposed;
  readonly reached: ReadonlySet<string>;
  readonly documents: readonly LostDocument[];
}

/** Cases that have the id they had. A case that went with documents, or whose documents were moved, is told with these. */
function* ofCases(
  { cases }: Dataset,
  earlier: EarlierUse,
  { grouping, exposed, reached, documents }: Lost,
): Generator<Problem> {
  const moved = new Set(documents.map(({ documentId }) => documentId));
  const told = new Set(documents.map(({ to }) => to?.family));
  const ids = new Set(earlier.cases.flatMap((file) => file.case.id ?? []));
  for (const file of cases) {
    const { id } = file.case;
    if (id === undefined || !ids.has(id) || exposed.case(file)) continue;
    const holders = holdersOfCase(grouping, file);
    if (holders.some((key) => reached.has(key)) || holders.every((key) => told.has(key))) continue;
    const own = grouping.familiesOf(file).documents.documents;
    if (own.some(({ documentId }) => moved.has(documentId))) continue;
    yield {
      message: `Results on case ${quoted(id)} were read ${forWhat(earlier.use)}, and no use reaches it any more.`,
      at: file.locate(["id"]),
      fix: `Bring back what joined it with what was used, or ${following(earlier.use, id)} A new question gets a case of its own.`,
    };
  }
}

function forWhat({ decision, at = "an unknown day" }: UseDraft): string {
  return decision === undefined ? `on ${at}` : `for ${quoted(decision)} on ${at}`;
}

function following({ decision = "" }: UseDraft, name: string): string {
  return `let the use follow: touchstone holdout follow ${name} --decision ${decision}, which repeats the entry for what holds it now.`;
}
