import { counted, listed } from "../../../model/sentence.ts";
import { inShell } from "../../in-shell.ts";
import { countOf, requestsOf, type Operation } from "../../../refresh/requests/run-operations.ts";
import type { RefreshRun } from "../../../refresh/requests/run-refresh.ts";
import type { RequestReport } from "../../../refresh/requests/request-report.ts";

/** What became of a pull request, and what would in a dry run. */
const operationWords: Readonly<Record<Operation, readonly [did: string, would: string]>> = {
  created: ["opened", "to be opened"],
  updated: ["updated", "to be updated"],
  unchanged: ["unchanged", "unchanged"],
  closed: ["closed", "to be closed"],
  blocked: ["blocked", "blocked"],
  snoozed: ["put off by a person", "put off by a person"],
  edited: ["left to its people", "left to its people"],
};

export function operationText(
  { state }: Pick<RefreshRun, "state">,
  { operation, compareUrl }: Pick<RequestReport, "operation" | "compareUrl">,
): string {
  if (compareUrl !== undefined) return "to be opened by a person";
  const [did, would] = operationWords[operation];
  return state === "dry" ? would : did;
}

/** What to know where main has moved on. */
export const supersededText =
  "The main branch has moved on since this commit. The run for its newest commit asks about what is there; where a merge started none, the next one by schedule or by hand does.";

const inOrder: readonly Operation[] = [
  "blocked",
  "created",
  "updated",
  "closed",
  "edited",
  "snoozed",
  "unchanged",
];

/** What a run did, in half a sentence. */
export function runText(run: RefreshRun): string {
  if (run.state === "superseded") return "nothing done, since the main branch has moved on";
  const requests = requestsOf(run);
  const parts = inOrder.flatMap((operation, at) => {
    const count = countOf(requests, operation);
    if (count === 0) return [];
    const isFirst = inOrder.slice(0, at).every((one) => countOf(requests, one) === 0);
    const what = isFirst ? counted(count, "pull request") : String(count);
    return [`${what} ${operationText(run, { operation })}`];
  });
  const waits = undecidedText(run);
  if (parts.length === 0) return waits ?? "nobody has to look at a case";
  return waits === undefined ? listed(parts) : `${listed(parts)}; ${waits}`;
}

function undecidedText({ undecided }: RefreshRun): string | undefined {
  const [, ...others] = undecided;
  if (undecided.length === 0) return undefined;
  return `${counted(undecided.length, "case")} ${others.length === 0 ? "was" : "were"} merged undecided`;
}

/** How many commands are told in one line. */
const mostNamed = 10;

/** What to do about cases that only main asks about; undefined where there is none. */
export function undecidedAdvice(run: RefreshRun): string | undefined {
  const text = undecidedText(run);
  if (text === undefined) return undefined;
  const [one = "", ...others] = run.undecided;
  const ids = run.undecided.slice(0, mostNamed);
  const rest = run.undecided.length - ids.length;
  const them = `${ids.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return `${text}, and no open pull request asks about ${others.length === 0 ? "it" : "them"}: ${them}. Decide on a checkout of the main branch, by touchstone refresh decide ${inShell(one)}${others.length === 0 ? "" : " and so on"}, and bring that in by a pull request of your own.`;
}

/** A pull request for the log: its branch, what was done, and where it is. */
export function requestLine(run: RefreshRun, request: RequestReport): string {
  const { branch, number, url, compareUrl, cases, head } = request;
  const name = number === undefined ? "" : ` #${number}`;
  const where = url ?? compareUrl;
  return [
    `${branch}: ${operationText(run, request)}${name}, ${counted(cases.length, "case")}`,
    ...(head === undefined ? [] : [`at ${head.slice(0, 10)}`]),
    ...(where === undefined ? [] : [where]),
  ].join(" ");
}
