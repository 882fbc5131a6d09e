import type { Finding } from "../model/finding.ts";
import { logLine } from "./untrusted/log.ts";
import { terminalText } from "./untrusted/terminal.ts";

/**
 * Findings as GitHub shows them beside the lines of a change: one workflow command each, and below them `closing` as
 * ordinary lines. `place` turns a set's path into the one that the repository has.
 */
export function githubReport(
  findings: readonly Finding[],
  {
    place,
    closing,
  }: { readonly place: (file: string) => string; readonly closing: readonly string[] },
): string {
  const lines = [
    ...findings.map((finding) => annotation(finding, place)),
    ...closing.map((line) => logLine(line)),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function annotation(
  { rule, level, message, at, fix, related = [] }: Finding,
  place: (file: string) => string,
): string {
  const properties = {
    title: rule,
    // A path that is no plain text is shown as such: it then stands beside no file, and breaks no log.
    file: terminalText(place(at.file)),
    line: String(at.line),
    col: String(at.column),
  };
  const told = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(value)}`);
  const others = related.map(({ file, line, column }) => `${place(file)}:${line}:${column}`);
  const lines = [
    message,
    ...(others.length === 0 ? [] : [`see: ${others.join(", ")}`]),
    ...(fix === undefined ? [] : [`fix: ${fix}`]),
  ];
  return `::${level} ${told.join(",")}::${inMessage(lines.map(logLine).join("\n"))}`;
}

/** The runner reads a command's message to the end of the line, and turns these back. */
function inMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
