import { normaliseWhiteSpace } from "../../model/white-space.ts";
import type { ExportedCase } from "../exported-set.ts";
import type { Dropped, FieldLoss, Holdings } from "./holdings.ts";
import { changed, keptInTheSet } from "./metadata.ts";
import type { Answer, Question } from "./squad2-question.ts";

const nowhere: Dropped = { dropped: "a question of SQuAD has no place for it" };

/** Fields of which SQuAD knows nothing, whatever the case. */
const unheld = {
  "conversation[].role": nowhere,
  "conversation[].content": nowhere,
  "provenance[].sourceUri": nowhere,
  "provenance[].sourceRevision": nowhere,
  "provenance[].grade": nowhere,
  "provenance[].insteadOf": nowhere,
  corpusRevision: nowhere,
  tags: nowhere,
  notes: nowhere,
  variantOf: nowhere,
  families: nowhere,
  split: nowhere,
  "sentinel.why": nowhere,
  askedAt: nowhere,
  caller: nowhere,
  digest: nowhere,
  currency: nowhere,
  component: nowhere,
  holdout: nowhere,
  ...keptInTheSet,
};

/** What SQuAD holds of a case that it can ask. */
export function squadHoldings(question: Question): Holdings {
  const { paragraph, isImpossible } = question;
  return {
    query: { at: "question", of: (one) => one.case.query },
    id: { at: "id", of: (one) => one.case.id },
    expectedAnswer: {
      at: "answers",
      of: () => answersOf(question),
      loss: () => expectedLoss(question),
    },
    "acceptedAnswers[].statement": { at: "answers", loss: (one) => acceptedLoss(one, question) },
    "acceptedAnswers[].chunkIds": { dropped: "all answers are of the one paragraph" },
    kind: { at: "is_impossible", of: () => isImpossible },
    because: { at: "is_impossible" },
    relevantChunkIds: { at: "context", loss: oneParagraph },
    "provenance[].chunkId": { at: "context", loss: oneParagraph },
    "provenance[].contentHash": { at: "context", loss: othersDropped },
    "provenance[].documentId": { at: "title", loss: othersDropped },
    "provenance[].quote": {
      at: "answers",
      loss: (one) => othersDropped(one) ?? quoteLoss(one, question),
    },
    distractorChunkIds: {
      at: "context",
      loss: ({ case: one }) => {
        const ids = "distractorChunkIds" in one ? (one.distractorChunkIds ?? []) : [];
        return ids.length > 1 ? changed(`${ofText}, and of one of several`) : changed(ofText);
      },
    },
    ...unheld,
  };

  /** The evidence of the paragraph is there, and no other. */
  function othersDropped({ evidence: all }: ExportedCase): FieldLoss | undefined {
    return all.every(({ chunkId }) => chunkId === paragraph.chunk)
      ? undefined
      : changed("SQuAD asks of one paragraph, so there is one of several");
  }
}

const ofText = "a paragraph has a text and no id";

function oneParagraph({ evidence }: ExportedCase): FieldLoss {
  return evidence.length > 1 ? changed(`${ofText}, and SQuAD asks of one`) : changed(ofText);
}

/** The answers of a question, each once; none of one that is impossible. */
function answersOf({ expected, accepted }: Question): readonly Answer[] {
  const all = [...(expected === undefined ? [] : [expected]), ...accepted];
  const once = new Map(all.map(({ text, answer_start }) => [text, { text, answer_start }]));
  return [...once.values()];
}

function expectedLoss({ expected, isImpossible }: Question): FieldLoss | undefined {
  if (isImpossible) return { fate: "dropped", why: "SQuAD has no words for a refusal" };
  if (expected?.by === "answer") return undefined;
  const instead = expected === undefined ? "an accepted answer" : "the quote";
  return changed(`it does not stand in the evidence word for word, so ${instead} stands for it`);
}

/** The first answer is read as the expected one. */
function acceptedLoss({ case: one }: ExportedCase, question: Question): FieldLoss | undefined {
  const statements = "acceptedAnswers" in one ? (one.acceptedAnswers ?? []) : [];
  const [, ...read] = answersOf(question);
  const isSame =
    read.length === statements.length &&
    read.every(({ text }, index) => text === statements[index]?.statement);
  return isSame
    ? undefined
    : { fate: "dropped", why: "not each of them stands in the evidence word for word, and once" };
}

/** The span is that of the answer, whatever the quote is. */
function quoteLoss({ evidence }: ExportedCase, { expected }: Question): FieldLoss | undefined {
  const quotes = evidence.flatMap(({ quote }) => (quote === undefined ? [] : [quote]));
  const span = normaliseWhiteSpace(expected?.text ?? "");
  return quotes.every((quote) => normaliseWhiteSpace(quote) === span)
    ? undefined
    : changed("the span of the answer stands for it");
}
