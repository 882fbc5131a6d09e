/** Text as the label of a Mermaid diagram: whatever means something there, or to HTML, stands as the number of its character. */
export function mermaidText(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9 .,:()_-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
