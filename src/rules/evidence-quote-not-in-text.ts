import { provenanceOf } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { ContentHash } from "../model/ids.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank, normaliseWhiteSpace } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const evidenceQuoteNotInText: Rule = {
  id: "evidence/quote-not-in-text",
  level: "error",
  reports: "a quote that does not stand in the text that was judged",
  *check(dataset) {
    const textOf = normalisedTexts(dataset);
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
        const text = contentHash === undefined ? undefined : textOf(contentHash);
        if (text === undefined || text.includes(normaliseWhiteSpace(quote))) continue;
        const chunk = chunkId === undefined ? "the chunk" : `chunk ${quoted(chunkId)}`;
        yield {
          message: `The words ${quoted(quote)} do not stand in the text of ${chunk} that was judged.`,
          at: at(),
          fix: "Quote that text word for word (only white space may differ), or remove the quote.",
        };
      }
    }
  },
};

/** Many cases cite one chunk; its text is normalised once. */
function normalisedTexts({ texts }: Dataset): (hash: ContentHash) => string | undefined {
  const known = new Map<ContentHash, string>();
  return (hash) => {
    const text = texts.get(hash);
    if (text === undefined) return undefined;
    const normalised = known.get(hash) ?? normaliseWhiteSpace(text);
    known.set(hash, normalised);
    return normalised;
  };
}
