import { join } from "node:path";
import { Command } from "commander";
import { gitUserName } from "../src/git/user-name.ts";
import type { CaseFile } from "../src/model/case.ts";
import { revisionOf, type Dataset } from "../src/model/dataset.ts";
import type { Problem } from "../src/model/finding.ts";
import {
  judgedText,
  judgingObstacles,
  replacementText,
  unwrittenText,
  type Independence,
} from "../src/report/review/judge-report.ts";
import {
  hashesWithoutEvidence,
  judgingView,
  namedInCase,
} from "../src/report/cases/judging-view.ts";
import type { TextOptions } from "../src/report/verdict/problem-text.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import {
  earlierJudgments,
  judge,
  tellsOfOthers,
  unfitCase,
  unfitChunks,
  unfitReviewer,
  type Judgment,
} from "../src/review/judge.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { askFindings } from "./parts/deciding/ask-judgment.ts";
import { chosenCases } from "./parts/chosen-cases.ts";
import { committedCases } from "./parts/deciding/committed-cases.ts";
import { instantOf } from "./parts/deciding/decision-flags.ts";
import { inDialogue, type Dialogue } from "./parts/dialogue.ts";
import {
  chunkIdsIn,
  judgmentFlags,
  knownJudgment,
  type JudgmentFlags,
  type KnownJudgment,
} from "./parts/deciding/judgment-flags.ts";
import { changedMeanwhile, rawText, replaceTexts, saysStill } from "./parts/raw-text.ts";
import { placeFrom } from "./parts/set-folder.ts";
import { textsToday } from "./parts/deciding/texts-today.ts";

interface JudgeFlags extends JudgmentFlags {
  readonly set?: string;
}

/** `touchstone review judge <case>`: one person says what they find about a sentinel, without the others' findings. */
export function judgeCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("judge")
    .description("Record one person's judgment of a sentinel, without any other in sight.")
    .argument("<case>", "the sentinel, by its id or its file")
    .allowExcessArguments(false)
    .option("--set <folder>", "the set's folder (default: that of the file, else this folder)");
  return judgmentFlags(command)
    .addHelpText("after", example)
    .action(async (word: string, flags: JudgeFlags) => {
      finish(await runJudge(io, word, flags));
    });
}

const example = `
At a terminal the case is shown with its evidence and without what anybody found about it, and its questions are asked
one by one; q leaves. A script gives every answer as a flag. Who judges again replaces their own judgment and nobody else's.

The judgment is recorded as "blind" where neither the file nor the commit that is checked out tells of another person's
judgment, and else as "declared": the command shows none, but the file may have been read. Judgments from before the last
decision about its moved evidence are void, and tell nothing of the case as it is.

Examples:
  touchstone review judge refund-001
  touchstone review judge refund-001 --reviewer jordan --supported yes --chunks refunds#when,refunds#how
  touchstone review judge parking-001 --reviewer sam --supported no --chunks none --dry-run

Exit code: 0 judged or left as it was, 1 the judgment was refused, 2 wrong use, 3 the run broke.`;

interface Session {
  readonly io: Io;
  readonly folder: string;
  readonly dataset: Dataset;
  readonly file: CaseFile;
  readonly known: KnownJudgment;
  readonly options: TextOptions;
}

async function runJudge(io: Io, word: string, flags: JudgeFlags): Promise<ExitCode> {
  const { folder, dataset, paths } = await chosenCases(io.cwd, [word], flags.set);
  const known = knownJudgment(flags, io.input.isTTY);
  const at = instantOf(flags.at, io.clock());
  const [path = ""] = paths;
  const options = { style: io.style, place: placeFrom(io.cwd, folder) };
  const file = dataset.cases.find((one) => one.path === path);
  if (file === undefined) {
    const refused = dataset.defects.filter((defect) => defect.at.file === path);
    return refuse(io, path, { refused, options });
  }
  const session = { io, folder, dataset, file, known, options };
  const text = await rawText(join(folder, path));
  const refused = saysStill(file, text) ? unfitCase(dataset, file) : [changedMeanwhile(file)];
  if (refused.length > 0) return refuse(io, path, { refused, options });
  const found = known.whole ? givenFindings(session) : await askedFindings(session);
  if (found === "leave") {
    io.out(`${terminalText(options.place(path))} left as it is\n`);
    return 0;
  }
  if ("refused" in found) return refuse(io, path, { refused: found.refused, options });
  return await write(session, { found: { ...found, at }, text, flags });
}

