import { counted } from "../../model/sentence.ts";
import type { ObservedPattern } from "../../refresh/observations/observed-patterns.ts";
import { textWithin } from "../cells.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import {
  commandFor,
  nameOf,
  outcomeText,
  seenText,
  type ObservedQuestions,
} from "./observed-words.ts";

interface ObservedDetail extends TextOptions {
  /** How many proposed cases are told before the rest is counted. */
  readonly limit: number;
}

/** How many columns of a question are told. */
const columns = 96;

/** How many observations that propose nothing are named. */
const mostOthers = 20;

/** What observations ask, for a terminal: the cases that somebody may write, then the others, then lines that were not taken. */
export function observedText(
  { observed, problems, files }: ObservedQuestions,
  detail: ObservedDetail,
): string {
  const { style, limit } = detail;
  const proposed = observed.filter(({ outcome }) => outcome.kind === "new-case");
  const more = proposed.length - limit;
  const blocks = [
    ...(proposed.length === 0 ? [] : [style.strong("Observed, and no case asks it")]),
    ...proposed.slice(0, limit).map((one) => proposalLines(one, files, detail).join("\n")),
    ...(more > 0
      ? [
          `${counted(more, "more pattern")} to write a case for; --limit ${proposed.length} tells all`,
        ]
      : []),
    ...otherBlocks(observed, detail),
    ...problems.map((problem) => problemText(problem, detail, { mark: style.red("not taken") })),
  ];
  return blocks.map((block) => `\n${block}\n`).join("");
}

function proposalLines(
  pattern: ObservedPattern,
  files: readonly string[],
  { style }: ObservedDetail,
): readonly string[] {
  const { observation, near, outOfUse } = pattern;
  const { id, query, source, conversation = [], notes } = observation;
  return [
    `  ${style.strong(terminalText(id))}  ${terminalText(seenText(pattern))}`,
    ...conversation.map(({ role, content }) => line(role, content)),
    line("question", query),
    line("recorded", source),
    ...(notes === undefined ? [] : [line("notes", notes)]),
    ...outOfUse.map((file) => line("not in use", `${nameOf(file)} asked the same`)),
    ...near.map(({ file, likeness }) =>
      line("near", `${nameOf(file)}  ${likeness.toFixed(2)}  ${file.case.query ?? ""}`),
    ),
    `    ${"write it".padEnd(10)}  ${terminalText(commandFor(pattern, files))}`,
  ];
}

function line(label: string, text: string): string {
  return `    ${label.padEnd(10)}  ${textWithin(text.replaceAll(/\s+/g, " "), columns)}`.trimEnd();
}

/** Observations that propose no case, each in a line. */
function otherBlocks(
  observed: readonly ObservedPattern[],
  { style }: ObservedDetail,
): readonly string[] {
  const lines = observed.flatMap(({ observation: { id }, outcome }) =>
    outcome.kind === "new-case" ? [] : [`  ${terminalText(`${id}  ${outcomeText(outcome)}`)}`],
  );
  if (lines.length === 0) return [];
  const more = lines.length - mostOthers;
  return [
    [
      style.strong("Observed, with nothing to write"),
      ...lines.slice(0, mostOthers),
      ...(more > 0 ? [`  and ${more} more; --format json tells all`] : []),
    ].join("\n"),
  ];
}
