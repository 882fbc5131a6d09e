import type { CorpusRevision, CurrentPointer } from "../model/corpus.ts";
import type { Defect } from "../model/dataset.ts";
import { currentFile, revisionsFolder } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";

import { readCurrent, readRevision } from "./read-revision.ts";
import { keepsFile } from "./set-files.ts";

/** What a set has recorded of its corpus, as far as a new revision has to know it. */
export interface CorpusState {
  /** Every file below the revisions' folder. */
  readonly paths: readonly string[];
  readonly pointer: CurrentPointer | undefined;
  /** The revision that current.yaml points at; undefined where it is not there. */
  readonly current: CorpusRevision | undefined;
  /** The revision in the folder of the id that was asked for; its record is undefined while it is half-written. */
  readonly named: CorpusRevision | undefined;
  readonly defects: readonly Defect[];
}

export async function readCorpusState(tree: Tree, id: string): Promise<CorpusState> {
  const defects: Defect[] = [];
  // A linked folder would be written through, to wherever it leads.
  const linked = await tree.entry(revisionsFolder);
  if (linked !== undefined) keepsFile(linked, defects);
  const entries = await tree.list(revisionsFolder);
  const paths = entries.filter((entry) => keepsFile(entry, defects)).map(({ path }) => path);
  const pointed = paths.includes(currentFile) ? await readCurrent(tree) : undefined;
  defects.push(...(pointed?.defects ?? []));
  const revisionAt = async (name: string | undefined): Promise<CorpusRevision | undefined> => {
    const below = paths.filter((path) => path.startsWith(`${revisionsFolder}/${name}/`));
    if (name === undefined || below.length === 0) return undefined;
    const { revision, defects: found } = await readRevision(tree, name, below);
    const written = below.includes(`${revisionsFolder}/${name}/revision.yaml`);
    if (written || name !== id) defects.push(...found);
    return revision;
  };
  const pointer = pointed?.current;
  const current = await revisionAt(pointer?.revision);
  const named = pointer?.revision === id ? current : await revisionAt(id);
  return { paths, pointer, current, named, defects };
}
