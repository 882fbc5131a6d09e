import type { ChosenQuotes, EvidenceChoice } from "../evidence-choice.ts";
import type { DecisionLine, LineToCopy } from "./decision-line.ts";
import { writtenName, writtenText } from "./line-words.ts";

/** A line to copy: what stands before the reason, which is for a person to write behind the colon. */
export function lineToCopy(line: LineToCopy): string {
  return `${wordsOf(line).join(" ")}:`;
}

function wordsOf(line: LineToCopy): readonly string[] {
  switch (line.verb) {
    case "approve together":
      return ["approve", line.code];
    case "approve all":
      return ["approve all", String(line.count), line.code];
    case "confirm moved":
    case "accept":
      return [line.verb, line.code];
    default: {
      const { verb, id, code, choice } = line;
      const given = code === undefined ? [] : [code];
      return [verb, writtenName(id), ...given, ...choiceWords(choice)];
    }
  }
}

/** A whole decision in one line. */
export function writeLine(line: DecisionLine): string {
  const reason = line.reason.replaceAll(/\s+/gu, " ").trim();
  return `${lineToCopy(line)} ${reason}`;
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
