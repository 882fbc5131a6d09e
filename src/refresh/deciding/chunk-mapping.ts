import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { GoldenCase } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import { nearest } from "../../model/nearest.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { RevisedEvidence } from "./evidence-choice.ts";
import { namedChunks, type NamedChunk } from "./named-chunks.ts";
import type { TargetRevision } from "./target-revision.ts";

/** Which chunks stand in the place of those that a case names, as a person said. */
export interface ChunkMapping {
  /** A chunk that nobody replaced stands in its own place. */
  readonly to: (id: ChunkId) => readonly ChunkId[];
  /** Whether nobody said what stands in the place of a chunk. */
  readonly stays: (id: ChunkId) => boolean;
  readonly added: readonly ChunkId[];
}

export const sameChunks: ChunkMapping = { to: (id) => [id], stays: () => true, added: [] };

/** A list of chunks with others in the place of some, each once. */
export function mapped({ to }: ChunkMapping, ids: readonly ChunkId[]): readonly ChunkId[] {
  return [...new Set(ids.flatMap(to))];
}

/**
 * What a person said of chunks, or why it cannot be followed. Several in the place of one, and those that are added, stand in
 * the order of the corpus, whichever was named first: the same decision has the same digest.
 */
export function chunkMapping(
  { file, whole }: { readonly file: CaseFile; readonly whole: GoldenCase },
  { replace, add = [] }: Pick<RevisedEvidence, "replace" | "add">,
  target: TargetRevision,
): ChunkMapping | { readonly refused: readonly Problem[] } {
  const named = namedChunks(whole);
  const places = new Map(named.map(({ id, path }) => [id, file.locate(path)]));
  const start = file.locate(["relevantChunkIds"]);
  const refused: Problem[] = [];
  const replaced = new Map<ChunkId, readonly ChunkId[]>();
  for (const { from, to } of replace) {
    const at = places.get(from);
    if (at === undefined) refused.push(unnamed(from, named, start));
    else if (replaced.has(from)) refused.push(saidTwice(from, at));
    refused.push(...to.filter((id) => !target.chunks.has(id)).map(unknown(target, at ?? start)));
    replaced.set(from, to.toSorted(byUtf8));
  }
  refused.push(...add.filter((id) => !target.chunks.has(id)).map(unknown(target, start)));
  const mapping: ChunkMapping = {
    to: (id) => replaced.get(id) ?? [id],
    stays: (id) => !replaced.has(id),
    added: add.toSorted(byUtf8),
  };
  const there = new Set(named.flatMap(({ id }) => mapping.to(id)));
  for (const id of add.filter((one) => there.has(one))) {
    refused.push({
      message: `Chunk ${quoted(id)} is evidence of the case already.`,
      at: places.get(id) ?? start,
      fix: "Leave it out of what is added.",
    });
  }
  return refused.length > 0 ? { refused } : mapping;
}

/** The chunks of a case that are not in the target, and that nobody replaced. */
export function goneFrom(
  target: TargetRevision,
  whole: GoldenCase,
  { to }: ChunkMapping,
): readonly NamedChunk[] {
  return namedChunks(whole).filter(({ id }) => to(id).some((one) => !target.chunks.has(one)));
}

function unnamed(id: ChunkId, named: readonly NamedChunk[], at: Problem["at"]): Problem {
  const names = named.map((one) => quoted(one.id));
  return {
    message: `Chunk ${quoted(id)} is not among the chunks of the case.`,
    at,
    fix:
      names.length === 0
        ? "Add the chunk that is meant instead of replacing one."
        : `Write what is replaced as the case has it: ${listed(names, "or")}.`,
  };
}

function saidTwice(id: ChunkId, at: Problem["at"]): Problem {
  return {
    message: `Two different things are said of chunk ${quoted(id)}.`,
    at,
    fix: "Say once what stands in its place; several chunks may.",
  };
}

function unknown(target: TargetRevision, at: Problem["at"]): (id: ChunkId) => Problem {
  return (id) => {
    const near = nearest(id, target.chunks.keys()).map(quoted);
    const meant = near.length === 0 ? "" : ` Near it: ${listed(near)}.`;
    return {
      message: `Chunk ${quoted(id)} is not in corpus revision ${quoted(target.id)}.`,
      at,
      fix: `Name a chunk exactly as the chunks.jsonl of that revision has it.${meant}`,
    };
  };
}
