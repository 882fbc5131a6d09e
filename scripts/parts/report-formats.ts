import type { Tree } from "../../src/model/tree.ts";
import { jsonReport } from "../../src/report/json-report.ts";
import { terminalVerdict } from "../../src/report/terminal-verdict.ts";
import { textVerdict } from "../../src/report/text-verdict.ts";
import type { Verdict } from "../../src/report/verdict.ts";
import type { Io } from "../io.ts";

/** What a format may use beside the verdict itself. */
interface FormatInputs {
  readonly io: Io;
  readonly tree: Tree;
  /** Turns a set's path into one that the reader can open. */
  readonly place: (file: string) => string;
  /** When the run began, on the clock of `io`. */
  readonly started: number;
}

/** A whole report, in pieces small enough to be printed one by one. */
export type Format = (
  verdict: Verdict,
  inputs: FormatInputs,
) => Iterable<string> | AsyncIterable<string>;

/** The words behind `--format`, in the order in which help lists them. */
export const formatNames = ["text", "json"] as const;

export type FormatName = (typeof formatNames)[number];

/** How `touchstone check` can print a verdict. */
export const formats: Readonly<Record<FormatName, Format>> = {
  text: (verdict, { io, tree, place, started }) => {
    const options = { style: io.style, place, elapsed: () => io.now() - started };
    return io.terminal === undefined
      ? textVerdict(verdict, options)
      : terminalVerdict(verdict, { ...options, ...io.terminal, tree });
  },
  json: (verdict) => jsonReport(verdict),
};
