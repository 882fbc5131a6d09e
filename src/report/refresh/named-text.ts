import { stageOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { quoted } from "../../model/sentence.ts";
import type { RefreshItem, RefreshPlan, UnaskedCase } from "../../refresh/plan/plan.ts";
import { needlessStep } from "../../rules/due/due.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { itemText } from "./item-text.ts";
import { missingFacts } from "./missing-text.ts";
import { unaskedWords } from "./plan-words.ts";

/** The cases that somebody asks for. */
interface Named {
  readonly dataset: Dataset;
  /** Their paths, in the order in which they are told. */
  readonly paths: ReadonlySet<string>;
  readonly style: Style;
  /** What each command that is told repeats (see PlanMedium). */
  readonly flags?: string;
}

/** Cases whole, with every text; of one that nobody is asked about, why. */
export function namedText(plan: RefreshPlan, named: Named): string {
  const items = new Map(plan.items.map((item) => [item.file.path, item]));
  const blocks = [...named.paths].map((path) => {
    const item = items.get(path);
    return item === undefined ? standingText(plan, path, named.dataset) : itemBlock(item, named);
  });
  return `${blocks.join("\n\n")}\n`;
}

function itemBlock(item: RefreshItem, { style, flags = "" }: Named): string {
  const { pullRequest, to, from } = item;
  const between = from === undefined ? "" : `${from} → `;
  return [
    `${style.strong(terminalText(pullRequest ?? "Nobody has judged it"))}  ${terminalText(`${between}${to}`)}`,
    ...itemText(item, { isWhole: true, style, flags }),
  ].join("\n");
}

/** Somebody has to look at such a case, though no decision is open. */
function missingText(name: string, unfit: UnaskedCase): string {
  const facts = missingFacts(unfit).map(([label, text]) => `  ${label.padEnd(9)}  ${text}`);
  const head = `${name} has to be looked at: nothing tells what changed for it (${unfit.unverifiable.join(", ")}).`;
  return [head, ...facts.map(terminalText)].join("\n");
}

/** Why nobody is asked about a case. */
function standingText(
  { to, unasked, needless }: RefreshPlan,
  path: string,
  { cases }: Dataset,
): string {
  const file = cases.find((one) => one.path === path);
  const name = terminalText(quoted(file?.case.id ?? path));
  const unfit = unasked.find((one) => one.path === path);
  if (unfit !== undefined) {
    return unfit.why === "unverifiable"
      ? missingText(name, unfit)
      : `${name} is not asked about: it is ${unaskedWords[unfit.why]}.`;
  }
  const stage = file === undefined ? undefined : stageOf(file);
  if (file === undefined || stage === undefined) return `${name} cannot be read as a case.`;
  if (stage === "pending") return `${name} is a candidate: --candidates asks about it.`;
  if (stage !== "approved") return `${name} is ${stage}, so nobody is asked about it.`;
  const under = terminalText(quoted(to.id));
  const request = needless.includes(file)
    ? `\n  request    ${terminalText(`nobody has to decide about it: ${needlessStep(file)}`)}`
    : "";
  return `${name} ${standingWords(file, { to: to.id, under })}${request}`;
}

function standingWords(
  { case: { corpusRevision, kind } }: CaseFile,
  { to, under }: { readonly to: string; readonly under: string },
): string {
  if (corpusRevision === to) {
    return `was judged under corpus revision ${under}: it is current.`;
  }
  const why =
    kind === "abstention" ? "nothing that changed concerns it" : "its evidence is unchanged";
  return `stands under corpus revision ${under}: its judgment is carried, since ${why}.`;
}
