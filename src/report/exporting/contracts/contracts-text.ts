import type { ReasonKind } from "../../../exporting/contracts/comparison.ts";
import type { Style } from "../../style.ts";
import { printedMarks } from "../../marks.ts";
import { terminalText } from "../../untrusted/terminal.ts";
import {
  nextWords,
  sideLines,
  verdictWords,
  type ComparedContracts,
} from "./compared-contracts.ts";
import { detailsOf } from "./contract-details.ts";
import { idsInWords, reasonNames, remarkNames } from "./contract-words.ts";

/** Whether two contracts are comparable, and why not, for a terminal. */
export function contractsText(
  { a, b, comparison }: ComparedContracts,
  limit: number,
  style: Style,
): string {
  const { comparable, reasons, remarks, sameInBoth } = comparison;
  const paint = comparable ? style.green : style.red;
  const row = (name: string, lines: readonly string[]): string[] =>
    lines.map((line, at) => `  ${style.faint((at === 0 ? name : "").padEnd(9))}  ${line}`);
  const told = (ofKind: string, says: string): string[] => row(ofKind, [terminalText(says)]);
  const detail = (what: ReasonKind): string[] =>
    detailsOf(what, comparison, limit).flatMap(({ text, below }) => [
      ...row("", [`  ${terminalText(text)}`]),
      ...row(
        "",
        below.map((line) => `    ${printedMarks(line, terminalText)}`),
      ),
    ]);
  const same = sameInBoth && {
    lines: [...sameInBoth.says, ...idsInWords(sameInBoth.ids, limit)],
  };
  return `${[
    paint(verdictWords(comparison)),
    nextWords(comparison),
    "",
    ...row("A", sideLines(a).map(terminalText)),
    ...row("B", sideLines(b).map(terminalText)),
    ...block(
      "Why not:",
      reasons.flatMap(({ what, says }, at) => [
        ...told(reasonNames[what], says),
        ...(reasons[at + 1]?.what === what ? [] : detail(what)),
      ]),
    ),
    ...block(
      comparable ? "What else there is to know:" : "What else differs, or is to know:",
      remarks.flatMap(({ what, says }) => told(remarkNames[what], says)),
    ),
    ...block("The same in both:", same?.lines.map((line) => `  ${terminalText(line)}`) ?? []),
  ].join("\n")}\n`;
}

function block(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", title, ...lines];
}
