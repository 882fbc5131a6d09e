import { escapeOf, visibleText } from "./visible-text.ts";

/**
 * Untrusted text for what a command prints. No terminal follows a character in it, and it stays on its line. Commands run
 * in GitHub's jobs too, whose runner takes `##[…]` anywhere in a line and `::…::` at a line's start for commands of its
 * own: the character that would complete one is an escape, so none is found, wherever in a line the text is put.
 */
export function terminalText(text: string): string {
  return withoutCommands(visibleText(text)).replace(/##$/, `#${escapeOf("#")}`);
}

/** A line of visible text that stands alone in a log, or between marks of ours: no runner finds a command in it. */
export function withoutCommands(visible: string): string {
  return visible
    .replace(/^(\s*):(?=:)/, (_, space: string) => `${space}${escapeOf(":")}`)
    .replace(/(^#|##)\[/g, (_, before: string) => `${before}${escapeOf("[")}`);
}
