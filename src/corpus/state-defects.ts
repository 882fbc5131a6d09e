import type { CorpusState } from "../load/read-corpus-state.ts";
import type { Defect } from "../model/dataset.ts";
import { currentFile, revisionsFolder } from "../model/layout.ts";

/**
 * What is wrong with the recorded corpus so that nothing can be compared with it: what could not be read, a pointer to
 * a revision that is not there, manifests that are not the recorded ones.
 */
export function stateDefects({
  paths,
  pointer,
  current,
  named,
  defects,
}: CorpusState): readonly Defect[] {
  const found = [...defects];
  if (pointer?.revision !== undefined && current?.record === undefined) {
    found.push({
      rule: "revision/current-unknown",
      message: `The current revision "${pointer.revision}" is not recorded: there is no ${revisionsFolder}/${pointer.revision}/revision.yaml that can be read.`,
      at: pointer.at,
      fix: "Restore its folder from Git, or point at a revision that is there.",
    });
  }
  const [other] = recordedIds(paths).filter((id) => id !== named?.id);
  if (pointer === undefined && other !== undefined) {
    found.push({
      rule: "revision/current-unknown",
      message: `There is no ${currentFile}, so nothing says which recorded revision a new one follows.`,
      at: { file: `${revisionsFolder}/${other}/revision.yaml`, line: 1, column: 1 },
      fix: `Restore ${currentFile} from Git, or write it: "revision: " and the revision that the retriever uses.`,
    });
  }
  for (const revision of new Set([current, named])) {
    if (revision?.record === undefined) continue;
    for (const table of ["documents", "chunks"] as const) {
      if (revision[table]?.sha256 === revision.record[table].sha256) continue;
      found.push({
        rule: "revision/altered",
        message: `The ${table} of revision "${revision.id}" are not those that its revision.yaml records.`,
        at: revision.locate([table, "sha256"]),
        fix: "Restore the revision's folder from Git: a recorded revision never changes.",
      });
    }
  }
  return found;
}

function recordedIds(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const [folder, id = "", file, ...deeper] = path.split("/");
    const recorded = folder === revisionsFolder && file === "revision.yaml" && deeper.length === 0;
    return recorded ? [id] : [];
  });
}
