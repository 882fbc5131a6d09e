import { Option, type Command } from "commander";
import { isBlank } from "../../../src/model/white-space.ts";
import { assertName } from "../fit-text.ts";
import { UsageError } from "../../io.ts";

export interface JudgmentFlags {
  readonly reviewer?: string;
  readonly supported?: "yes" | "no";
  readonly chunks?: readonly string[];
  readonly declared?: true;
  readonly at?: string;
  readonly dryRun?: true;
}

/** What is known of a judgment before anybody is asked. */
export interface KnownJudgment {
  readonly reviewer: string | undefined;
  readonly supported: boolean | undefined;
  /** As written on the command line; see `chunkIdsIn`. */
  readonly chunks: readonly string[] | undefined;
  /** Whether nothing is left to ask. */
  readonly whole: boolean;
}

export function judgmentFlags(command: Command): Command {
  return command
    .option("--reviewer <name>", "who judges")
    .addOption(
      new Option(
        "--supported <answer>",
        "whether the evidence supports the expected answer",
      ).choices(["yes", "no"]),
    )
    .addOption(
      new Option(
        "--chunks <ids>",
        'the relevant chunks, with commas between them, or "none"; can be repeated',
      ).argParser((list: string, before: readonly string[] | undefined) => [
        ...(before ?? []),
        list,
      ]),
    )
    .option("--declared", "do not record it as blind: another judgment was seen elsewhere")
    .option("--at <instant>", "when it was judged (default: now)")
    .option("--dry-run", "show what would be written, and write nothing");
}

/**
 * The judgment as far as flags give it. Throws UsageError where something is missing and there is no terminal to ask at.
 */
export function knownJudgment(flags: JudgmentFlags, terminal: boolean): KnownJudgment {
  const { reviewer, supported, chunks } = flags;
  assertName({ reviewer });
  if (chunks?.some(isBlank) === true) {
    throw new UsageError('--chunks is blank; where no chunk is relevant, write "--chunks none".');
  }
  const missing = [
    ...(reviewer === undefined ? ["--reviewer"] : []),
    ...(supported === undefined ? ["--supported"] : []),
    ...(chunks === undefined ? ["--chunks"] : []),
  ];
  if (missing.length > 0 && !terminal) {
    throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(", ")}.`);
  }
  return {
    reviewer: reviewer?.trim(),
    supported: supported === undefined ? undefined : supported === "yes",
    chunks,
    whole: missing.length === 0,
  };
}

/** The chunks of a written list, each once; `none` is no chunk. A list that is one known id as a whole is that chunk. */
export function chunkIdsIn(
  lists: readonly string[],
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  const ids = lists.flatMap((list) => {
    if (list.trim() === "none") return [];
    if (known.has(list)) return [list];
    return list.split(",").map((id) => id.trim());
  });
  return [...new Set(ids)].filter((id) => id !== "");
}
