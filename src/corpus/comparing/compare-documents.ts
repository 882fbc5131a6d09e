import type { CorpusDocument } from "../../model/generated/document.ts";
import type { DocumentId } from "../../model/ids.ts";
import { groupsOf } from "../../model/groups.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { isRestated, type TableDifferences } from "./differences.ts";
import { GramIndex } from "./gram-index.ts";
import { sharedIn, type Grams } from "./grams.ts";
import { leastShare } from "./likeness.ts";
import { firstBehind, fromEnd } from "./places.ts";

/** A document that stands under another id now. */
export interface RenamedDocument {
  readonly before: CorpusDocument;
  readonly after: CorpusDocument;
  /** 1 for the same bytes; else the 5-grams that both have, as a share of those of the larger one. */
  readonly score: number;
}

/** Whether the bytes are the same. Two that differ in white space alone have all words in common, and are not. */
export function isExact({ before, after }: Pick<RenamedDocument, "before" | "after">): boolean {
  return before.hash === after.hash;
}

/** What became of the documents of a revision, each list in the order of the ids. */
export interface DocumentComparison {
  readonly same: number;
  /** Another content under the same id. */
  readonly changed: readonly (readonly [before: CorpusDocument, after: CorpusDocument])[];
  /** The same content under the same id, with another source revision or another URI. */
  readonly restated: readonly (readonly [before: CorpusDocument, after: CorpusDocument])[];
  readonly renamed: readonly RenamedDocument[];
  readonly removed: readonly CorpusDocument[];
  readonly added: readonly CorpusDocument[];
}

/** The grams of a document's text; undefined where some of it is not kept. */
export type DocumentGrams = (id: DocumentId, side: "before" | "after") => Grams | undefined;

/**
 * Which documents came, went, changed and were renamed: those of equal content first, then those whose text is alike. Two
 * that fit equally well are no rename: nothing says which.
 */
export function compareDocuments(
  { same, ...differences }: TableDifferences<CorpusDocument>,
  gramsOf: DocumentGrams,
): DocumentComparison {
  const gone = differences.gone.toSorted((a, b) => byUtf8(a.id, b.id));
  const added = differences.added.toSorted((a, b) => byUtf8(a.id, b.id));
  const changed = differences.changed.toSorted(([a], [b]) => byUtf8(a.id, b.id));
  const exact = exactRenames(gone, added);
  const near = nearRenames(
    withGrams(without(gone, exact, "before"), (id) => gramsOf(id, "before")),
    withGrams(without(added, exact, "after"), (id) => gramsOf(id, "after")),
  );
  const renamed = [...exact, ...near].toSorted((a, b) => byUtf8(a.before.id, b.before.id));
  return {
    same,
    changed: changed.filter((pair) => !isRestated(pair)),
    restated: changed.filter(isRestated),
    renamed,
    removed: without(gone, renamed, "before"),
    added: without(added, renamed, "after"),
  };
}

function without(
  documents: readonly CorpusDocument[],
  renamed: readonly RenamedDocument[],
  side: "before" | "after",
): readonly CorpusDocument[] {
  const taken = new Set(renamed.map((one) => one[side].id));
  return documents.filter(({ id }) => !taken.has(id));
}

/** One document that went and one that came with the same content; of several, those that keep their name. */
function exactRenames(
  gone: readonly CorpusDocument[],
  added: readonly CorpusDocument[],
): readonly RenamedDocument[] {
  const byName = onlyPairs(gone, added, ({ id, hash }) => `${hash} ${nameIn(id)}`);
  const rest = onlyPairs(
    without(gone, byName, "before"),
    without(added, byName, "after"),
    ({ hash }) => hash,
  );
  return [...byName, ...rest];
}

function onlyPairs(
  gone: readonly CorpusDocument[],
  added: readonly CorpusDocument[],
  keyOf: (document: CorpusDocument) => string,
): readonly RenamedDocument[] {
  const arrivals = groupsOf(added, keyOf);
  return [...groupsOf(gone, keyOf)].flatMap(([key, [before, ...more]]) => {
    const [after, ...others] = arrivals.get(key) ?? [];
    const isOne = more.length === 0 && others.length === 0;
    return before !== undefined && after !== undefined && isOne
      ? [{ before, after, score: 1 }]
      : [];
  });
}

/** The last part of an id that is a path or an address. */
function nameIn(id: DocumentId): string {
  return id.slice(id.lastIndexOf("/") + 1);
}

interface Read {
  readonly document: CorpusDocument;
  readonly grams: Grams;
  /** Its id from the end. */
  readonly end: string;
}

function withGrams(
  documents: readonly CorpusDocument[],
  gramsOf: (id: DocumentId) => Grams | undefined,
): readonly Read[] {
  return documents.flatMap((document) => {
    const grams = gramsOf(document.id);
    return grams === undefined || grams.length === 0
      ? []
      : [{ document, grams, end: fromEnd(document.id) }];
  });
}

function nearRenames(gone: readonly Read[], added: readonly Read[]): readonly RenamedDocument[] {
  // Pages keep the end of their ids where their host or folder moves.
  const inOrder = added.toSorted(byEnd);
  const index = new GramIndex(inOrder.map(({ grams }) => grams));
  const pairs = gone.flatMap((one) => {
    const { document: before, grams } = one;
    const place = firstBehind(inOrder, (other) => byEnd(other, one) >= 0);
    return index.near(grams, place).flatMap((number) => {
      const after = inOrder[number];
      if (after === undefined) return [];
      const { count } = sharedIn(grams, after.grams);
      const score = count / Math.max(grams.length, after.grams.length);
      return score < leastShare ? [] : [{ before, after: after.document, score }];
    });
  });
  return bestFirst(pairs);
}

function byEnd(a: Read, b: Read): number {
  return byUtf8(a.end, b.end) || byUtf8(a.document.id, b.document.id);
}

/** The best pair of all, then the best of the others, … Documents of pairs that are equally good stay alone. */
function bestFirst(pairs: readonly RenamedDocument[]): readonly RenamedDocument[] {
  const taken = new Set<CorpusDocument>();
  const chosen: RenamedDocument[] = [];
  const best = pairs.toSorted((a, b) => b.score - a.score);
  for (const [, group] of groupsOf(best, ({ score }) => score)) {
    const equal = group.filter(({ before, after }) => !taken.has(before) && !taken.has(after));
    const ways = new Map<CorpusDocument, number>();
    for (const one of equal.flatMap(({ before, after }) => [before, after])) {
      ways.set(one, (ways.get(one) ?? 0) + 1);
    }
    for (const pair of equal) {
      if (ways.get(pair.before) === 1 && ways.get(pair.after) === 1) chosen.push(pair);
      taken.add(pair.before).add(pair.after);
    }
  }
  return chosen;
}
