import { stageOf } from "../../model/case.ts";
import { counted } from "../../model/sentence.ts";
import type { ObservedPattern } from "../../refresh/observations/observed-patterns.ts";
import { textWithin } from "../cells.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import {
  commandFor,
  decideCommandFor,
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

/** What observations ask, for a terminal: cases to write, cases to look at, the others, then lines that were not taken. */
export function observedText(
  { observed, problems, files, flags = "" }: ObservedQuestions,
  detail: ObservedDetail,
): string {
  const { style } = detail;
  const proposed = mostAskedFirst(observed.filter(({ outcome }) => outcome.kind === "new-case"));
  const about = mostAskedFirst(observed.filter(({ outcome }) => outcome.kind === "asks-about"));
  const toWrite = (one: ObservedPattern): readonly string[] => [
    ...nearLines(one),
    `    ${"write it".padEnd(10)}  ${terminalText(commandFor(one, files))}`,
  ];
  const toDecide = ({ outcome }: ObservedPattern): readonly string[] =>
    outcome.kind === "asks-about"
      ? [
          `    ${"decide it".padEnd(10)}  ${terminalText(decideCommandFor(outcome.file, { files, flags }))}`,
        ]
      : [];
  const blocks = [
    ...section(
      { title: "Observed, and no case asks it", patterns: proposed, more: toWrite },
      detail,
    ),
    ...section(
      {
        title: "Observed, about an approved case that does not represent it",
        patterns: about,
        more: toDecide,
      },
      detail,
    ),
    ...otherBlocks(observed, detail),
    ...problems.map((problem) => problemText(problem, detail, { mark: style.red("not taken") })),
  ];
  return blocks.map((block) => `\n${block}\n`).join("");
}

function mostAskedFirst(patterns: readonly ObservedPattern[]): readonly ObservedPattern[] {
  return patterns.toSorted((one, other) => other.observation.count - one.observation.count);
}

interface Section {
  readonly title: string;
  readonly patterns: readonly ObservedPattern[];
  /** What is told of one below its question. */
  readonly more: (pattern: ObservedPattern) => readonly string[];
}

/** Observations under a heading, each with its question; those over the limit are counted. */
function section(
  { title, patterns, more }: Section,
  { style, limit }: ObservedDetail,
): readonly string[] {
  if (patterns.length === 0) return [];
  const blocks = patterns
    .slice(0, limit)
    .map((one) =>
      [
        `  ${style.strong(terminalText(one.observation.id))}  ${terminalText(seenText(one))}`,
        ...questionLines(one),
        ...more(one),
      ].join("\n"),
    );
  const rest = patterns.length - blocks.length;
  const [first = "", ...others] = blocks;
  return [
    `${style.strong(title)}\n${first}`,
    ...others,
    ...(rest > 0
      ? [`  ${counted(rest, "more pattern")}; --limit ${patterns.length} tells all`]
      : []),
  ];
}

function questionLines({ observation }: ObservedPattern): readonly string[] {
  const { query, source, conversation = [], notes } = observation;
  return [
    ...conversation.map(({ role, content }) => line(role, content)),
    line("question", query),
    line("recorded", source),
    ...(notes === undefined ? [] : [line("notes", notes)]),
  ];
}

function nearLines({ near, outOfUse }: ObservedPattern): readonly string[] {
  return [
    ...outOfUse.map((file) => line(stageOf(file) ?? "", `${nameOf(file)} asked the same`)),
    ...near.map(({ file, likeness }) =>
      line("near", `${nameOf(file)}  ${likeness.toFixed(2)}  ${file.case.query ?? ""}`),
    ),
  ];
}

function line(label: string, text: string): string {
  return `    ${label.padEnd(10)}  ${textWithin(text.replaceAll(/\s+/g, " "), columns)}`.trimEnd();
}

/** Observations that ask for nothing, each in a line. */
function otherBlocks(
  observed: readonly ObservedPattern[],
  { style }: ObservedDetail,
): readonly string[] {
  const lines = observed.flatMap(({ observation: { id }, outcome }) =>
    outcome.kind === "new-case" || outcome.kind === "asks-about"
      ? []
      : [`  ${terminalText(`${id}  ${outcomeText(outcome)}`)}`],
  );
  if (lines.length === 0) return [];
  const more = lines.length - mostOthers;
  return [
    [
      style.strong("Observed, and nothing proposed"),
      ...lines.slice(0, mostOthers),
      ...(more > 0 ? [`  and ${more} more; --format json tells all`] : []),
    ].join("\n"),
  ];
}
