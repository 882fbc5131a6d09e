import { statusOf, type CaseDraft, type CaseFile } from "../../model/case.ts";
import type { Base, BaseRevision, Dataset } from "../../model/dataset.ts";
import { groupsOf } from "../../model/groups.ts";
import { quoted } from "../../model/sentence.ts";

type Review = NonNullable<CaseDraft["review"]>;

/** A case whose file changed since the earlier state, as it was and as it is. */
export interface CaseChange {
  readonly before: CaseFile;
  readonly now: CaseFile;
}

/** The changed cases that have the id they had, in whatever file. An id that stands twice has its own finding, and is none's. */
export function* caseChanges({ base, cases }: Dataset): Generator<CaseChange> {
  if (base === undefined || base.cases.length === 0) return;
  const byId = groupsOf(cases, (file) => file.case.id);
  for (const before of base.cases) {
    const { id } = before.case;
    const [now, ...twins] = (id === undefined ? undefined : byId.get(id)) ?? [];
    if (now !== undefined && twins.length === 0) yield { before, now };
  }
}

/** The review of a case with this status. */
export function reviewWith(status: "approved" | "rejected", file: CaseFile): Review | undefined {
  return statusOf(file) === status ? file.case.review : undefined;
}

/** The recorded corpus revisions that the set still has by name, and that say something else now. */
export function editedRevisions({ base, revisions }: Dataset): readonly BaseRevision[] {
  return (base?.revisions ?? []).filter(({ id, digest }) => {
    const now = revisions.get(id)?.digest;
    return digest !== undefined && now !== undefined && digest !== now;
  });
}

/** The recorded corpus revisions of which no file is left; what stands in their place otherwise has its own finding. */
export function deletedRevisions({ base, revisions, defects }: Dataset): readonly BaseRevision[] {
  return (base?.revisions ?? []).filter(({ id, file, digest }) => {
    if (digest === undefined || revisions.has(id)) return false;
    return !defects.some(({ at }) => file.startsWith(`${at.file}/`));
  });
}

/** How to get a file or a folder back as it was, as the end of a sentence. */
export function restoring({ name, place }: Base, path: string): string {
  // From the root of the repository, since nobody knows where it will be typed.
  const whole = place === "" ? path : `:/${place}/${path}`;
  // A name that a shell reads as more than a name is nothing to copy into one.
  return /^(?::\/)?[A-Za-z0-9_.][\w./-]*$/.test(whole)
    ? `with "git checkout ${name} -- ${whole}"`
    : `from commit ${name}`;
}

/** The same of a case: a command would put it beside a file that was moved. */
export function restoringCase(base: Base, { before, now }: CaseChange): string {
  if (before.path === now.path) return restoring(base, before.path);
  return `from ${quoted(before.path)} in commit ${base.name}`;
}
