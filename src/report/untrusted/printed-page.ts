import { markdownCode, markdownFence } from "./markdown.ts";
import { terminalText } from "./terminal.ts";

/**
 * `markdownCode` for a page that a command prints, maybe into the log of a job: a text in which a runner would find a command
 * of its own stands as `terminalText` shows it. Any other is as it is.
 */
export function printedCode(text: string): string {
  return markdownCode(text, terminalText);
}

/** The same for a block of code. */
export function printedFence(text: string): string {
  return markdownFence(text, terminalText);
}
