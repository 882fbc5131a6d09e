import { hashesToRead } from "../../corpus/comparing/compare-revisions.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { ContentHash } from "../../model/ids.ts";
import { judgedVersion } from "../../rules/due/judgments-under.ts";
import { sortCases } from "./asked-cases.ts";
import { earlierChunksIn, type EarlierChunks } from "./earlier-chunks.ts";
import { judgedRevision } from "./judged-revision.ts";
import type { PlanOptions } from "./plan-refresh.ts";

/** The texts that a plan tells more by, besides those that cases cite: of the chunks that are not the same. */
export function textsToPlan(
  dataset: Dataset,
  { target, candidates }: Pick<PlanOptions, "target" | "candidates">,
): ReadonlySet<ContentHash> {
  const earlierChunks = earlierChunksIn(target);
  const { asked } = sortCases(dataset, { target, candidates });
  const compared = new Set<EarlierChunks>(
    asked.map(({ file }) => {
      const judged = judgedVersion(dataset, file);
      return earlierChunks(judged, judgedRevision(dataset, judged));
    }),
  );
  return new Set([...compared].flatMap(({ differences }) => [...hashesToRead(differences)]));
}
