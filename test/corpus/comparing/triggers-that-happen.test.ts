import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chunkDifferences,
  isSameDocument,
  tableDifferences,
} from "../../../src/corpus/comparing/differences.ts";
import { settingsThatDiffer } from "../../../src/corpus/comparing/settings.ts";
import { triggersThatHappen } from "../../../src/corpus/comparing/triggers-that-happen.ts";
import { changesBetween, type ComparedCorpus } from "../../../src/corpus/corpus-changes.ts";
import { triggers } from "../../../src/corpus/refresh-scopes.ts";
import { contentOfParts } from "../../support/compared-parts.ts";

const ids = fc.constantFrom("a#1", "a#2", "b#1", "b#2", "c#1");
const parts = fc
  .array(fc.tuple(ids, fc.constantFrom("One.", "Two.", "Three.")), { maxLength: 5 })
  .map((pairs) => Object.fromEntries(pairs));
const version = fc.constantFrom("1", "2");
const corpus = fc
  .record({ texts: parts, chunker: version, revision: version })
  .map(({ texts, chunker, revision }): ComparedCorpus => {
    const { documents, chunks } = contentOfParts(texts);
    return {
      // A source revision says nothing of the content: either may change alone.
      documents: new Map([...documents].map(([id, one]) => [id, { ...one, revision }])),
      chunks,
      settings: { chunking: { name: "by-heading", version: chunker, settings: {} } },
    };
  });

test("a comparison names the changes that a judgment is asked about for, and no others", () => {
  fc.assert(
    fc.property(corpus, corpus, (before, after) => {
      const { happens } = changesBetween(before, after);
      const found = triggersThatHappen({
        documents: tableDifferences(before.documents, after.documents, isSameDocument),
        chunks: chunkDifferences(before.chunks, after.chunks),
        settings: settingsThatDiffer(before.settings, after.settings),
      });
      expect(found).toEqual(triggers.filter(happens));
    }),
  );
});
