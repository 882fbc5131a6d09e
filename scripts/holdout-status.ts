import { Command, Option } from "commander";
import { staleFiles } from "../src/exporting/judgments.ts";
import { holdoutOverview } from "../src/families/holdout-overview.ts";
import { holdoutStatus, holdoutStatusJson } from "../src/report/holdouts/holdout-status.ts";
import type { ExitCode, Io } from "./io.ts";
import { holdoutSet } from "./parts/holdouts/holdout-set.ts";

interface StatusFlags {
  readonly format: "text" | "json";
}

/** `touchstone holdout status [set]`: what is untouched, used and spent, and for which decision. */
export function statusCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("status")
    .description(
      "Show what is held out, what was used or is spent, by whom, and for which decision.",
    )
    .argument("[set]", "the set's folder", ".")
    .addOption(
      new Option("--format <format>", "how to print it").choices(["text", "json"]).default("text"),
    )
    .addHelpText("after", example)
    .action(async (set: string, { format }: StatusFlags) => {
      const { dataset, grouping } = await holdoutSet(io, set);
      const overview = holdoutOverview(grouping, dataset);
      const stale = staleFiles(dataset);
      if (format === "json") io.out(holdoutStatusJson(overview, stale));
      else io.out(holdoutStatus(overview, stale, io.style));
      finish(0);
    });
}

const example = `
Families that something joins are one holdout, named by the smallest of them; where each case carries its own split, a holdout
is a question with its other wordings. Questions are approved cases. The records are taken at their word: touchstone check
judges them.

Examples:
  touchstone holdout status                       the set in this folder
  touchstone holdout status --format json eval    one JSON object, for scripts

Exit code: 0 shown, 2 wrong use, 3 the run broke.`;
