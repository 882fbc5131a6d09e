import { InvalidArgumentError, type Command } from "commander";
import { namedChunks } from "../../../src/refresh/deciding/named-chunks.ts";
import type { Replacement } from "../../../src/refresh/deciding/evidence-choice.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";

/** One thing that flags say of a chunk, in their order. */
interface Said {
  readonly flag: "replace" | "drop" | "add" | "chunk";
  /** A chunk; of `replace` the pair, where no other flag gives the new one. */
  readonly text: string;
  /** What stands in its place, each by a flag of its own. */
  readonly by: string[];
  /** The quote of the chunk that was named last. */
  quote?: string;
}

/** What flags say of the evidence of a case. */
export interface SaidOfEvidence {
  readonly said: readonly Said[];
  /** A quote before which no flag names a chunk. */
  readonly quote: string | undefined;
  readonly withoutQuote: readonly string[];
}

/** Adds the flags about chunks and quotes to a command; the function gives what they say, once it has read its words. */
export function evidenceFlags(command: Command): () => SaidOfEvidence {
  const found: Collected = { said: [], withoutQuote: [] };
  const say =
    (flag: Said["flag"]) =>
    (text: string): string => {
      found.said.push({ flag, text, by: [] });
      return text;
    };
  command
    .option(
      "--replace <old -> new>",
      "chunks in the place of one, with commas; repeatable",
      say("replace"),
    )
    .option(
      "--with <chunk>",
      "a new chunk, for a --replace of the old one alone; repeatable",
      (id) => takeNew(found, id),
    )
    .option("--drop <chunk>", "a chunk that is no evidence any more; repeatable", say("drop"))
    .option("--add <chunk>", "a chunk that is evidence from now on; repeatable", say("add"))
    .option("--chunk <chunk>", "a chunk that stays, for the --quote behind it", say("chunk"))
    .option("--quote <words>", "the words that carry the answer, of the chunk before it", (words) =>
      takeQuote(found, words),
    )
    .option("--without-quote <chunk>", "a chunk whose quote goes; repeatable", (id: string) => {
      found.withoutQuote.push(id);
      return id;
    });
  return () => ({ quote: undefined, ...found });
}

interface Collected {
  readonly said: Said[];
  readonly withoutQuote: string[];
  quote?: string;
}

function takeNew({ said }: Collected, id: string): string {
  const last = said.at(-1);
  if (last?.flag !== "replace") {
    throw new InvalidArgumentError("Name the chunk that it replaces before it, with --replace.");
  }
  last.by.push(id);
  return id;
}

function takeQuote(found: Collected, words: string): string {
  const place = found.said.at(-1) ?? found;
  if (place.quote !== undefined) {
    throw new InvalidArgumentError("The chunk named before it has a quote already.");
  }
  place.quote = words;
  return words;
}

/** Whether flags say more of the evidence than that it holds. */
export function changesEvidence({ said }: SaidOfEvidence): boolean {
  return said.some(({ flag }) => flag !== "chunk");
}

/** Every text that may be a chunk's id. */
export function idsSaid({ said, withoutQuote }: SaidOfEvidence): readonly ChunkId[] {
  const texts = said.flatMap(({ text, by }) => [text, ...by, ...newIn(text)]);
  return [...texts, ...withoutQuote].map(asId);
}

/** All that can be meant behind an arrow, whole and cut at commas. */
function newIn(text: string): readonly string[] {
  return [...text.matchAll(/\s*(?:->|→)\s*/g)].flatMap(({ 0: arrow, index }) => {
    const behind = text.slice(index + arrow.length).trim();
    return [behind, ...behind.split(",").map((id) => id.trim())];
  });
}

/** What is said of the evidence of one case. */
export interface EvidenceSaid {
  readonly replace: readonly Replacement[];
  readonly add: readonly ChunkId[];
  readonly quotes: ReadonlyMap<ChunkId, string | undefined>;
}

/** The chunks that flags mean in a case, where ids may hold anything. Throws UsageError where that cannot be told. */
export function evidenceSaid(
  { said, quote, withoutQuote }: SaidOfEvidence,
  file: CaseFile,
  known: ReadonlyMap<ChunkId, unknown>,
): EvidenceSaid {
  const replace: Replacement[] = [];
  const add: ChunkId[] = [];
  const quotes = new Map<ChunkId, string | undefined>();
  for (const one of said) {
    const named = chunksOf(one, file, known);
    if (one.flag === "replace" || one.flag === "drop") replace.push(named);
    if (one.flag === "add") add.push(named.from);
    if (one.quote === undefined) continue;
    const [only, another] = one.flag === "replace" ? named.to : [named.from];
    if (one.flag === "drop" || only === undefined || another !== undefined) {
      throw new UsageError("--quote needs one chunk before it: name it with --chunk.");
    }
    quotes.set(only, one.quote);
  }
  for (const id of withoutQuote) quotes.set(asId(id), undefined);
  if (quote !== undefined) quotes.set(onlyChunk(file), quote);
  return { replace, add, quotes };
}

function onlyChunk(file: CaseFile): ChunkId {
  const [only, another] = file.whole?.relevantChunkIds ?? [];
  if (only === undefined || another !== undefined) {
    throw new UsageError(
      "--quote stands before any chunk: name its chunk before it, with --chunk.",
    );
  }
  return only;
}

function chunksOf(
  { flag, text, by }: Said,
  file: CaseFile,
  known: ReadonlyMap<ChunkId, unknown>,
): Replacement {
  if (flag !== "replace") return { from: asId(text), to: [] };
  if (by.length > 0) return { from: asId(text), to: by.map(asId) };
  const own = new Set(file.whole === undefined ? [] : namedChunks(file.whole).map(({ id }) => id));
  const pairs = [...text.matchAll(/\s*(?:->|→)\s*/g)].map(({ 0: arrow, index }) => ({
    from: asId(text.slice(0, index).trim()),
    behind: text.slice(index + arrow.length).trim(),
  }));
  // An id may hold an arrow, too: what stands before the one that is meant is a chunk of the case.
  const pair = pairs.find(({ from }) => own.has(from)) ?? pairs[0];
  if (pair === undefined || pair.behind === "") {
    throw new UsageError(
      `--replace "${terminalText(text)}" does not say what stands in its place. Write --replace "OLD -> NEW", or --replace OLD --with NEW.`,
    );
  }
  const { from, behind } = pair;
  if (known.has(asId(behind))) return { from, to: [asId(behind)] };
  return {
    from,
    to: behind
      .split(",")
      .map((id) => asId(id.trim()))
      .filter((id) => id !== ""),
  };
}

export function asId(id: string): ChunkId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A look-up decides whether it is one.
  return id as ChunkId;
}
