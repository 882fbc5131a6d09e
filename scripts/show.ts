import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Command, Option } from "commander";
import { currentRevision, type Dataset } from "../src/model/dataset.ts";
import type { Finding } from "../src/model/finding.ts";
import { idInName, isFitId } from "../src/model/case-id.ts";
import { byUtf8 } from "../src/model/utf8-order.ts";
import { casesJson, type CaseAnswer } from "../src/report/cases/case-json.ts";
import { caseRecord, findingLines } from "../src/report/cases/case-record.ts";
import type { TextOptions } from "../src/report/verdict/problem-text.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { check } from "../src/rules/check.ts";
import { dueUnder } from "../src/rules/due/due.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { chosenCases, isFile, unknownId, type ChosenCases } from "./parts/chosen-cases.ts";
import { pastCase } from "./parts/deciding/past-case.ts";
import { placeFrom } from "./parts/set-folder.ts";

interface ShowOptions {
  readonly format: "text" | "json";
  readonly set?: string;
}

/** `touchstone show <case…>`: where an answer came from, today or under an earlier corpus revision. */
export function showCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("show")
    .description(
      "Show where a case's answer came from: its evidence, who judged it, and what still holds.",
    )
    .argument("<case...>", "cases, each by its id or its file; with @<revision> as judged under it")
    .option("--set <folder>", "the set's folder (default: that of the files, else this folder)")
    .addOption(
      new Option("--format <format>", "how to print the cases")
        .choices(["text", "json"])
        .default("text"),
    )
    .addHelpText("after", example)
    .action(async (words: string[], options: ShowOptions) => {
      finish(await runShow(io, words, options));
    });
}

const example = `
With @<revision>, the newest version that was approved under that corpus revision is shown, from the history of the
branch that is checked out. Nothing is checked out, and the set need not hold the case any more.

Examples:
  touchstone show refund-001
  touchstone show cases/refunds/refund-001.yaml --format json
  touchstone show refund-001@corpus-2026-09-01

Exit code: 0 shown, 1 a case cannot be read or has no such version, 2 wrong use, 3 the run broke.`;

/** A case as it was asked for. */
interface Asked {
  readonly word: string;
  readonly name: string;
  readonly revision: string | undefined;
}

async function runShow(
  io: Io,
  words: readonly string[],
  { format, set }: ShowOptions,
): Promise<ExitCode> {
  const asked: Asked[] = [];
  for (const word of new Set(words)) asked.push(await askedFor(io.cwd, word));
  // A file of an earlier version need not be there any more; where it is, it tells the set.
  const there: string[] = [];
  for (const { name, revision } of asked) {
    if (revision === undefined || (isFile(name) && (await isThere(io.cwd, name)))) there.push(name);
  }
  const chosen = await chosenCases(io.cwd, there, set);
  const findings = asked.some(({ revision }) => revision === undefined)
    ? check(chosen.dataset)
    : [];
  const answers: CaseAnswer[] = [];
  for (const one of asked) answers.push(await answerTo(one, chosen, findings));
  if (format === "json") io.out(casesJson(answers));
  else {
    const options = { style: io.style, place: placeFrom(io.cwd, chosen.folder) };
    io.out(`${answers.map((answer) => answerText(answer, options)).join("\n\n\n")}\n`);
  }
  return answers.every(({ shown }) => shown !== undefined) ? 0 : 1;
}

/** An id holds no "@", and neither does a revision; a file's name may. */
async function askedFor(cwd: string, word: string): Promise<Asked> {
  const at = word.lastIndexOf("@");
  if (at === -1 || (await isThere(cwd, word))) return { word, name: word, revision: undefined };
  const [name, revision] = [word.slice(0, at), word.slice(at + 1)];
  if (name !== "" && isFitId(revision)) return { word, name, revision };
  throw new UsageError(
    terminalText(
      `"${word}" names no case and corpus revision, as in refund-001@corpus-2026-09-01.`,
    ),
  );
}

async function isThere(cwd: string, file: string): Promise<boolean> {
  const facts = await stat(resolve(cwd, file)).catch(() => undefined);
  return facts?.isFile() === true;
}

async function answerTo(
  { word, name, revision }: Asked,
  { folder, dataset, pathOf }: ChosenCases,
  found: readonly Finding[],
): Promise<CaseAnswer> {
  if (revision === undefined) {
    const path = pathOf.get(name) ?? "";
    const findings = found.filter(({ at }) => at.file === path);
    return { ...presentCase(dataset, path, findings), asked: word };
  }
  const id = isFile(name) ? idInName(name.replaceAll("\\", "/")) : name;
  const past = await pastCase({ folder, dataset }, id, revision);
  const { shown } = past;
  if (shown !== undefined) {
    return { asked: word, file: shown.file.path, shown, findings: undefined };
  }
  if (!past.known) throw unknownId(dataset.cases, id);
  return { asked: word, file: undefined, shown, findings: undefined, revisions: past.revisions };
}

function presentCase(
  dataset: Dataset,
  path: string,
  findings: readonly Finding[],
): Omit<CaseAnswer, "asked"> {
  const file = dataset.cases.find((one) => one.path === path);
  if (file === undefined) return { file: path, shown: undefined, findings };
  const due = currentRevision(dataset) === undefined ? undefined : dueUnder(dataset)(file);
  const variants = dataset.cases
    .filter((one) => one.case.variantOf !== undefined && one.case.variantOf === file.case.id)
    .flatMap((one) => one.case.id ?? [])
    .toSorted(byUtf8);
  const shown = { dataset, file, due, variants, findings, past: undefined };
  return { file: path, shown, findings };
}

function answerText(answer: CaseAnswer, options: TextOptions): string {
  const { asked, file, shown, findings = [], revisions } = answer;
  if (shown !== undefined) return caseRecord(shown, options);
  const { style, place } = options;
  if (revisions === undefined) {
    const name = terminalText(place(file ?? ""));
    return `${style.strong(name)}  cannot be read as a case\n\n${findingLines(findings, style)}`;
  }
  const others =
    revisions.length === 0
      ? "No version of it was ever approved."
      : `Approved versions exist under: ${revisions.join(", ")}.`;
  return `${style.strong(terminalText(asked))}  not found\n\n  No version of this case was approved under that corpus revision.\n  ${terminalText(others)}`;
}
