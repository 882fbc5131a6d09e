import { escapeOf, visibleText } from "./visible-text.ts";

/**
 * Untrusted text for what a command prints. No terminal follows a character in it, and it stays on its line. Commands run
 * in GitHub's jobs too, whose runner takes `##[…]` anywhere in a line and `::…::` at a line's start for commands of its
 * own: the character that would complete one is an escape, so none is found, wherever in a line the text is put.
 */
export function terminalText(text: string): string {
  return visibleText(text)
    .replace(/^(\s*):(?=:)/, (_, space: string) => `${space}${escapeOf(":")}`)
    .replace(/(^#|##)\[/g, (_, before: string) => `${before}${escapeOf("[")}`)
    .replace(/##$/, `#${escapeOf("#")}`);
}
