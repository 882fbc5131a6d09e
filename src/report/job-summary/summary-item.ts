import type { Finding, Level } from "../../model/finding.ts";
import type { Location } from "../../model/location.ts";
import { clipped, listed } from "../../model/sentence.ts";
import { markdownCode, markdownLinkBelow, markdownText } from "../untrusted/markdown.ts";

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

/** A finding as an item of a list, in lines: its place and rule, what is wrong, what to do. `more` stands behind the rule. */
export function itemInLines(finding: Finding, options: ItemOptions, more = ""): string {
  const { level, at, rule } = finding;
  const lines = [
    `1. ${levelMarks[level]} ${placeText(at, options)} ${markdownCode(rule)}${more}`,
    ...sentences(finding, options),
  ];
  return lines.join(`\\\n   `);
}

/** A finding as an item below the name of its file, in one line. */
export function itemOfFile(finding: Finding, options: ItemOptions): string {
  const { level, at, rule } = finding;
  const start = `- ${levelMarks[level]} ${at.line}:${at.column} ${markdownCode(rule)}`;
  return [start, ...sentences(finding, options)].join(" ");
}

function sentences(
  { message, fix, related = [] }: Finding,
  options: ItemOptions,
): readonly string[] {
  const named = related.slice(0, mostRelated).map((location) => placeText(location, options));
  const more = related.length - named.length;
  const others = [...named, ...(more > 0 ? [`${more} more`] : [])];
  return [
    told(message),
    ...(others.length === 0 ? [] : [`See ${listed(others)}.`]),
    ...(fix === undefined ? [] : [`**Fix:** ${told(fix)}`]),
  ];
}

/** A place, as a link where GitHub shows the file. */
export function placeText({ file, line }: Location, { place, files }: ItemOptions): string {
  const path = place(file);
  const text = `${path}:${line}`;
  return files === undefined ? markdownCode(text) : markdownLinkBelow(files, text, { path, line });
}

/** A file, as a link where GitHub shows it. */
export function fileText(file: string, { place, files }: ItemOptions): string {
  const path = place(file);
  return files === undefined ? markdownCode(path) : markdownLinkBelow(files, path, { path });
}

/** A sentence of a finding; of a long one the start. */
export function told(text: string): string {
  return markdownText(clipped(text, longestText));
}
