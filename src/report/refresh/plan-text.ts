import { groupsOf } from "../../model/groups.ts";
import { counted } from "../../model/sentence.ts";
import type { PlannedPullRequest, RefreshItem, RefreshPlan } from "../../refresh/plan/plan.ts";
import { figureRows } from "../rows.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { wrapped } from "../wrapped.ts";
import { itemText } from "./item-text.ts";
import { missingLines } from "./missing-text.ts";
import { onTerminal } from "./plan-medium.ts";
import { isApprovalRefused } from "./outcome-words.ts";
import { headlineOf, planRows } from "./plan-words.ts";

/** How much of a plan is told. */
export interface PlanDetail {
  /** How many cases are told before the rest is counted. */
  readonly limit: number;
  readonly style: Style;
  /** What each command that is told repeats (see PlanMedium). */
  readonly flags?: string;
}

/** A plan for a terminal: the verdict in a few lines, then one pull request after the other. */
export function planText(plan: RefreshPlan, detail: PlanDetail): string {
  const { style, flags = "" } = detail;
  const rows = figureRows(planRows(plan, { ...onTerminal, flags }), style);
  const head = [...wrapped(headlineOf(plan, onTerminal)).split("\n"), ...rows];
  const body = [...pullRequestLines(plan, detail), ...missingLines(plan, detail)];
  return `${[...head, ...body, ...endLines(plan, flags)].join("\n")}\n`;
}

function pullRequestLines(
  plan: RefreshPlan,
  { limit, style, flags = "" }: PlanDetail,
): readonly string[] {
  const shown = plan.items.slice(0, limit);
  const byBranch = groupsOf(shown, ({ pullRequest }) => pullRequest);
  const told = plan.pullRequests.filter(({ branch }) => byBranch.has(branch));
  return [
    ...told.flatMap((one) => [
      "",
      titleOf(one, style),
      ...(byBranch.get(one.branch) ?? []).flatMap((item, at) => [
        ...(at === 0 ? [] : [""]),
        ...itemText(item, { isWhole: false, style, flags }),
      ]),
    ]),
    ...candidateLines(byBranch.get(undefined) ?? [], { style, flags }),
    ...restLines(plan, shown),
  ];
}

/** Nobody commits anything about candidates, so they are in no pull request. */
function candidateLines(
  items: readonly RefreshItem[],
  detail: Omit<PlanDetail, "limit">,
): readonly string[] {
  if (items.length === 0) return [];
  const { style, flags = "" } = detail;
  return [
    "",
    `${style.strong("Nobody has judged")}  ${counted(items.length, "candidate")}`,
    ...items.flatMap((item, at) => [
      ...(at === 0 ? [] : [""]),
      ...itemText(item, { isWhole: false, style, flags }),
    ]),
  ];
}

function endLines({ items }: RefreshPlan, flags: string): readonly string[] {
  return items.length === 0 ? [] : ["", ...howToGoOn(items, terminalText(flags))];
}

function titleOf(
  { branch, cases, families, isOpen, isClosed, waits }: PlannedPullRequest,
  style: Style,
): string {
  const of = families.length === 0 ? "" : ` of ${terminalText(families.join(", "))}`;
  const state = isOpen ? ", open" : isClosed ? ", closed" : waits ? ", waits" : "";
  return `${style.strong(terminalText(branch))}  ${counted(cases.length, "case")}${of}${state}`;
}

/** What the limit left out, by pull request, and how to see it. */
function restLines(
  { items, pullRequests }: RefreshPlan,
  shown: readonly RefreshItem[],
): readonly string[] {
  const rest = items.length - shown.length;
  if (rest === 0) return [];
  const left = groupsOf(items.slice(shown.length), ({ pullRequest }) => pullRequest);
  const lines = pullRequests.flatMap(({ branch, waits }) => {
    const own = left.get(branch);
    if (own === undefined) return [];
    return [`  ${terminalText(branch)}  ${own.length}${waits ? ", waits" : ""}`];
  });
  const unjudged = left.get(undefined)?.length ?? 0;
  if (unjudged > 0) lines.push(`  nobody has judged  ${unjudged}`);
  const more = lines.length - mostLines;
  return [
    "",
    `${counted(rest, "more case")}; --limit ${items.length} tells all:`,
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [`  and ${counted(more, "more pull request")}`] : []),
  ];
}

const mostLines = 10;

/** The commands that show a case and decide about it, for what is among the items. */
function howToGoOn(items: readonly RefreshItem[], flags: string): readonly string[] {
  const candidates = items.filter(({ asks }) => asks === "first-judgment");
  const moved = candidates.filter(({ outcomes }) => isApprovalRefused(outcomes));
  return [
    `One case whole, with the texts of its candidates: touchstone refresh plan <case>${flags}`,
    ...(candidates.length < items.length
      ? [`To decide about it: touchstone refresh decide <case>${flags}`]
      : []),
    ...(candidates.length > 0
      ? ["To approve or reject a case that nobody has judged: touchstone review record <case>"]
      : []),
    ...(moved.length > 0 ? ['First, where its evidence changed, what its line "first" says.'] : []),
  ];
}
