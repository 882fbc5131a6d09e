import { Command } from "commander";
import { rulesOfFamilies } from "../src/rules/rules-of-families.ts";
import { runCheck } from "./check.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { checkFlags, type CheckFlags } from "./parts/checking/check-options.ts";

/** `touchstone families check [place…]`: the verdict of `touchstone check` on families and splits alone. */
export function checkFamiliesCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("check")
    .description("Judge families and splits alone, as touchstone check does with all else.")
    .argument("[place...]", "the set's folder, or files and folders in it to be told of alone");
  checkFlags(command);
  // It is known, so that whoever asks for it is told why there is none.
  command.options.find(({ long }) => long === "--changed")?.hideHelp();
  return command
    .addHelpText("after", example)
    .action(async (places: string[], flags: CheckFlags) => {
      if (flags.changed !== undefined) throw new UsageError(needsAll);
      finish(await runCheck(io, places, { ...flags, among: rulesOfFamilies }));
    });
}

const needsAll =
  "Families need every case: what joins two sides may stand in files that did not change. Leave out --changed.";

const example = `
The rules are those of touchstone check about families, splits, claims and exceptions, with the same findings, and those
that say what keeps them from judging, such as a case that cannot be read. It says nothing of what else is wrong with a
case: before a merge, run touchstone check. The action family-overlap gives the same verdict in a job.

Examples:
  touchstone families check                    the set in this folder
  touchstone families check --for evaluation   before a score: is the split fit to be scored?
  touchstone families check --format github

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;
