import { escapeOf, visibleText } from "./visible-text.ts";

/**
 * Untrusted text in a message of SARIF. Viewers search one for links, `[text](target)`, and for the places of arguments,
 * `{0}`: it holds none. Braces are doubled, as the standard writes them, and a viewer shows the text as `visibleText` has it.
 */
export function sarifText(text: string): string {
  return visibleText(text)
    .replace(/(?<=\])\(/g, escapeOf)
    .replace(/[{}]/g, "$&$&");
}
