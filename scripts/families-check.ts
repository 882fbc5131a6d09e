import { Command } from "commander";
import { subjectOf } from "../src/model/finding.ts";
import { allRules } from "../src/rules/all-rules.ts";
import { runCheck } from "./check.ts";
import type { ExitCode, Io } from "./io.ts";
import { checkFlags, type CheckFlags } from "./parts/check-options.ts";

/** The subjects of the rules about families and what the split of them is to establish. */
const subjects = ["family", "split", "claim", "holdout", "exception"];
/** The rules that claims about a period or about access have for cases and their evidence. */
const rulesOfClaims = [
  "case/without-asked-moment",
  "case/without-caller",
  "evidence/published-later",
  "evidence/without-publication",
  "evidence/outside-access",
];

/** `touchstone families check [place…]`: the verdict of `touchstone check` on families and splits alone. */
export function checkFamiliesCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("check")
    .description("Judge families and splits alone, as touchstone check does with all else.")
    .argument("[place...]", "the set's folder, or files and folders in it to be told of alone");
  return checkFlags(command)
    .addHelpText("after", example)
    .action(async (places: string[], flags: CheckFlags) => {
      const known = subjects.filter((one) => allRules.some(({ id }) => subjectOf(id) === one));
      finish(
        await runCheck(io, places, { ...flags, rule: flags.rule ?? [...known, ...rulesOfClaims] }),
      );
    });
}

const example = `
The rules are those of touchstone check about families, splits, claims, spent holdouts and exceptions, with the same
findings. It says nothing of what else is wrong with a case: before a merge, run touchstone check.

Examples:
  touchstone families check                    the set in this folder
  touchstone families check --for evaluation   before a score: is the split fit to be scored?
  touchstone families check --format github

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;
