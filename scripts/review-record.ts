import { join } from "node:path";
import { Command } from "commander";
import { gitUserName } from "../src/git/user-name.ts";
import type { CaseFile } from "../src/model/case.ts";
import { lacksText } from "../src/model/dataset.ts";
import { counted } from "../src/model/sentence.ts";
import { caseView } from "../src/report/cases/case-view.ts";
import {
  earlierDecision,
  obstaclesText,
  recordedText,
} from "../src/report/review/record-report.ts";
import type { TextOptions } from "../src/report/verdict/problem-text.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { obstacles, record, type Decision } from "../src/review/record.ts";
import type { Obstacles } from "../src/rules/errors-after.ts";
import { outOfUse } from "../src/review/refusals.ts";
import { askDecision, type KnownDecision } from "./parts/deciding/ask-decision.ts";
import { chosenCases, type ChosenCases } from "./parts/chosen-cases.ts";
import { inDialogue, type Dialogue } from "./parts/dialogue.ts";
import { changedMeanwhile, rawText, replaceTexts, saysStill } from "./parts/raw-text.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import {
  decisionFlags,
  instantOf,
  wholeDecision,
  type DecisionFlags,
} from "./parts/deciding/decision-flags.ts";
import { placeFrom } from "./parts/set-folder.ts";

/** `touchstone review record <case…>`: one person decides about cases at a desk. */
export function recordCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("record")
    .description("Record one person's decision about cases, at a desk and without GitHub.")
    .argument("<case...>", "cases, each by its id or its file")
    .option("--set <folder>", "the set's folder (default: that of the files, else this folder)");
  return decisionFlags(command)
    .addHelpText("after", example)
    .action(async (words: string[], flags: DecisionFlags & { readonly set?: string }) => {
      finish(await runRecord(io, words, flags));
    });
}

const example = `
At a terminal each case is shown with its evidence, and its questions are asked one by one; one "no" cannot approve.
Nothing is written before a last question, and q leaves at any. A script gives every answer as a flag, for at most ten
cases a call.

Examples:
  touchstone review record refund-001
  touchstone review record refund-001 --reviewer jordan --reason "The policy says so." \\
    --approve --confirm query,answer,source,chunks
  touchstone review record refund-002 --reviewer jordan --reason "Nobody asks this." --reject

Exit code: 0 decided or left as it was, 1 an approval was refused, 2 wrong use, 3 the run broke.`;

/** How many cases one call with flags may decide: more than that nobody has read. */
const atOnce = 10;

/** How many lines a reviewer sees at once. */
const screenful = 24;

interface Session {
  readonly io: Io;
  readonly chosen: ChosenCases;
  readonly known: KnownDecision;
  readonly at: string;
  readonly dialogue: Dialogue | undefined;
  readonly usualReviewer: string | undefined;
  readonly options: TextOptions;
}

async function runRecord(
  io: Io,
  words: readonly string[],
  flags: DecisionFlags & { readonly set?: string },
): Promise<ExitCode> {
  const chosen = await chosenCases(io.cwd, words, flags.set);
  const known = wholeDecision(flags, io.input.isTTY);
  const at = instantOf(flags.at, io.clock());
  if (known.whole && chosen.paths.length > atOnce) {
    throw new UsageError(
      `With flags at most ${atOnce} cases a call: a decision is about what was read.`,
    );
  }
  const usualReviewer = known.whole ? undefined : await gitUserName(chosen.folder, io.environment);
  const options = { style: io.style, place: placeFrom(io.cwd, chosen.folder) };
  const session = { io, chosen, known, at, usualReviewer, options };
  if (known.whole) return await recordAll({ ...session, dialogue: undefined });
  return await inDialogue(io, async (dialogue) => await recordAll({ ...session, dialogue }));
}

async function recordAll(session: Session): Promise<ExitCode> {
  const { io, chosen, dialogue } = session;
  let refused = false;
  for (const [index, path] of chosen.paths.entries()) {
    if (dialogue?.hasLeft() === true) {
      io.out(`Not asked about: ${counted(chosen.paths.length - index, "more case")}.\n`);
      break;
    }
    if (index > 0 && dialogue !== undefined) io.out("\n");
    refused = !(await recordOne(session, path)) || refused;
  }
  return refused ? 1 : 0;
}

/** Whether the case was decided as asked, or left. */
async function recordOne(session: Session, path: string): Promise<boolean> {
  const { io, chosen, options } = session;
  const { dataset, folder } = chosen;
  const file = dataset.cases.find((one) => one.path === path);
  if (file === undefined) {
    const refused = dataset.defects.filter(({ at }) => at.file === path);
    return refuse(session, path, { refused, findings: [] });
  }
  const retired = outOfUse(file);
  if (retired.length > 0) {
    io.out(obstaclesText({ refused: retired, findings: [] }, options, "not recorded"));
    return false;
  }
  const text = await rawText(join(folder, path));
  if (!saysStill(file, text)) {
    return refuse(session, path, { refused: [changedMeanwhile(file)], findings: [] });
  }
  const decision = await decisionOn(session, file, text);
  if (decision === "leave") {
    io.out(`${terminalText(options.place(path))} left as it is\n`);
    return true;
  }
  const recorded = record(dataset, file, { decision, text });
  if (!("text" in recorded)) return refuse(session, path, recorded);
  const refused = await replaceTexts(folder, [{ path, before: text, after: recorded.text }]);
  if (refused.length > 0) return refuse(session, path, { refused, findings: [] });
  tellRecorded(session, file, decision);
  return true;
}

function tellRecorded({ io, chosen, options }: Session, file: CaseFile, decision: Decision): void {
  const { dataset } = chosen;
  const author = file.case.origin?.author;
  const before = earlierDecision(file);
  const unread = lacksText(dataset, file);
  const reviewers = dataset.policy?.policy?.reviewers ?? [];
  io.out(recordedText(file.path, { ...decision, author, before, unread, reviewers }, options));
}

function refuse({ io, options }: Session, path: string, against: Obstacles): false {
  const line = `${terminalText(options.place(path))} ${options.style.red("not recorded")}`;
  io.out(`${obstaclesText(against, options)}\n${line}\n`);
  return false;
}

async function decisionOn(
  { io, chosen, known, at, dialogue, usualReviewer, options }: Session,
  file: CaseFile,
  text: string,
): Promise<Decision | "leave"> {
  const { status, reviewer, reason } = known;
  if (dialogue === undefined) {
    if (status === undefined || reviewer === undefined || reason === undefined) return "leave";
    return { status, reviewer, reason, at, confirmed: known.confirmed };
  }
  const against = obstacles(chosen.dataset, file, text);
  const approvable = against.refused.length === 0 && against.findings.length === 0;
  const view = caseView(chosen.dataset, file, options);
  io.out(`${view}\n\n`);
  if (!approvable) io.out(`${obstaclesText(against, options)}\n`);
  const kind = file.case.kind ?? "answerable";
  // After a screenful of evidence nobody sees the answer that is asked about.
  const answer = view.split("\n").length > screenful ? file.case.expectedAnswer : undefined;
  const { id = file.path, origin } = file.case;
  const asking = { known, kind, id, author: origin?.author, approvable, usualReviewer, answer };
  const decided = await askDecision(io, dialogue, asking);
  return decided === "leave" ? decided : { ...decided, at };
}
