import type { Finding, Level } from "../model/finding.ts";
import type { Location } from "../model/location.ts";
import { clipped } from "../model/sentence.ts";
import { markdownCode, markdownLinkBelow, markdownText } from "./untrusted/markdown.ts";

/** How a finding in a summary names its place. */
export interface ItemOptions {
  /** Turns a set's path into the one that the repository has. */
  readonly place: (file: string) => string;
  /** Where GitHub shows the files of the commit, ending in "/"; undefined where it shows none. */
  readonly files: string | undefined;
}

/** A level as one sees it from afar. */
export const levelMarks: Readonly<Record<Level, string>> = {
  error: "❌",
  warning: "⚠️",
  notice: "ℹ️",
};

/** How many of the other places of a finding are named. */
const mostRelated = 3;
/** How many characters of a message or a fix are shown. */
const longestText = 1000;

/** A finding as one item of a list. */
export function findingItem(finding: Finding, options: ItemOptions): string {
  return `${levelMarks[finding.level]} ${placeText(finding.at, options)} ${words(finding, options)}`;
}

/** A finding as an item below the name of its file. */
export function itemOfFile(finding: Finding, options: ItemOptions): string {
  const { level, at } = finding;
  return `- ${levelMarks[level]} ${at.line}:${at.column} ${words(finding, options)}`;
}

function words({ rule, message, fix, related = [] }: Finding, options: ItemOptions): string {
  const named = related.slice(0, mostRelated).map((location) => placeText(location, options));
  const more = related.length > mostRelated ? [`${related.length - mostRelated} more`] : [];
  return [
    `${markdownCode(rule)} ${told(message)}`,
    ...(related.length === 0 ? [] : [`See ${[...named, ...more].join(", ")}.`]),
    ...(fix === undefined ? [] : [`**Fix:** ${told(fix)}`]),
  ].join(" ");
}

/** A place, as a link where GitHub shows the file. */
export function placeText({ file, line, column }: Location, options: ItemOptions): string {
  const path = options.place(file);
  const text = `${path}:${line}:${column}`;
  if (options.files === undefined) return markdownCode(text);
  return markdownLinkBelow(options.files, text, { path, line });
}

function told(text: string): string {
  return markdownText(clipped(text, longestText));
}
