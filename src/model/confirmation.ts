import type { CaseKind } from "./case.ts";

/** What a reviewer confirms, each by an answer of its own, in the order in which it is asked. */
export const confirmations = ["query", "answer", "source", "chunks"] as const;
export type Confirmation = (typeof confirmations)[number];

/** What an approval confirms: an abstention rests on no evidence. A kind that is not known asks for what every kind needs. */
export function confirmationsFor(kind: CaseKind | undefined): readonly Confirmation[] {
  const evidence = kind === "answerable" || kind === "inconclusive";
  return evidence ? confirmations : ["query", "answer"];
}
