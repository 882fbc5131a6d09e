import { markdownText } from "./markdown.ts";

/** A heading, a row of a table, an item of a list or a line of code; other line ends may be where a line was full. */
const startsLine = /^(?:#{1,6} |\||[-*+] |\d{1,9}[.)] |```|~~~|\t| {4})/;

/**
 * Untrusted text of several lines as a quotation, to be put on lines of its own. It wraps on a telephone, also where its lines
 * were full somewhere else. Each line shows as `markdownText` gives it, so GitHub finds nothing to link in it, nor in a commit
 * message that is made from the page.
 */
export function quotedBlock(text: string): string {
  const paragraphs: string[][] = [];
  let isCode = false;
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const shown = line.trim();
    const own = paragraphs.at(-1);
    const last = own?.at(-1);
    if (shown === "") isOpen = false;
    else if (!isOpen || own === undefined || last === undefined) paragraphs.push([shown]);
    else if (isCode || startsLine.test(line) || /^(?:#|\||```|~~~)/.test(last)) own.push(shown);
    else own[own.length - 1] = `${last} ${shown}`;
    if (shown !== "") isOpen = true;
  }
  return paragraphs.map((lines) => linesInQuote(lines.map(compact))).join("\n>\n");
}

/** Lines of a quotation, each of them Markdown already. */
export function linesInQuote(lines: readonly string[]): string {
  return lines.map((line) => `> ${line}`).join("\\\n");
}

/** A line of a table has room for its columns, which is lost on a telephone. */
function compact(line: string): string {
  return markdownText(line.trim().replaceAll(/\s+/g, " ").replaceAll(/-{4,}/g, "---"));
}
