import { comparableText } from "./comparable.ts";

/**
 * A text of fewer bytes stands in any page by chance: sixteen letters, or five characters of a script that writes a word
 * with one or two.
 */
const leastTelling = 16;

/** Whether a text that stands somewhere word for word shows that it was taken from there. */
export function isTelling(text: string): boolean {
  return bytesOf(comparableText(text)) >= leastTelling;
}

/** How long a text is in UTF-8: scripts that need few characters for a word need more bytes for each. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
