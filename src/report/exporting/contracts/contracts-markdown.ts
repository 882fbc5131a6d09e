import { printedMarks } from "../../marks.ts";
import { markdownCode, markdownText } from "../../untrusted/markdown.ts";
import {
  nextWords,
  sideLines,
  verdictWords,
  type ComparedContracts,
} from "./compared-contracts.ts";
import { detailsOf } from "./contract-details.ts";
import { idsInWords, reasonNames, remarkNames } from "./contract-words.ts";

/** The same for a page or a pull request. */
export function contractsMarkdown({ a, b, comparison }: ComparedContracts, limit: number): string {
  const { comparable, reasons, remarks, sameInBoth } = comparison;
  const why = reasons.flatMap(({ what, says }, at) => [
    `- ${reasonNames[what]}: ${markdownText(says)}`,
    ...(reasons[at + 1]?.what === what
      ? []
      : detailsOf(what, comparison, limit).flatMap(({ text, below }) => [
          `  - ${markdownText(text)}`,
          ...below.map((line) => `    - ${printedMarks(line, markdownCode)}`),
        ])),
  ]);
  const more = remarks.map(({ what, says }) => `- ${remarkNames[what]}: ${markdownText(says)}`);
  const same = sameInBoth && [...sameInBoth.says, ...idsInWords(sameInBoth.ids, limit)];
  const sides = [a, b].map((side) => sideLines(side).map(markdownText).join("<br>"));
  return `${[
    `**${markdownText(verdictWords(comparison))}**`,
    nextWords(comparison),
    ["| A | B |", "| --- | --- |", `| ${sides.join(" | ")} |`].join("\n"),
    ...section("Why not", why),
    ...section(
      comparable ? "What else there is to know" : "What else differs, or is to know",
      more,
    ),
    ...section(
      "The same in both",
      (same ?? []).map((line) => `- ${markdownText(line)}`),
    ),
  ].join("\n\n")}\n`;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`**${title}**`, lines.join("\n")];
}
