import { foldId, isFitId, questionId } from "../model/case-id.ts";
import type { CaseId } from "../model/ids.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import type { ImportedEntry } from "./imported-entry.ts";

/** How a record came by its case's id. */
export type IdStory =
  | { readonly how: "as-given" | "made-from-question" }
  | { readonly how: "folded" | "taken-by-another-record"; readonly from: string };

interface Named {
  readonly id: CaseId;
  readonly story: IdStory;
}

/** Gives each record an id of its own: the same source always gives the same ids. */
export function namer({
  format,
  idPrefix,
}: {
  readonly format: string;
  readonly idPrefix: string;
}): (entry: ImportedEntry) => Named {
  const used = new Map<CaseId, number>();
  const asked = new Map<string, number>();
  const unique = (id: CaseId): CaseId => {
    const ordinal = (used.get(id) ?? 0) + 1;
    used.set(id, ordinal);
    return ordinal === 1 ? id : unique(foldId(id, `${id}\n${ordinal}`));
  };
  return ({ file, read: { id: given, question } }) => {
    const prefix = idPrefix.replaceAll("{file}", () => stemOf(file.name));
    if (given === undefined) {
      const normal = normaliseWhiteSpace(question);
      const ordinal = (asked.get(normal) ?? 0) + 1;
      asked.set(normal, ordinal);
      const made = `${prefix}${questionId(format, question, ordinal)}`;
      const id = unique(isFitId(made) ? made : foldId(made));
      return { id, story: { how: "made-from-question" } };
    }
    const wanted = prefix + given;
    const fit = isFitId(wanted) ? wanted : foldId(wanted);
    const id = unique(fit);
    if (id !== fit) return { id, story: { how: "taken-by-another-record", from: given } };
    return { id, story: id === wanted ? { how: "as-given" } : { how: "folded", from: given } };
  };
}

/** A file's name without its ending; folded where no id could start with it. */
function stemOf(name: string): string {
  const stem = name.replace(/\.[^.]*$/, "").toLowerCase();
  return isFitId(stem) ? stem : foldId(stem);
}
