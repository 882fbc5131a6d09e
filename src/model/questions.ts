import type { CaseKind } from "./case.ts";
import { confirmationsFor, type Confirmation } from "./confirmation.ts";

export interface ReviewQuestion {
  readonly confirms: Confirmation;
  readonly question: string;
}

const questions: Readonly<Record<Confirmation, string>> = {
  query: "Would a real reader ask this question?",
  answer: "Does the expected answer say no more than the source supports?",
  source: "Is this the right revision of the source?",
  chunks: "Do the listed chunks suffice together?",
};

const questionsOfAbstention = {
  ...questions,
  answer: "Is giving no answer right, and does the expected answer say so and no more?",
};

/** The questions that an approval answers, in the order in which they are asked; one "no" is no approval. */
export function questionsFor(kind: CaseKind): readonly ReviewQuestion[] {
  const asked = kind === "abstention" ? questionsOfAbstention : questions;
  return confirmationsFor(kind).map((confirms) => ({ confirms, question: asked[confirms] }));
}
