import type { CaseFile } from "../model/case.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Lineage } from "../model/lineage.ts";
import { once } from "../model/once.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import type { CitedPiece } from "./cited-pieces.ts";
import { isOfChunks, type CorpusChanges } from "./corpus-changes.ts";
import { triggers, type Scope, type Trigger } from "./refresh-scopes.ts";

/** What of all that changed concerns one case. */
export interface Concern {
  /** In the order of `triggers`; empty where nothing does. */
  readonly reasons: readonly Trigger[];
  /** Documents that came or have another content and may answer what was not in the corpus, in the order of their ids. */
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
  const openings = once(() => openingsOf(sources));
  return (file, pieces) => {
    const isOpen = file.case.kind === "abstention" && file.case.because === "not-in-corpus";
    const isMoved = pieces.some(({ change }) => change !== undefined);
    if (!isOpen && !isMoved && wide.length === 0) return none;
    const answering = isOpen ? openingsFor(sources.lineage.ofCase(file), openings()) : [];
    const asking = new Set<Trigger>(answering.map(({ trigger }) => trigger));
    const possible = isMoved || asking.size > 0 ? triggers : wide;
    return {
      reasons: possible.filter(
        (trigger) => asking.has(trigger) || isConcerned(pieces, trigger, sources),
      ),
      documents: answering.map(({ documentId }) => documentId),
    };
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

/** A document that was added or edited and says something new, and so may answer a question that the corpus did not answer. */
interface Opening {
  readonly documentId: DocumentId;
  readonly trigger: "document-added" | "source-revision-changed";
  readonly families: readonly string[];
  /** Whether the policy lets the change concern all, of whatever family. */
  readonly isForAll: boolean;
}

/** In the order of the ids, since many refusals ask for them. */
function openingsOf({ scopes, changes, lineage }: ConcernSources): readonly Opening[] {
  if (scopes["document-added"] === "cases-of-evidence") return [];
  const openingBy = (trigger: Opening["trigger"]): ((documentId: DocumentId) => Opening) => {
    const isForAll = scopes[trigger] === "whole-set" && changes.happens(trigger);
    return (documentId) => {
      return { documentId, trigger, families: lineage.ofDocument(documentId), isForAll };
    };
  };
  const added = changes.documents().added.map(({ id }) => id);
  const found = [
    ...added.map(openingBy("document-added")),
    ...changes.edited().map(openingBy("source-revision-changed")),
  ];
  return found
    .filter(({ documentId }) => changes.hasNewText(documentId))
    .toSorted((a, b) => byUtf8(a.documentId, b.documentId));
}

/** Those of the families of a case, and those of no known family, which may be of any; all where the case names none. */
function openingsFor(own: readonly string[], openings: readonly Opening[]): readonly Opening[] {
  if (own.length === 0) return openings;
  return openings.filter(
    ({ families, isForAll }) =>
      isForAll || families.length === 0 || families.some((one) => own.includes(one)),
  );
}
