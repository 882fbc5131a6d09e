import { Option, type Command } from "commander";
import type { Level } from "../../src/model/finding.ts";
import { allRules } from "../../src/rules/all-rules.ts";
import type { Rule } from "../../src/rules/rule.ts";
import { baseOption } from "./base.ts";
import { chosenRules } from "./chosen-rules.ts";
import { namedPlaces, type NamedPlaces } from "./named-places.ts";
import { formatNames, type FormatName } from "./report-formats.ts";

/** The flags of `touchstone check` as they were written. */
export interface CheckFlags {
  readonly format: FormatName;
  readonly level: Level;
  readonly rule?: readonly string[];
  readonly base?: string;
  readonly fix?: true;
  readonly fresh?: true;
}

/** What a check was asked for, all of it looked up. */
export interface CheckOptions extends NamedPlaces {
  readonly format: FormatName;
  readonly level: Level;
  readonly rules: readonly Rule[];
  /** The earlier state that was asked for. */
  readonly base: string | undefined;
  readonly fix: boolean;
  /** Whether nothing that earlier runs kept is used. */
  readonly fresh: boolean;
}

export function checkFlags(command: Command): Command {
  return command
    .addOption(
      new Option("--format <format>", "how to print the verdict")
        .choices(formatNames)
        .default("text"),
    )
    .addOption(
      new Option("--level <level>", "tell findings of this level and above")
        .choices(["error", "warning", "notice"])
        .default("notice"),
    )
    .addOption(
      new Option(
        "--rule <rule>",
        "judge by this rule only, or by those of a subject such as case; may stand several times",
      ).argParser((word, before: readonly string[] | undefined) => [...(before ?? []), word]),
    )
    .addOption(baseOption)
    .option("--fresh", "judge every file anew, without what earlier runs have kept of the set")
    .option(
      "--fix",
      "first write what is sure: the look-ups of touchstone fill, and quotes around values that readers take differently",
    );
}

/** Reads a command line of `touchstone check`. Throws UsageError where it names what there is not. */
export async function checkOptions(
  cwd: string,
  paths: readonly string[],
  { format, level, rule, base, fix, fresh }: CheckFlags,
): Promise<CheckOptions> {
  const rules = rule === undefined ? allRules : chosenRules(rule);
  const places = await namedPlaces(cwd, paths);
  return { ...places, format, level, rules, base, fix: fix === true, fresh: fresh === true };
}
