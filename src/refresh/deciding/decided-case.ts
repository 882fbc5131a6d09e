import { waitsForFill, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import { caseDigest } from "../../model/digest.ts";
import type { Problem } from "../../model/finding.ts";
import type { AbstentionCase, AcceptedAnswer, GoldenCase } from "../../model/generated/case.ts";
import type { ChunkId, Digest } from "../../model/ids.ts";
import { quoted } from "../../model/sentence.ts";
import { chunkMapping, goneFrom, mapped, sameChunks, type ChunkMapping } from "./chunk-mapping.ts";
import type { ChosenQuotes, EvidenceChoice, RevisedEvidence } from "./evidence-choice.ts";
import { goneOnConfirming, goneOnRevising } from "./gone-chunks.ts";
import { renewedProvenance, type DroppedQuote } from "./renewed-provenance.ts";
import { takenIds } from "./taken-ids.ts";
import type { TargetRevision } from "./target-revision.ts";
import {
  abstainsAlready,
  editedSince,
  familiesUnknown,
  namedShort,
  nothingRevised,
  unreadable,
  withoutEvidence,
} from "./unfit-choices.ts";

/** A case as a decision leaves it. */
export interface DecidedCase {
  /** With the blocks that record decisions as they were. */
  readonly value: GoldenCase;
  /** What an approval of the result is bound to. */
  readonly digest: Digest;
  readonly droppedQuotes: readonly DroppedQuote[];
  /** Chunks that could replace another one, which was dropped, and now stand for themselves. */
  readonly noLongerInstead: readonly ChunkId[];
}

export interface Refused {
  readonly refused: readonly Problem[];
}

/**
 * What a case says once a person has decided about it under a corpus revision, or why that cannot be decided. Nothing is
 * looked up but what the person named: provenance comes from the tables of the revision. Whether the person may decide, and
 * whether the result passes the check, is not asked here.
 */
export function decidedCase(
  file: CaseFile,
  choice: EvidenceChoice,
  target: TargetRevision,
): DecidedCase | Refused {
  const { whole } = file;
  if (whole === undefined) return { refused: [unreadable(file)] };
  switch (choice.outcome) {
    case "confirmed":
      return confirmedCase({ file, whole }, choice.quotes ?? new Map(), target);
    case "revised":
      return revisedCase({ file, whole }, choice, target);
    case "abstained":
      return abstainedCase({ file, whole }, choice, target);
    case "retired":
      return decided(file, whole, nothingDropped);
  }
}

interface Read {
  readonly file: CaseFile;
  readonly whole: GoldenCase;
}

function confirmedCase(
  read: Read,
  quotes: ChosenQuotes,
  target: TargetRevision,
): DecidedCase | Refused {
  const { file, whole } = read;
  const edited = contentState(file) === "edited" ? [editedSince(file)] : [];
  const gone = goneFrom(target, whole, sameChunks);
  const refused = [...edited, ...gone.map((one) => goneOnConfirming(file, one, target))];
  if (refused.length > 0) return { refused };
  return withEvidence(read, { mapping: sameChunks, quotes }, target);
}

function revisedCase(
  read: Read,
  choice: RevisedEvidence,
  target: TargetRevision,
): DecidedCase | Refused {
  const { file, whole } = read;
  if (waitsForFill(file)) return { refused: [namedShort(file)] };
  const mapping = chunkMapping(read, choice, target);
  if ("refused" in mapping) return mapping;
  const gone = goneFrom(target, whole, mapping);
  if (gone.length > 0) return { refused: gone.map((one) => goneOnRevising(file, one, target)) };
  const { answer, quotes = new Map() } = choice;
  const said = answer === undefined ? whole : { ...whole, expectedAnswer: answer };
  const revised = withEvidence({ file, whole: said }, { mapping, quotes }, target);
  if ("refused" in revised) return revised;
  const confirmed =
    contentState(file) === "as-judged" ? confirmedCase(read, quotes, target) : undefined;
  const isSame =
    confirmed !== undefined && "digest" in confirmed && confirmed.digest === revised.digest;
  return isSame ? { refused: [nothingRevised(file)] } : revised;
}

/** The case under the target, with its chunks mapped and its provenance renewed. */
function withEvidence(
  { file, whole }: Read,
  { mapping, quotes }: { readonly mapping: ChunkMapping; readonly quotes: ChosenQuotes },
  target: TargetRevision,
): DecidedCase | Refused {
  if (whole.kind === "abstention") return abstentionUnder({ file, whole }, mapping, target);
  const { relevantChunkIds: before = [] } = whole;
  const chunkIds = [...new Set([...mapped(mapping, before), ...mapping.added])];
  if (chunkIds.length === 0) return { refused: [withoutEvidence(file)] };
  const relied = new Set(before);
  const entries = (whole.provenance ?? [])
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => relied.has(entry.chunkId));
  const renewed = renewedProvenance({ file, entries, chunkIds, mapping, quotes }, target);
  const accepted = acceptedAnswers(file, whole.acceptedAnswers, mapping);
  const refused = [
    ...takenIds(file, mapping, target),
    ...("refused" in renewed ? renewed.refused : []),
    ...accepted.refused,
  ];
  if ("refused" in renewed || refused.length > 0) return { refused };
  const { provenance, ...dropped } = renewed;
  const value: GoldenCase = {
    ...whole,
    relevantChunkIds: chunkIds,
    provenance: [...provenance],
    corpusRevision: target.id,
    ...(accepted.answers === undefined ? {} : { acceptedAnswers: [...accepted.answers] }),
  };
  return decided(file, value, dropped);
}

