import { chunksAsRecorded } from "../../model/corpus.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import type { AbstentionCase, AnswerableCase } from "../../model/generated/case.ts";
import { placeOfQuote } from "../../model/quote-place.ts";
import type { ExportedCase } from "../exported-set.ts";
import { isConversation } from "./turns.ts";

/** A paragraph that SQuAD asks about: a chunk, in the article of its document. */
interface Paragraph {
  readonly document: string;
  readonly chunk: string;
  readonly context: string;
}

/** An answer of SQuAD: words of the paragraph, and how many characters stand before them. */
export interface Answer {
  readonly text: string;
  readonly answer_start: number;
}

/** One case as SQuAD asks it. */
export interface Question {
  readonly paragraph: Paragraph;
  /** Of the expected answer, or of the quote that stands for it; undefined where the paragraph has neither. */
  readonly expected: (Answer & { readonly by: "answer" | "quote" }) | undefined;
  /** Of accepted answers that stand in the paragraph. */
  readonly accepted: readonly Answer[];
  readonly isImpossible: boolean;
}

/** Why SQuAD cannot ask a case. */
export interface Unasked {
  readonly leftOut: string;
}

/** Asks a case of one paragraph, as far as SQuAD can. */
export function squadQuestion(one: ExportedCase, dataset: Dataset): Question | Unasked {
  const { case: whole } = one;
  if (isConversation(one)) {
    return { leftOut: "SQuAD asks single questions, and this one follows earlier turns" };
  }
  if (whole.kind === "answerable") return answered(one, whole);
  if (whole.kind === "abstention") return unanswered(whole, dataset);
  return { leftOut: "SQuAD knows an answer or none, and here the evidence falls short" };
}

function answered(one: ExportedCase, whole: AnswerableCase): Question | Unasked {
  const questions = pieces(one).map((piece) => questionOf(piece, whole));
  const found =
    questions.find(({ expected }) => expected?.by === "answer") ??
    questions.find(({ expected }) => expected !== undefined) ??
    questions.find(({ accepted }) => accepted.length > 0);
  return (
    found ?? {
      leftOut: "neither an answer nor a quote stands word for word in the text of its evidence",
    }
  );
}

interface Piece {
  readonly paragraph: Paragraph;
  readonly quote: string | undefined;
}

function pieces({ evidence, case: { relevantChunkIds = [] } }: ExportedCase): readonly Piece[] {
  const byChunk = new Map(evidence.map((piece) => [piece.chunkId, piece]));
  return relevantChunkIds.flatMap((chunk) => {
    const piece = byChunk.get(chunk);
    if (piece?.text === undefined) return [];
    const { documentId: document, text: context, quote } = piece;
    return [{ paragraph: { document, chunk, context }, quote }];
  });
}

function questionOf({ paragraph, quote }: Piece, whole: AnswerableCase): Question {
  const { context } = paragraph;
  const place = quote === undefined ? undefined : placeOfQuote(context, quote);
  const near = place?.start ?? 0;
  const direct = spanOf(context, whole.expectedAnswer, near);
  const quoted = place && answerAt(context, place.start, context.slice(place.start, place.end));
  const accepted = (whole.acceptedAnswers ?? []).flatMap(({ statement }) => {
    const span = spanOf(context, statement, near);
    return span === undefined ? [] : [span];
  });
  const expected =
    direct === undefined
      ? quoted && { ...quoted, by: "quote" as const }
      : { ...direct, by: "answer" as const };
  return { paragraph, expected, accepted, isImpossible: false };
}

/** Where words stand in a text: from the quote on, or else for the first time. */
function spanOf(context: string, text: string, near: number): Answer | undefined {
  const behind = context.indexOf(text, near);
  const start = behind === -1 ? context.indexOf(text) : behind;
  return start === -1 || text === "" ? undefined : answerAt(context, start, text);
}

/** SQuAD is read by Python, which counts characters, not units of UTF-16. */
function answerAt(context: string, start: number, text: string): Answer {
  return { text, answer_start: Array.from(context.slice(0, start)).length };
}

function unanswered(whole: AbstentionCase, dataset: Dataset): Question | Unasked {
  if (whole.because !== "not-in-corpus") {
    return {
      leftOut: "SQuAD knows only that a paragraph does not answer, no other reason to refuse",
    };
  }
  const revision = currentRevision(dataset);
  const chunks = revision && chunksAsRecorded(revision);
  for (const id of whole.distractorChunkIds ?? []) {
    const chunk = chunks?.get(id);
    const context = chunk && dataset.texts.get(chunk.hash);
    if (chunk === undefined || context === undefined) continue;
    const paragraph = { document: chunk.documentId, chunk: id, context };
    return { paragraph, expected: undefined, accepted: [], isImpossible: true };
  }
  return {
    leftOut: "SQuAD asks about a paragraph, and no distractor is one whose text the set keeps",
  };
}
