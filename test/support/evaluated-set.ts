import { judgedCase, twoCorpora, type PlainCorpus } from "./two-corpora.ts";
import { caseFiles, type Files } from "./good-set.ts";
import { familiesText } from "./split-set.ts";

/** What the retriever sees: two documents, of which the store knows one chunk by an id of its own. */
export const handbook: PlainCorpus = {
  chunks: {
    "refunds:1": "A customer can ask for a refund within 30 days.",
    "refunds:2": "Gift cards are never refunded.",
    "travel:1": "Rail comes before air below four hours.",
  },
  storeIds: { "travel:1": "8f14e45f", "refunds:2": "c9f0f895" },
};

/** The families of both documents, on two sides. */
export const split: string = familiesText({
  claim: "family, minimumTestComponents: 1",
  families: [
    "refunds: {title: Refunds, documents: [refunds], split: dev}",
    "travel: {title: Travel, documents: [travel], split: test}",
  ],
});

export const refund: string = judgedCase("refund-001", {
  under: "one",
  corpus: handbook,
  chunks: ["refunds:1"],
  acceptedAnswers: [{ statement: "For a month.", chunkIds: ["refunds:1"] }],
});

export const rail: string = judgedCase("rail-001", {
  under: "one",
  corpus: handbook,
  chunks: ["travel:1"],
});

export const ferry: string = judgedCase("ferry-001", {
  under: "one",
  corpus: handbook,
  chunks: [],
  kind: "abstention",
  because: "out-of-scope",
  distractorChunkIds: ["travel:1"],
  families: ["travel"],
});

/** A case that needs a document of each side. */
export const bothSides: string = judgedCase("both-001", {
  under: "one",
  corpus: handbook,
  chunks: ["refunds:1", "travel:1"],
});

/** A set that is fit for an evaluation: judged under "one", with "two" current, in which nothing changed unless a test says so. */
export function evaluatedSet(now: PlainCorpus = handbook, files: Files = {}): Files {
  return {
    ...twoCorpora(handbook, now),
    ".github/touchstone.yaml": "reviewers: [jordan, noor]\n",
    "families.yaml": split,
    ...caseFiles(refund, rail, ferry),
    ...files,
  };
}
