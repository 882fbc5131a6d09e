import { caseFiles, type Files } from "./good-set.ts";
import { familiesText } from "./split-set.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "./two-corpora.ts";

/** A handbook before and after somebody worked on it. */
const before: PlainCorpus = {
  chunks: {
    "refunds:window":
      "A customer can request a refund within 30 days of purchase. The day of purchase does not count.",
    "refunds:form": "The request is made by form, by telephone or by letter.",
    "travel:hotels":
      "Hotels are booked through the travel desk. A night may cost 140 euros in a capital and 110 euros elsewhere.",
    "leave:notice":
      "Ask for holiday five working days ahead. A team lead answers within two days. Nobody is called back from holiday. Days that are left are taken by the end of March, and then they are gone.",
  },
};

const after: PlainCorpus = {
  chunks: {
    "refunds:window":
      "A customer can request a refund within 14 days of purchase. The day of purchase does not count.",
    "refunds:form": "The request is made by form, by telephone or by letter.",
    "trips:hotels":
      "Hotels are booked through the travel desk. A night may cost 140 euros in a capital and 110 euros elsewhere.",
    "leave:notice": "Ask for holiday five working days ahead. A team lead answers within two days.",
    "leave:rest":
      "Nobody is called back from holiday. Days that are left are taken by the end of March, and then they are gone.",
    "pensions:rate": "The company pays five percent of the salary into the pension of everybody.",
  },
  revisions: { refunds: "v2" },
};

const judged = (
  id: string,
  chunks: readonly string[],
  more: Readonly<Record<string, unknown>>,
): string => judgedCase(id, { under: "one", corpus: before, chunks, ...more });

/** Provenance with the words that carry the answer. */
const quoting = (chunk: string, quote: string): Readonly<Record<string, unknown>> => {
  const text = judged("x", [chunk], {});
  const [entry] = JSON.parse(/^provenance: (.*)$/m.exec(text)?.[1] ?? "[]") as object[];
  return { provenance: [{ ...entry, quote }] };
};

/** Cases on the first state, and what the second made of them: edited, moved, split, an open question, and one that stands. */
export function movedSet(): Files {
  const cases = [
    judged("refund-001", ["refunds:window"], {
      query: "When can a customer request a refund?",
      expectedAnswer: "Within 30 days of purchase.",
      ...quoting("refunds:window", "within 30 days of purchase"),
      sentinel: { why: "high-consequence" },
    }),
    judged("form-001", ["refunds:form"], { query: "How is it asked for?" }),
    judged("hotel-001", ["travel:hotels"], { query: "What may a hotel cost?" }),
    judged("holiday-001", ["leave:notice"], {
      query: "How long ahead do I ask?",
      ...quoting("leave:notice", "five working days ahead"),
    }),
    judged("pension-001", [], {
      kind: "abstention",
      because: "not-in-corpus",
      query: "Does the company pay into a pension?",
      expectedAnswer: "The handbook says nothing about pensions.",
    }),
  ];
  return {
    ...twoCorpora(before, after),
    ...caseFiles(...cases),
    "families.yaml": familiesText({
      families: [
        "leave: {title: Leave, documents: [leave], split: dev}",
        "pensions: {title: Pensions, documents: [pensions], split: dev}",
        "refunds: {title: Refunds, documents: [refunds], split: test}",
        'travel: {title: Travel, documents: [travel, "trips*"], split: dev}',
      ],
    }),
  };
}
