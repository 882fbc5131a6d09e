import { gramsOf } from "../../corpus/comparing/grams.ts";
import { isAlike, likenessOf } from "../../corpus/comparing/likeness.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { ProvenanceEntry } from "../../model/generated/case.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";
import type { ChunkMapping } from "./chunk-mapping.ts";
import type { ChosenQuotes } from "./evidence-choice.ts";
import type { TargetRevision } from "./target-revision.ts";

/** How much of a text is shown to somebody who has not seen it, in characters. */
const shown = 160;

/** How many chunks with one text are named. */
const mostHeirs = 3;

/**
 * Chunks that would stay evidence though their text went to another id, word for word, and something else took their own. Where
 * the approved quote stands in what is there now, or most of the words do, a person may well say that the case holds.
 */
export function takenIds(
  file: CaseFile,
  { stays }: ChunkMapping,
  target: TargetRevision,
): readonly Problem[] {
  return keptIds(file, target)
    .filter(({ entry }) => stays(entry.chunkId))
    .flatMap(({ entry, index, now }) => {
      const { chunkId, quote } = entry;
      const heirs = target.holdersOf(entry.contentHash).slice(0, mostHeirs);
      const isQuoted = quote !== undefined && target.holds(now.hash, quote) === true;
      if (heirs.length === 0 || isQuoted || isStill(entry, now, target)) return [];
      const places = listed(heirs.map(({ id }) => quoted(id)));
      return [
        {
          message: `The words of chunk ${quoted(chunkId)} stand under ${places} in corpus revision ${quoted(target.id)}, and another text took its id.`,
          at: file.locate(["provenance", index]),
          fix: `Take the move with --moved, or say with --revised --replace what stands in its place, be it the chunk itself.${saysNow(now, target)}`,
        },
      ];
    });
}

/** Chunks whose approved quote a person takes away, and whose text has hardly a word of what was judged. */
export function unlikeWithoutQuote(
  file: CaseFile,
  quotes: ChosenQuotes,
  target: TargetRevision,
): readonly Problem[] {
  return keptIds(file, target).flatMap(({ entry, index, now }) => {
    const { chunkId, quote } = entry;
    const isDropped =
      quote !== undefined && quotes.has(chunkId) && quotes.get(chunkId) === undefined;
    if (!isDropped || isStill(entry, now, target)) return [];
    return [
      {
        message: `Without the approved quote nothing ties the case to chunk ${quoted(chunkId)}: its text in corpus revision ${quoted(target.id)} is another one.`,
        at: file.locate(["provenance", index, "quote"]),
        fix: `Give the words of it that carry the answer, with --chunk ${quoted(chunkId)} --quote, or decide otherwise.${saysNow(now, target)}`,
      },
    ];
  });
}

interface KeptId {
  readonly entry: ProvenanceEntry;
  readonly index: number;
  readonly now: CorpusChunk;
}

/** The evidence whose id has another text in the target. */
function keptIds({ whole }: CaseFile, target: TargetRevision): readonly KeptId[] {
  return (whole?.provenance ?? []).flatMap((entry, index) => {
    const now = target.chunks.get(entry.chunkId);
    return now === undefined || now.hash === entry.contentHash ? [] : [{ entry, index, now }];
  });
}

/** Whether a text is, for the most part, what was judged. Of one that is not kept nobody can say so. */
function isStill(
  { contentHash }: ProvenanceEntry,
  { hash }: CorpusChunk,
  { textOf }: TargetRevision,
): boolean {
  const [before, after] = [textOf(contentHash), textOf(hash)];
  if (before === undefined || after === undefined) return false;
  return isAlike(likenessOf(gramsOf(before), gramsOf(after)));
}

function saysNow({ id, hash }: CorpusChunk, { textOf }: TargetRevision): string {
  const text = textOf(hash);
  if (text === undefined) return "";
  const words = Array.from(normaliseWhiteSpace(text));
  const start = words.slice(0, shown).join("");
  return ` Chunk ${quoted(id)} says now: ${quoted(words.length > shown ? `${start}…` : start)}`;
}
