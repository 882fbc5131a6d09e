import type { ChosenQuotes, EvidenceChoice } from "../evidence-choice.ts";
import type { DecisionLine, LineToCopy } from "./decision-line.ts";
import { writtenName, writtenText } from "./line-words.ts";

/** A line to copy: what stands before the reason, which is for a person to write behind the colon. */
export function lineToCopy(line: LineToCopy): string {
  switch (line.verb) {
    case "confirm moved":
    case "accept":
      return `${line.verb} ${line.code}:`;
    case "approve together":
      return `approve ${line.code}:`;
    case "approve all":
      return `approve all ${line.count} ${line.code}:`;
    default:
      return ofOneCase(line);
  }
}

function ofOneCase(line: Extract<LineToCopy, { readonly id: string }>): string {
  const { verb, id, code, choice } = line;
  const words = [
    verb,
    writtenName(id),
    ...(code === undefined ? [] : [code]),
    ...choiceWords(choice),
  ];
  return `${words.join(" ")}:`;
}

/** A whole decision in one line. */
export function writeLine(line: DecisionLine): string {
  const reason = line.reason.replaceAll(/\s+/gu, " ").trim();
  return `${lineToCopy(line.verb === "reject" ? { ...line, code: undefined } : line)} ${reason}`;
}

function choiceWords(choice: EvidenceChoice | undefined): readonly string[] {
  switch (choice?.outcome) {
    case "confirmed":
      return quoteWords(choice.quotes);
    case "revised":
      return [replacementWords(choice.replace), ...quoteWords(choice.quotes)];
    case "abstained":
      return [choice.because, writtenText(choice.answer)];
    case "retired":
    case undefined:
      return [];
  }
}

function replacementWords(replace: readonly { from: string; to: readonly string[] }[]): string {
  return replace
    .map(({ from, to }) => {
      const now = to.length === 0 ? "none" : to.map(writtenName).join(", ");
      return `${writtenName(from)} -> ${now}`;
    })
    .join(" and ");
}

function quoteWords(quotes: ChosenQuotes | undefined): readonly string[] {
  return [...(quotes ?? [])].map(
    ([chunk, words]) =>
      `quote ${writtenName(chunk)} ${words === undefined ? "none" : writtenText(words)}`,
  );
}
