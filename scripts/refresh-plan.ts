import { Command, InvalidArgumentError, Option } from "commander";
import type { Problem } from "../src/model/finding.ts";
import type { Dataset } from "../src/model/dataset.ts";
import type { RefreshPlan } from "../src/refresh/plan/plan.ts";
import { planRefresh } from "../src/refresh/plan/plan-refresh.ts";
import type { FileLink } from "../src/report/refresh/packet/case-block.ts";
import { inShell } from "../src/report/in-shell.ts";
import { namedText } from "../src/report/refresh/named-text.ts";
import { observedMarkdown } from "../src/report/refresh/observed-markdown.ts";
import { observedText } from "../src/report/refresh/observed-text.ts";
import { planJson } from "../src/report/refresh/plan-json.ts";
import { planMarkdown } from "../src/report/refresh/plan-markdown.ts";
import { planText } from "../src/report/refresh/plan-text.ts";
import { markdownCodeLink } from "../src/report/untrusted/markdown.ts";
import { defectReport } from "../src/report/verdict/text-report.ts";
import type { ExitCode, Io } from "./io.ts";
import { isFile, pathOfId } from "./parts/chosen-cases.ts";
import { chosenFiles } from "./parts/chosen-files.ts";
import { observationsIn } from "./parts/observation-files.ts";
import { repeated } from "./parts/repeated.ts";
import { printPieces } from "./parts/print-pieces.ts";
import { setToPlan } from "./parts/refresh/set-to-plan.ts";
import { placeFrom } from "./parts/set-folder.ts";

const formatNames = ["text", "json", "markdown"] as const;

interface PlanFlags {
  readonly to?: string;
  readonly candidates?: boolean;
  readonly format: (typeof formatNames)[number];
  readonly limit: number;
  readonly observations?: readonly string[];
  readonly fresh?: true;
  readonly set?: string;
}

/** `touchstone refresh plan [case…]`: which judgments have to be looked at again, and why. */
export function planCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("plan")
    .description(
      "Tell which cases somebody has to look at again, why, and what became of their evidence.",
    )
    .argument("[case...]", "show these cases whole, each by its id or its file")
    .option("--to <revision>", "the corpus revision to judge under (default: the current one)")
    .option("--candidates", "ask for first judgments of candidates, too")
    .option(
      "--observations <file>",
      "observed questions of real people, to hold against the cases; repeatable",
      repeated,
    )
    .addOption(
      new Option("--format <format>", "how to print it").choices(formatNames).default("text"),
    )
    .option("--limit <n>", "cases that are told before the rest is counted", atMost, 10)
    .option("--fresh", "read every case anew, and keep nothing for the next run")
    .option("--set <folder>", "the set's folder (default: that of the files, else this folder)")
    .addHelpText("after", example)
    .action(async (words: string[], flags: PlanFlags) => {
      finish(await runPlan(io, words, flags));
    });
}

const example = `
Nothing is changed, and no candidate is chosen: a plan tells what a person has to decide.
docs/refresh-plan.md of the project says how it is made.

Examples:
  touchstone refresh plan                          under the current corpus revision
  touchstone refresh plan refund-001               one case whole, with the texts of all candidates
  touchstone refresh plan --to corpus-2026-06-01   what a return to that revision would ask
  touchstone refresh plan --candidates             what nobody has judged, as well
  touchstone refresh plan --observations asked.jsonl   with what people ask and no case asks
  touchstone refresh plan --format markdown        for a pull request or a job's summary, with held-out questions left out
  touchstone refresh plan --format json            all of it, for scripts

Exit code: 0 planned, whatever it holds; 1 the set is damaged, so nothing was planned, or a line of observations was
not taken; 2 wrong use, 3 the run broke.`;

function atMost(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a whole number from 1 on.");
}

async function runPlan(io: Io, words: readonly string[], flags: PlanFlags): Promise<ExitCode> {
  const files = words.filter(isFile);
  const { folder, paths } = await chosenFiles(io.cwd, files, flags.set);
  const { to, candidates = false, fresh = false } = flags;
  const set = await setToPlan(io, folder, { to, candidates, fresh });
  const place = placeFrom(io.cwd, folder, flags.set ?? folder);
  if ("defects" in set) {
    io.out(`${defectReport(set.defects, { style: io.style, place })}\n`);
    io.out("The set is damaged, so nothing was planned.\n");
    return 1;
  }
  const byFile = new Map(files.map((file, at) => [file, paths[at] ?? ""]));
  const named = words.map((word) => byFile.get(word) ?? pathOfId(set.dataset, word));
  const { observations, problems } = await observationsIn(io.cwd, flags.observations ?? []);
  const plan = planRefresh(set.dataset, { ...set, candidates, observations });
  const printing = { named: new Set(named), place, problems, ...set, ...flags };
  await printPieces(io, printed(plan, printing, io));
  return problems.length === 0 ? 0 : 1;
}

interface Printing extends PlanFlags {
  readonly dataset: Dataset;
  /** The paths of the cases that are asked for; none for all. */
  readonly named: ReadonlySet<string>;
  readonly place: (path: string) => string;
  /** The lines of observations that were not taken. */
  readonly problems: readonly Problem[];
}

function printed(
  plan: RefreshPlan,
  { named, dataset, format, limit, place, problems, to, set, observations: files = [] }: Printing,
  { style }: Io,
): Iterable<string> {
  const flags = [["--to", to] as const, ["--set", set] as const]
    .flatMap(([flag, said]) => (said === undefined ? [] : [` ${flag} ${inShell(said)}`]))
    .join("");
  const questions = { observed: plan.observed, problems, files, flags };
  if (format === "text") {
    const text =
      named.size === 0
        ? planText(plan, { limit, style, flags })
        : namedText(plan, { dataset, paths: named, style, flags });
    // Files of observations lie outside of the set, and are named as they were given.
    return [text, observedText(questions, { limit, style, place: (file) => file })];
  }
  const items = plan.items.filter(({ file }) => named.size === 0 || named.has(file.path));
  if (format === "json") return planJson(plan, items, problems);
  const link: FileLink = (text, path) => markdownCodeLink(text, place(path));
  const page = planMarkdown(plan, { link, limit, items, flags });
  const asked = observedMarkdown(questions, link);
  return asked === "" ? [page] : [page, `\n${asked}\n`];
}
