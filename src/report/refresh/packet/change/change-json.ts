import type { CorpusChange } from "../../../../refresh/preview/corpus-change.ts";
import { corpusDiffJson } from "../../../corpus/corpus-diff-json.ts";
import { jsonText } from "../../../untrusted/json.ts";
import { planJson } from "../../plan-json.ts";

/** What became of the comment on a pull request, and why nothing was written where nothing could be. */
export interface ToldComment {
  readonly operation:
    | "created"
    | "updated"
    | "unchanged"
    | "none"
    | "superseded"
    | "blocked"
    | "failed";
  readonly why: string | undefined;
}

/**
 * A change of the corpus as one JSON object and a line feed, in pieces: what it makes stale, the two revisions as
 * `touchstone corpus diff --format json` prints them, and the plan as `touchstone refresh plan --format json` does; null where
 * the pull request changes nothing of the corpus.
 */
export function* corpusChangeJson(
  change: CorpusChange | undefined,
  { operation, why }: ToldComment,
): Generator<string> {
  const corpusChange = {
    comment: { operation, why: why ?? null },
    change: change === undefined ? null : changeValue(change),
  };
  yield `${jsonText({ corpusChange }).slice(0, -1)},"diff":`;
  const comparison = change?.comparison;
  if (comparison === undefined) yield "null";
  else yield* corpusDiffJson({ comparison, policy: change?.policy, cited: undefined });
  yield ',"plan":';
  if (change === undefined) yield "null";
  else yield* planJson(change.plan, change.plan.items);
  yield "}\n";
}

function changeValue(change: CorpusChange): object {
  const { before, plan, becoming, changing, waiting } = change;
  return {
    before,
    to: plan.to.id,
    becomingStale: becoming.map(({ id }) => id),
    changingAgain: changing.map(({ id }) => id),
    staleAlready: waiting.map(({ id }) => id),
    noLongerStale: change.relieved,
    scopes: change.scopes,
    recordedBeside: change.recorded,
    ungroupedDocuments: change.ungrouped,
  };
}
