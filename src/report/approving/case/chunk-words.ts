import type {
  ChunkDifference,
  NamedPiece,
  PieceAspect,
} from "../../../approving/change/differences/difference.ts";
import type { PullSets } from "../../../approving/running/pull-sets.ts";
import type { HeldOutSide } from "../../../families/held-out-side.ts";
import { idCode } from "../../refresh/packet/texts.ts";
import { heldOutWords } from "../../refresh/packet/shown-texts.ts";
import { isTextHeld, keptText } from "./asked-evidence.ts";
import { comparedText } from "./compared-text.ts";

/** Where the texts of chunks are, and which of them a page shows. */
export interface PieceSource {
  readonly sets: Pick<PullSets, "base" | "merged" | "texts">;
  readonly side: HeldOutSide;
  readonly longest: number;
}

/** What is other about a chunk of a case, in a line. */
export function chunkWords(one: ChunkDifference, source: PieceSource): string {
  switch (one.change) {
    case "added":
      return `**Evidence added:** ${idCode(one.after.chunkId)}`;
    case "dropped":
      return `**Evidence dropped:** ${idCode(one.before.chunkId)}`;
    case "moved":
      return `**Evidence moved** to ${idCode(one.after.chunkId)} from ${idCode(one.before.chunkId)}, word for word the same`;
    case "listing":
      return "**The evidence** is listed in another order, or for another purpose";
    case "text":
    case "quote":
    case "grade":
    case "source":
    case "alternative":
      return aspectWords(one, source);
  }
}

function aspectWords(
  { change, before, after }: Extract<ChunkDifference, { readonly change: PieceAspect }>,
  source: PieceSource,
): string {
  const name = idCode(after.chunkId);
  const [old, now] = [before.entry ?? {}, after.entry ?? {}];
  switch (change) {
    case "text":
    case "quote": {
      const title = change === "text" ? "Another text as evidence" : "Other words quoted";
      return `**${title}**, ${name}: ${wordsChanged(change, { before, after }, source)}`;
    }
    case "grade":
      return `**How relevant** ${name} is: ${old.grade ?? "not said"} → ${now.grade ?? "not said"}`;
    case "source":
      return `**The source** of ${name}: ${sourceWords(before, after)}`;
    case "alternative":
      return `${name} can stand in the place of ${now.insteadOf === undefined ? "no other chunk any more" : idCode(now.insteadOf)}`;
  }
}

function wordsChanged(
  change: "text" | "quote",
  { before, after }: { readonly before: NamedPiece; readonly after: NamedPiece },
  { sets, side, longest }: PieceSource,
): string {
  const isHeld = [before, after].some(
    ({ entry }) => entry !== undefined && isTextHeld(side, entry),
  );
  if (isHeld) return heldOutWords;
  const [old, now] = [before, after].map(({ entry }) =>
    change === "quote" ? entry?.quote : keptText(sets, entry?.contentHash),
  );
  const isKept = old !== undefined && now !== undefined;
  if (change === "text" && !isKept) return "the texts are not both kept in this set";
  return comparedText(old, now, longest);
}

/** What of a source is another, in the order in which a reader looks for it. */
function sourceWords(before: NamedPiece, after: NamedPiece): string {
  const parts = [
    ["document", before.entry?.documentId, after.entry?.documentId],
    ["revision", before.entry?.sourceRevision, after.entry?.sourceRevision],
    ["address", before.entry?.sourceUri, after.entry?.sourceUri],
  ] as const;
  const others = parts.filter(([, old, now]) => old !== now);
  const told = others.map(([name, old, now]) => `${name} ${shown(old)} → ${shown(now)}`);
  return told.length === 0 ? "told otherwise" : told.join(", ");
}

function shown(text: string | undefined): string {
  return text === undefined ? "none" : idCode(text);
}
