import { Command, InvalidArgumentError, Option } from "commander";
import type { ExitCode, Io } from "./io.ts";
import { diffFormats, type DiffFlags } from "./parts/corpus/diff-flags.ts";

/** `touchstone corpus diff [old] [new]`: what became of the documents and chunks of a revision. */
export function diffCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("diff")
    .description("Compare two corpus revisions: what is the same, moved, edited, split or gone.")
    .argument("[old]", "the earlier revision (default: the parent of the later one)")
    .argument("[new]", "the later revision (default: the current one)")
    .addOption(
      new Option("--format <format>", "how to print it").choices(diffFormats).default("text"),
    )
    .option("--documents", "documents alone, without their chunks")
    .option("--cited", "the evidence of cases alone, with what became of their quotes")
    .option("--words", "the words that edited chunks differ in; as text only")
    .option(
      "--limit <n>",
      "entries of a list, and of each in it, before the rest is counted",
      atMost,
      10,
    )
    .option("--set <folder>", "the set's folder", ".")
    .addHelpText("after", example)
    .action(async (old: string | undefined, young: string | undefined, flags: DiffFlags) => {
      // What compares is loaded where there is something to compare.
      const { runDiff } = await import("./parts/corpus/run-diff.ts");
      finish(await runDiff(io, [old, young], flags));
    });
}

const example = `
One name is the later revision, compared with its parent. Nothing is changed, and no candidate is chosen: a person does
that. Which judgments wait for one, the policy of the set decides, and "touchstone refresh plan" names them.
docs/corpus-diff.md of the project says how chunks are compared.

Examples:
  touchstone corpus diff                                      the current revision with its parent
  touchstone corpus diff corpus-2026-09-01                    that revision with its parent
  touchstone corpus diff corpus-2026-06-01 corpus-2026-11-01  two that need not follow each other
  touchstone corpus diff --documents --limit 100              which documents came, went and changed
  touchstone corpus diff --cited --words                      what became of the evidence of cases
  touchstone corpus diff --format json                        all of it, for scripts

Exit code: 0 compared, whatever differs; 1 a recorded revision is damaged, 2 wrong use, 3 the run broke.`;

function atMost(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a whole number from 1 on.");
}
