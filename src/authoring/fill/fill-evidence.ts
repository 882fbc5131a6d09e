import { quoted } from "../../model/sentence.ts";
import type { CaseFile } from "../../model/case.ts";
import type { GoldenCase, ShortEvidenceEntry } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";
import type { EvidenceSource } from "../evidence-source.ts";
import { lookUpEvidence, type FoundEvidence, type Refusal } from "./look-up-evidence.ts";
import { noEvidence, waitingEntry } from "./waiting-evidence.ts";

interface Placed {
  readonly index: number;
  readonly found: FoundEvidence;
}

/** Looks every entry up; all of them are found, or everything that stands against it is returned. */
export function fillEvidence(
  file: CaseFile,
  short: readonly ShortEvidenceEntry[],
  { whole, source }: { readonly whole: GoldenCase; readonly source: EvidenceSource },
): readonly FoundEvidence[] | { readonly refused: readonly Refusal[] } {
  const refused: Refusal[] = refusalsOfShortForm(file, short, { whole, source });
  const placed: Placed[] = [];
  for (const [index, entry] of short.entries()) {
    const path = ["evidence", index];
    const { expectedAnswer } = whole;
    const found = lookUpEvidence(entry, { source, expectedAnswer, path, locate: file.locate });
    if ("message" in found) {
      refused.push({ ...found, waits: waitingEntry(entry, index, source) });
    } else placed.push({ index, found });
  }
  const merged = mergeByChunk(file, placed);
  refused.push(...merged.refused);
  return refused.length > 0 ? { refused } : merged.evidence;
}

/** What stands against looking a case's short evidence up at all. */
function refusalsOfShortForm(
  file: CaseFile,
  short: readonly ShortEvidenceEntry[],
  { whole, source }: { readonly whole: GoldenCase; readonly source: EvidenceSource },
): Refusal[] {
  const refused: Refusal[] = [];
  const at = file.locateKey(["evidence"]);
  const long = (["relevantChunkIds", "provenance"] as const).filter(
    (field) => whole[field] !== undefined,
  );
  if (long.length > 0) {
    refused.push({
      message: `The case has the short "evidence" beside ${long.map((one) => `"${one}"`).join(" and ")}.`,
      at,
      related: long.map((field) => file.locateKey([field])),
      fix: 'Keep one form: name every chunk under "evidence" and remove the rest, or remove "evidence".',
    });
  }
  if (short.length === 0) {
    const fix = "Name at least one document with a quote, or one chunk.";
    const message = 'The short "evidence" is an empty list.';
    refused.push({ message, at, fix, waits: noEvidence });
  }
  const { corpusRevision } = whole;
  if (corpusRevision !== undefined && corpusRevision !== source.revision.id) {
    refused.push({
      message: `The case names corpus revision ${quoted(corpusRevision)}, but evidence is looked up in the current one, ${quoted(source.revision.id)}.`,
      at: file.locate(["corpusRevision"]),
      fix: 'Remove the line "corpusRevision", so that the current one is written.',
    });
  }
  return refused;
}

/** A chunk named twice is one piece of evidence, unless its quotes differ: then only the author knows which to keep. */
function mergeByChunk(
  file: CaseFile,
  placed: readonly Placed[],
): { readonly evidence: readonly FoundEvidence[]; readonly refused: readonly Refusal[] } {
  const byChunk = new Map<ChunkId, Placed>();
  const refused: Refusal[] = [];
  for (const next of placed) {
    const { chunkId } = next.found.provenance;
    const first = byChunk.get(chunkId);
    if (first === undefined || !isGiven(first.found)) {
      const keepsFirst = first !== undefined && !isGiven(next.found);
      if (!keepsFirst) byChunk.set(chunkId, next);
    } else if (isGiven(next.found) && !sameQuote(first.found, next.found)) {
      refused.push({
        message: `Two entries name chunk ${quoted(chunkId)} with different quotes.`,
        at: file.locate(["evidence", next.index]),
        related: [file.locate(["evidence", first.index])],
        fix: "Keep one entry, with the words that carry the answer.",
      });
    }
  }
  return { evidence: [...byChunk.values()].map(({ found }) => found), refused };
}

function isGiven({ quote }: FoundEvidence): boolean {
  return quote === "given" || quote === "unchecked";
}

function sameQuote(a: FoundEvidence, b: FoundEvidence): boolean {
  return (
    normaliseWhiteSpace(a.provenance.quote ?? "") === normaliseWhiteSpace(b.provenance.quote ?? "")
  );
}

/**
 * What stands against completing a case whose evidence is already written out: none of it, a chunk without provenance,
 * or a chunk that the current revision does not hold as it was judged, so that its revision is not ours to add.
 */
export function refusalsOfLongForm(
  file: CaseFile,
  whole: GoldenCase,
  source: EvidenceSource,
): readonly Refusal[] {
  if (whole.kind === "abstention") return [];
  const { relevantChunkIds = [], provenance = [] } = whole;
  if (relevantChunkIds.length === 0 && provenance.length === 0) {
    return [
      {
        message: "The case has no evidence.",
        at: file.locate([]),
        fix: "Add a line such as: evidence: [{document: …, quote: …}]",
        waits: noEvidence,
      },
    ];
  }
  const described = new Set(provenance.map(({ chunkId }) => chunkId));
  const bare = relevantChunkIds.flatMap((chunkId, index): Refusal[] => {
    if (described.has(chunkId)) return [];
    return [
      {
        message: `Chunk ${quoted(chunkId)} has no provenance.`,
        at: file.locate(["relevantChunkIds", index]),
        fix: 'Name the chunks under "evidence" instead, as {chunk: …}, and fill looks the rest up.',
      },
    ];
  });
  const foreign = whole.corpusRevision === undefined ? notCurrent(file, whole, source) : [];
  return [...bare, ...foreign];
}

function notCurrent(
  file: CaseFile,
  { provenance = [] }: GoldenCase,
  { chunks, revision }: EvidenceSource,
): readonly Refusal[] {
  return provenance.flatMap(({ chunkId, contentHash }, index) => {
    const current = chunks.get(chunkId);
    if (current?.hash === contentHash) return [];
    const how = current === undefined ? "is not in" : "has another text in";
    return [
      {
        message: `Chunk ${quoted(chunkId)} ${how} the current corpus revision ${quoted(revision.id)}.`,
        at: file.locate(["provenance", index]),
        fix: 'Write the revision that the case was judged under: "corpusRevision: …".',
      },
    ];
  });
}
