import type { CaseFile } from "../model/case.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { Path } from "../model/location.ts";
import { nearest } from "../model/nearest.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";
import { deletedRevisions } from "./earlier/since-base.ts";

export const revisionUnknown: Rule = {
  id: "revision/unknown",
  level: "error",
  reports: "a case that names a corpus revision which is not recorded",
  perFile: true,
  *check(dataset) {
    const fixes = new Map<string, string>();
    // A recorded revision that went has one finding instead of one a case.
    const told = new Set(deletedRevisions(dataset).map(({ id }) => id));
    for (const file of dataset.cases) {
      const seen = new Set<string>();
      for (const { path, id } of namedIn(file)) {
        if (id === undefined || isBlank(id) || dataset.revisions.has(id)) continue;
        if (told.has(id) || seen.has(id)) continue;
        seen.add(id);
        const fix = fixes.get(id) ?? fixFor(id, dataset);
        fixes.set(id, fix);
        yield {
          message: `Corpus revision ${quoted(id)} is not recorded in this set.`,
          at: file.locate(path),
          fix,
        };
      }
    }
  },
};

interface NamedRevision {
  readonly path: Path;
  readonly id: string | undefined;
}

/** The revision of the judgment first, then those between which the case was asked about again. */
function namedIn({ case: draft }: CaseFile): readonly NamedRevision[] {
  const own = { path: ["corpusRevision"], id: draft.corpusRevision };
  const { refresh } = draft;
  if (refresh === undefined) return [own];
  return [
    own,
    { path: ["refresh", "from"], id: refresh.from },
    { path: ["refresh", "to"], id: refresh.to },
  ];
}

function fixFor(id: string, dataset: Dataset): string {
  const recorded = [...dataset.revisions.keys()];
  if (recorded.length === 0) return 'Record the corpus with "touchstone corpus snapshot".';
  const [near] = nearest(id, recorded);
  if (near !== undefined) {
    return `Write "${near}" if that is the one it was judged under, or restore the revision's folder from Git.`;
  }
  const current = currentRevision(dataset);
  const known =
    current === undefined
      ? `"${recorded[0] ?? ""}" is recorded`
      : `the current one is "${current.id}"`;
  return `Name the recorded revision that it was judged under (${known}), or restore the missing folder from Git.`;
}
