import { Command } from "commander";
import { workingTree } from "../src/git/working-tree.ts";
import { plainStyle } from "../src/report/style.ts";
import { told } from "../src/report/verdict/verdict.ts";
import type { ExitCode, Io } from "./io.ts";
import {
  checkFlags,
  checkOptions,
  type CheckFlags,
  type CheckOptions,
} from "./parts/checking/check-options.ts";
import { judgedSet } from "./parts/checking/judged-set.ts";
import { keptPlace } from "./parts/checking/kept-place.ts";
import { printPieces } from "./parts/print-pieces.ts";
import { progressOn } from "./parts/progress.ts";
import { formats } from "./parts/checking/report-formats.ts";
import { placeFrom } from "./parts/set-folder.ts";

/** `touchstone check [place…]`: judges a set and reports every finding. */
export function checkCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("check")
    .description("Judge every case of a set and say what to mend.")
    .argument("[place...]", "the set's folder, or files and folders in it to be told of alone");
  return checkFlags(command)
    .addHelpText("after", example)
    .action(async (places: string[], flags: CheckFlags) => {
      finish(await runCheck(io, places, flags));
    });
}

const example = `
The whole set is judged, whatever is told: --level and named files hide findings from the report, never from the
counts in its last line or the exit code. Only --rule and --changed judge by less, and the last line says so.

The set is compared with an earlier state, so that no approval and no corpus revision goes missing: the commit where
the checkout and --base parted. By default that is the remote's main branch. Edits that are not committed count.

With --commit a commit is judged, and nothing of it has to be checked out; a bare repository will do. It is compared with
the commit where it and --base parted. Edits that are not committed do not count then.

With --changed only the case files that differ from --base are judged, each alone, by the rules that concern one file:
quick enough for every commit. Two cases with one id, a deleted approval and the like show in the whole check alone.

Examples:
  touchstone check                            the set in this folder
  touchstone check cases/a.yaml               what concerns one file
  touchstone check --fix                      write what is sure, then judge
  touchstone check --level error              no warnings, no notices
  touchstone check --rule case/blank-query    by one rule
  touchstone check --for evaluation           before a score: is the split fit to be scored?
  touchstone check --base HEAD                judge what is not committed yet
  touchstone check --commit main              the branch as it is committed
  touchstone check --changed --base HEAD      the files you edited since the last commit
  touchstone check --fresh                    without what earlier runs have kept of the set
  touchstone check --format json eval         one JSON object, for scripts
  touchstone check --format github            in a job on GitHub: findings beside the lines of the change
  touchstone check --format sarif             SARIF 2.1.0, for code scanning and editors

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;

/** Judges the set that places lie in, prints the verdict and gives the exit code. */
export async function runCheck(
  io: Io,
  places: readonly string[],
  flags: CheckFlags,
): Promise<ExitCode> {
  const started = io.now();
  const options = await checkOptions(io.cwd, places, flags);
  const { folder, given, set, rules } = options;
  if (options.fix) await fixFirst(io, options);
  const { findings, ...judgment } = await judgedSet({
    options,
    progress: progressOn(io, started),
    place: await keptPlace(io, options),
  });
  const verdict = {
    ...judgment,
    rules: { judged: rules.length, of: options.of.length },
    commit: set && { name: options.commit ?? set.commit, commit: set.commit },
    ...told(findings, options),
  };
  const place = placeFrom(io.cwd, folder, given);
  const tree = set?.tree ?? workingTree(folder);
  await printPieces(
    io,
    formats[options.format](verdict, { io, tree, folder, rules, place, started }),
  );
  return verdict.counts.findings.error > 0 ? 1 : 0;
}

/** Other formats than text keep the standard output to themselves. */
async function fixFirst(io: Io, options: CheckOptions): Promise<void> {
  const { applySafeFixes } = await import("./parts/checking/safe-fixes.ts");
  if (options.format === "text") io.out(await applySafeFixes(io, options));
  else io.err(await applySafeFixes({ ...io, style: plainStyle }, options));
}
