import { provenanceOf, takesPart, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { ContentHash } from "../model/ids.ts";
import { nearestWords } from "../model/nearest-words.ts";
import { once } from "../model/once.ts";
import { quoteFinder } from "../model/quote-place.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { dueUnder, nextStep } from "./due/due.ts";
import type { Rule } from "./rule.ts";

/** A search takes time, and after so many findings one more hint helps nobody. */
const mostSearches = 100;

export const evidenceQuoteNotInText: Rule = {
  id: "evidence/quote-not-in-text",
  level: "error",
  reports: "a quote that does not stand in the text that was judged",
  perFile: true,
  *check(dataset) {
    const holds = quoteFinder(dataset.texts);
    const fixOf = fixFinder(dataset);
    for (const file of dataset.cases) {
      for (const { index, entry } of provenanceOf(file)) {
        const { quote, contentHash, chunkId } = entry;
        if (quote === undefined) continue;
        const at = (): ReturnType<typeof file.locate> =>
          file.locate(["provenance", index, "quote"]);
        if (isBlank(quote)) {
          const fix = "Quote the words that carry the answer, or remove the line.";
          yield { message: "The quote is blank.", at: at(), fix };
          continue;
        }
        if (contentHash === undefined || !takesPart(file)) continue;
        if (holds(contentHash, quote) !== false) continue;
        const chunk = chunkId === undefined ? "the chunk" : `chunk ${quoted(chunkId)}`;
        yield {
          message: `The words ${quoted(quote)} do not stand in the text of ${chunk} that was judged.`,
          at: at(),
          fix: fixOf(file, { quote, contentHash }),
        };
      }
    }
  },
};

/** What to do about a quote that does not stand in its text, with the nearest words of it for the first of them. */
function fixFinder(
  dataset: Dataset,
): (
  file: CaseFile,
  entry: { readonly quote: string; readonly contentHash: ContentHash },
) => string {
  const dueOf = once(() => dueUnder(dataset));
  let searches = mostSearches;
  return (file, { quote, contentHash }) => {
    const due = dueOf()(file);
    // Whoever revises a judgment writes the words of the text that is current, and the decision looks them up.
    const decision = due?.is === "decision" && due.isEdited ? nextStep(file, due) : undefined;
    if (decision !== undefined) return decision;
    const text = searches-- > 0 ? dataset.texts.get(contentHash) : undefined;
    const near = text === undefined ? undefined : nearestWords(quote, text);
    const hint = near === undefined ? "" : ` Nearest there: ${quoted(near)}.`;
    return `Quote that text word for word (only white space may differ), or remove the quote.${hint}`;
  };
}
