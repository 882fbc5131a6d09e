import { Option, type Command } from "commander";
import type { Level } from "../../src/model/finding.ts";
import { allRules, everydayRules } from "../../src/rules/all-rules.ts";
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
  readonly for?: "evaluation";
  readonly base?: string;
  readonly fix?: true;
}

/** What a check was asked for, all of it looked up. */
export interface CheckOptions extends NamedPlaces {
  readonly format: FormatName;
  readonly level: Level;
  readonly rules: readonly Rule[];
  /** All rules of the purpose, of which these are. */
  readonly of: readonly Rule[];
  /** The earlier state that was asked for. */
  readonly base: string | undefined;
  readonly fix: boolean;
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
    .addOption(
      new Option(
        "--for <purpose>",
        "judge as well whether the split is fit for this: both sides present, enough test components",
      ).choices(["evaluation"]),
    )
    .addOption(baseOption)
    .option(
      "--fix",
      "first write what is sure: the look-ups of touchstone fill, and quotes around values that readers take differently",
    );
}

/** Reads a command line of `touchstone check`. Throws UsageError where it names what there is not. */
export async function checkOptions(
  cwd: string,
  paths: readonly string[],
  { format, level, rule, base, fix, for: purpose }: CheckFlags,
): Promise<CheckOptions> {
  const of = purpose === "evaluation" ? allRules : everydayRules;
  const rules = rule === undefined ? of : chosenRules(rule);
  return { ...(await namedPlaces(cwd, paths)), format, level, rules, of, base, fix: fix === true };
}
