import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { ChunkId } from "../../model/ids.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { isBlank, normaliseWhiteSpace } from "../../model/white-space.ts";
import type { Replacement } from "./evidence-choice.ts";
import type { Renewal, Successor } from "./renewed-provenance.ts";
import type { TargetRevision } from "./target-revision.ts";

/** The quote that a chunk carries: the one a person gave it, else one that its sources had and that stands in it. */
export function carriedQuote(
  { quotes }: Renewal,
  { id, sources }: Pick<Successor, "id" | "sources">,
  target: TargetRevision,
): string | undefined {
  if (quotes.has(id)) return quotes.get(id);
  return standing({ id, sources }, target)[0];
}

/** What stands against the quotes as they would be. */
export function quoteProblems(renewal: Renewal, target: TargetRevision): readonly Problem[] {
  return [...misplaced(renewal, target), ...lost(renewal, target), ...rivals(renewal, target)];
}

/** Quotes that a person gave to chunks that are no evidence, or do not hold them. */
function misplaced(
  { file, chunkIds, quotes }: Renewal,
  target: TargetRevision,
): readonly Problem[] {
  return [...quotes].flatMap(([id, quote]) => {
    const at = file.locate(["provenance"]);
    if (!chunkIds.includes(id)) {
      const names = chunkIds.map(quoted);
      const message = `Chunk ${quoted(id)} would be no evidence of the case, so it can carry no quote.`;
      const fix = `Name the chunk of the quote as it is called in the new revision: ${listed(names, "or")}.`;
      return [{ message, at, ...(names.length === 0 ? {} : { fix }) }];
    }
    if (quote === undefined || isIn(target, id, quote) !== false) return [];
    return [
      {
        message: `The quote ${quoted(quote)} does not stand in chunk ${quoted(id)} of corpus revision ${quoted(target.id)}.`,
        at,
        fix: "Copy the words from the chunk's text; only white space may differ.",
      },
    ];
  });
}

/** A quote that stands in none of the chunks that take the place of its own. */
interface LostQuote {
  readonly index: number;
  readonly quote: string;
  readonly places: readonly ChunkId[];
}

/** The quotes of a case that would be lost with these replacements, where a person says nothing of them. */
export function lostQuotes(
  { whole }: CaseFile,
  replace: readonly Replacement[],
  target: TargetRevision,
): readonly LostQuote[] {
  const replaced = new Map(replace.map(({ from, to }) => [from, to]));
  const entries = (whole?.provenance ?? []).map((entry, index) => ({ entry, index }));
  return lostIn(entries, (id) => replaced.get(id) ?? [id], target);
}

function lostIn(
  entries: Renewal["entries"],
  to: Renewal["mapping"]["to"],
  target: TargetRevision,
): readonly LostQuote[] {
  return entries.flatMap(({ index, entry: { chunkId, quote } }) => {
    const places = to(chunkId);
    if (quote === undefined || places.length === 0) return [];
    if (places.some((id) => isIn(target, id, quote) !== false)) return [];
    return [{ index, quote, places }];
  });
}

/** Lost quotes of which nobody said what becomes of them. */
function lost(
  { file, entries, mapping, quotes }: Renewal,
  target: TargetRevision,
): readonly Problem[] {
  const found = lostIn(entries, mapping.to, target);
  return found
    .filter(({ places }) => !places.some((id) => quotes.has(id)))
    .map(({ index, quote, places }) => ({
      message: `The quote ${quoted(quote)} does not stand in ${listed(places.map(quoted), "or")} of corpus revision ${quoted(target.id)}.`,
      at: file.locate(["provenance", index, "quote"]),
      fix: `Give the words of the chunk that carry the answer now, or say that the quote goes: --chunk ${quoted(places[0] ?? "")} --quote "…", or --without-quote ${quoted(places[0] ?? "")}.`,
    }));
}

/** Chunks in which several quotes stand, of which an entry can hold one. */
function rivals(
  { file, entries, mapping, quotes, chunkIds }: Renewal,
  target: TargetRevision,
): readonly Problem[] {
  return chunkIds.flatMap((id) => {
    const sources = entries.filter(({ entry }) => mapping.to(entry.chunkId).includes(id));
    const found = quotes.has(id) ? [] : standing({ id, sources }, target);
    if (found.length < 2) return [];
    return [
      {
        message: `Chunk ${quoted(id)} holds ${listed(found.map(quoted))}, and an entry carries one quote.`,
        at: file.locate(["provenance", sources[0]?.index ?? 0]),
        fix: `Give the quote that the chunk is to carry, with --quote.`,
      },
    ];
  });
}

/** The quotes of the sources that stand in a chunk, each once. */
function standing(
  { id, sources }: Pick<Successor, "id" | "sources">,
  target: TargetRevision,
): readonly string[] {
  const found = new Map<string, string>();
  for (const { entry } of sources) {
    const { quote } = entry;
    if (quote === undefined || isBlank(quote) || isIn(target, id, quote) !== true) continue;
    const words = normaliseWhiteSpace(quote);
    if (!found.has(words)) found.set(words, quote);
  }
  return [...found.values()];
}

/** Undefined where the text of the chunk is not kept. */
function isIn(target: TargetRevision, id: ChunkId, quote: string): boolean | undefined {
  const chunk = target.chunks.get(id);
  return chunk && target.holds(chunk.hash, quote);
}
