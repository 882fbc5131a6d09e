import { Command, Option } from "commander";
import {
  allCases,
  heldOutCases,
  leastAnswer,
  leastQuestion,
  soughtTexts,
  type Sought,
} from "../src/families/leaks/held-out.ts";
import { leakFinder } from "../src/families/leaks/leaks.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { loadDataset } from "../src/load/dataset.ts";
import { unreadCases, type Dataset } from "../src/model/dataset.ts";
import { familiesFile } from "../src/model/layout.ts";
import { leakJson, leakText, type LeakInFile } from "../src/report/families/leak-report.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { printPieces } from "./parts/print-pieces.ts";
import { promptTexts, type PassedFile } from "./parts/families/prompt-files.ts";
import { setFolder } from "./parts/set-folder.ts";

interface LeakFlags {
  readonly set: string;
  readonly cases: "held-out" | "all";
  readonly show?: true;
  readonly format: "text" | "json";
}

/** `touchstone leak FILE…`: files that hold a held-out question or answer. */
export function leakCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("leak")
    .description("Find held-out questions and answers in prompts, examples, notebooks and code.")
    .argument("<file...>", "files, folders, or - for the standard input")
    .option("--set <folder>", "the set's folder", ".")
    .addOption(
      new Option("--cases <which>", "look for the cases of validation and test, or for all")
        .choices(["held-out", "all"])
        .default("held-out"),
    )
    .option("--show", "show the texts that were found; they are held out")
    .addOption(
      new Option("--format <format>", "how to print it").choices(["text", "json"]).default("text"),
    )
    .addHelpText("after", example)
    .action(async (files: string[], flags: LeakFlags) => {
      finish(await runLeak(io, files, flags));
    });
}

const example = `
A question counts wherever it stands, from ${leastQuestion} bytes on; an answer from ${leastAnswer} bytes on, and only where no other case
expects it: "14 days" alone shows nothing. White space makes no difference, nor do invisible characters, escapes such as \\n
and \\u00e9, references of HTML, and the marks of quotations, comments and strings at the ends of lines. Capitals do, and a
question in other words is not found. Only ids are printed, since held-out texts are not passed on.

What belongs to the set itself, links, .git, node_modules, and files that are no text or larger than 100 MB are not looked at.

Examples:
  touchstone leak prompts                        every file below a folder
  touchstone leak notebooks/tuning.ipynb few-shot.json --set eval
  git diff main | touchstone leak -              what is about to be merged
  touchstone leak --cases all prompts            dev and regression too

Exit code: 0 none, 1 found, 2 wrong use, 3 the run broke.`;

async function runLeak(io: Io, files: readonly string[], flags: LeakFlags): Promise<ExitCode> {
  const set = await setFolder(io.cwd, flags.set);
  const dataset = await loadDataset(workingTree(set));
  const sought = soughtIn(dataset, flags.cases);
  const find = leakFinder(sought.texts);
  const passed: PassedFile[] = [];
  const leaks: LeakInFile[] = [];
  let count = 0;
  for await (const { name, text } of promptTexts(io, files, { set, passed })) {
    count++;
    for (const leak of find(text)) leaks.push({ name, ...leak });
  }
  assertLooked(files, passed, count);
  const unread = unreadCases(dataset);
  const report = { leaks, files: count, passed, sought, unread, show: flags.show === true };
  if (flags.format === "json") io.out(leakJson(report));
  else await printPieces(io, leakText(report, io.style));
  return leaks.length > 0 ? 1 : 0;
}

/** Throws UsageError where nothing says what is held out. */
function soughtIn(dataset: Dataset, which: LeakFlags["cases"]): Sought {
  const cases = which === "all" ? allCases(dataset) : heldOutCases(dataset);
  if (cases === undefined) {
    if (dataset.families !== undefined && dataset.families.families === undefined) {
      throw new UsageError(`${familiesFile} cannot be read; touchstone check says why.`);
    }
    throw new UsageError(
      `The set is not split, so no case is held out: ${familiesFile} says which are. --cases all looks for every case.`,
    );
  }
  return soughtTexts(dataset, cases);
}

/** A file that somebody named and that was not looked at must not pass for clean. Throws UsageError. */
function assertLooked(
  files: readonly string[],
  passed: readonly PassedFile[],
  count: number,
): void {
  const named = passed.find(({ name }) => count === 0 || files.includes(name));
  if (named === undefined && count > 0) return;
  if (named === undefined) throw new UsageError("What was named holds no file to look at.");
  const name = `"${terminalText(named.name)}"`;
  throw new UsageError(
    named.why === "of-the-set"
      ? `${name} belongs to the set itself, where the held-out texts are at home. Name prompts, examples and code.`
      : `${name} was not looked at: it is ${notLooked[named.why]}.`,
  );
}

const notLooked: Readonly<Record<PassedFile["why"], string>> = {
  "of-the-set": "of the set itself",
  binary: "no text",
  "too-large": "larger than 100 MB",
  link: "a link",
  "no-file": "no file",
  closed: "closed to who runs this",
};
