import { Command, Option } from "commander";
import { comparisonLine } from "../src/report/comparison.ts";
import { countsOf } from "../src/report/counts.ts";
import { jsonReport } from "../src/report/json-report.ts";
import { setSummary, verdictLine } from "../src/report/set-summary.ts";
import { textReport } from "../src/report/text-report.ts";
import { check } from "../src/rules/check.ts";
import type { ExitCode, Io } from "./io.ts";
import { baseOption, loadCompared } from "./parts/base.ts";
import { applySafeFixes } from "./parts/safe-fixes.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";

interface CheckOptions {
  readonly format: "text" | "json";
  readonly fix?: true;
  readonly base?: string;
}

/** `touchstone check [folder]`: judges a set and reports every finding. */
export function checkCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("check")
    .description("Judge every case of a set and say what to mend.")
    .argument("[folder]", "the set's folder", ".")
    .addOption(
      new Option("--format <format>", "how to print the verdict")
        .choices(["text", "json"])
        .default("text"),
    )
    .option("--fix", "first write what is sure: the look-ups of touchstone fill")
    .addOption(baseOption)
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
  touchstone check --base main          guard what is approved and recorded on main
  touchstone check --base HEAD          judge what is not committed yet

The set is compared with an earlier state, so that no approval and no corpus revision goes missing: the commit where
the checkout and --base parted. By default that is the remote's main branch. Edits that are not committed count.

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;

async function runCheck(io: Io, given: string, options: CheckOptions): Promise<ExitCode> {
  const started = performance.now();
  const folder = await setFolder(io.cwd, given);
  const say = options.format === "json" ? io.err : io.out;
  if (options.fix === true) say(await applySafeFixes(io, folder));
  const { dataset, comparison } = await loadCompared(folder, options.base);
  const findings = check(dataset);
  const counts = countsOf(dataset, findings);
  if (options.format === "json") {
    io.out(jsonReport(findings, counts, comparison));
  } else {
    const { style } = io;
    const place = placeFrom(io.cwd, folder, given);
    if (findings.length > 0) io.out(`${textReport(findings, { style, place })}\n`);
    else io.out(`${setSummary(dataset, counts, style)}\n`);
    io.out(`${comparisonLine(comparison, style)}\n`);
    io.out(`${verdictLine(counts, performance.now() - started, style)}\n`);
  }
  return counts.findings.error > 0 ? 1 : 0;
}
