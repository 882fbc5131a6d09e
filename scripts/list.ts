import { sep } from "node:path";
import { Command, Option } from "commander";
import { listCases, type CaseList } from "../src/authoring/list/list-cases.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { caseListJson } from "../src/report/cases/case-list-json.ts";
import { caseListMarkdown, sentinelListMarkdown } from "../src/report/cases/case-list-markdown.ts";
import { caseList, type ListOptions } from "../src/report/cases/case-list.ts";
import { unreadableNote } from "../src/report/cases/list-summary.ts";
import { sentinelList } from "../src/report/cases/sentinel-list.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import type { ExitCode, Io } from "./io.ts";
import { conditionsHelp, conditionsOf } from "./parts/condition-words.ts";
import { judgmentsAsked } from "./parts/judgments-asked.ts";
import { assertHoldCases, isAmongPlaces, namedPlaces } from "./parts/named-places.ts";
import { printPieces } from "./parts/print-pieces.ts";
import { withProgress } from "./parts/progress.ts";
import { repeated } from "./parts/repeated.ts";
import { placeFrom } from "./parts/set-folder.ts";

const formatNames = ["text", "json", "ids", "paths", "markdown"] as const;

interface ListFlags {
  readonly where: readonly string[];
  readonly sentinels?: boolean;
  readonly format: (typeof formatNames)[number];
}

/** `touchstone list [place…] [--where …]`: the cases of a set, or those of them that meet some conditions. */
export function listCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("list")
    .description("List the cases of a set, or those of them that fit.")
    .argument("[place...]", "the set's folder, or case files and folders of cases in it")
    .option("--where <condition>", "only cases that meet each condition", repeated, [])
    .option("--sentinels", "only sentinels: by what each watches, with who judged it")
    .addOption(
      new Option("--format <format>", "how to print the list").choices(formatNames).default("text"),
    )
    .addHelpText("after", example)
    .action(async (words: string[], flags: ListFlags) => {
      finish(await runList(io, words, flags));
    });
}

const example = `
${conditionsHelp}

Formats:
  text        for a person: folder by folder, two lines a case, and how many there are
  json        one JSON object, a case a line
  ids, paths  one a line, for scripts
  markdown    a table for a README, with links to the files from this folder

Files that cannot be read as cases are named on the error output; the others are listed.

Examples:
  touchstone list cases/leave --where status=pending
  touchstone list --where document=travel-policy.md --where "query~hotel"
  touchstone list --sentinels
  touchstone list --where tag=smoke --format ids
  touchstone list --where judgment=stale
  touchstone list --where refresh=undecided --format paths
  touchstone list --format markdown > INDEX.md

Exit code: 0 listed, also where nothing fits, 2 wrong use, 3 the run broke.`;

async function runList(
  io: Io,
  words: readonly string[],
  { where, sentinels = false, format }: ListFlags,
): Promise<ExitCode> {
  const conditions = conditionsOf(where);
  const places = await namedPlaces(io.cwd, words);
  assertHoldCases(places, "listed");
  const wanted = isAmongPlaces(places);
  const judgmentOf = await judgmentsAsked(places.folder, conditions);
  const list = await withProgress(
    io,
    "case files",
    async (onFile) =>
      await listCases(workingTree(places.folder), {
        conditions,
        sentinels,
        wanted,
        onFile,
        judgmentOf,
      }),
  );
  const place = placeFrom(io.cwd, places.folder, places.given);
  const isWhole = places.paths.length + conditions.length === 0;
  await printPieces(io, await formats[format](list, { io, place, sentinels, isWhole }));
  io.err(unreadableNote(list.unreadable, place));
  return 0;
}

interface FormatInputs {
  readonly io: Io;
  readonly place: (file: string) => string;
  readonly sentinels: boolean;
  /** Whether the list is of the whole set. */
  readonly isWhole: boolean;
}

type Format = (
  list: CaseList,
  inputs: FormatInputs,
) => Iterable<string> | Promise<Iterable<string>>;

const formats: Readonly<Record<ListFlags["format"], Format>> = {
  async text(list, { io, place, sentinels, isWhole }) {
    const options = { style: io.style, place, isWhole, clip: await clipFor(io) };
    return sentinels ? sentinelList(list, options) : caseList(list, options);
  },
  json: (list, inputs) => caseListJson(list, inputs),
  ids: ({ cases }) => cases.flatMap(({ case: { id } }) => (id === undefined ? [] : lineOf(id))),
  paths: ({ cases }, { place }) => cases.map(({ path }) => lineOf(place(path))),
  markdown(list, { place, sentinels }) {
    const options = { place: (file: string) => place(file).split(sep).join("/") };
    return sentinels ? sentinelListMarkdown(list, options) : caseListMarkdown(list, options);
  },
};

function lineOf(text: string): string {
  return `${terminalText(text)}\n`;
}

/** What measures the width of a text takes long to load, and only a terminal has columns. */
async function clipFor({ terminal }: Io): Promise<ListOptions["clip"]> {
  if (terminal === undefined) return (text) => terminalText(text);
  const { textWithin } = await import("../src/report/cells.ts");
  return (text, before) => textWithin(text, Math.max(20, terminal.columns - before));
}
