import { Command, InvalidArgumentError, Option } from "commander";
import { findLeads, leadsTo } from "../src/families/near-duplicates/find-leads.ts";
import type { Lead } from "../src/families/near-duplicates/lead.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { loadDataset } from "../src/load/dataset.ts";
import type { CaseFile } from "../src/model/case.ts";
import type { Dataset } from "../src/model/dataset.ts";
import { writeInstead } from "../src/model/nearest.ts";
import { leadList, leadListJson, leadListMarkdown } from "../src/report/families/lead-list.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { candidateOf } from "./parts/families/candidate.ts";
import { setFolder } from "./parts/set-folder.ts";

const formatNames = ["text", "json", "markdown"] as const;

interface AlikeFlags {
  readonly threshold?: number;
  readonly across: boolean;
  readonly numbers: boolean;
  readonly case?: readonly string[];
  readonly query?: string;
  readonly answer?: string;
  readonly limit: number;
  readonly format: (typeof formatNames)[number];
}

/** `touchstone families alike [folder]`: cases that somebody should look at side by side. */
export function alikeCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("alike")
    .description("List cases that are alike, for a person to look at: leads, no verdicts.")
    .argument("[folder]", "the set's folder", ".")
    .option("--threshold <figure>", "how much has to be the same (default: the policy's)", share)
    .option("--across", "only pairs across the split", false)
    .option("--numbers", "also questions that name different numbers", false)
    .option("--case <id...>", "only pairs with these cases")
    .option("--query <text>", "only what is like this question, which is not in the set yet")
    .option("--answer <text>", "the answer that goes with --query")
    .option("--limit <groups>", "how many groups to show", count, 50)
    .addOption(
      new Option("--format <format>", "how to print it").choices(formatNames).default("text"),
    )
    .addHelpText("after", example)
    .action(async (folder: string, flags: AlikeFlags) => {
      const dataset = await loadDataset(workingTree(await setFolder(io.cwd, folder)));
      const { threshold, numbers, across, limit } = flags;
      const options = { threshold, withOtherNumbers: numbers };
      const asked = candidateOf(flags);
      const leads =
        asked === undefined ? findLeads(dataset, options) : leadsTo(dataset, asked, options);
      const cases = named(dataset, flags.case);
      const wanted = (lead: Lead): boolean => isWanted(lead, cases) && (lead.isAcross || !across);
      const found = leads.leads.filter(wanted);
      const ofOtherNumbers = leads.ofOtherNumbers.filter(wanted).length;
      const list = { dataset, leads, found, ofOtherNumbers, isAcrossOnly: across, limit };
      if (flags.format === "json") io.out(leadListJson(list));
      else io.out(flags.format === "markdown" ? leadListMarkdown(list) : leadList(list, io.style));
      finish(0);
    });
}

function isWanted({ pair }: Lead, asked: ReadonlySet<CaseFile> | undefined): boolean {
  return asked === undefined || pair.some(({ file }) => asked.has(file));
}

/** The cases of these ids; undefined where none is asked for. Throws UsageError for an id that no case has. */
function named(
  { cases }: Dataset,
  ids: readonly string[] | undefined,
): ReadonlySet<CaseFile> | undefined {
  if (ids === undefined) return undefined;
  const known = cases.flatMap((file) => file.case.id ?? []);
  const strange = ids.find((id) => !known.some((one) => one === id));
  if (strange !== undefined) {
    const instead = writeInstead(strange, known, "All are listed by: touchstone list");
    throw new UsageError(terminalText(`There is no case "${strange}". ${instead}`));
  }
  const wanted = new Set<string | undefined>(ids);
  return new Set(cases.filter((file) => wanted.has(file.case.id)));
}

function share(text: string): number {
  const figure = Number(text);
  if (text.trim() !== "" && figure >= 0.5 && figure <= 1) return figure;
  throw new InvalidArgumentError("Give a figure from 0.5 to 1, such as 0.8.");
}

function count(text: string): number {
  const figure = Number(text);
  if (Number.isInteger(figure) && figure > 0) return figure;
  throw new InvalidArgumentError("Give a whole number from 1 on.");
}

const example = `
Two cases are alike where their questions share enough runs of three letters, fewer where the answer is the same as well,
or where they stand on two sides of the split with the same answer or the same evidence. Only letters and digits count, in
any script. Cases that rephrase each other ("variantOf") are known, and so are pairs under an exception "distinct".
Rejected and retired cases take no part. To a question without an answer, what is half as alike is listed as well. Likeness never blocks: "touchstone check --for evaluation" tells of it as warnings.

Examples:
  touchstone families alike                          what is alike in this folder, across the split first
  touchstone families alike --across eval            what may have come from one side to the other
  touchstone families alike --case refund-001        what is like one case
  touchstone families alike --query "When may I ask for a refund?"
  touchstone families alike --threshold 0.7 --format json

Exit code: 0 listed, or nothing alike; 2 wrong use, 3 the run broke.`;
