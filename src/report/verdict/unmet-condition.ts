import type { Unmet } from "../../authoring/list/case-selection.ts";
import { writeInstead } from "../../model/nearest.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** A line for a condition that no case meets: with the nearest value that cases have. */
export function unmetSentence({ condition, values }: Unmet): string {
  const otherwise = values.size === 0 ? "No case has a value there." : "";
  const advice = writeInstead(condition.wanted, values, otherwise);
  return `  ${terminalText(`No case meets ${condition.words}. ${advice}`.trimEnd())}\n`;
}
