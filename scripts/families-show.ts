import { Command, Option } from "commander";
import { familyOverview } from "../src/families/overview.ts";
import { splitClaimOf } from "../src/families/split-claim.ts";
import { claimText } from "../src/report/verdict/claim-lines.ts";
import {
  familyList,
  familyListJson,
  familyListMarkdown,
} from "../src/report/families/family-list.ts";
import type { ExitCode, Io } from "./io.ts";
import { groupedSet } from "./parts/families/grouped-set.ts";

const formatNames = ["text", "json", "markdown"] as const;

interface ShowFlags {
  readonly format: (typeof formatNames)[number];
}

/** `touchstone families show [folder]`: the components of a set. */
export function showCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("show")
    .description("Show which families belong together, with their documents, cases and side.")
    .argument("[folder]", "the set's folder", ".")
    .addOption(
      new Option("--format <format>", "how to print it").choices(formatNames).default("text"),
    )
    .addHelpText("after", example)
    .action(async (folder: string, { format }: ShowFlags) => {
      const { dataset, grouping } = await groupedSet(io.cwd, folder);
      const overview = familyOverview(dataset, grouping);
      const claim = splitClaimOf(dataset);
      if (format === "json") io.out(familyListJson(overview, claim));
      else if (format === "markdown") io.out(familyListMarkdown(overview));
      else {
        io.out(familyList(overview, io.style));
        if (claim !== undefined) io.out(`\n${claimText(claim, io.style)}`);
      }
      finish(0);
    });
}

const example = `
Families that a case needs together, that a variant joins or that are declared related are one component, named by its
smallest family id. Approved and pending cases take part, rejected and retired ones do not. Once a split is on record, what
a score on it would say follows, and what it would not.

Examples:
  touchstone families show                      the set in this folder
  touchstone families show --format json eval   one JSON object, for scripts
  touchstone families show --format markdown    a table for a README

Exit code: 0 shown, 2 wrong use, 3 the run broke.`;
