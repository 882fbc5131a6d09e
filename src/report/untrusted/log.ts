import { clipped } from "../../model/sentence.ts";
import { terminalText } from "./terminal.ts";

/** How many characters of a line a job's log gets. */
export const longestLogLine = 1000;

/**
 * A whole line of a job's log: as `terminalText`, so that a runner finds no command in it, and at most `longestLogLine`
 * characters, the last of them `…` where something was cut.
 */
export function logLine(text: string): string {
  return clipped(terminalText(text), longestLogLine);
}
