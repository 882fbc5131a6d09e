import { visibleText } from "./visible-text.ts";

/**
 * Untrusted text as the label of a Mermaid diagram, between double quotes: whatever means something there, to Markdown or to
 * HTML stands as the number of its character, and what nobody can see as an escape.
 */
export function mermaidText(text: string): string {
  return visibleText(text).replaceAll(
    /[^A-Za-z0-9 .,:()_-]/gu,
    (sign) => `#${sign.codePointAt(0)};`,
  );
}

/** A diagram whose labels are such texts, as a block of GitHub's Markdown. */
export function mermaidBlock(diagram: string): string {
  return `\`\`\`mermaid\n${diagram.trimEnd()}\n\`\`\``;
}
