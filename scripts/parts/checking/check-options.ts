import { Option, type Command } from "commander";
import type { Level } from "../../../src/model/finding.ts";
import { allRules, everydayRules } from "../../../src/rules/all-rules.ts";
import type { Rule } from "../../../src/rules/rule.ts";
import type { CommittedSet } from "../../../src/git/changed-below.ts";
import { UsageError } from "../../io.ts";
import { baseOption } from "./base.ts";
import { chosenRules } from "./chosen-rules.ts";
import { namedPlaces, type NamedPlaces } from "../named-places.ts";
import { formatNames, type FormatName } from "./report-formats.ts";

/** The flags of `touchstone check` as they were written. */
export interface CheckFlags {
  readonly format: FormatName;
  readonly level: Level;
  readonly rule?: readonly string[];
  /** By which rules of the purpose a command judges where none is named; without one, by all. */
  readonly among?: (of: readonly Rule[]) => readonly Rule[];
  readonly for?: "evaluation";
  readonly base?: string;
  readonly commit?: string;
  readonly changed?: true;
  readonly fix?: true;
  readonly fresh?: true;
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
  /** The set in the commit that was asked for; undefined where the files of the folder are judged. */
  readonly set: CommittedSet | undefined;
  /** That commit as it was named. */
  readonly commit: string | undefined;
  readonly changed: boolean;
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
    .addOption(
      new Option(
        "--for <purpose>",
        "judge as well whether the split is fit for this: both sides present, enough test components",
      ).choices(["evaluation"]),
    )
    .addOption(baseOption)
    .option("--commit <ref>", "judge this branch, tag or commit instead of the files of the folder")
    .option(
      "--changed",
      "judge only the case files that differ from --base, each alone, by the rules that concern one file",
    )
    .option("--fresh", "judge every file anew, without what earlier runs have kept of the set")
    .option(
      "--fix",
      "first write what is sure: the look-ups of touchstone fill, and quotes around values that readers take differently",
    );
}

/**
 * Reads a command line of `touchstone check`. Throws UsageError where it names what there is not, or asks for two things
 * that exclude each other.
 */
export async function checkOptions(
  cwd: string,
  paths: readonly string[],
  flags: CheckFlags,
): Promise<CheckOptions> {
  const { format, level, rule, base, commit, fix, changed } = flags;
  const of = flags.for === "evaluation" ? allRules : everydayRules;
  assertFit(flags);
  const chosen = rule === undefined ? (flags.among?.(of) ?? of) : chosenRules(rule, of);
  const rules = changed === undefined ? chosen : chosen.filter(({ perFile }) => perFile);
  if (rules.length === 0) {
    throw new UsageError(
      "None of these rules can judge a file alone; leave out --changed to judge the whole set by them.",
    );
  }
  return {
    ...(await placesIn(cwd, paths, commit)),
    format,
    level,
    rules,
    of,
    base,
    commit,
    changed: changed === true,
    fix: fix === true,
    fresh: flags.fresh === true,
  };
}

/** What reads a commit is loaded where one is asked for. */
async function placesIn(
  cwd: string,
  paths: readonly string[],
  commit: string | undefined,
): Promise<NamedPlaces & Pick<CheckOptions, "set">> {
  if (commit === undefined) return { ...(await namedPlaces(cwd, paths)), set: undefined };
  const { committedPlaces } = await import("./committed-places.ts");
  return await committedPlaces(cwd, paths, commit);
}

function assertFit({ commit, changed, fix }: CheckFlags): void {
  if (fix === undefined) return;
  if (commit !== undefined) {
    throw new UsageError("A commit stays as it is: --fix writes files, so leave out --commit.");
  }
  if (changed !== undefined) {
    throw new UsageError(
      "--fix looks at the whole set, so leave out --changed; named files are fixed alone.",
    );
  }
}
