import { hashesToRead } from "../../corpus/comparing/compare-revisions.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { ContentHash } from "../../model/ids.ts";
import { judgedVersion } from "../../rules/due/judgments-under.ts";
import { sortCases } from "./asked-cases.ts";
import { earlierChunksIn, type EarlierChunks } from "./earlier-chunks.ts";
import { judgedRevision, unreadRevisions } from "./judged-revision.ts";
import type { PlanOptions } from "./plan-refresh.ts";

/** The texts that a plan tells more by, besides those that cases cite: of the chunks that are not the same. */
export function textsToPlan(
  dataset: Dataset,
  { target, candidates }: Pick<PlanOptions, "target" | "candidates">,
): ReadonlySet<ContentHash> {
  const { asked } = sortCases(dataset, { target, candidates });
  const files = asked.map(({ file }) => judgedVersion(dataset, file));
  const earlierChunks = earlierChunksIn(target, unreadRevisions(dataset, files));
  const compared = new Set<EarlierChunks>(
    files.map((judged) => earlierChunks(judged, judgedRevision(dataset, judged))),
  );
  return new Set([...compared].flatMap(({ differences }) => [...hashesToRead(differences)]));
}
