import { Command } from "commander";
import { diffCommand } from "./corpus-diff.ts";
import { snapshotCommand } from "./corpus-snapshot.ts";
import type { ExitCode, Io } from "./io.ts";

/** `touchstone corpus …`: what the retriever can see, recorded. */
export function corpusCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("corpus")
    .description("Record what the retriever can see, and compare what was recorded.")
    .addHelpText("after", example)
    .addCommand(snapshotCommand(io, finish))
    .addCommand(diffCommand(io, finish));
}

const example = `
Examples:
  touchstone corpus snapshot chunks.jsonl --chunk-id id --text text \\
    --document doc --chunking by-heading@1 --created-at 2026-09-01
  touchstone corpus snapshot docs --chunking by-heading@1 --source-git
  touchstone corpus diff

Each command explains itself: touchstone corpus <command> --help`;