/** An abstention names chunks only as near misses. */
function abstentionUnder(
  { file, whole }: { readonly file: CaseFile; readonly whole: AbstentionCase },
  mapping: ChunkMapping,
  target: TargetRevision,
): DecidedCase | Refused {
  if (mapping.added.length > 0) {
    return {
      refused: [
        {
          message: "The case is an abstention, which rests on no evidence, so none can be added.",
          at: file.locate(["kind"]),
          fix: `If the question can be answered now, write "kind: answerable" and the answer in the file, take "because" away, and add the chunk then.`,
        },
      ],
    };
  }
  const { distractorChunkIds } = whole;
  const misses =
    distractorChunkIds === undefined
      ? {}
      : { distractorChunkIds: [...mapped(mapping, distractorChunkIds)] };
  return decided(file, { ...whole, ...misses, corpusRevision: target.id }, nothingDropped);
}

function acceptedAnswers(
  file: CaseFile,
  answers: readonly AcceptedAnswer[] | undefined,
  mapping: ChunkMapping,
): Refused & { readonly answers: readonly AcceptedAnswer[] | undefined } {
  const followed = answers?.map(({ statement, chunkIds }) => ({
    statement,
    chunkIds: [...mapped(mapping, chunkIds)],
  }));
  const refused = (followed ?? []).flatMap(({ statement, chunkIds }, index) =>
    chunkIds.length > 0
      ? []
      : [
          {
            message: `The accepted answer ${quoted(statement)} would rest on no chunk any more.`,
            at: file.locate(["acceptedAnswers", index, "chunkIds"]),
            fix: "Name a chunk that suffices for it in the file, or take that answer away, and decide then.",
          },
        ],
  );
  return { answers: followed, refused };
}

function abstainedCase(
  { file, whole }: Read,
  { because, answer }: Extract<EvidenceChoice, { readonly outcome: "abstained" }>,
  target: TargetRevision,
): DecidedCase | Refused {
  if (whole.kind === "abstention" && contentState(file) === "as-judged") {
    return { refused: [abstainsAlready(file)] };
  }
  const { id, query } = whole;
  const families = target.familiesOf(file);
  if (target.hasFamilies && families === undefined) return { refused: [familiesUnknown(file)] };
  const value: AbstentionCase = {
    ...withoutEvidenceFields(whole),
    id,
    kind: "abstention",
    because,
    query,
    expectedAnswer: answer,
    corpusRevision: target.id,
    ...(families === undefined ? {} : { families: [...families] }),
  };
  const quotes = (whole.provenance ?? []).flatMap(({ chunkId, quote }) =>
    quote === undefined ? [] : [{ chunkId, quote }],
  );
  return decided(file, value, { droppedQuotes: quotes, noLongerInstead: [] });
}

function withoutEvidenceFields(
  whole: GoldenCase,
): Omit<GoldenCase, "relevantChunkIds" | "provenance" | "kind"> {
  const { relevantChunkIds: _, provenance: __, ...rest } = whole;
  if (rest.kind === "abstention") return rest;
  const { acceptedAnswers: ___, evidence: ____, ...others } = rest;
  return others;
}

const nothingDropped = { droppedQuotes: [], noLongerInstead: [] };

function decided(
  file: CaseFile,
  value: GoldenCase,
  dropped: Pick<DecidedCase, "droppedQuotes" | "noLongerInstead">,
): DecidedCase | Refused {
  const digest = caseDigest(value);
  return digest === undefined ? { refused: [unreadable(file)] } : { value, digest, ...dropped };
}
