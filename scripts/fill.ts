import { Command } from "commander";
import { casesToFill, type FillPlan } from "../src/authoring/fill.ts";
import { gitUserName } from "../src/git/user-name.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { loadDataset } from "../src/load/dataset.ts";
import type { Dataset } from "../src/model/dataset.ts";
import { isInCases } from "../src/model/layout.ts";
import { isBlank } from "../src/model/white-space.ts";
import { fillReport } from "../src/report/fill-report.ts";
import { currentRevision } from "../src/model/dataset.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { chosenFiles } from "./parts/chosen-files.ts";
import { planForSet, toldAuthor, writePlan } from "./parts/fill-set.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { placeFrom } from "./parts/set-folder.ts";

interface FillCommandOptions {
  readonly set?: string;
  readonly author?: string;
  readonly dryRun?: true;
}

/** `touchstone fill [file…]`: looks up short evidence and adds what every case carries. */
export function fillCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("fill")
    .description("Look up the evidence of pending cases and add what is due.")
    .argument("[file...]", "case files; without one, every pending case of the set")
    .option("--set <folder>", "the set's folder (default: that of the files, else this folder)")
    .option("--author <name>", "who wrote the cases (default: Git's user.name)")
    .option("--dry-run", "show the lines that would change, and write nothing")
    .addHelpText("after", example)
    .action(async (files: string[], options: FillCommandOptions) => {
      finish(await runFill(io, files, options));
    });
}

const example = `
A case names its evidence in short, and fill looks the rest up in the current corpus revision:
  evidence: [{document: refund-policy, quote: within 30 days of purchase}]

Examples:
  touchstone fill                                    every pending case of this set
  touchstone fill cases/refunds/refund-001.yaml      one case
  touchstone fill --dry-run --author "Avery Quinn"   what would change

Exit code: 0 all filled, 1 some could not be filled, 2 wrong use, 3 the run broke.`;

async function runFill(
  io: Io,
  files: readonly string[],
  options: FillCommandOptions,
): Promise<ExitCode> {
  const { folder, paths } = await chosenFiles(io.cwd, files, options.set);
  const author = await authorOf(io, folder, options.author);
  const dataset = await loadDataset(workingTree(folder), { texts: "current" });
  const wanted = new Set(paths);
  const cases =
    files.length === 0
      ? casesToFill(dataset)
      : dataset.cases.filter(({ path }) => wanted.has(path));
  const planned = await planForSet(folder, dataset, { cases, author });
  if (planned === undefined) {
    throw new UsageError(currentRevision(dataset) === undefined ? noRevision : alteredRevision);
  }
  if (planned.withoutAuthor.length > 0) throw new UsageError(noAuthor(planned.withoutAuthor));

  const lost = paths.find((path) => !isKnown(dataset, path));
  if (lost !== undefined) {
    throw new UsageError(
      `"${terminalText(lost)}" is no case of this set: a link stands in its place, or above it.`,
    );
  }
  const unread = unreadable(dataset, files.length === 0 ? undefined : wanted);
  const plan = { ...planned, refused: [...unread, ...planned.refused] };
  const diff = options.dryRun === true;
  if (!diff) await writePlan(folder, plan);
  const place = placeFrom(io.cwd, folder);
  const told = toldAuthor(author, options.author === undefined);
  io.out(fillReport(plan, { style: io.style, place, diff, author: told }));
  return plan.refused.length > 0 ? 1 : 0;
}

const noRevision =
  "This set has no current corpus revision in which evidence could be looked up.\n" +
  "Take a snapshot of the corpus first: touchstone corpus snapshot --help";

const alteredRevision =
  "The files of the current corpus revision cannot be read, or are not what was recorded, so no evidence was looked up in it.\n" +
  "Run touchstone check, and mend what it finds below corpus-revisions/.";

async function authorOf(
  io: Io,
  folder: string,
  given: string | undefined,
): Promise<string | undefined> {
  if (given === undefined) return await gitUserName(folder, io.environment);
  if (isBlank(given)) throw new UsageError("--author is blank; write the name of a person.");
  return given;
}

function noAuthor([first = "", ...others]: readonly string[]): string {
  const cases =
    others.length === 0
      ? `"${terminalText(first)}" does not say who wrote it`
      : `"${terminalText(first)}" and ${others.length} more do not say who wrote them`;
  return (
    `${cases}, and Git has no user.name here.\n` +
    "Give --author NAME, or set the name once: git config user.name NAME"
  );
}

function isKnown({ cases, defects }: Dataset, path: string): boolean {
  return cases.some((file) => file.path === path) || defects.some(({ at }) => at.file === path);
}

/** The defects of case files that could not be read at all, among those named or among all. */
function unreadable(
  { cases, defects }: Dataset,
  wanted: ReadonlySet<string> | undefined,
): FillPlan["refused"] {
  const read = new Set(cases.map(({ path }) => path));
  return defects.filter(
    ({ at: { file } }) => isInCases(file) && !read.has(file) && wanted?.has(file) !== false,
  );
}
