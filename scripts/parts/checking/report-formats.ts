import about from "../../../package.json" with { type: "json" };
import type { Tree } from "../../../src/model/tree.ts";
import { claimJson } from "../../../src/report/verdict/claim-json.ts";
import { claimLines } from "../../../src/report/verdict/claim-lines.ts";
import { commitLines, comparisonLines } from "../../../src/report/verdict/comparison.ts";
import { githubReport } from "../../../src/report/verdict/github-report.ts";
import { jsonReport } from "../../../src/report/verdict/json-report.ts";
import { sarifReport } from "../../../src/report/verdict/sarif-report.ts";
import { splitLines } from "../../../src/report/verdict/split-lines.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { textVerdict } from "../../../src/report/verdict/text-verdict.ts";
import type { Verdict } from "../../../src/report/verdict/verdict.ts";
import { verdictLine } from "../../../src/report/verdict/verdict-line.ts";
import type { Rule } from "../../../src/rules/rule.ts";
import type { Io } from "../../io.ts";
import { placeInRepository } from "./repository-place.ts";

/** What a format may use beside the verdict itself. */
interface FormatInputs {
  readonly io: Io;
  readonly tree: Tree;
  /** The set's folder. */
  readonly folder: string;
  /** The rules that were asked for. */
  readonly rules: readonly Rule[];
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
export const formatNames = ["text", "json", "github", "sarif"] as const;

export type FormatName = (typeof formatNames)[number];

/** How `touchstone check` can print a verdict. */
export const formats: Readonly<Record<FormatName, Format>> = {
  async *text(verdict, { io, tree, place, started }) {
    const options = { style: io.style, place, elapsed: () => io.now() - started };
    if (io.terminal === undefined) {
      yield* textVerdict(verdict, options);
      return;
    }
    // What measures the width of a text takes as long to load as all rules do, and only a terminal has columns.
    const { terminalVerdict } = await import("../../../src/report/verdict/terminal-verdict.ts");
    yield* terminalVerdict(verdict, { ...options, ...io.terminal, tree });
  },
  json: (verdict) => jsonReport(verdict),
  async *github(verdict, { io, folder, started }) {
    const place = await placeInRepository(io.cwd, folder);
    const closing = [
      ...claimLines(verdict, plainStyle),
      ...splitLines(verdict),
      ...commitLines(verdict.commit, plainStyle),
      ...comparisonLines(verdict.comparison, plainStyle),
      verdictLine(verdict, io.now() - started, plainStyle),
    ];
    yield githubReport(verdict.findings, { place, closing });
  },
  async *sarif(verdict, { io, folder, rules }) {
    const { comparison, findings, split } = verdict;
    const place = await placeInRepository(io.cwd, folder);
    const left = "notRun" in comparison ? comparison.notRun.rules : [];
    const notRun = rules.filter(({ id }) => left.includes(id));
    const claim = claimJson(verdict);
    yield sarifReport(findings, { version: about.version, rules, notRun, split, claim, place });
  },
};
