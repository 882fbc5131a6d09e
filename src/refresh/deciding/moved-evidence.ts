import type { CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import { chunksAsRecorded } from "../../model/corpus.ts";
import { revisionOf, type Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ProvenanceEntry } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import { oncePerPair } from "../../model/once.ts";
import { quoted } from "../../model/sentence.ts";
import type { Replacement } from "./evidence-choice.ts";
import type { TargetRevision } from "./target-revision.ts";

/** What became of the evidence of a case as far as bytes tell. */
export interface MovedEvidence {
  /** Chunks whose text stands, byte for byte, under exactly one other id. No two of them under one. */
  readonly moves: readonly Replacement[];
  /** Chunks that are neither the same nor moved so. */
  readonly others: readonly ChunkId[];
}

/** The moves of a case from the revision of its judgment: a text that had its new id all along is the last one looked at. */
export function movedEvidence(
  dataset: Dataset,
  file: CaseFile,
  target: TargetRevision,
): MovedEvidence {
  const revision = revisionOf(dataset, file);
  const before = revision && chunksAsRecorded(revision);
  const entries = file.whole?.provenance ?? [];
  const found = entries.map((entry) => ({ entry, heir: heirOf(entry, target, before) }));
  const heirs = found.flatMap(({ heir }) => (typeof heir === "object" ? [heir.id] : []));
  const moves: Replacement[] = [];
  const others: ChunkId[] = [];
  for (const { entry, heir } of found) {
    if (heir === "same") continue;
    const isAlone = heir !== undefined && heirs.filter((id) => id === heir.id).length === 1;
    if (isAlone) moves.push({ from: entry.chunkId, to: [heir.id] });
    else others.push(entry.chunkId);
  }
  return { moves, others };
}

/** The one chunk that a text moved to; undefined where it is gone, edited, or may be any of several. */
function heirOf(
  { chunkId, contentHash }: ProvenanceEntry,
  target: TargetRevision,
  before: ReadonlyMap<ChunkId, CorpusChunk> | undefined,
): CorpusChunk | "same" | undefined {
  if (target.chunks.get(chunkId)?.hash === contentHash) return "same";
  const holders = target.holdersOf(contentHash);
  const [only, another] = twoHeirs(holders, before ?? noChunks);
  return another === undefined ? only : undefined;
}

type Chunks = ReadonlyMap<ChunkId, CorpusChunk>;

const noChunks: Chunks = new Map();

/**
 * The first two chunks that have a text anew; where none has, of those that had it. Many pages may share a text, and many
 * cases cite it, so its chunks are looked through once.
 */
const twoHeirs = oncePerPair((holders: readonly CorpusChunk[], before: Chunks) => {
  const newcomers = holders.filter(({ id, hash }) => before.get(id)?.hash !== hash);
  return (newcomers.length > 0 ? newcomers : holders).slice(0, 2);
});

/** What keeps the moves of a case from being the whole of what is decided about it. */
export function notOnlyMoved(
  file: CaseFile,
  { moves, others }: MovedEvidence,
  target: TargetRevision,
): readonly Problem[] {
  if (contentState(file) === "edited") {
    return [
      {
        message:
          "The case was edited since it was approved, so its moves are not all there is to decide.",
        at: file.locate(["review", "digest"]),
        fix: "Take the edit back, and take the moves then; or decide about this case alone with --revised --moved, which takes what the file says now.",
      },
    ];
  }
  if (moves.length === 0) {
    return [
      {
        message: `No chunk of the case stands word for word under one other id in corpus revision ${quoted(target.id)}.`,
        at: file.locate(["relevantChunkIds"]),
        fix: "Look at what became of its evidence, and decide --confirmed, --revised, --abstained or --retired.",
      },
    ];
  }
  return others.map((id) => ({
    message: `Chunk ${quoted(id)} did not move word for word to one other id, so the moves of the case are not all there is to decide.`,
    at: file.locate(["relevantChunkIds", file.whole?.relevantChunkIds?.indexOf(id) ?? 0]),
    fix: "Decide --revised with --moved, and say what becomes of this chunk; it stays where nothing is said and the chunk is still there.",
  }));
}
