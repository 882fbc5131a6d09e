import { counted } from "../../../model/sentence.ts";
import { markdownFence } from "../../untrusted/markdown.ts";
import type { Telling } from "../review-place.ts";
import { sharedLines, type SharedLines } from "./shared-lines.ts";

/** The lines that decide about several cases at once. */
export function togetherBlock({ judged }: Telling): readonly string[] {
  const lines = sharedLines(judged);
  const isHeld = judged.asked.cases.some(({ isHeldOut }) => isHeldOut);
  const parts = [...approvePart(lines, isHeld), ...movedPart(lines), ...acceptPart(lines)];
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

function acceptPart({ accept }: SharedLines): readonly string[] {
  if (accept === undefined) return [];
  const { length } = accept.cases;
  const them = length === 1 ? "the case" : `the ${length} cases that nobody has judged`;
  return [
    `To merge ${them} **without judging ${length === 1 ? "it" : "them"}**, as ${length === 1 ? "a candidate" : "candidates"} for later:`,
    markdownFence(accept.line),
  ];
}
