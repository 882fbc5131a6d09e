import { counted } from "../../model/sentence.ts";
import type { RefreshPlan, UnaskedCase } from "../../refresh/plan/plan.ts";
import { unverifiableWords, whatToDo } from "../../rules/due/what-is-missing.ts";
import type { Style } from "../style.ts";
import { nameOfUnasked, unverifiableIn } from "./plan-words.ts";
import type { PlanMedium } from "./plan-medium.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** Cases of which nothing tells what changed, what is missing of each, and what somebody can do: for a terminal. */
export function missingLines(
  plan: RefreshPlan,
  { limit, style }: { readonly limit: number; readonly style: Style },
): readonly string[] {
  const all = unverifiableIn(plan);
  if (all.length === 0) return [];
  const rest = all.length - limit;
  return [
    "",
    `${style.strong("Something is missing")}  ${counted(all.length, "case")}`,
    ...all.slice(0, limit).flatMap((one) => caseLines(one, style)),
    ...(rest > 0 ? [`  and ${counted(rest, "more case")}`] : []),
  ];
}

function caseLines(one: UnaskedCase, style: Style): readonly string[] {
  const name = style.strong(terminalText(nameOfUnasked(one)));
  return [
    `  ${name}  ${one.unverifiable.join(", ")}`,
    ...missingFacts(one).map(([label, text]) => `    ${label.padEnd(9)}  ${terminalText(text)}`),
  ];
}

/** The same for a page. */
export function missingMarkdown(
  plan: RefreshPlan,
  limit: number,
  { code, words }: PlanMedium,
): string {
  const all = unverifiableIn(plan);
  if (all.length === 0) return "";
  const rest = all.length - limit;
  const lines = all.slice(0, limit).map((one) => {
    const facts = missingFacts(one).map(([, text]) => words(text));
    return `- ${code(nameOfUnasked(one))}: ${facts.join(". ")}`;
  });
  const more = rest > 0 ? [`- and ${counted(rest, "more case")}`] : [];
  return ["## Something is missing", "", ...lines, ...more].join("\n");
}

/** What is missing of one case, and what to do about it. */
export function missingFacts({
  file,
  unverifiable,
}: UnaskedCase): readonly (readonly [label: string, text: string])[] {
  const [first] = unverifiable;
  return [
    ...unverifiable.map((why) => ["missing", unverifiableWords[why]] as const),
    ...(file === undefined || first === undefined
      ? []
      : [["to do", whatToDo(file, first)] as const]),
  ];
}
