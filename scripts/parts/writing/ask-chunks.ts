import { evidenceSearch, type EvidenceQuery } from "../../../src/corpus/search/evidence-search.ts";
import type { EvidenceSource } from "../../../src/authoring/evidence-source.ts";
import { proposals, type Proposal } from "../../../src/authoring/search/propose-evidence.ts";
import type { CorpusChunk } from "../../../src/model/generated/chunk.ts";
import { clipped } from "../../../src/model/sentence.ts";
import { chunkWithMarks, proposalLines } from "../../../src/report/authoring/proposal-text.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import type { Io } from "../../io.ts";
import type { Dialogue } from "../dialogue.ts";

/** How many chunks a search shows. */
export const shownAtOnce = 5;

export interface AskingForChunks {
  readonly source: EvidenceSource;
  /** What is searched for, and shown in brackets. */
  readonly query: EvidenceQuery;
  /** The expected answer, which a quote has to justify; empty where nobody has said it yet. */
  readonly answer: string;
  readonly first: readonly Proposal[];
  /** What typing "s" means, such as "to skip". */
  readonly skipping: string;
}

/** What a person at the terminal chose: chunks, in the order typed; nothing for this one; or to stop altogether. */
export type ChunkChoice = readonly CorpusChunk[] | "skip" | "quit";

/** Shows chunks, searches as often as the person wants, and takes the numbers of those that they choose. */
export async function askChunks(
  io: Io,
  dialogue: Dialogue,
  asking: AskingForChunks,
): Promise<ChunkChoice> {
  const listing = new Listing(io, asking);
  listing.show(asking.first, asking.query);
  const wayOut = (): string => typing(asking, listing.isEmpty);
  io.out(`\n${wayOut()}\n`);
  for (;;) {
    const line = await dialogue.text("Which");
    if (line === undefined) return "quit";
    if (line === "s") return "skip";
    const numbers = numbersIn(line);
    if (line.startsWith("/")) listing.search(line);
    else if (/^t\s*\d+$/.test(line)) listing.text(Number(line.slice(1)));
    else if (numbers === undefined) io.out(`${wayOut()}\n`);
    else {
      const chosen = listing.chunks(numbers);
      if (chosen !== undefined) return chosen;
    }
  }
}

/** What can be typed; numbers only where chunks are shown. */
function typing({ query, skipping }: AskingForChunks, isEmpty: boolean): string {
  const other = query.within === undefined ? "" : " (//words in the whole corpus)";
  const search = `/words to search for others${other}`;
  const rest = `s ${skipping}, q to quit.`;
  return isEmpty
    ? `Type ${search}, ${rest}`
    : `Type numbers such as 1 3, ${search}, t 2 for a whole text, ${rest}`;
}

function numbersIn(line: string): readonly number[] | undefined {
  return /^\d+(?:[\s,]+\d+)*$/.test(line) ? line.split(/[\s,]+/).map(Number) : undefined;
}

/** The chunks that were shown, by number: a later search goes on counting, so that all can be chosen from. */
class Listing {
  readonly #io: Io;
  readonly #asking: AskingForChunks;
  readonly #shown: Proposal[] = [];
  #query: EvidenceQuery;

  constructor(io: Io, asking: AskingForChunks) {
    this.#io = io;
    this.#asking = asking;
    this.#query = asking.query;
  }

  get isEmpty(): boolean {
    return this.#shown.length === 0;
  }

  show(found: readonly Proposal[], query: EvidenceQuery): void {
    this.#query = query;
    if (found.length === 0) {
      const where = query.within === undefined ? "the corpus" : `document "${query.within}"`;
      this.#io.out(`No chunk of ${terminalText(clipped(where, 120))} shares a word with it.\n`);
    }
    for (const proposal of found) {
      const known = this.#shown.findIndex(({ chunk }) => chunk.id === proposal.chunk.id);
      const number = known === -1 ? this.#shown.push(proposal) : known + 1;
      const [head = "", ...lines] = proposalLines(proposal, query, this.#io.style);
      const shown = [`${String(number).padStart(2)}  ${head}`, ...lines.map((one) => `    ${one}`)];
      this.#io.out(`${shown.join("\n")}\n`);
    }
  }

  search(line: string): void {
    const everywhere = line.startsWith("//");
    const words = line.slice(everywhere ? 2 : 1);
    const { source, query, answer } = this.#asking;
    const other = { texts: [words], within: everywhere ? undefined : query.within };
    const search = evidenceSearch(source, [other]);
    this.show(proposals(search, other, { source, most: shownAtOnce, answer }), other);
  }

  text(number: number): void {
    const proposal = this.#shown[number - 1];
    if (proposal === undefined) this.#noSuch(number);
    else this.#io.out(`${chunkWithMarks(proposal, this.#query, this.#io.style)}\n\n`);
  }

  /** Each chunk once; undefined, and told, where a number is none that was shown. */
  chunks(numbers: readonly number[]): readonly CorpusChunk[] | undefined {
    const strange = numbers.find((number) => this.#shown[number - 1] === undefined);
    if (strange !== undefined) {
      this.#noSuch(strange);
      return undefined;
    }
    const chosen = numbers.flatMap((number) => this.#shown[number - 1] ?? []);
    return [...new Set(chosen.map(({ chunk }) => chunk))];
  }

  #noSuch(number: number): void {
    this.#io.out(`There is no ${number} above.\n`);
  }
}
