import { Command } from "commander";
import { casesToFill, type FillPlan } from "../src/authoring/fill/fill.ts";
import { evidenceSource } from "../src/authoring/evidence-source.ts";
import { proposeEvidence } from "../src/authoring/search/propose-evidence.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { loadDataset } from "../src/load/dataset.ts";
import type { CaseFile } from "../src/model/case.ts";
import { currentRevision, lacksCurrentRevision, type Dataset } from "../src/model/dataset.ts";
import { isInCases, isYamlName } from "../src/model/layout.ts";
import { candidatesToRenew } from "../src/refresh/renewing/renewed-candidate.ts";
import { evidenceMovedOn } from "../src/rules/moved-on.ts";
import { toRenewText } from "../src/report/refresh/renewed-text.ts";
import { fillReport } from "../src/report/authoring/fill-report.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { givenAuthor, noAuthor } from "./parts/writing/author.ts";
import { chooseEvidence } from "./parts/writing/choose-evidence.ts";
import { placesToFill, withIds } from "./parts/writing/fill-places.ts";
import { isAmongPlaces } from "./parts/named-places.ts";
import { runRenew } from "./parts/writing/renew-run.ts";
import { alteredRevision, planForSet, toldAuthor, writePlan } from "./parts/writing/fill-set.ts";
import { placeFrom } from "./parts/set-folder.ts";

interface FillCommandOptions {
  readonly set?: string;
  readonly author?: string;
  readonly choose?: true;
  readonly renew?: true;
  readonly dryRun?: true;
}

/** How many chunks are proposed for a piece of evidence: more would be read by nobody. */
const proposed = 3;

/** `touchstone fill [case…]`: looks up short evidence and adds what every case carries. */
export function fillCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("fill")
    .description("Look up the evidence of pending cases and add what is due.")
    .argument(
      "[case...]",
      "cases, each by its id or its file, or folders of them; without one, every pending case of the set",
    )
    .option("--set <folder>", "the set's folder (default: that of the files, else this folder)")
    .option("--author <name>", "who wrote the cases (default: Git's user.name)")
    .option("--choose", "ask at a terminal which chunks are meant, case by case")
    .option(
      "--renew",
      "bring candidates that name an earlier corpus revision up to the current one",
    )
    .option("--dry-run", "show the lines that would change, and write nothing")
    .addHelpText("after", example)
    .action(async (files: string[], options: FillCommandOptions) => {
      finish(await runFill(io, files, options));
    });
}

const example = `
A case names its evidence in short, and fill looks the rest up in the current corpus revision:
  evidence: [{document: refund-policy, quote: within 30 days of purchase}]

For a case that names no evidence, or one that cannot be looked up, it shows the chunks that are nearest in words to its
question and answer, with the line that names each. It chooses none: with --choose, a person does, and every choice is
written at once.

With --renew a candidate of an earlier corpus revision is written anew under the current one, where all of its chunks are
there under their ids and its quotes stand in them. Else it says what became of the evidence, and writes nothing of it.

Examples:
  touchstone fill                                    every pending case of this set
  touchstone fill refund-001                         one case
  touchstone fill cases/refunds                      every pending case of a folder
  touchstone fill --dry-run --author "Avery Quinn"   what would change
  touchstone fill --choose                           choose the evidence that is missing, case by case
  touchstone fill --renew                            every candidate of an earlier corpus revision

Exit code: 0 all filled or renewed, 1 some could not be, 2 wrong use, 3 the run broke.`;

async function runFill(
  io: Io,
  words: readonly string[],
  options: FillCommandOptions,
): Promise<ExitCode> {
  if (options.renew === true) return await runRenew(io, words, options);
  assertCanChoose(io, options);
  const named = await placesToFill(io.cwd, words, options.set);
  const { folder } = named;
  const author = await givenAuthor(io, folder, options.author);
  const dataset = await loadDataset(workingTree(folder), { texts: "current" });
  const places = withIds(named, dataset);
  const { paths } = places;
  const isWanted = isAmongPlaces(places);
  const waiting = new Set(casesToFill(dataset));
  // A file that was named is filled, or refused; of a folder, what waits.
  const cases = dataset.cases.filter(
    (file) => paths.includes(file.path) || (isWanted(file.path) && waiting.has(file)),
  );
  const plan = await planned(folder, dataset, { cases, author });
  const lost = paths.find((path) => isYamlName(path) && !isKnown(dataset, path));
  if (lost !== undefined) {
    throw new UsageError(
      `"${terminalText(lost)}" is no case of this set: a link stands in its place, or above it.`,
    );
  }
  const unread = unreadable(dataset, isWanted);
  const report = {
    style: io.style,
    place: placeFrom(io.cwd, folder),
    diff: options.dryRun === true,
    author: toldAuthor(author, options.author === undefined),
  };
  if (options.choose === true) {
    return await chooseEvidence(io, { folder, dataset, plan, author, unread, report });
  }
  const whole = { ...plan, refused: [...unread, ...plan.refused] };
  if (!report.diff) await writePlan(folder, whole);
  const source = evidenceSource(dataset);
  const proposals =
    source === undefined
      ? new Map()
      : proposeEvidence(plan.refused, { cases, source, most: proposed });
  io.out(fillReport(whole, { ...report, proposals }));
  io.out(renewHint(dataset, isWanted));
  return whole.refused.length > 0 ? 1 : 0;
}

/** That the evidence of candidates moved, which filling leaves as it is. */
function renewHint(dataset: Dataset, isWanted: (path: string) => boolean): string {
  const current = currentRevision(dataset);
  if (current === undefined) return "";
  const moved = candidatesToRenew(dataset, current).filter(
    (file) => isWanted(file.path) && evidenceMovedOn(dataset, file).length > 0,
  );
  return moved.length === 0 ? "" : toRenewText(moved.length, current.id);
}

function assertCanChoose(io: Io, { choose, dryRun }: FillCommandOptions): void {
  if (choose !== true) return;
  if (dryRun === true) {
    throw new UsageError("--choose writes each choice at once, so it does not go with --dry-run.");
  }
  if (!io.input.isTTY) {
    throw new UsageError(
      "--choose asks at a terminal, and there is none here.\n" +
        "Without it, touchstone fill prints the chunks to choose from, each with the line that names it.",
    );
  }
}

/** What filling would do, where a corpus revision can be relied on and it is known who wrote each case. */
async function planned(
  folder: string,
  dataset: Dataset,
  who: { readonly cases: readonly CaseFile[]; readonly author: string | undefined },
): Promise<FillPlan> {
  const plan = await planForSet(folder, dataset, who);
  if (plan === undefined) {
    const isThere = currentRevision(dataset) !== undefined || lacksCurrentRevision(dataset);
    throw new UsageError(isThere ? alteredRevision : noRevision);
  }
  if (plan.withoutAuthor.length > 0) throw new UsageError(noAuthor(plan.withoutAuthor));
  return plan;
}

const noRevision =
  "This set has no current corpus revision in which evidence could be looked up.\n" +
  "Take a snapshot of the corpus first: touchstone corpus snapshot --help";

function isKnown({ cases, defects }: Dataset, path: string): boolean {
  return cases.some((file) => file.path === path) || defects.some(({ at }) => at.file === path);
}

/** The defects of case files that could not be read at all, among those named or among all. */
function unreadable(
  { cases, defects }: Dataset,
  isWanted: (path: string) => boolean,
): FillPlan["refused"] {
  const read = new Set(cases.map(({ path }) => path));
  return defects.filter(({ at: { file } }) => isInCases(file) && !read.has(file) && isWanted(file));
}
