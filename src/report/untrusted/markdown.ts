import { withoutCommands } from "./terminal.ts";
import { unlinked } from "./unlinked.ts";
import { visibleText } from "./visible-text.ts";

/** Breaks what GitHub would link; `visibleText` leaves none in a text, so each is ours. */
const zeroWidthSpace = "\u200b";

/**
 * Untrusted text within a line of GitHub's Markdown, in a table, too. It renders as exactly the text that `visibleText`
 * gives, at the start of a line as well: no markup, HTML, list, heading, quote, link or image. Zero-width spaces break what
 * GitHub itself would link, notify or replace: mentions, references, commits, addresses, shortcodes. A page may be printed
 * into a job's log: as with the two below, no runner finds a command of its own in it. To be copied, a text belongs into
 * `markdownCode`.
 */
export function markdownText(text: string): string {
  return unlinked(text)
    .replace(/[\\`*_~[\]$#]|[&<>|]/g, (character) =>
      "&<>|".includes(character) ? entity(character) : `\\${character}`,
    )
    .replace(/^[-+=:]|!$/g, (character) => `\\${character}`)
    .replace(/^\d(?=\d{0,8}(?:[.)]|$))/, entity)
    .replace(/^(\s*)(\/|:(?=:))/, (_, space: string, first: string) => `${space}${entity(first)}`)
    .replace(/^ +|(?<! ) +$/g, (spaces) => entity(" ").repeat(spaces.length))
    .replaceAll(zeroWidthSpace, entity(zeroWidthSpace));
}

/**
 * Untrusted text as code within a line, in a table, too, where a bar stands between two pieces of code. GitHub links
 * nothing in code, and what is copied from it is what `visibleText` gives; where a runner would find a command, it is what
 * `terminalText` gives. An empty text gives nothing.
 */
export function markdownCode(text: string): string {
  const pieces = shown(text).split("|");
  return pieces.map((piece) => (piece === "" ? "" : codeSpan(piece))).join(entity("|"));
}

/** A line of code as a page shows it. */
function shown(line: string): string {
  return withoutCommands(visibleText(line));
}

function codeSpan(text: string): string {
  const ticks = "`".repeat(longestRun(text) + 1);
  const stripped = text.startsWith(" ") && text.endsWith(" ") && text.trim() !== "";
  const space = stripped || text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${ticks}${space}${text}${space}${ticks}`;
}

/**
 * Untrusted text of several lines as a block of code, to be put on lines of its own. No line in it can end it, and each
 * shows as `markdownCode` shows it. The block is set in by a space, which nobody sees: bots that read the source for lines
 * such as `/approve` find none at a line's start.
 */
export function markdownFence(text: string): string {
  const lines = text.split(/\r?\n/).map(shown);
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return [fence, ...lines, fence].map((line) => ` ${line}`).join("\n");
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/**
 * Untrusted text as a link to a file, by a path relative to the page. The path can be no address of another kind: every
 * character but letters, digits, dots, dashes and underscores is written in percent, and it starts no scheme and no host.
 */
export function markdownLink(text: string, path: string): string {
  return `[${markdownText(text)}](${inAddress(path).replace(/^\/+/, "/")})`;
}

/** The same, its text as code, which is copied as it is. */
export function markdownCodeLink(text: string, path: string): string {
  return `[${markdownCode(text)}](${inAddress(path).replace(/^\/+/, "/")})`;
}

/**
 * The same by an address, its text as code, which is copied as it is: `folder` is an address that we trust and ends in "/",
 * and `line` is one of the file to show, counted from 1.
 */
export function markdownLinkBelow(
  folder: string,
  text: string,
  { path, line }: { readonly path: string; readonly line?: number },
): string {
  const at = line === undefined ? "" : `#L${line}`;
  return `[${markdownCode(text)}](${folder}${inAddress(path)}${at})`;
}

function inAddress(path: string): string {
  return path
    .replace(/\p{Cs}/gu, "\ufffd")
    .split("/")
    .map((part) => encodeURIComponent(part).replace(/[!'()*~]/g, percent))
    .join("/");
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
