import { visibleText } from "./visible-text.ts";

/** What GitHub links or replaces in any text outside code, with the place to break it by a zero-width space. */
const linked: readonly (readonly [pattern: RegExp, broken: string])[] = [
  // @mention, name@example.com, owner/repo@commit
  [/@/g, "@\u200b"],
  // #1, owner/repo#1, and so "fixes #1"
  [/#(?=\d|$)/g, "#\u200b"],
  // GH-1, and the names of advisories
  [/\b(GH|GHSA|CVE)-(?=\w|$)/gi, "$1-\u200b"],
  // https://…, and so links to issues; www.…
  [/:(?=\/\/)/g, ":\u200b"],
  [/www(?=\.)/gi, "$&\u200b"],
  // :shortcode:
  [/:(?=[\w+-]+:)/g, ":\u200b"],
];

/** What GitHub takes for a commit: so many hex digits, standing alone. */
const commit = /(?<![\da-z])[\da-f]{7,40}(?![\da-z])/gi;

/**
 * Untrusted text as `visibleText` gives it, with zero-width spaces that break what GitHub would link, notify or replace.
 * Every such space in it is ours.
 */
export function unlinked(text: string): string {
  return linked
    .reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), visibleText(text))
    .replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, "$&\u200b"));
}

/**
 * Untrusted text within the title of a pull request or the message of a commit, which GitHub reads without Markdown, except
 * for code. No brackets start `[skip ci]`, by which a message keeps workflows from running.
 */
export function plainText(text: string): string {
  return unlinked(text).replaceAll("[", "[\u200b").replaceAll("`", "'");
}