type Findings = Omit<Judgment, "at" | "independence">;

async function write(
  { io, folder, dataset, file, known, options }: Session,
  {
    found,
    text,
    flags,
  }: {
    readonly found: Omit<Judgment, "independence">;
    readonly text: string;
    readonly flags: JudgeFlags;
  },
): Promise<ExitCode> {
  const { path } = file;
  const why = await independenceOf(folder, file, { ...found, said: flags.declared === true });
  const independence = why === "nothing-told" ? "blind" : "declared";
  const judged = judge(dataset, file, { judgment: { ...found, independence }, text });
  if ("refused" in judged) return refuse(io, path, { refused: judged.refused, options });
  if (known.whole) io.out(replacementText(earlierJudgments(file, found.reviewer)));
  const asksForBlind = dataset.policy?.policy?.sentinels?.independence === "blind";
  const told = { ...options, independence: why, asksForBlind };
  if (flags.dryRun === true) {
    io.out(unwrittenText(judged, told));
    return 0;
  }
  const refused = await replaceTexts(folder, [{ path, before: text, after: judged.text }]);
  if (refused.length > 0) return refuse(io, path, { refused, options });
  io.out(judgedText(judged, told));
  return 0;
}

function refuse(
  io: Io,
  path: string,
  { refused, options }: { readonly refused: readonly Problem[]; readonly options: TextOptions },
): ExitCode {
  const line = `${terminalText(options.place(path))} ${options.style.red("not recorded")}`;
  io.out(`${judgingObstacles(refused, options)}\n${line}\n`);
  return 1;
}

/** What this person may have seen: what stands in the file, and what the commit has that it was edited from. */
async function independenceOf(
  folder: string,
  file: CaseFile,
  { reviewer, said }: { readonly reviewer: string; readonly said: boolean },
): Promise<Independence> {
  const who = { reviewer, now: file };
  if (tellsOfOthers(file, who)) return "told-here";
  const committed = await committedCases(folder, file.path);
  if (committed.some((one) => tellsOfOthers(one, who))) return "told-in-head";
  return said ? "said" : "nothing-told";
}

function givenFindings({ dataset, file, known }: Session): Findings {
  const { reviewer, supported, chunks } = known;
  if (reviewer === undefined || supported === undefined || chunks === undefined) {
    throw new UsageError("A judgment says who judges, which chunks are relevant and what holds.");
  }
  const relevantChunkIds = chunkIdsIn(chunks, chunksOf(dataset, file));
  return { reviewer, relevantChunkIds, expectedAnswerSupported: supported };
}

async function askedFindings(
  session: Session,
): Promise<Findings | { readonly refused: readonly Problem[] } | "leave"> {
  const { io, folder, dataset, file, options } = session;
  const hashes = [...hashesWithoutEvidence(dataset, file).values()].flatMap((hash) => hash ?? []);
  const texts = new Map([...dataset.texts, ...(await textsToday(folder, new Set(hashes)))]);
  io.out(`${judgingView({ ...dataset, texts }, file, options)}\n\n`);
  const usual = await gitUserName(folder, io.environment);
  return await inDialogue(io, async (dialogue) => await answersOf(session, dialogue, usual));
}

async function answersOf(
  { io, dataset, file, known }: Session,
  dialogue: Dialogue,
  usual: string | undefined,
): Promise<Findings | { readonly refused: readonly Problem[] } | "leave"> {
  // Whoever wrote the case cannot judge it, so that name is no answer to offer.
  const offered = usual === undefined || unfitReviewer(file, usual).length > 0 ? undefined : usual;
  const reviewer = known.reviewer ?? (await dialogue.text("Who judges this", offered));
  if (reviewer === undefined) return "leave";
  const refused = unfitReviewer(file, reviewer);
  if (refused.length > 0) return { refused };
  io.out(replacementText(earlierJudgments(file, reviewer)));
  const found = await askFindings(io, dialogue, {
    known,
    kind: file.case.kind ?? "answerable",
    named: namedInCase(file),
    chunks: chunksOf(dataset, file),
    unfit: (ids) => unfitChunks(dataset, file, ids),
  });
  return found === "leave" ? found : { reviewer, ...found };
}

function chunksOf(dataset: Dataset, file: CaseFile): ReadonlyMap<string, unknown> {
  return revisionOf(dataset, file)?.chunks?.records ?? new Map();
}
