import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { chunksAsRecorded } from "../model/corpus.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import { once } from "../model/once.ts";
import { quoted } from "../model/sentence.ts";
import { titleTwins } from "../model/title-twins.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import { copiedDocuments, pairsOfFamilies, type DocumentPair } from "./sides/document-pairs.ts";
import type { Rule } from "./rule.ts";
import { sharesAll, sharingDocuments } from "./sides/shared-chunks.ts";

/** How much of the shorter text stands in the longer one before two documents look alike. */
const alike = 0.5;
/** Texts are compared by runs of this many characters, so that no language needs words of its own. */
const run = 16;

export const familyLookAlikeDocument: Rule = {
  id: "family/look-alike-document",
  level: "notice",
  reports: "a document that has much of the text of another family's document",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined || grouping.isByCase) return;
    const { file } = grouping;
    for (const { pair, likeness } of alikePairs(dataset, grouping)) {
      const [first, other] = pair;
      yield {
        message: `Document ${quoted(other.documentId)} of family ${quoted(other.claim.family)} ${likeness} ${quoted(first.documentId)} of family ${quoted(first.claim.family)}.`,
        at: file.locate(other.claim.path),
        related: [file.locate(first.claim.path)],
        fix: 'If one is another edition or an export of the other, put both into one family or declare the families related; if not, record that under "exceptions" with the decision "keep-apart". A person decides.',
      };
    }
  },
};

interface AlikePair {
  readonly pair: DocumentPair;
  /** What one has of the other, between their names. */
  readonly likeness: string;
}

/** Each pair once: by its title and text first, then by its chunks. What is equal as a whole has its own finding. */
function* alikePairs(dataset: Dataset, grouping: Grouping): Generator<AlikePair> {
  const pairsIn = pairsOfFamilies(grouping);
  const told = new Set(copiedDocuments(dataset).flatMap(pairsIn).map(keyOf));
  const twins = [...titleTwins(dataset.revisions).values()];
  const textOf = once(() => documentTexts(dataset, new Set(twins.flat())));
  for (const pair of twins.flatMap(pairsIn)) {
    if (!isAlike(pair, textOf())) continue;
    told.add(keyOf(pair));
    yield { pair, likeness: "has the title and much of the text of" };
  }
  for (const sharing of sharingDocuments(dataset)) {
    for (const pair of pairsIn(sharing.documents)) {
      if (told.has(keyOf(pair))) continue;
      const likeness = sharesAll(sharing)
        ? "has the very chunks of"
        : "has many chunks in common with";
      yield { pair, likeness };
    }
  }
}

function keyOf(pair: DocumentPair): string {
  return JSON.stringify(pair.map(({ documentId }) => documentId));
}

/** The text of each of these documents in the current revision, else in the last one that has it; without texts that the set does not keep. */
function documentTexts(
  dataset: Dataset,
  wanted: ReadonlySet<string>,
): (documentId: string) => string {
  const current = currentRevision(dataset);
  const others = [...dataset.revisions.values()]
    .filter((one) => one !== current)
    .toSorted((a, b) => byUtf8(b.id, a.id));
  const texts = new Map<string, string>();
  for (const revision of current === undefined ? others : [current, ...others]) {
    const parts = new Map<string, string[]>();
    for (const { documentId, hash } of chunksAsRecorded(revision)?.values() ?? []) {
      if (!wanted.has(documentId) || texts.has(documentId)) continue;
      const own = parts.get(documentId) ?? [];
      own.push(dataset.texts.get(hash) ?? "");
      parts.set(documentId, own);
    }
    for (const [id, own] of parts) texts.set(id, normaliseWhiteSpace(own.join(" ")));
  }
  return (documentId) => texts.get(documentId) ?? "";
}

function isAlike([one, other]: DocumentPair, textOf: (documentId: string) => string): boolean {
  const [a, b] = [runsOf(textOf(one.documentId)), runsOf(textOf(other.documentId))];
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  const shared = [...smaller].filter((each) => larger.has(each)).length;
  return smaller.size > 0 && shared >= smaller.size * alike;
}

function runsOf(text: string): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let start = 0; start + run <= text.length; start++) runs.add(text.slice(start, start + run));
  return runs;
}
