import type { JudgedCase } from "../../approving/judgement.ts";
import { isRetirement } from "../../approving/counting/claims.ts";
import { questionsFor } from "../../model/questions.ts";
import { isSettled } from "./settled.ts";

/** Whether a page is about one case, so that what is said of all stands with it. */
export function isOnlyOne(cases: readonly JudgedCase[]): boolean {
  return cases.length === 1;
}

/** What a reviewer asks of each case before approving it, once for all that wait. */
export function questionsBlock(cases: readonly JudgedCase[]): readonly string[] {
  const open = cases.filter(
    ({ asked, standing }) =>
      !isSettled(standing) && asked.because !== "refresh" && !isRetirement(asked),
  );
  if (open.length === 0) return [];
  // The kind of a case that is held out is nobody's business here.
  const refusals = open.filter(
    ({ asked }) => asked.after.case.kind === "abstention" && !asked.isHeldOut,
  );
  const others = open.length - refusals.length;
  const it = open.length === 1 ? "it" : "a case";
  return [
    ...(others > 0
      ? [`**Approve ${it} only if each answer is yes:**\n\n${list("answerable")}`]
      : []),
    ...(refusals.length > 0
      ? [
          `**${others > 0 ? "Where the answer is a refusal" : `Approve ${it} only if each answer is yes`}:**\n\n${list("abstention")}`,
        ]
      : []),
  ];
}

function list(kind: "answerable" | "abstention"): string {
  return questionsFor(kind)
    .map(({ question }, at) => `${at + 1}. ${question}`)
    .join("\n");
}
