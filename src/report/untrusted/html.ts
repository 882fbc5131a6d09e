import { visibleText } from "./visible-text.ts";

/**
 * Untrusted text between the tags of a page: it shows exactly as `visibleText` has it and holds no tag. In a comment on
 * GitHub, which links names and numbers in any text, use the Markdown forms.
 */
export function htmlText(text: string): string {
  return visibleText(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Untrusted text as the value of an attribute, with the quotes around it. */
export function htmlAttribute(text: string): string {
  return `"${htmlText(text)}"`;
}
