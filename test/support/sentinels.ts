import { parse, stringify } from "yaml";
import { caseDigest } from "../../src/model/digest.ts";
import { pendingAbstention, pendingCase } from "./good-set.ts";

/** A judgment as the file has it; what is left out is what a careful reviewer would have written. */
export type GivenJudgment = Readonly<Record<string, unknown>>;

export const chunk = "refund-policy:12";
export const otherChunk = "travel-policy:3";

export const jordan: GivenJudgment = { reviewer: "jordan" };
export const sam: GivenJudgment = { reviewer: "sam" };
export const unsupportedBy = (reviewer: string): GivenJudgment => ({
  reviewer,
  expectedAnswerSupported: false,
});

/** A resolution as the file has it, after all judgments. */
export const resolution: Readonly<Record<string, unknown>> = {
  by: "noor",
  at: "2026-09-01T08:40:00Z",
  reason: "The section was read again.",
  clarified: ["source"],
};

/** A case kept as a sentinel: its judgments are of exactly this text unless they say otherwise. */
export function sentinel(
  text: string,
  reviews: readonly GivenJudgment[] | undefined = [jordan, sam],
  settled?: object,
): string {
  const mark = { sentinel: { why: "common" } };
  const digest = caseDigest(parse(text + stringify(mark)));
  const chunks = /^kind: abstention$/m.test(text) ? [] : [chunk];
  const written = reviews.map((review, index) => ({
    reviewer: `reviewer-${index}`,
    relevantChunkIds: chunks,
    expectedAnswerSupported: true,
    reviewedAt: `2026-09-01T08:0${index}:00Z`,
    digest,
    independence: "blind",
    ...review,
  }));
  const block = {
    sentinel: {
      ...mark.sentinel,
      reviews: written,
      ...(settled === undefined ? {} : { resolution: settled }),
    },
  };
  return text + stringify(block, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** A case kept as a sentinel that nobody has judged. */
export const unjudged: string = `${pendingCase}sentinel: {why: common}\n`;

export const pendingSentinel: string = sentinel(pendingCase);
export const abstainingSentinel: string = sentinel(pendingAbstention);
/** Two judgments that differ in whether the answer is supported. */
export const disputed: string = sentinel(pendingCase, [jordan, unsupportedBy("sam")]);

export const retirement = "retired: {by: sam, at: 2026-09-03T00:00:00Z, reason: Gone.}\n";
