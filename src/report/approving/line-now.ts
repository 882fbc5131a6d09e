import type { Uncounted } from "../../approving/judgement.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";
import { markdownFence } from "../untrusted/markdown.ts";
import { awaitsMending } from "./check-errors.ts";
import { caseLines } from "./lines/case-lines.ts";
import { sharedLines } from "./lines/shared-lines.ts";
import type { Unheeded } from "./unheeded.ts";

/**
 * What people are given right below the verdict whose approval does not count yet: the line to copy where there is one thing to
 * decide, since nobody is to approve what they may not have read; otherwise where the lines are. Nothing where no line of
 * theirs would count, or where a case is about to be edited, which takes another line.
 */
export function lineNow(judged: JudgedChange, left: readonly Unheeded[]): readonly string[] {
  if (!left.some(({ uncounted }) => mayDecide(uncounted)) || awaitsMending(judged)) return [];
  const { cases } = judged.judgement;
  const open = cases.filter(({ standing }) => standing.is === "waiting");
  if (open.length > 1) {
    return [
      "The lines are below: read a case, copy its line into a new comment, and write behind the colon why.",
    ];
  }
  const [only] = open;
  const line = only === undefined ? sharedLines(judged).files : caseLines(only.asked)[0]?.line;
  if (line === undefined) return [];
  return [
    "Copy this line into a new comment, and write behind the colon why:",
    markdownFence(line),
  ];
}

/** Whether it is the words that do not count, and not the person. */
function mayDecide({ why }: Uncounted): boolean {
  switch (why) {
    case "author":
    case "bot":
    case "deleted-account":
    case "no-permission":
    case "not-in-policy":
      return false;
    default:
      return true;
  }
}
