import { counted } from "../../../model/sentence.ts";
import { requestsOf } from "../../../refresh/requests/run-operations.ts";
import type { RefreshRun } from "../../../refresh/requests/run-refresh.ts";
import type { RequestReport } from "../../../refresh/requests/request-report.ts";
import { levelMarks } from "../../job-summary/summary-item.ts";
import { markdownCode, markdownText } from "../../untrusted/markdown.ts";
import { idCode } from "../packet/texts.ts";
import { onPage } from "../plan-medium.ts";
import { headlineOf, planRows } from "../plan-words.ts";
import { blockedText } from "./blocked-text.ts";
import { operationText, runText, supersededText, undecidedAdvice } from "./run-words.ts";
import type { ToldRun } from "./told-run.ts";

export interface RunSummaryOptions {
  /** Where GitHub shows the repository, without "/" at the end. */
  readonly page: string;
  /** The set's folder as the workflow names it. */
  readonly set: string;
  readonly version: string;
  /** The file that holds the report, as a workflow would write it. */
  readonly report: string;
}

/** A run in GitHub's Markdown, for the summary of a job's step. */
export function runSummary(told: ToldRun, options: RunSummaryOptions): string {
  const { run } = told;
  const requests = requestsOf(run);
  const where = options.set === "." ? "" : ` of ${markdownCode(options.set)}`;
  const dry = run.state === "dry" ? ", dry run" : "";
  const parts = [
    `## ${markOf(told, requests)} Touchstone refresh${where}${dry}: ${runText(run)}`,
    ...planned(told),
    undecidedText(run),
    damageText(run),
    requestTable(told, requests),
    blockedText(requests),
    ...requests.flatMap(refusals),
    ...heldBack(told, requests),
    ...candidateText(told),
    footer(told, options),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function markOf({ run }: ToldRun, requests: readonly RequestReport[]): string {
  if (requests.some(({ isUnwritten }) => isUnwritten === true)) return levelMarks.error;
  const isDoubtful =
    run.left.length + run.refused.length + run.undecided.length + run.damage.length > 0 ||
    requests.some(({ operation, refused }) => operation === "blocked" || refused.length > 0);
  return isDoubtful ? levelMarks.warning : "✅";
}

function planned({ run: { plan } }: ToldRun): readonly string[] {
  if (plan === undefined) return [supersededText];
  const rows = planRows(plan, onPage)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => (name === "" ? `  - ${text}` : `- **${name}**: ${text}`));
  return [headlineOf(plan, onPage), rows.join("\n")];
}

function undecidedText(run: RefreshRun): string {
  const advice = undecidedAdvice(run);
  return advice === undefined ? "" : `${levelMarks.warning} ${markdownText(advice)}`;
}

/** How many defects of the set are named. */
const mostDamage = 100;

/** What cannot be read of the set: its cases are in no plan, so nothing is said about them. */
function damageText({ damage }: RefreshRun): string {
  if (damage.length === 0) return "";
  const lines = damage
    .slice(0, mostDamage)
    .map(
      ({ at, message }) => `- ${markdownCode(`${at.file}:${at.line}`)} ${markdownText(message)}`,
    );
  const rest = damage.length - lines.length;
  const text = `${levelMarks.warning} **Not all of the set can be read.** What was planned is of the rest; a pull request that asks about a case that cannot be read is left as it is. ${markdownCode("touchstone check")} says how to mend it.`;
  return [text, [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join("\n")].join("\n\n");
}

function requestTable({ run }: ToldRun, requests: readonly RequestReport[]): string {
  if (requests.length === 0) return "";
  const rows = requests.map((request) => {
    const { branch, number, url, cases, author } = request;
    const openedBy =
      author === undefined || request.isByWorkflow === true ? "" : `; opened by ${idCode(author)}`;
    const link = number === undefined || url === undefined ? "" : `[#${number}](${url})`;
    return `| ${link} | ${idCode(branch)} | ${cases.length} | ${operationText(run, request)}${openedBy} |`;
  });
  return ["| | branch | cases | done |", "| --- | --- | ---: | --- |", ...rows].join("\n");
}

/** What GitHub refused beside the opening of pull requests. */
function refusals({ branch, compareUrl, refused, isUnwritten }: RequestReport): readonly string[] {
  if (compareUrl !== undefined) return [];
  const mark = isUnwritten === true ? levelMarks.error : levelMarks.warning;
  return refused.map((one) => `${mark} ${idCode(branch)}: ${markdownText(one)}`);
}

/** On what a workflow opened or pushed with the token of its job, GitHub starts nothing by itself. */
function heldBack({ run }: ToldRun, requests: readonly RequestReport[]): readonly string[] {
  const written = requests.filter(
    ({ operation, isByWorkflow }) =>
      isByWorkflow === true && (operation === "created" || operation === "updated"),
  );
  if (run.state !== "done" || written.length === 0) return [];
  const [it, there] = written.length === 1 ? ["it", "there"] : ["them", "on each"];
  return [
    `**Checks wait for a click.** The token of this job opened ${it}, so GitHub starts no workflow before somebody clicks “Approve workflows to run” ${there}. With the token of a GitHub App in the input ${markdownCode("token")} they start at once.`,
  ];
}

function candidateText({ candidates }: ToldRun): readonly string[] {
  if (candidates === 0) return [];
  const them = candidates === 1 ? "It gets" : "They get";
  return [
    `${counted(candidates, "candidate")} that nobody has judged. ${them} no pull request: ${markdownCode("touchstone refresh plan --candidates")} tells more.`,
  ];
}

function footer({ run, commit }: ToldRun, options: RunSummaryOptions): string {
  const { page, version, report } = options;
  const link = `[${markdownCode(commit.slice(0, 10))}](${page}/commit/${commit})`;
  const began = run.state === "superseded" ? "Began at" : "Planned for";
  return `${began} ${link}, by Touchstone ${version}. All of it as JSON: ${markdownCode(report)}.`;
}
