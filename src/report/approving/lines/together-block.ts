import type { CaseStanding, JudgedCase } from "../../../approving/judgement.ts";
import { counted } from "../../../model/sentence.ts";
import { markdownFence } from "../../untrusted/markdown.ts";
import type { Telling } from "../review-place.ts";
import { sharedLines, type SharedLines } from "./shared-lines.ts";

/** The lines that decide about several cases at once. */
export function togetherBlock({ judged, closing }: Telling): readonly string[] {
  const lines = sharedLines(judged);
  const isHeld = judged.asked.cases.some(({ isHeldOut }) => isHeldOut);
  const parts = [
    ...approvePart(lines, isHeld),
    ...movedPart(lines),
    // What is merged already needs no line to be merged.
    ...(closing === undefined ? acceptPart(lines, judged.judgement.cases) : []),
  ];
  if (parts.length === 0) return [];
  const title = lines.approve ?? lines.moved;
  return [`### ${title === undefined ? "Not sure yet?" : "All at once"}`, ...parts];
}

function approvePart({ approve }: SharedLines, isHeld: boolean): readonly string[] {
  if (approve === undefined) return [];
  const { length } = approve.cases;
  const held = isHeld ? " Each case that is held out needs a line of its own." : "";
  const [all, open] = [
    length === 2 ? "both cases" : `all ${length} cases`,
    isHeld ? " that are not held out" : "",
  ];
  return [
    `If **${all}**${open} are right as they are, one line approves them. It says that you read each of them.${held}`,
    markdownFence(approve.line),
  ];
}

function movedPart({ moved }: SharedLines): readonly string[] {
  if (moved === undefined) return [];
  return [
    `Of **${counted(moved.cases.length, "case")}** the evidence only moved, word for word. One line takes all these moves:`,
    markdownFence(moved.line),
  ];
}

function acceptPart({ accept }: SharedLines, cases: readonly JudgedCase[]): readonly string[] {
  const judged = new Set(
    cases.filter(({ standing }) => isJudged(standing)).map(({ asked }) => asked.id),
  );
  const all = accept?.cases.length ?? 0;
  const left = accept?.cases.filter(({ id }) => !judged.has(id)).length ?? 0;
  if (accept === undefined || left === 0) return [];
  const of = left === all ? `${all}` : `${left} of ${all}`;
  const some = left === 1 ? "the one case" : `the ${of} cases`;
  const them = all === 1 ? "the case" : `${some} that nobody has judged`;
  const [it, candidates] = left === 1 ? ["it", "a candidate"] : ["them", "candidates"];
  return [
    `To merge ${them} **without judging ${it}**, as ${candidates} for later:`,
    markdownFence(accept.line),
    ...(left === all ? [] : [aboutOthers]),
  ];
}

const aboutOthers =
  "What others decided stays decided. Whoever decided one of these cases takes that back by this line.";

/** Somebody who counts says what is right about it, be it that another one says otherwise. */
function isJudged({ is }: CaseStanding): boolean {
  return is === "decided" || is === "recorded" || is === "disputed";
}
