import type { Finding } from "../../model/finding.ts";
import { annotationOf, type Annotation } from "./annotation.ts";
import { logLine } from "../untrusted/log.ts";

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
    ...findings.map((finding) => command(annotationOf(finding, place))),
    ...closing.map((line) => logLine(line)),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function command({ level, title, message, at }: Annotation): string {
  const properties = {
    title,
    ...(at && { file: at.file, line: String(at.line) }),
    ...(at?.column !== undefined && { col: String(at.column) }),
  };
  const told = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(value)}`);
  return `::${level} ${told.join(",")}::${inMessage(message)}`;
}

/** The runner reads a command's message to the end of the line, and turns these back. */
function inMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
