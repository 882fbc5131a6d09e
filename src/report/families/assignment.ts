import type { Balance, Held, SideBalance } from "../../families/assign/balance.ts";
import type { Limit } from "../../families/assign/limits.ts";
import type { Outcome, Refusal } from "../../families/assign/outcome.ts";
import type { AssignmentPlan, PlannedComponent } from "../../families/assign/plan.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Holder } from "../../families/split-graph.ts";
import { counted, listed } from "../../model/sentence.ts";
import { splits } from "../../families/splits.ts";
import { limitSentence } from "./assignment-limits.ts";
import { percent, table } from "./assignment-table.ts";
import type { Style } from "../style.ts";
import { jsonText } from "../untrusted/json.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** A plan with its figures. */
export interface AssignmentReport {
  readonly plan: AssignmentPlan;
  readonly balance: Balance;
  readonly limits: readonly Limit[];
}

/** How many components and names are told before the others are counted. */
const most = { components: 40, names: 4 };

/** What each component would get and why, the balance before and after, and what stands against a better one. */
export function assignmentText({ plan, balance, limits }: AssignmentReport, style: Style): string {
  const open = plan.components.filter(({ outcome }) => outcome.how !== "recorded");
  const blocks = [
    componentLines(open, style),
    restLines(plan, plan.components.length - open.length),
    balanceLines(plan, balance),
    limits.map((one) => terminalText(limitSentence(one, balance))),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

/** What is refused first, then components with families, then what is drawn of single cases, together for each split. */
function componentLines(open: readonly PlannedComponent[], style: Style): readonly string[] {
  const refused = open.filter(({ outcome }) => outcome.how === "refused");
  const given = open.filter(({ outcome }) => outcome.how !== "refused");
  const single = given.filter(isSingle);
  const blocks = [...refused, ...given.filter((one) => !isSingle(one))];
  const shown = blocks.slice(0, most.components);
  const width = Math.max(0, ...shown.map((one) => caseCount(one).length));
  const lines = shown.map((one) => {
    const { outcome } = one;
    const split = "split" in outcome ? outcome.split.padEnd(10) : style.red("refused   ");
    const reason = outcome.how === "drawn" ? "" : `; ${why(one.name, outcome)}`;
    return `  ${split}  ${caseCount(one).padStart(width)}  ${terminalText(`${names(one)}${reason}`)}`;
  });
  const more = blocks.length - shown.length;
  return [
    ...lines,
    ...(more > 0 ? [`  and ${more} more: --format json lists them all`] : []),
    ...singleLines(single),
  ];
}

/** A case of no family that nothing is joined with, and that is not told otherwise. */
function isSingle({ families, cases, outcome }: PlannedComponent): boolean {
  return families.length === 0 && cases.length === 1 && outcome.how !== "follows";
}

function singleLines(single: readonly PlannedComponent[]): readonly string[] {
  return splits.flatMap((split) => {
    const own = single.filter(({ outcome }) => "split" in outcome && outcome.split === split);
    if (own.length === 0) return [];
    const what = `${counted(own.length, "case")} drawn alone: ${some(own.map(({ name }) => name))}`;
    return [`  ${split.padEnd(10)}  ${terminalText(what)}`];
  });
}

function caseCount({ cases }: PlannedComponent): string {
  return counted(cases.length, "case");
}

function names({ name, families, cases }: PlannedComponent): string {
  if (families.length > 0) return some(families);
  return cases.length === 1 ? `case ${name}` : `the question of case ${name}`;
}

function why(name: string, outcome: Outcome): string {
  switch (outcome.how) {
    case "recorded":
      return "recorded";
    case "follows":
      return `follows ${holderName(outcome.member)}, which is recorded as ${outcome.split}`;
    case "drawn":
      return `drawn by "${name}"`;
    case "dated":
      return "asked after the cutoff, so it is not drawn";
    case "refused":
      return refusalWords(outcome);
  }
}

function refusalWords(refusal: Refusal): string {
  switch (refusal.why) {
    case "conflict": {
      const [one, other] = refusal.members.map(
        (member) => `${holderName(member)} is ${member.split ?? "on no side"}`,
      );
      return `${one ?? ""} and ${other ?? ""}, and they belong together. "touchstone families check" says what joins them`;
    }
    case "unknown":
      return `not all is known that ${caseName(refusal.file)} belongs to. "touchstone families check" says what is missing`;
    case "no-families":
      return `it rests on no document and names no family. Write the families that it is about, or "families: []" where it is about none`;
    case "exposed":
      return 'people have learned from it. Record "dev" or "regression" by hand';
    case "undated":
      return `it does not say when it is asked, and the claim is about a period. Write "askedAt"`;
    case "two-periods": {
      const [before, after] = refusal.files;
      return `${caseName(before)} is asked before the cutoff and ${caseName(after)} after it`;
    }
    case "no-share":
      return "no split that it may have has a share";
  }
}

function restLines({ unused, isByCase }: AssignmentPlan, recorded: number): readonly string[] {
  const noun = isByCase ? "question" : "component";
  return [
    ...(recorded === 0
      ? []
      : [
          `  ${counted(recorded, noun)} ${recorded === 1 ? "is" : "are"} recorded and ${recorded === 1 ? "stays" : "stay"} as ${recorded === 1 ? "it is" : "they are"}.`,
        ]),
    ...(unused.length === 0
      ? []
      : [
          terminalText(
            `  ${unused.length === 1 ? "1 family" : `${unused.length} families`} without a case ${unused.length === 1 ? "is" : "are"} not drawn yet: ${some(unused)}.`,
          ),
        ]),
  ];
}

function balanceLines({ isByCase }: AssignmentPlan, { cases, sides }: Balance): readonly string[] {
  const head = [
    "split",
    "meant",
    "cases",
    ...(isByCase ? ["questions"] : ["families", "components"]),
  ];
  const rows = sides.map((side) => [
    side.split ?? "none",
    side.share === undefined ? "" : percent(side.share),
    `${change(side, "cases")} (${percent(cases === 0 ? 0 : side.after.cases / cases)})`,
    ...(isByCase ? [] : [change(side, "families")]),
    change(side, "components"),
  ]);
  return table([head, ...rows]);
}

function change({ before, after }: SideBalance, counts: keyof Held): string {
  const [old, now] = [before[counts], after[counts]];
  return old === now ? String(now) : `${old} -> ${now}`;
}

function holderName(holder: Holder): string {
  return holder.kind === "family" ? `"${holder.id}"` : caseName(holder.file);
}

function caseName({ case: { id }, path }: CaseFile): string {
  return `case ${id ?? path}`;
}

function some(all: readonly string[]): string {
  const more = all.length - most.names;
  return listed([...all.slice(0, most.names), ...(more > 0 ? [`${more} more`] : [])]);
}

/** The same as one JSON object and a line feed: every component, ids alone. */
export function assignmentJson(
  { plan, balance, limits }: AssignmentReport,
  written: readonly string[],
): string {
  const components = plan.components.map((one) => ({
    name: one.name,
    families: one.families,
    cases: one.cases.map(({ case: { id }, path }) => id ?? path),
    how: one.outcome.how,
    split: "split" in one.outcome ? one.outcome.split : recordedSplit(one),
    why: one.outcome.how === "refused" ? one.outcome.why : null,
    reason: why(one.name, one.outcome),
  }));
  const sides = balance.sides.map(({ split, share, before, after }) => ({
    split: split ?? null,
    share: share ?? null,
    before,
    after,
  }));
  return `${jsonText({
    assignment: plan.draw,
    components,
    unused: plan.unused,
    balance: { cases: balance.cases, sides },
    limits: limits.map((one) => ({ kind: one.kind, sentence: limitSentence(one, balance) })),
    written,
  })}\n`;
}

function recordedSplit({ recorded, outcome }: PlannedComponent): string | null {
  return outcome.how === "recorded" ? (recorded[0]?.split ?? null) : null;
}
