import { documentsAsRecorded, type CorpusRevision } from "./corpus.ts";
import { isBlank, normaliseWhiteSpace } from "./white-space.ts";

/** A title that more documents than this share says nothing: "Introduction", "Overview". */
const most = 20;

/** The ids of recorded documents that share a title, of any revision, by that title; upper and lower case are one. */
export function titleTwins(
  revisions: ReadonlyMap<string, CorpusRevision>,
): ReadonlyMap<string, readonly string[]> {
  const byTitle = new Map<string, Set<string>>();
  for (const revision of revisions.values()) {
    for (const { id, title } of documentsAsRecorded(revision)?.values() ?? []) {
      if (title === undefined || isBlank(title)) continue;
      const folded = normaliseWhiteSpace(title).toUpperCase().toLowerCase();
      byTitle.set(folded, (byTitle.get(folded) ?? new Set()).add(id));
    }
  }
  const twins = [...byTitle].filter(([, ids]) => ids.size > 1 && ids.size <= most);
  return new Map(twins.map(([title, ids]) => [title, [...ids]]));
}
