import { stageOf } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { quoted } from "../../model/sentence.ts";
import type { RefreshItem, RefreshPlan, UnaskedCase } from "../../refresh/plan/plan.ts";
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

function itemBlock(item: RefreshItem, { style }: Named): string {
  const { pullRequest, to, from } = item;
  const between = from === undefined ? "" : `${from} → `;
  return [
    `${style.strong(terminalText(pullRequest))}  ${terminalText(`${between}${to}`)}`,
    ...itemText(item, { isWhole: true, style }),
  ].join("\n");
}

/** Somebody has to look at such a case, though no decision is open. */
function missingText(name: string, unfit: UnaskedCase): string {
  const facts = missingFacts(unfit).map(([label, text]) => `  ${label.padEnd(9)}  ${text}`);
  const head = `${name} has to be looked at: nothing tells what changed for it (${unfit.unverifiable.join(", ")}).`;
  return [head, ...facts.map(terminalText)].join("\n");
}

/** Why nobody is asked about a case. */
function standingText({ to, unasked }: RefreshPlan, path: string, { cases }: Dataset): string {
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
  return file.case.corpusRevision === to.id
    ? `${name} was judged under corpus revision ${under}: it is current.`
    : `${name} stands under corpus revision ${under}: its judgment is carried, since its evidence is unchanged.`;
}
