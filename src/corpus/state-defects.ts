import type { CorpusState } from "../load/read-corpus-state.ts";
import type { CorpusRevision } from "../model/corpus.ts";
import type { Defect } from "../model/dataset.ts";
import { currentFile, revisionsFolder } from "../model/layout.ts";
import type { RevisionRecord } from "../model/generated/revision.ts";
import { startOf } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";

/**
 * What is wrong with the recorded corpus so that nothing can be compared with it: what could not be read, a pointer that
 * is missing or leads to a revision that is not there, manifests that are not the recorded ones.
 */
export function stateDefects(state: CorpusState): readonly Defect[] {
  const revisions = new Set([state.current, state.named]);
  return [...state.defects, ...pointerDefects(state), ...[...revisions].flatMap(alterations)];
}

function pointerDefects({ paths, pointer, current, named }: CorpusState): readonly Defect[] {
  if (pointer?.revision !== undefined && current?.record === undefined) {
    return [
      {
        rule: "revision/current-unknown",
        message: `The current revision "${pointer.revision}" is not recorded: there is no ${revisionsFolder}/${pointer.revision}/revision.yaml that can be read.`,
        at: pointer.at,
        fix: "Restore its folder from Git, or point at a revision that is there.",
      },
    ];
  }
  // A revision of the very name that is asked for is what a killed first run leaves; any other needs a person's word.
  const other = recordedIds(paths).find((id) => id !== named?.id);
  if (pointer !== undefined || other === undefined) return [];
  return [
    {
      rule: "revision/current-unknown",
      message: `There is no ${currentFile}, so nothing says which recorded revision a new one follows.`,
      at: startOf(`${revisionsFolder}/${other}/revision.yaml`),
      fix: `Restore ${currentFile} from Git, or write it: "revision: " and the revision that the retriever uses.`,
    },
  ];
}

/** What of a revision is not as it was recorded: its name, or the manifests. */
export function alterations(revision: CorpusRevision | undefined): readonly Defect[] {
  const { record } = revision ?? {};
  if (revision === undefined || record === undefined) return [];
  return [...otherName(revision), ...alteredTables(revision, record)];
}

/** The finding where the id in a revision.yaml is not the name of its folder: whose record it is, nothing says. */
export function otherName({ id, record, locate }: CorpusRevision): readonly Defect[] {
  if (record === undefined || record.id === id) return [];
  return [
    {
      rule: "revision/altered",
      message: `The revision's id is ${quoted(record.id)}, but its folder is named ${quoted(id)}.`,
      at: locate(["id"]),
      fix: "Restore the revision's folder from Git: a recorded revision never changes.",
    },
  ];
}

function alteredTables(revision: CorpusRevision, record: RevisionRecord): readonly Defect[] {
  return (["documents", "chunks"] as const)
    .filter((table) => revision[table]?.sha256 !== record[table].sha256)
    .map((table) => ({
      rule: "revision/altered",
      message: `The ${table} of revision "${revision.id}" are not those that its revision.yaml records.`,
      at: revision.locate([table, "sha256"]),
      fix: "Restore the revision's folder from Git: a recorded revision never changes.",
    }));
}

function recordedIds(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const [folder, id = "", file, ...deeper] = path.split("/");
    const recorded = folder === revisionsFolder && file === "revision.yaml" && deeper.length === 0;
    return recorded ? [id] : [];
  });
}
