import { Command } from "commander";
import type { CaseFormat } from "../src/importing/case-format.ts";
import type { SourceFile } from "../src/importing/source-place.ts";
import { isBlank } from "../src/model/white-space.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import {
  runImport,
  sourceFile,
  withImportOptions,
  type ImportOptions,
} from "./parts/importing/import-run.ts";

interface FormatOptions extends ImportOptions {
  readonly idPrefix?: string;
  readonly refusal?: string;
}

/** `touchstone import <format>`: files of a known shape become pending cases, without a mapping file. */
export function importFormatCommand(
  format: CaseFormat,
  io: Io,
  finish: (code: ExitCode) => void,
): Command {
  const { name, summary, files, help } = format;
  const command = new Command(name)
    .summary(summary)
    .description(`${summary}. Each question becomes a candidate.`)
    .argument(files, "the files, as the format writes them");
  command.option("--id-prefix <text>", "what each case's id starts with");
  if (format.refusals) command.option("--refusal <text>", refusal);
  return withImportOptions(command)
    .addHelpText("after", `\n${help}\n${always}`)
    .action(async (names: string[], options: FormatOptions) => {
      const sources: SourceFile[] = [];
      for (const given of names) sources.push(await sourceFile(io, given));
      const source = {
        format: name,
        noun: "file",
        idPrefix: options.idPrefix ?? "",
        files: sources,
        read: (evidence: Parameters<CaseFormat["readCases"]>[1]) =>
          format.readCases(sources, evidence, { refusal: saidRefusal(options.refusal) }),
      } as const;
      finish(await runImport(io, source, options));
    });
}

const refusal = "what a good refusal conveys, for questions that have no answer";

function saidRefusal(text: string | undefined): string | undefined {
  if (text === undefined || !isBlank(text)) return text;
  throw new UsageError("--refusal is blank: say in a sentence what a good refusal conveys.");
}

const always = `
Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Every import ends with its losses: what no case holds as the file has it, and why.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;
