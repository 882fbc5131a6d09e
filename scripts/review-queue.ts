import { realpath } from "node:fs/promises";
import { Command, Option } from "commander";
import { waitingPulls } from "../src/approving/queue/open-pulls.ts";
import { queueOf } from "../src/approving/queue/queue.ts";
import { waitingCases } from "../src/approving/queue/waiting-cases.ts";
import { findCheckout, placeIn } from "../src/git/find-repository.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { loadDataset } from "../src/load/dataset.ts";
import type { Dataset } from "../src/model/dataset.ts";
import { samePerson } from "../src/model/person.ts";
import { queueJson } from "../src/report/approving/queue-json.ts";
import { queueReport } from "../src/report/approving/queue-report.ts";
import { unreadableNote } from "../src/report/cases/list-summary.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import type { ExitCode, Io } from "./io.ts";
import { caseThreads } from "./parts/checking/case-threads.ts";
import { assertHoldCases, isAmongPlaces, namedPlaces } from "./parts/named-places.ts";
import { printPieces } from "./parts/print-pieces.ts";
import { queueHostOf } from "./parts/queueing/queue-host.ts";
import { setHistory } from "./parts/queueing/set-history.ts";
import { placeFrom } from "./parts/set-folder.ts";

interface QueueFlags {
  readonly for?: string;
  readonly github?: string;
  readonly format: "text" | "json";
}

/** `touchstone review queue [place…]`: what waits for people, for whom, and since when. */
export function queueCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("queue")
    .description("Tell what waits for people, for whom, and since when.")
    .argument("[place...]", "the set's folder, or case files and folders of cases in it")
    .option("--for <person>", "only what this person may do")
    .option("--github <owner/name>", "also the open pull requests of this repository on GitHub")
    .addOption(
      new Option("--format <format>", "how to print it").choices(["text", "json"]).default("text"),
    )
    .addHelpText("after", example)
    .action(async (words: string[], flags: QueueFlags) => {
      finish(await runQueue(io, words, flags));
    });
}

const example = `
What waits: candidates that nobody judged, cases whose evidence moved or whose file asks for a decision, sentinels that
lack a judgment or whose judgments differ, and cases that were edited after their approval. The oldest come first: the
time is that of the commit that brought it. Of a held-out case no question is shown.

Without --github nothing goes over the network. With it, GITHUB_TOKEN or GH_TOKEN has to hold a token that may read the
pull requests and the statuses of the repository.

Examples:
  touchstone review queue cases/leave                       what waits there
  touchstone review queue --for noor                        only what noor may do
  touchstone review queue --github octo-org/handbook-cases  the open pull requests as well
  touchstone review queue --format json                     all of it, for scripts

Exit code: 0 whatever waits, 2 wrong use, 3 the run broke.`;

async function runQueue(
  io: Io,
  words: readonly string[],
  { for: person, github, format }: QueueFlags,
): Promise<ExitCode> {
  const host = github === undefined ? undefined : await queueHostOf(io, github);
  const places = await namedPlaces(io.cwd, words);
  assertHoldCases(places, "waited for");
  const isWanted = isAmongPlaces(places);
  const { folder } = places;
  const tree = workingTree(folder);
  const dataset = await loadDataset(tree, { passesTextsOver: true, cases: caseThreads });
  const waiting = waitingCases(dataset);
  const { revision } = waiting;
  const cases = waiting.cases.filter(({ file }) => isWanted(file.path));
  const unreadable = waiting.unreadable.filter(isWanted);
  const all =
    host && waitingPulls(await host.openPulls(), { dataset, place: await placeOf(folder) });
  const pulls = all?.filter((one) => places.paths.length === 0 || one.cases.some(isWanted));
  const history = await setHistory(folder, cases, revision);
  const queue = queueOf(cases, { history, pulls, person });
  const place = placeFrom(io.cwd, folder, places.given);
  await printPieces(
    io,
    format === "json"
      ? queueJson(queue, { host: github, person, revision, unreadable })
      : queueReport(queue, { style: io.style, place, person, revision }),
  );
  if (person !== undefined) io.err(strangerNote(dataset, person));
  io.err(unreadableNote(unreadable, place));
  return 0;
}

/** The set's folder in its repository; empty where it lies in none. */
async function placeOf(folder: string): Promise<string> {
  const real = await realpath(folder);
  const checkout = await findCheckout(real);
  return checkout === undefined ? "" : placeIn(checkout, real);
}

/** Empty for somebody whom the policy names, and where it names nobody. */
function strangerNote({ policy }: Dataset, person: string): string {
  const reviewers = policy?.policy?.reviewers ?? [];
  const isNamed = reviewers.some((one) => samePerson(one, person));
  if (isNamed || reviewers.length === 0) return "";
  return `The policy names no reviewer "${terminalText(person)}".\n`;
}
