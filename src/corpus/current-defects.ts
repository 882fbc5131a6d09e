import type { Dataset, Defect } from "../model/dataset.ts";
import { currentFile, revisionsFolder } from "../model/layout.ts";
import { startOf, type Location } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import { alterations } from "./state-defects.ts";

/**
 * What keeps the current corpus revision of a set from being known or read, each at its place; none in a set that is whole, and
 * in one that has recorded nothing.
 */
export function currentDefects({ current, revisions, defects }: Dataset): readonly Defect[] {
  const id = current?.revision;
  const places = new Set([currentFile, revisionsFolder]);
  const read = defects.filter(
    ({ at }) =>
      places.has(at.file) ||
      (id !== undefined && `${at.file}/`.startsWith(`${revisionsFolder}/${id}/`)),
  );
  if (read.length > 0) return read;
  if (id !== undefined) {
    const revision = revisions.get(id);
    return revision?.record === undefined
      ? [currentNotRecorded(id, current?.at)]
      : alterations(revision);
  }
  return revisions.size > 0 && current === undefined ? [withoutPointer([...revisions.keys()])] : [];
}

/** The finding where current.yaml names a revision that is not there. */
export function currentNotRecorded(id: string, at: Location = startOf(currentFile)): Defect {
  return {
    rule: "revision/current-unknown",
    message: `The current revision ${quoted(id)} is not recorded: there is no ${revisionsFolder}/${id}/revision.yaml.`,
    at,
    fix: "Restore its folder from Git, or point at a revision that is there.",
  };
}

/** The finding where revisions are recorded and none is named as the current one. */
export function withoutPointer(ids: readonly string[]): Defect {
  const last = ids.at(-1) ?? "";
  return {
    rule: "revision/current-unknown",
    message: `There is no ${currentFile}, so nothing says which corpus revision is current.`,
    at: startOf(`${revisionsFolder}/${last}/revision.yaml`),
    fix: `Restore it from Git, or add it with the line "revision: ${last}" if that is what the retriever sees now.`,
  };
}
