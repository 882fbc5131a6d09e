import { join } from "node:path";
import { Command } from "commander";
import { gitUserName } from "../src/git/user-name.ts";
import type { CaseFile } from "../src/model/case.ts";
import type { Problem } from "../src/model/finding.ts";
import { retiredReport, unretiredText } from "../src/report/review/retire-report.ts";
import { retire, type Retirement } from "../src/review/retire.ts";
import { retiredTooEarly, unfitToRetire } from "../src/rules/unfit-to-retire.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { chosenCases, type ChosenCases } from "./parts/chosen-cases.ts";
import { instantOf } from "./parts/deciding/decision-flags.ts";
import { inDialogue } from "./parts/dialogue.ts";
import { changedMeanwhile, rawText, replaceTexts, saysStill } from "./parts/raw-text.ts";
import { assertFit, assertName } from "./parts/fit-text.ts";
import { placeFrom } from "./parts/set-folder.ts";

interface RetireFlags {
  readonly by?: string;
  readonly reason?: string;
  readonly at?: string;
  readonly set?: string;
  readonly dryRun?: true;
}

/** `touchstone review retire <case…>`: approved cases that serve no need any more go out of use and stay in the set. */
export function retireCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("retire")
    .description("Take approved cases out of use; their files stay, with who, when and why.")
    .argument("<case...>", "cases, each by its id or its file")
    .option("--by <name>", "who retires them")
    .option("--reason <text>", "why nobody needs them any more, in one sentence")
    .option("--at <instant>", "when it was decided (default: now)")
    .option("--set <folder>", "the set's folder (default: that of the files, else this folder)")
    .option("--dry-run", "say what would happen and write nothing")
    .addHelpText("after", example)
    .action(async (words: string[], flags: RetireFlags) => {
      finish(await runRetire(io, words, flags));
    });
}

const example = `
An approved case is never deleted: what was measured against it has to stay readable. A variant goes with its parent.
Either all of the cases are retired or none.

Examples:
  touchstone review retire refund-001
  touchstone review retire fax-001 fax-002 --by jordan --reason "The fax line was closed in October."

Exit code: 0 retired, 1 refused, 2 wrong use, 3 the run broke.`;

async function runRetire(io: Io, words: readonly string[], flags: RetireFlags): Promise<ExitCode> {
  const chosen = await chosenCases(io.cwd, words, flags.set);
  assertAnswerable(io, flags);
  const at = instantOf(flags.at, io.clock());
  const options = { style: io.style, place: placeFrom(io.cwd, chosen.folder) };
  const files = chosen.paths.flatMap(
    (path) => chosen.dataset.cases.find((one) => one.path === path) ?? [],
  );
  const refuse = (refused: readonly Problem[]): ExitCode => {
    io.out(unretiredText(refused, options));
    return 1;
  };
  const unfit = [
    ...unread(chosen, files),
    ...unfitToRetire(chosen.dataset, files),
    ...files.flatMap((file) => retiredTooEarly(file, at)),
  ];
  if (unfit.length > 0) return refuse(unfit);
  const said = await sayWhy(io, chosen.folder, flags);
  if (said === undefined) {
    io.out("Left as it is.\n");
    return 0;
  }
  const planned = await plan(chosen.folder, files, { ...said, at });
  if ("refused" in planned) return refuse(planned.refused);
  const dryRun = flags.dryRun === true;
  const late = dryRun ? [] : await replaceTexts(chosen.folder, planned.changes);
  if (late.length > 0) return refuse(late);
  io.out(retiredReport(files, { ...options, by: said.by, dryRun }));
  return 0;
}

function assertAnswerable(io: Io, flags: RetireFlags): void {
  assertName({ by: flags.by });
  assertFit({ reason: flags.reason });
  const missing = (["by", "reason"] as const).filter((flag) => flags[flag] === undefined);
  if (missing.length > 0 && !io.input.isTTY) {
    const names = missing.map((flag) => `--${flag}`).join(", ");
    throw new UsageError(`Without a terminal to ask at, these are missing: ${names}.`);
  }
}

function unread({ dataset, paths }: ChosenCases, files: readonly CaseFile[]): readonly Problem[] {
  const read = new Set(files.map(({ path }) => path));
  return dataset.defects.filter(({ at }) => paths.includes(at.file) && !read.has(at.file));
}

/** Who and why, asked for where no flag says it; undefined where the person leaves. */
async function sayWhy(
  io: Io,
  folder: string,
  { by, reason }: RetireFlags,
): Promise<Pick<Retirement, "by" | "reason"> | undefined> {
  if (by !== undefined && reason !== undefined) return { by: by.trim(), reason: reason.trim() };
  const usual = await gitUserName(folder, io.environment);
  return await inDialogue(io, async (dialogue) => {
    const who = by ?? (await dialogue.text("Who retires this", usual));
    if (who === undefined) return undefined;
    const why = reason ?? (await dialogue.text("Why does nobody need it any more"));
    return why === undefined ? undefined : { by: who.trim(), reason: why.trim() };
  });
}

async function plan(
  folder: string,
  files: readonly CaseFile[],
  retirement: Retirement,
): Promise<
  | { readonly changes: Parameters<typeof replaceTexts>[1] }
  | { readonly refused: readonly Problem[] }
> {
  const refused: Problem[] = [];
  const changes: Parameters<typeof replaceTexts>[1][number][] = [];
  for (const file of files) {
    const text = await rawText(join(folder, file.path)).catch(() => "");
    // Who stands at a terminal may take minutes to say why.
    const edited = saysStill(file, text)
      ? retire(file, { retirement, text })
      : { refused: changedMeanwhile(file) };
    if ("refused" in edited) refused.push(edited.refused);
    else changes.push({ path: file.path, before: text, after: edited.text });
  }
  return refused.length > 0 ? { refused } : { changes };
}
