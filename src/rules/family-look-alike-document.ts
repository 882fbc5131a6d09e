import { splitGroupingOf } from "../families/grouping.ts";
import { chunksAsRecorded } from "../model/corpus.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import { quoted } from "../model/sentence.ts";
import { titleTwins } from "../model/title-twins.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import { pairsOfFamilies, type DocumentPair } from "./document-pairs.ts";
import type { Rule } from "./rule.ts";

/** How much of the shorter text stands in the longer one before two documents look alike. */
const alike = 0.5;
/** Texts are compared by runs of this many characters, so that no language needs words of its own. */
const run = 16;

export const familyLookAlikeDocument: Rule = {
  id: "family/look-alike-document",
  level: "notice",
  reports: "a document that has the title and much of the text of another family's document",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined || grouping.isByCase) return;
    const twins = [...titleTwins(dataset.revisions).values()];
    if (twins.length === 0) return;
    const { file } = grouping;
    const textOf = documentTexts(dataset, new Set(twins.flat()));
    const pairs = twins.flatMap(pairsOfFamilies(grouping));
    for (const [first, other] of pairs.filter((pair) => isAlike(pair, textOf))) {
      yield {
        message: `Document ${quoted(other.documentId)} of family ${quoted(other.claim.family)} has the title and much of the text of ${quoted(first.documentId)} of family ${quoted(first.claim.family)}.`,
        at: file.locate(other.claim.path),
        related: [file.locate(first.claim.path)],
        fix: "If one is another edition or an export of the other, put both into one family or declare the families related; a person decides.",
      };
    }
  },
};

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
