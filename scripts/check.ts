import { Command, Option } from "commander";
import about from "../package.json" with { type: "json" };
import { workingTree } from "../src/git/working-tree.ts";
import { loadDataset } from "../src/load/dataset.ts";
import { countsOf } from "../src/report/counts.ts";
import { githubReport } from "../src/report/github-report.ts";
import { jsonReport } from "../src/report/json-report.ts";
import { sarifReport } from "../src/report/sarif-report.ts";
import { setSummary, verdictLine } from "../src/report/set-summary.ts";
import { plainStyle } from "../src/report/style.ts";
import { textReport } from "../src/report/text-report.ts";
import { allRules } from "../src/rules/all-rules.ts";
import { check, rulesNotRun } from "../src/rules/check.ts";
import type { ExitCode, Io } from "./io.ts";
import { applySafeFixes } from "./parts/safe-fixes.ts";
import { placeInRepository } from "./parts/repository-place.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";

/** How a verdict can be printed. */
export const checkFormats = ["text", "json", "github", "sarif"] as const;

interface CheckOptions {
  readonly format: (typeof checkFormats)[number];
  readonly fix?: true;
}

/** `touchstone check [folder]`: judges a set and reports every finding. */
export function checkCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("check")
    .description("Judge every case of a set and say what to mend.")
    .argument("[folder]", "the set's folder", ".")
    .addOption(
      new Option("--format <format>", "how to print the verdict")
        .choices(checkFormats)
        .default("text"),
    )
    .option("--fix", "first write what is sure: the look-ups of touchstone fill")
    .addHelpText("after", example)
    .action(async (folder: string, options: CheckOptions) => {
      finish(await runCheck(io, folder, options));
    });
}

const example = `
Examples:
  touchstone check                      the set in this folder
  touchstone check --fix                fill what can be looked up, then judge
  touchstone check --format json eval   one JSON object, for scripts
  touchstone check --format github      in a job on GitHub: findings beside the lines of the change
  touchstone check --format sarif       SARIF 2.1.0, for code scanning and editors

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;

async function runCheck(io: Io, given: string, options: CheckOptions): Promise<ExitCode> {
  const started = performance.now();
  const folder = await setFolder(io.cwd, given);
  const say = options.format === "text" ? io.out : io.err;
  if (options.fix === true) say(await applySafeFixes(io, folder));
  const dataset = await loadDataset(workingTree(folder));
  const findings = check(dataset);
  const counts = countsOf(dataset, findings);
  if (options.format === "json") {
    io.out(jsonReport(findings, counts));
  } else if (options.format === "github") {
    const place = await placeInRepository(io.cwd, folder);
    const closing = [verdictLine(counts, performance.now() - started, plainStyle)];
    io.out(githubReport(findings, { place, closing }));
  } else if (options.format === "sarif") {
    const place = await placeInRepository(io.cwd, folder);
    const notRun = rulesNotRun(dataset);
    io.out(sarifReport(findings, { version: about.version, rules: allRules, notRun, place }));
  } else {
    const { style } = io;
    const place = placeFrom(io.cwd, folder, given);
    if (findings.length > 0) io.out(`${textReport(findings, { style, place })}\n`);
    else io.out(`${setSummary(dataset, counts, style)}\n`);
    io.out(`${verdictLine(counts, performance.now() - started, style)}\n`);
  }
  return counts.findings.error > 0 ? 1 : 0;
}
