import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId } from "../../model/ids.ts";
import { groupsOf } from "../../model/groups.ts";
import { sharedIn, type Grams } from "./grams.ts";
import { isAlike, likenessOf } from "./likeness.ts";
import { inPlaceOrder } from "./places.ts";

/** A chunk whose text, byte for byte, the other revision does not have. */
export interface Left {
  readonly chunk: CorpusChunk;
  /** Undefined where it is not kept. */
  readonly text: string | undefined;
  /** Undefined where its text is not kept. */
  readonly grams: Grams | undefined;
}

/** The same with a text that is kept. */
export interface ReadLeft extends Left {
  readonly text: string;
  readonly grams: Grams;
}

/** A text of the later revision, with the chunks of which the same can be said: compared once, however many have it. */
export interface LaterText {
  readonly text: string | undefined;
  readonly grams: Grams | undefined;
  /** Which of its words can have come from a chunk of another id. */
  readonly gained: Grams;
  /** Whether each of its chunks is what became of the earlier chunk of its id. */
  readonly isClaimed: boolean;
  /** In the order of places, never none. */
  readonly chunks: readonly CorpusChunk[];
  /** The first of their ids. */
  readonly firstId: ChunkId;
}

export const none: Grams = new Uint32Array();

/** The texts of later chunks, which are in the order of their ids; where one is claimed by the earlier chunk of its id, apart for each text that this one had. */
export function laterTexts(
  earlier: readonly ReadLeft[],
  later: readonly Left[],
): readonly LaterText[] {
  const owners = new Map<ChunkId, ReadLeft>(earlier.map((one) => [one.chunk.id, one]));
  const groups = groupsOf(later, ({ chunk: { id, hash } }) => {
    const owner = owners.get(id);
    return owner === undefined ? hash : `${hash} ${owner.chunk.hash}`;
  });
  const texts = [...groups.values()].map((group) => {
    const [{ chunk, text, grams }] = group;
    const owner = owners.get(chunk.id);
    return { hash: chunk.hash, group, text, grams, ...claimOn(grams, owner?.grams) };
  });
  // Those that nobody claims are one text, whatever stood under their ids before.
  const byClaim = groupsOf(texts, (one) => (one.isClaimed ? one : one.hash));
  return [...byClaim.values()].map((same) => {
    const [{ text, grams, gained, isClaimed, group }] = same;
    const chunks = same.flatMap((one) => one.group.map(({ chunk }) => chunk));
    const firstId = group[0].chunk.id;
    return { text, grams, gained, isClaimed, chunks: inPlaceOrder(chunks), firstId };
  });
}

function claimOn(
  grams: Grams | undefined,
  owner: Grams | undefined,
): Pick<LaterText, "gained" | "isClaimed"> {
  if (grams === undefined) return { gained: none, isClaimed: false };
  if (owner === undefined || !isAlike(likenessOf(owner, grams))) {
    return { gained: grams, isClaimed: false };
  }
  return { gained: besides(grams, owner), isClaimed: true };
}

/** The grams that another text does not have. */
export function besides(grams: Grams, other: Grams = none): Grams {
  const { isShared } = sharedIn(grams, other);
  return grams.filter((_, at) => isShared[at] === 0);
}
