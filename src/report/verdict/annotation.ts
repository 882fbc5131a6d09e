import type { Finding, Level } from "../../model/finding.ts";
import { logLine } from "../untrusted/log.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What GitHub shows beside a line of a change; every text in it is fit for the log of a job. */
export interface Annotation {
  readonly level: Level;
  readonly title: string;
  readonly message: string;
  /** Where it stands; nothing where it is about no file. Lines and columns count from 1. */
  readonly at?: { readonly file: string; readonly line: number; readonly column?: number };
}

/** A finding as GitHub shows it. `place` turns a set's path into the one that the repository has. */
export function annotationOf(
  { rule, level, message, at, fix, related = [] }: Finding,
  place: (file: string) => string,
): Annotation {
  const others = related.map(({ file, line, column }) => `${place(file)}:${line}:${column}`);
  const lines = [
    message,
    ...(others.length === 0 ? [] : [`see: ${others.join(", ")}`]),
    ...(fix === undefined ? [] : [`fix: ${fix}`]),
  ];
  return {
    level,
    title: rule,
    message: lines.map(logLine).join("\n"),
    // A path that is no plain text is shown as such: it then stands beside no file, and breaks no log.
    at: { file: terminalText(place(at.file)), line: at.line, column: at.column },
  };
}
