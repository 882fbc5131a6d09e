import type { CaseKind } from "../model/case.ts";

/** What a reviewer confirms, each by an answer of its own. */
export type Confirmation = "query" | "answer" | "source" | "chunks";

export interface ReviewQuestion {
  readonly confirms: Confirmation;
  readonly question: string;
}

const plausible: ReviewQuestion = {
  confirms: "query",
  question: "Would a real reader ask this question?",
};

const withEvidence: readonly ReviewQuestion[] = [
  plausible,
  {
    confirms: "answer",
    question: "Does the expected answer say no more than the source supports?",
  },
  { confirms: "source", question: "Is this the right revision of the source?" },
  { confirms: "chunks", question: "Do the listed chunks suffice together?" },
];

const withoutEvidence: readonly ReviewQuestion[] = [
  plausible,
  {
    confirms: "answer",
    question: "Is giving no answer right, and does the expected answer say so and no more?",
  },
];

/** The questions that an approval answers, in the order in which they are asked; one "no" is no approval. */
export function questionsFor(kind: CaseKind): readonly ReviewQuestion[] {
  return kind === "abstention" ? withoutEvidence : withEvidence;
}
