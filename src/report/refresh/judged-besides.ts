import type { CaseFile } from "../../model/case.ts";

/** A turn of the conversation that the question goes on from. */
export interface EarlierTurn {
  readonly role: string;
  readonly content: string;
}

/** Another answer that counts as right, and the chunks that it rests on, by their ids as the case has them. */
export interface OtherAnswer {
  readonly statement: string;
  readonly chunkIds: readonly string[];
}

/** The turns before the question of a case, oldest first; what cannot be read of one is empty. */
export function earlierTurns({ case: { conversation = [] } }: CaseFile): readonly EarlierTurn[] {
  return conversation.map((turn) => ({ role: turn?.role ?? "?", content: turn?.content ?? "" }));
}

/** The answers that are accepted beside the expected one: whoever decides about the case approves them, too. */
export function otherAnswers({ case: { acceptedAnswers = [] } }: CaseFile): readonly OtherAnswer[] {
  return acceptedAnswers.map((answer) => ({
    statement: answer?.statement ?? "",
    chunkIds: (answer?.chunkIds ?? []).flatMap((id) => id ?? []),
  }));
}
