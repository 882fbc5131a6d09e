import { join } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { groupingOf } from "../src/families/grouping.ts";
import { hangingIn } from "../src/families/hanging.ts";
import {
  proposeFamilies,
  withProposed,
  type FamilyProposal,
  type ProposalRule,
} from "../src/families/propose.ts";
import { ChangedMeanwhileError } from "../src/git/changed-meanwhile.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { writeFiles } from "../src/git/write-files.ts";
import { loadDataset } from "../src/load/dataset.ts";
import { familiesKeys, limits } from "../src/load/limits.ts";
import { addEntries } from "../src/load/map-edits.ts";
import type { Dataset } from "../src/model/dataset.ts";
import { familiesFile } from "../src/model/layout.ts";
import {
  entryLines,
  proposalSummary,
  proposedFile,
} from "../src/report/families/family-proposal.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { rawText } from "./parts/raw-text.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";

interface ProposeFlags {
  readonly by: "document" | "prefix";
  readonly separator?: string;
  readonly parts?: number;
  readonly write?: boolean;
}

/** `touchstone families propose [set]`: families for documents that none has; a person decides. */
export function proposeCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("propose")
    .description("Propose families for the documents that no family has. A person decides.")
    .argument("[set]", "the set's folder", ".")
    .addOption(
      new Option("--by <rule>", "one family a document, or for ids that share their first parts")
        .choices(["document", "prefix"])
        .makeOptionMandatory(),
    )
    .option("--separator <text>", 'what parts the ids, with --by prefix (default: "/")')
    .option("--parts <number>", "how many parts are shared, with --by prefix (default: 1)", count)
    .option("--write", `write ${familiesFile}, or add to it what it lacks`)
    .addHelpText("after", example)
    .action(async (set: string, flags: ProposeFlags) => {
      finish(await runPropose(io, set, flags));
    });
}

const example = `
The proposal is printed as text for families.yaml, and what hangs together under it on the error output: how many components
there are, the largest of them, and the cases that join families. Families and splits that are recorded stay as they are. No
split is ever proposed, and claim and grouping rule are left for a person to fill in; touchstone check refuses the file until
then. --write makes the file where there is none, or adds the families to it and touches no other line. Run again, it
changes nothing.

Examples:
  touchstone families propose --by document              one family for each document
  touchstone families propose --by prefix --parts 2      guides/refunds/eu.md belongs to guides/refunds
  touchstone families propose --by prefix --separator -  refunds-eu belongs to refunds
  touchstone families propose --by document --write eval

Exit code: 0 proposed, or nothing to propose; 2 wrong use, 3 the run broke.`;

function count(given: string): number {
  if (/^[1-9][0-9]{0,3}$/.test(given)) return Number(given);
  throw new InvalidArgumentError("Write a whole number from 1 on.");
}

async function runPropose(io: Io, set: string, flags: ProposeFlags): Promise<ExitCode> {
  const rule = ruleOf(flags);
  const folder = await setFolder(io.cwd, set);
  const dataset = await loadDataset(workingTree(folder));
  if (dataset.families !== undefined && dataset.families.families === undefined) {
    throw new UsageError(`${familiesFile} cannot be read; touchstone check says why.`);
  }
  const proposal = proposeFamilies(dataset, rule);
  if (proposal.documents.length === 0) {
    throw new UsageError("The set has no document yet. Record some: touchstone corpus --help");
  }
  assertHolds(dataset, proposal);
  const grouping = groupingOf(withProposed(dataset, proposal));
  const summary = grouping === undefined ? "" : proposalSummary(proposal, hangingIn(grouping));
  if (flags.write === true) {
    const told = await write(folder, dataset, proposal);
    io.out(`${summary}\n${told(placeFrom(io.cwd, folder, set)(familiesFile))}\n`);
    return 0;
  }
  if (dataset.families === undefined) io.out(proposedFile(proposal));
  else
    io.out(
      proposal.families
        .flatMap(entryLines)
        .map((line) => `  ${line}\n`)
        .join(""),
    );
  io.err(`\n${summary}\n${next(dataset, proposal)}\n`);
  return 0;
}

function ruleOf({ by, separator, parts }: ProposeFlags): ProposalRule {
  if (by === "prefix") {
    if (separator === "") throw new UsageError("--separator is empty: write what parts the ids.");
    return { by, separator: separator ?? "/", parts: parts ?? 1 };
  }
  if (separator === undefined && parts === undefined) return { by };
  throw new UsageError("--separator and --parts go with --by prefix.");
}

/** Every family has a key, a title, documents and one day a split. */
const mostFamilies = Math.floor(familiesKeys / 4);

/** Throws UsageError where the file would have more fields than are read of it. */
function assertHolds({ families }: Dataset, proposal: FamilyProposal): void {
  const all = Object.keys(families?.families?.families ?? {}).length + proposal.families.length;
  if (all <= mostFamilies) return;
  throw new UsageError(
    `${all} families are more than ${familiesFile} can hold, which is ${mostFamilies}. Put more documents into a family: --by prefix.`,
  );
}

function next({ families }: Dataset, proposal: FamilyProposal): string {
  if (proposal.families.length === 0) return "There is nothing to propose.";
  return families === undefined
    ? `Next: the same command with --write makes ${familiesFile}; then a person fills in claim and grouping rule.`
    : `Next: the same command with --write adds these families to ${familiesFile}; no split is set.`;
}

/** Gives what was done, as a sentence about the file as the person would write it. */
async function write(
  folder: string,
  dataset: Dataset,
  proposal: FamilyProposal,
): Promise<(file: string) => string> {
  const { families } = proposal;
  if (families.length === 0) return () => "There is nothing to propose. Nothing was written.";
  const before =
    dataset.families === undefined ? undefined : await rawText(join(folder, familiesFile));
  const text = before === undefined ? proposedFile(proposal) : withFamilies(before, proposal);
  if (Buffer.byteLength(text) > limits.families) {
    throw new UsageError(
      `${familiesFile} would have more than ${limits.families / 2 ** 20} MB, and nobody could read it. Put more documents into a family, by patterns.`,
    );
  }
  try {
    await writeFiles(folder, [[familiesFile, text]], new Map([[familiesFile, before]]));
  } catch (error) {
    if (!(error instanceof ChangedMeanwhileError)) throw error;
    throw new UsageError(
      `${familiesFile} changed while it was being read, and nothing was written. Run the command again.`,
    );
  }
  return before === undefined
    ? (file) =>
        `Written: ${file}. Next: fill in claim and grouping rule in it, then touchstone check.`
    : (file) =>
        `Added to ${file}: ${families.length === 1 ? "1 family" : `${families.length} families`}, without a split.`;
}

function withFamilies(before: string, { families }: FamilyProposal): string {
  const entries = families.map((family) => {
    const { id, title, documents } = family;
    return [id, { value: { title, documents }, lines: entryLines(family) }] as const;
  });
  const edited = addEntries(familiesFile, before, {
    field: "families",
    entries: new Map(entries),
  });
  if ("text" in edited) return edited.text;
  const { message, at, fix } = edited.refused;
  throw new UsageError(terminalText(`${at.file}:${at.line}: ${message} ${fix}`));
}
