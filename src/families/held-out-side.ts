import { provenanceOf, type CaseFile } from "../model/case.ts";
import { chunksAsRecorded } from "../model/corpus.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";
import type { ChunkId, ContentHash } from "../model/ids.ts";
import { once } from "../model/once.ts";
import { splitsOfCase } from "./case-splits.ts";
import { holdersOfCase } from "./case-holders.ts";
import { groupingOf, type Grouping } from "./grouping.ts";
import { holdoutStates } from "./holdout-state.ts";

/** A chunk of a corpus, as far as it is known: of evidence that was judged its hash may be missing. */
export interface NamedChunk {
  readonly id: ChunkId;
  readonly documentId: string;
  readonly hash: ContentHash | undefined;
}

/** What a set holds out, so that nothing that people may read by chance tells more of it than ids. */
export interface HeldOutSide {
  /** Also of a case that the set has not: by its id, its path, its families and its evidence. */
  readonly holdsCase: (file: CaseFile) => boolean;
  /** Whether the text of a chunk is one of a held-out family's documents, or a held-out case cites it. */
  readonly holdsText: (chunk: NamedChunk) => boolean;
}

/** Where nobody can say what is held out, all of it may be. */
const allHeldOutSide: HeldOutSide = { holdsCase: () => true, holdsText: () => true };

/** Where there is no set. */
export const nothingHeldOut: HeldOutSide = { holdsCase: () => false, holdsText: () => false };

/** What one of two states of a set holds out. */
export function eitherSide(one: HeldOutSide, other: HeldOutSide): HeldOutSide {
  return {
    holdsCase: (file) => one.holdsCase(file) || other.holdsCase(file),
    holdsText: (chunk) => one.holdsText(chunk) || other.holdsText(chunk),
  };
}

/**
 * What is held out in a set: on the side test or validation, kept by a reservation or used for a decision and not exposed
 * since, or of a family that a case names and families.yaml does not have.
 */
export function heldOutSide(dataset: Dataset): HeldOutSide {
  const grouping = groupingOf(dataset);
  const isKept = keptIn(dataset, grouping);
  const isHeld = heldFamilies(grouping, isKept);
  const isOfHeldDocument = (id: string): boolean =>
    grouping?.claimsOf(id).some(({ family }) => isHeld(family)) === true;
  const isHeldByItself = (file: CaseFile): boolean =>
    splitsIn(grouping, file).some(isHeldOutSplit) ||
    namedFamilies(file).some(isHeld) ||
    (grouping !== undefined && holdersOfCase(grouping, file).some(isKept)) ||
    provenanceOf(file).some(
      ({ entry: { documentId } }) => documentId !== undefined && isOfHeldDocument(documentId),
    );
  const held = once(() => dataset.cases.filter(isHeldByItself));
  const names = once(
    () => new Set(held().flatMap((file) => [file.path, file.case.id ?? []].flat())),
  );
  const texts = once(() => textsOf(dataset, held(), isOfHeldDocument));
  return {
    holdsCase: (file) =>
      isHeldByItself(file) || names().has(file.path) || names().has(file.case.id ?? ""),
    holdsText: ({ id, documentId, hash }) =>
      isOfHeldDocument(documentId) ||
      texts().ids.has(id) ||
      (hash !== undefined && texts().hashes.has(hash)),
  };
}

/** What is held out in a set, as far as that can be said: where its families.yaml cannot be read, all of it may be. */
export function knownHeldOutSide(dataset: Dataset): HeldOutSide {
  const isKnown = dataset.families === undefined || groupingOf(dataset) !== undefined;
  return isKnown ? heldOutSide(dataset) : allHeldOutSide;
}

function isHeldOutSplit(split: Split | undefined): boolean {
  return split === "test" || split === "validation";
}

/** The sides of a case: those of its families, or its own. */
export function splitsIn(grouping: Grouping | undefined, file: CaseFile): readonly Split[] {
  if (grouping !== undefined) return splitsOfCase(grouping, file);
  return file.case.split === undefined ? [] : [file.case.split];
}

function namedFamilies(file: CaseFile): readonly string[] {
  return (file.case.families ?? []).flatMap((name) => name ?? []);
}

/** Whether a family or a case was reserved or used, whatever its side is now, and no exposure says that people learned from it. */
function keptIn(dataset: Dataset, grouping: Grouping | undefined): (key: string) => boolean {
  if (grouping === undefined) return () => false;
  const states = once(() => holdoutStates(grouping, dataset));
  return (key) => {
    const { state, uses, reserved } = states().of(key);
    return state !== "spent" && uses.length + reserved.length > 0;
  };
}

/** Of a family that is not on record nobody knows the side. */
function heldFamilies(
  grouping: Grouping | undefined,
  isKept: (key: string) => boolean,
): (family: string) => boolean {
  return (family) => {
    const draft = grouping?.families.get(family);
    return draft === undefined || isHeldOutSplit(draft.split) || isKept(family);
  };
}

interface HeldTexts {
  readonly ids: ReadonlySet<string>;
  readonly hashes: ReadonlySet<ContentHash>;
}

/** The chunks that held-out cases cite, and all words of held-out documents, whatever document has them now. */
function textsOf(
  { revisions }: Dataset,
  held: readonly CaseFile[],
  isOfHeldDocument: (id: string) => boolean,
): HeldTexts {
  const ids = new Set<string>();
  const hashes = new Set<ContentHash>();
  for (const { entry } of held.flatMap(provenanceOf)) {
    if (entry.chunkId !== undefined) ids.add(entry.chunkId);
    if (entry.contentHash !== undefined) hashes.add(entry.contentHash);
  }
  for (const revision of revisions.values()) {
    for (const { id, documentId, hash } of chunksAsRecorded(revision)?.values() ?? []) {
      if (ids.has(id) || isOfHeldDocument(documentId)) hashes.add(hash);
    }
  }
  return { ids, hashes };
}
