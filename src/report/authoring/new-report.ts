import type { AskedBefore } from "../../authoring/new/asked-before.ts";
import type { Refusal } from "../../authoring/fill/look-up-evidence.ts";
import type { NewCase } from "../../authoring/new/new-case.ts";
import type { Proposals } from "../../authoring/search/propose-evidence.ts";
import { quoted } from "../../model/sentence.ts";
import { candidateText, evidenceSentence } from "./fill-report.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { proposalsText } from "./proposal-text.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** A new case, written or not: its evidence, who wrote it, and what is left blank. */
export function newCaseText(
  { path, text, evidence }: NewCase,
  told: TextOptions & NewCaseStory,
): string {
  const { style, place } = told;
  const title = `${style.strong(terminalText(place(path)))} ${told.dryRun ? "would be written" : style.green("written")}`;
  const sentences = [...evidence.map(evidenceSentence), told.writtenBy, ...told.blank];
  return [
    title,
    ...(told.dryRun ? fileLines(text) : []),
    ...sentences.map((sentence) => `  ${terminalText(sentence)}`),
    terminalText(`Next: ${told.next}`),
    "",
  ].join("\n");
}

/** What is told of a new case beside what its file says. */
export interface NewCaseStory {
  readonly dryRun: boolean;
  readonly writtenBy: string;
  /** What nobody gave, one sentence each. */
  readonly blank: readonly string[];
  readonly next: string;
}

/** The lines of a file as they will be, set in. */
export function fileLines(text: string): readonly string[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => `    ${terminalText(line)}`);
}

/** Cases that ask what a new one asks, or nearly. */
export function askedBeforeText(before: readonly AskedBefore[], options: TextOptions): string {
  const lines = before.slice(0, most).map(({ file, how }) => {
    const { id = file.path, query = "" } = file.case;
    const place = options.place(file.path);
    const what =
      how === "same-words" ? `asks with the same words: ${quoted(query)}` : sameQuestion[how];
    return `${options.style.yellow("note")} Case ${terminalText(`"${id}" ${what} (${place})`)}\n`;
  });
  const more = before.length - most;
  return lines.join("") + (more > 0 ? `${options.style.yellow("note")} So do ${more} more.\n` : "");
}

const sameQuestion = {
  "same-question": "asks the same",
  "other-outcome": "asks the same and expects something else",
  "same-pair": "asks the same and expects the same",
} as const satisfies Partial<Record<AskedBefore["how"], string>>;

/** How many cases with the same question are named. */
const most = 3;

/** What stands against a new case, with the chunks that may be meant. Nothing was written. */
export function unwrittenCaseText(
  refused: readonly Refusal[],
  proposals: ReadonlyMap<Refusal, Proposals>,
  style: Style,
): string {
  const blocks = refused.flatMap((refusal) => {
    const found = proposals.get(refusal);
    return [
      `${style.red("not written")} ${terminalText(refusal.message)}`,
      ...(refusal.candidates ?? []).map((one) => candidateText(one, style)),
      ...(found === undefined ? [] : proposalsText(found, { style, lineFor: flagFor })),
      ...(refusal.fix === undefined || speaksOfFiles(refusal)
        ? []
        : [`  fix: ${terminalText(refusal.fix)}`]),
    ];
  });
  const waits = refused.some((refusal) => refusal.waits !== undefined);
  return `${[...blocks, ...(waits ? [howToName] : [])].join("\n")}\n`;
}

const howToName =
  "Next: name the chunk that is meant with --evidence, or a document with words of it: --evidence DOCUMENT --quote WORDS";

/** Whether a fix says which fields to write, of no use to somebody who gives flags. */
function speaksOfFiles({ candidates, waits }: Refusal): boolean {
  if (candidates !== undefined) return true;
  return waits !== undefined && waits.quote === undefined && waits.unknown === undefined;
}

/** A chunk as a flag names it; a shell takes double quotes and what stands in an id as they are, but for these signs. */
function flagFor(chunkId: string): string {
  const plain = /^[\w./:#@%+=,~-]+$/.test(chunkId);
  return `--evidence ${plain ? chunkId : `'${chunkId.replaceAll("'", `'\\''`)}'`}`;
}
