import { groupsOf } from "../../model/groups.ts";
import { counted } from "../../model/sentence.ts";
import type { PlannedPullRequest, RefreshItem, RefreshPlan } from "../../refresh/plan/plan.ts";
import { markdownCode, markdownText } from "../untrusted/markdown.ts";
import { missingMarkdown } from "./missing-text.ts";
import { caseBlock, type CaseDetail, type FileLink } from "./packet/case-block.ts";
import { mostCharacters } from "./packet/pull-request-packet.ts";
import { onPage } from "./plan-medium.ts";
import { headlineOf, planRows } from "./plan-words.ts";

/** How a plan is told on a page. */
export interface PageDetail {
  readonly link: FileLink;
  /** How many cases are told before the others are only named. */
  readonly limit: number;
  /** The cases to tell: all of the plan, or some. */
  readonly items: readonly RefreshItem[];
  /** What each command that is told repeats (see PlanMedium). */
  readonly flags?: string;
}

/** How many characters of one text are told, tried in this order until the case has room, and at last. */
const lengths = [2000, 700] as const;
const shortest = 240;

/** How many cases of which something is missing are told. */
const mostMissing = 20;

/** Who decides and why is left blank in the commands of the cases. */
function howToDecide(flags: string): string {
  const [plan, decide] = ["plan", "decide"].map((one) =>
    markdownCode(`touchstone refresh ${one} <case>${flags}`),
  );
  return `At a desk: ${plan} shows one case whole, and ${decide} asks what somebody decides and records it. The commands above record it without a question: write who decides behind \`--by\` and why behind \`--reason\`; \`--confirm\` says what was read and is right.`;
}

/** How many of the others are named. */
const mostNamed = 100;

/**
 * A plan for a pull request or the summary of a job: the verdict, the reasons, then case by case, to be read on a telephone.
 * Cases that are held out are told by id alone. Never more than GitHub takes: what does not fit is named, then counted.
 */
export function planMarkdown(
  plan: RefreshPlan,
  { link, limit, items, flags = "" }: PageDetail,
): string {
  const rows = planRows(plan, { ...onPage, flags })
    .filter(([, text]) => text !== "")
    .map(([name, text]) => (name === "" ? `  - ${text}` : `- **${name}**: ${text}`));
  const parts = [
    `**${headlineOf(plan, onPage)}**`,
    rows.join("\n"),
    missingMarkdown(plan, mostMissing, onPage),
  ];
  let room = mostCharacters - parts.join("\n\n").length - mostNamed * 200;
  const told: RefreshItem[] = [];
  const byBranch = groupsOf(items, ({ pullRequest }) => pullRequest);
  const groups = [
    ...plan.pullRequests.map((one) => [titleOf(one), byBranch.get(one.branch) ?? []] as const),
    ["## Nobody has judged these candidates", byBranch.get(undefined) ?? []] as const,
  ];
  for (const [title, own] of groups) {
    const blocks: string[] = [];
    for (const item of own) {
      const block = blockOf(item, { link, to: plan.to, flags });
      if (told.length >= limit || block.length > room) break;
      room -= block.length + 2;
      told.push(item);
      blocks.push(block);
    }
    if (blocks.length > 0) parts.push(title, ...blocks);
    if (blocks.length < own.length) break;
  }
  const end = items.length === 0 ? [] : [howToDecide(flags)];
  const all = [...parts, ...rest(items.slice(told.length), link), ...end];
  return `${all.filter((part) => part !== "").join("\n\n")}\n`;
}

/** How many characters one case may take: a page has room for others beside it. */
const mostOfOne = 12_000;

/** A case with its texts shortened until it leaves room for the others. */
function blockOf(item: RefreshItem, detail: Omit<CaseDetail, "longest" | "readsLines">): string {
  for (const longest of lengths) {
    const block = caseBlock(item, { ...detail, longest, readsLines: false });
    if (block.length <= mostOfOne) return block;
  }
  return caseBlock(item, { ...detail, longest: shortest, readsLines: false });
}

function titleOf({ branch, cases, families, isOpen, isClosed, waits }: PlannedPullRequest): string {
  const of = families.length === 0 ? "" : ` of ${families.map(markdownText).join(", ")}`;
  const state = isOpen ? ", open" : isClosed ? ", closed" : waits ? ", waits" : "";
  return `## ${markdownCode(branch)}: ${counted(cases.length, "case")}${of}${state}`;
}

function rest(left: readonly RefreshItem[], link: FileLink): readonly string[] {
  if (left.length === 0) return [];
  const named = left.slice(0, mostNamed).map(({ id, file }) => link(id, file.path));
  const more = left.length - named.length;
  return [
    `**${counted(left.length, "more case")}:** ${named.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`,
  ];
}
