import { markdownCode, markdownFence } from "./markdown.ts";
import { terminalText } from "./terminal.ts";
import { visibleText } from "./visible-text.ts";

/**
 * `markdownCode` for a page that a command prints, maybe into the log of a job: a text in which a runner would find a command
 * of its own stands as `terminalText` shows it, with one more backslash. Any other is as it is.
 */
export function printedCode(text: string): string {
  return markdownCode(withoutCommand(text));
}

/** The same for a block of code. */
export function printedFence(text: string): string {
  return markdownFence(text.split(/\r?\n/).map(withoutCommand).join("\n"));
}

function withoutCommand(line: string): string {
  const shown = terminalText(line);
  return shown === visibleText(line) ? line : shown;
}
