import { Command, Option } from "commander";
import { passageFormatNames } from "../src/importing/passage-format-names.ts";
import { recordFormats } from "../src/load/record-formats.ts";
import type { ExitCode, Io } from "./io.ts";
import type { SnapshotOptions } from "./parts/corpus/corpus-source.ts";
import { repeated } from "./parts/repeated.ts";

/** `touchstone corpus snapshot <dump…>` or `<folder>`: records what the retriever can see as a corpus revision. */
export function snapshotCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("snapshot")
    .description("Record a chunk dump, or a folder of documents, as the current corpus revision.")
    .argument("<source...>", "the files of one dump (JSON, JSONL, CSV, YAML), or one folder");
  return withRevisionFlags(withFolderFlags(withDumpFlags(command)))
    .addHelpText("after", example)
    .action(async (source: string[], options: SnapshotOptions) => {
      // The readers of documents are loaded where there are documents to read.
      const { runSnapshot } = await import("./parts/corpus/run-snapshot.ts");
      finish(await runSnapshot(io, source, options));
    });
}

function withDumpFlags(command: Command): Command {
  return command
    .option("--map <file>", "a mapping file: which field says what (docs/corpus.md)")
    .option("--chunk-id <field>", "dump: the field with a chunk's id")
    .option("--text <field>", "dump: the field with a chunk's text")
    .option(
      "--document <field>",
      "dump: the field with its document's id, or a pattern over the chunk's id",
    )
    .option("--locator <field>", "dump: the field with its place: heading, page, anchor")
    .option(
      "--id-from <pattern>",
      "dump: build chunk ids from {document} and {locator}, keep the store's",
    )
    .addOption(
      new Option(
        "--format <format>",
        "dump: its form (default: by its name), or a test set that brings its corpus",
      ).choices([...recordFormats, ...passageFormatNames]),
    )
    .option("--list <path>", "dump: where the list stands inside a JSON file, as in data.chunks");
}

function withFolderFlags(command: Command): Command {
  return command
    .option(
      "--include <glob>",
      "folder: the documents, as in *.md (default: Markdown, HTML, .txt)",
      repeated,
    )
    .option("--exclude <glob>", "folder: files that are no documents, as in drafts/*", repeated)
    .option("--base-uri <uri>", "folder: the start of each URI, or a pattern with {page}")
    .option("--source-git", "folder: a source revision is the last commit of the document's file");
}

function withRevisionFlags(command: Command): Command {
  return command
    .option("--chunking <name@version>", "how the documents were cut; how a folder is to be cut")
    .option("--setting <name=value>", "a setting of the chunker: maxCharacters=1500", repeated)
    .option("--id <id>", "the revision's name (default: corpus-<day of created-at>)")
    .option("--created-at <moment>", "when the corpus was so (default: the commit time)")
    .addOption(
      new Option("--texts <which>", "chunk texts to keep in the set (default: all)").choices([
        "all",
        "cited",
        "none",
      ]),
    )
    .option("--set <folder>", "the set's folder", ".")
    .option("--dry-run", "say what would happen and write nothing");
}

/** A flag that may be given several times. */
const example = `
Examples:
  touchstone corpus snapshot chunks.jsonl --chunk-id id --text text \\
    --document "{document}#{locator}" --chunking by-heading@1 --created-at 2026-09-01
      ids such as handbook.md#refunds: the document is what stands before the "#"

  touchstone corpus snapshot pages/*.jsonl --map docs/corpus-map.yaml
      several files make one snapshot; in Git, their commit time is the revision's

  touchstone corpus snapshot dev-v2.0.json --format squad2 --created-at 2018-06-11
      a format of touchstone import that brings its corpus says itself which field is what

  touchstone corpus snapshot docs --chunking by-heading@1 --source-git
      every Markdown, HTML and text file below docs/ is a document, cut at its headings

  touchstone corpus snapshot docs --chunking fixed-size@1 --setting maxCharacters=1000 --setting overlap=100 \\
    --exclude "archive/*" --base-uri "https://docs.example.test/{page}" --created-at 2026-09-01

Exit code: 0 recorded, or nothing changed; 1 there are problems in it; 2 wrong use; 3 the run broke.`;
