import type { ContractLoss } from "../../exporting/shape.ts";
import { counted, listed } from "../../model/sentence.ts";
import { groupsOf } from "../../model/groups.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** The end of every export: what the shape does not hold of the contract, or holds with another meaning, and why. */
export function exportLosses(losses: readonly ContractLoss[], style: Style): string {
  if (losses.length === 0) return "Losses: none. The shape holds all that the cases say.\n";
  const groups = groupsOf(losses, ({ fate, why, cases }) => JSON.stringify([fate, why, cases]));
  const lines = [...groups.values()].flatMap((some) => alike(some, style));
  return `${["Losses:", ...lines].join("\n")}\n`;
}

const fates: Readonly<Record<ContractLoss["fate"], string>> = {
  dropped: "dropped",
  changed: "there with another meaning",
};

/** Losses that differ in their field alone are told of together. */
function alike(some: readonly [ContractLoss, ...ContractLoss[]], style: Style): readonly string[] {
  const [{ fate, why, cases }] = some;
  const names = listed(some.map(({ field }) => style.strong(terminalText(field))));
  const [first] = cases;
  const where = first === undefined ? "of the set" : `in ${counted(cases.length, "case")}`;
  return [
    `  ${names}, ${where}${some.length > 1 ? " each" : ""}, ${fates[fate]}: ${terminalText(why)}`,
    ...(first === undefined ? [] : [`    ${style.faint(`first: ${terminalText(first)}`)}`]),
  ];
}
