import type { AskedCase } from "../../../approving/asked-change.ts";
import { heldOutIn } from "../../../approving/change/held-out.ts";
import type { PullSets } from "../../../approving/running/pull-sets.ts";
import type { HeldOutSide } from "../../../families/held-out-side.ts";
import { provenanceOf, type ProvenanceDraft } from "../../../model/case.ts";
import type { ChunkId, ContentHash } from "../../../model/ids.ts";
import { placeOfQuote } from "../../../model/quote-place.ts";
import { counted } from "../../../model/sentence.ts";
import { printedMarks } from "../../marks.ts";
import { heldOutWords } from "../../refresh/packet/shown-texts.ts";
import { excerpt, folded, idCode, lineText } from "../../refresh/packet/texts.ts";
import { quotedBlock } from "../../untrusted/quoted-block.ts";

/** How many pieces of evidence of one case are told. */
const most = 6;

/** A text up to so many characters is shown as it is; a longer one is opened by whoever wants it. */
const mostInSight = 1200;

type Sets = Pick<PullSets, "base" | "merged" | "texts">;

/** The text of a chunk that a case was judged by; undefined where the set does not keep it. */
export function keptText(
  { base, merged, texts }: Sets,
  hash: ContentHash | string | undefined,
): string | undefined {
  if (hash === undefined) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Whatever is no hash names no text.
  const name = hash as ContentHash;
  return merged.texts.get(name) ?? texts.get(name) ?? base.texts.get(name);
}

/** Whether a page shows no word of a piece of evidence. */
export function isTextHeld(side: HeldOutSide, entry: ProvenanceDraft): boolean {
  const { chunkId, documentId, contentHash } = entry;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A chunk without an id is named by no other one.
  const id = (chunkId ?? "") as ChunkId;
  return side.holdsText({ id, documentId: documentId ?? "", hash: contentHash });
}

/** What a case rests on: each piece with its text and the quote marked in it. */
export function askedEvidence(
  { after }: AskedCase,
  sets: Sets,
  longest: number,
): readonly string[] {
  const side = heldOutIn(sets);
  const entries = provenanceOf(after);
  const short = (after.case.evidence ?? []).flatMap((one) => one ?? []);
  const more = entries.length - most;
  return [
    ...entries.slice(0, most).map(({ entry }) => pieceBlock(entry, { sets, side, longest })),
    ...(more > 0 ? [`${counted(more, "more piece")} of evidence; its file has them all.`] : []),
    ...(short.length === 0
      ? []
      : [
          `**Evidence not looked up yet:** ${counted(short.length, "entry").replace(/ys$/, "ies")} in its file. Whoever opened this pull request runs <code>touchstone fill</code>.`,
        ]),
    ...(after.case.kind !== "abstention" && entries.length + short.length === 0
      ? ["**No evidence:** its file names none."]
      : []),
  ];
}

function pieceBlock(
  entry: ProvenanceDraft,
  { sets, side, longest }: { sets: Sets; side: HeldOutSide; longest: number },
): string {
  const { chunkId = "", documentId, sourceRevision, quote, insteadOf } = entry;
  const from = [
    ...(documentId === undefined ? [] : [`document ${idCode(documentId)}`]),
    ...(sourceRevision === undefined ? [] : [`revision ${idCode(sourceRevision)}`]),
    ...(insteadOf === undefined ? [] : [`can stand in the place of ${idCode(insteadOf)}`]),
  ].join(", ");
  const head = `**Evidence** ${idCode(chunkId)}${from === "" ? "" : `\\\n${from}`}`;
  if (isTextHeld(side, entry)) return `${head}\n\n${heldOutWords}`;
  const text = keptText(sets, entry.contentHash);
  if (text === undefined) {
    const words = quote === undefined ? "" : ` The quote: “${lineText(quote, longest)}”`;
    return `${head}\n\nIts text is not kept in this set, so read it in the source.${words}`;
  }
  return `${head}\n\n${textBlock(text, quote, longest)}`;
}

function textBlock(text: string, quote: string | undefined, longest: number): string {
  const isThere = quote === undefined || placeOfQuote(text, quote) !== undefined;
  const shown = printedMarks(excerpt(text, quote, longest), quotedBlock);
  const block = text.length <= mostInSight ? shown : folded("Its text", shown);
  if (quote === undefined) return block;
  const words = lineText(quote, longest);
  if (!isThere) return `The quote “${words}” **does not stand** in this text:\n\n${block}`;
  return text.length <= mostInSight ? block : `The quote: “${words}”\n\n${block}`;
}
