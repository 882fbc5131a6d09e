import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";

/**
 * The cases that the earlier state has in no file; none where that had no case at all, since everything is new then. Of an id
 * that stands twice, and of a file that could not be read there, nothing is known.
 */
export function* newCases({ base, cases }: Dataset): Generator<CaseFile> {
  if (base === undefined || base.cases.length + base.sameCases.size === 0) return;
  const known = new Set(base.cases.map((file) => file.case.id));
  for (const file of cases) {
    const { id } = file.case;
    if (id === undefined || known.has(id)) continue;
    if (base.sameCases.has(file.path) || base.unreadCases.has(file.path)) continue;
    yield file;
  }
}
