import { isUnfinished } from "../git/staged-file.ts";
import type { CorpusState } from "../load/read-corpus-state.ts";
import { currentFile, revisionsFolder, tableFiles } from "../model/layout.ts";
import {
  recordsOf,
  revisionChanges,
  sameContent,
  type RevisionChanges,
} from "./revision-changes.ts";
import type { Settings } from "./comparing/settings.ts";
import { snapshotOf, type Content, type Snapshot, type SnapshotSettings } from "./snapshot.ts";
import type { FileChange } from "./text-files.ts";

/** A corpus revision that somebody wants to record. */
export interface SnapshotRequest {
  readonly id: string;
  readonly createdAt: string;
  readonly settings: Settings;
  readonly texts: SnapshotSettings["texts"];
  /** The largest file that is written in one piece, in bytes. */
  readonly largest?: number;
}

/** What is to be done about it. */
export type SnapshotPlan =
  | {
      readonly kind: "new";
      readonly snapshot: Snapshot;
      /** Undefined for a first revision. */
      readonly changes: RevisionChanges | undefined;
    }
  /** The revision is recorded, but a run ended before current.yaml moved to it. */
  | { readonly kind: "unfinished"; readonly snapshot: Snapshot }
  /** The current revision holds the same. */
  | { readonly kind: "same"; readonly current: string }
  /** A revision of this name holds the same, but is not the current one. */
  | { readonly kind: "recorded"; readonly current: string | undefined }
  /** A revision of this name holds something else. */
  | { readonly kind: "taken"; readonly free: string };

/** Decides about a new revision. A recorded one never changes, and equal content makes no new one. */
export function planSnapshot(
  request: SnapshotRequest,
  content: Content,
  state: CorpusState,
): SnapshotPlan {
  const { current, named } = state;
  const changes = changesSince(current, request, content);
  const snapshot = snapshotOf(settingsOf(request, current?.id, changes), content, request.largest);
  if (current?.record !== undefined && sameContent(snapshot.record, current.record)) {
    return { kind: "same", current: current.id };
  }
  if (named?.record === undefined) return { kind: "new", snapshot, changes };
  if (!sameContent(snapshot.record, named.record)) {
    return { kind: "taken", free: freeId(request.id, state.paths) };
  }
  return named.record.parent === current?.id
    ? { kind: "unfinished", snapshot }
    : { kind: "recorded", current: current?.id };
}

function changesSince(
  current: CorpusState["current"],
  { settings }: SnapshotRequest,
  content: Content,
): RevisionChanges | undefined {
  if (current?.record === undefined) return undefined;
  const before = { ...recordsOf(current), settings: current.record };
  return revisionChanges(before, { ...content, settings });
}

function settingsOf(
  { id, createdAt, settings, texts }: SnapshotRequest,
  parent: string | undefined,
  changes: RevisionChanges | undefined,
): SnapshotSettings {
  const { chunking, embedding, retrievalFilter } = settings;
  return {
    id,
    ...(parent === undefined ? {} : { parent }),
    createdAt,
    chunking,
    ...(embedding === undefined ? {} : { embedding }),
    ...(retrievalFilter === undefined ? {} : { retrievalFilter }),
    triggers: changes?.triggers ?? [],
    texts,
  };
}

/** The first of `<id>-2`, `<id>-3`, … that no folder has. */
function freeId(id: string, paths: readonly string[]): string {
  for (let number = 2; ; number++) {
    const folder = `${revisionsFolder}/${id}-${number}/`;
    if (!paths.some((path) => path.startsWith(folder))) return `${id}-${number}`;
  }
}

/**
 * The changes in the order that makes a killed run safe: texts, manifests, revision.yaml, current.yaml. What an earlier
 * run left behind and no revision holds goes first.
 */
export function snapshotChanges(
  plan: Extract<SnapshotPlan, { kind: "new" | "unfinished" }>,
  textChanges: readonly FileChange[],
  paths: readonly string[],
): readonly FileChange[] {
  const { record, files } = plan.snapshot;
  const unfinished = paths.filter(isUnfinished).map(gone);
  if (plan.kind === "unfinished") {
    return [...unfinished, ...[...files].filter(([path]) => path === currentFile)];
  }
  const folder = `${revisionsFolder}/${record.id}`;
  const strays = [...tableFiles(`${folder}/documents`), ...tableFiles(`${folder}/chunks`)]
    .filter((path) => paths.includes(path) && !files.has(path))
    .map(gone);
  return [...unfinished, ...textChanges, ...strays, ...files];
}

function gone(path: string): FileChange {
  return [path, undefined];
}
