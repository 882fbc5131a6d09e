import type { WaitingPull } from "../../approving/queue/open-pulls.ts";
import type { Queue, QueuedCase } from "../../approving/queue/queue.ts";
import { clipped } from "../../model/sentence.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { pullWords, queueCounts, sinceWords, waitWords, whomWords } from "./queue-words.ts";

/** How what waits is told. */
export interface QueueTextOptions {
  readonly style: Style;
  /** A path of the set as somebody would write it who called the command. */
  readonly place: (path: string) => string;
  /** Whose part it is; undefined for all. */
  readonly person: string | undefined;
  /** The current corpus revision; undefined where none is. */
  readonly revision: string | undefined;
}

/** How many characters of a question or of a title are shown. */
const longest = 160;

/**
 * What waits for people, for a person: pull requests, then cases, each with what it waits for, since when, for whom and the next
 * step; then one line of counts. Of a held-out case no question. Pieces that each end with a line feed.
 */
export function* queueReport(queue: Queue, options: QueueTextOptions): Generator<string> {
  const { person, revision } = options;
  for (const one of queue.pulls ?? []) yield pullText(one, options);
  for (const one of queue.cases) yield caseText(one, options);
  if (queue.cases.length + (queue.pulls?.length ?? 0) > 0) yield "\n";
  if (revision === undefined) {
    yield "No corpus revision is current, so nobody can say whose evidence moved.\n";
  }
  yield `${terminalText(queueCounts(queue, person))}\n`;
}

function caseText(one: QueuedCase, { style, place }: QueueTextOptions): string {
  const { file, wait, whom, since, isHeldOut, pulls } = one;
  const { query } = file.case;
  const asks = pulls.map((number) => `#${number}`).join(", ");
  return blockText(style.strong(terminalText(place(file.path))), [
    waitWords(wait),
    isHeldOut
      ? "question: not shown, it is held out"
      : query === undefined
        ? ""
        : `question: ${clipped(query, longest)}`,
    sinceWords(since),
    whomWords(whom),
    asks === "" ? one.step : `Say it in ${asks}, which changes this case.`,
  ]);
}

function pullText(one: WaitingPull, { style }: QueueTextOptions): string {
  const { pull, verdict, whom } = one;
  const title = clipped(pull.title, longest);
  return blockText(`${style.strong(`#${pull.number}`)} ${terminalText(title)}`, [
    pullWords(one),
    verdict === undefined ? "" : verdict.description,
    `open since ${pull.openedAt}`,
    whomWords(whom),
    pull.url,
  ]);
}

function blockText(head: string, lines: readonly string[]): string {
  const told = lines.filter((line) => line !== "").map((line) => `  ${terminalText(line)}\n`);
  return `${head}\n${told.join("")}`;
}
