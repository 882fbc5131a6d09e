import type { CaseFile } from "../model/case.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Lineage } from "../model/lineage.ts";
import type { CitedPiece } from "./cited-pieces.ts";
import { isOfChunks, type CorpusChanges } from "./corpus-changes.ts";
import { triggers, type Scope, type Trigger } from "./refresh-scopes.ts";

/** What of all that changed concerns one case. */
export interface Concern {
  /** In the order of `triggers`; empty where nothing does. */
  readonly reasons: readonly Trigger[];
  /** Documents that came or have another content and may answer what was not in the corpus; one may be named twice. */
  readonly documents: readonly DocumentId[];
}

/** What decides whom a change concerns. */
export interface ConcernSources {
  readonly scopes: Readonly<Record<Trigger, Scope>>;
  readonly changes: CorpusChanges;
  readonly lineage: Lineage;
}

/** Tells which changes concern a case, by its evidence, each at the width that the policy gives it. */
export function concernFinder(
  sources: ConcernSources,
): (file: CaseFile, pieces: readonly CitedPiece[]) => Concern {
  // Nearly every case has all its evidence as it was, and only these can concern it.
  const wide = triggers.filter((trigger) => isWide(trigger, sources));
  return (file, pieces) => {
    const isOpen = file.case.kind === "abstention" && file.case.because === "not-in-corpus";
    const possible = isOpen || pieces.some(({ change }) => change !== undefined) ? triggers : wide;
    if (possible.length === 0) return none;
    const answering = new Map(
      isOpen ? possible.map((trigger) => [trigger, answeringIn(trigger, file, sources)]) : [],
    );
    const reasons = possible.filter(
      (trigger) =>
        (answering.get(trigger) ?? []).length > 0 || isConcerned(pieces, trigger, sources),
    );
    return { reasons, documents: [...answering.values()].flat() };
  };
}

/** Whether a change that happened can concern a case whose evidence is as it was. */
function isWide(trigger: Trigger, { scopes, changes }: ConcernSources): boolean {
  const scope = scopes[trigger];
  // Nobody cites a document that was not there.
  const isOfCited = scope === "cases-of-document" && trigger !== "document-added";
  return (isOfCited || scope === "whole-set") && changes.happens(trigger);
}

const none: Concern = { reasons: [], documents: [] };

function isConcerned(
  pieces: readonly CitedPiece[],
  trigger: Trigger,
  { scopes, changes }: ConcernSources,
): boolean {
  if (pieces.some((piece) => happensTo(piece, trigger, changes))) return true;
  const scope = scopes[trigger];
  if (scope === "cases-of-evidence") return false;
  if (scope === "whole-set") return changes.happens(trigger);
  return pieces.some(({ documentId }) => changes.happensIn(documentId, trigger));
}

/** Whether a piece of evidence is not what it was, and this is among the reasons. */
function happensTo(
  { documentId, change }: CitedPiece,
  trigger: Trigger,
  changes: CorpusChanges,
): boolean {
  if (change === undefined) return false;
  return trigger === change || (!isOfChunks(trigger) && changes.happensIn(documentId, trigger));
}

/**
 * The documents that were added or edited and may answer a question that the corpus did not answer: those of its families. A
 * document of no known family may be of any; so may each where the case names none, or where the policy asks all.
 */
function answeringIn(
  trigger: Trigger,
  file: CaseFile,
  { scopes, changes, lineage }: ConcernSources,
): readonly DocumentId[] {
  if (scopes["document-added"] === "cases-of-evidence") return [];
  const found = newTexts(trigger, changes);
  if (found.length === 0) return [];
  const own = new Set(lineage.ofCase(file));
  const isForAll = scopes[trigger] === "whole-set" && changes.happens(trigger);
  if (own.size === 0 || isForAll) return found;
  return found.filter((documentId) => {
    const families = lineage.ofDocument(documentId);
    return families.length === 0 || families.some((one) => own.has(one));
  });
}

function newTexts(trigger: Trigger, changes: CorpusChanges): readonly DocumentId[] {
  if (trigger === "document-added") return changes.documents().added.map(({ id }) => id);
  return trigger === "source-revision-changed" ? changes.edited() : [];
}
