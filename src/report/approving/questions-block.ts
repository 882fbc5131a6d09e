import type { JudgedCase } from "../../approving/judgement.ts";
import type { AskedCase } from "../../approving/asked-change.ts";
import { isRetirement } from "../../approving/counting/claims.ts";
import { questionsFor } from "../../model/questions.ts";
import { isSettled } from "./settled.ts";

/** Whether a page is about one case, so that what is said of all stands with it. */
export function isOnlyOne(cases: readonly JudgedCase[]): boolean {
  return cases.length === 1;
}

/** What a reviewer asks of each case before approving it, once for all that wait. */
export function questionsBlock(cases: readonly JudgedCase[]): readonly string[] {
  const open = cases
    .filter(({ asked, standing }) => !isSettled(standing) && isApproved(asked))
    .map(({ asked }) => asked);
  if (open.length === 0) return [];
  // The kind of a case that is held out is nobody's business here, so it may be either.
  const isRefusal = open.some((one) => one.isHeldOut || one.after.case.kind === "abstention");
  const isOther = open.some((one) => one.isHeldOut || one.after.case.kind !== "abstention");
  const it = open.length === 1 ? "it" : "a case";
  return [
    ...(isOther ? [`**Approve ${it} only if each answer is yes:**\n\n${list("answerable")}`] : []),
    ...(isRefusal
      ? [
          `**${isOther ? "Where the answer is a refusal" : `Approve ${it} only if each answer is yes`}:**\n\n${list("abstention")}`,
        ]
      : []),
  ];
}

/** Whether a line can approve what a case says. */
function isApproved(asked: AskedCase): boolean {
  return asked.digest !== undefined && asked.because !== "refresh" && !isRetirement(asked);
}

function list(kind: "answerable" | "abstention"): string {
  return questionsFor(kind)
    .map(({ question }, at) => `${at + 1}. ${question}`)
    .join("\n");
}
