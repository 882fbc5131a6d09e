import { groupsOf } from "../../model/groups.ts";
import { jsonText } from "../../model/json-text.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ExportedCase, ExportedSet } from "../exported-set.ts";
import type { ContractLoss, Shape, WrittenFile } from "../shape.ts";
import { corpusLines, corpusLosses, keptChunks } from "./beir-corpus.ts";
import {
  lossesOf,
  recordOf,
  setValues,
  type FieldLoss,
  type Holdings,
  type SetHoldings,
} from "./holdings.ts";
import { gradeLoss, judgmentsOf, splitName } from "./judgments.ts";
import { changed, keptInTheSet, metadata, setMetadata, textLoss } from "./metadata.ts";
import { storeIdsOf, type StoreIds } from "./store-ids.ts";
import { quotedCell } from "./tsv.ts";

const help = `
A folder for BEIR's GenericDataLoader: corpus.jsonl with every chunk of the current corpus revision whose text the set keeps,
queries.jsonl, and qrels/<split>.tsv. Chunks have the ids of the retriever's store. A grade is the score, 1 without one.
BEIR keeps only queries with a relevant document, so it passes abstentions over: they stand in queries.jsonl and once more in
abstentions.jsonl. What BEIR knows no field for stands in "metadata" of a query, which its loaders pass over.`;

const passedOver = 'it stands in "metadata" of queries.jsonl, which BEIR\'s loaders pass over';
const free = { at: "metadata", passedOver };

/** Queries, corpus and judgments as BEIR has them. */
export const beir: Shape = {
  name: "beir",
  summary: "a data set of BEIR: corpus, queries and judgments for a retriever",
  help: help.trim(),
  texts: "current",
  write: (set, dataset) => {
    const ids = storeIdsOf(dataset);
    const ofSet: SetHoldings = setMetadata(free);
    const holdings = holdingsWith(ids);
    const chunks = keptChunks(dataset);
    const line = (one: ExportedCase): string =>
      `${jsonText(recordOf(one, holdings, setValues(set, ofSet)))}\n`;
    const losses: readonly ContractLoss[] = [
      ...lossesOf(set, () => ({ holdings }), { holdings: ofSet, dataset }),
      ...corpusLosses(chunks),
    ];
    return {
      files: [
        { path: "corpus.jsonl", text: corpusLines(chunks, ids) },
        { path: "queries.jsonl", text: set.cases.map(line) },
        ...qrels(set, ids),
        ...abstentions(set, line),
      ],
      losses,
    };
  },
};

function holdingsWith(ids: StoreIds): Holdings {
  const { id: _id, relevantChunkIds: _chunks, ...rest } = metadata(free);
  return {
    id: { at: "_id", of: (one) => one.case.id },
    query: { at: "text", of: (one) => one.case.query },
    expectedAnswer: {
      at: "metadata.expected_answer",
      of: (one) => one.case.expectedAnswer,
      loss: () => changed(passedOver),
    },
    "conversation[].role": {
      at: "metadata.conversation",
      of: ({ case: { conversation = [] } }) => (conversation.length > 0 ? conversation : undefined),
      loss: () => changed(alone),
    },
    "conversation[].content": { at: "metadata.conversation", loss: () => changed(alone) },
    relevantChunkIds: { at: "qrels", loss: ids.loss },
    ...rest,
    kind: { ...rest.kind, loss: kindLoss },
    split: { ...rest.split, loss: splitLoss },
    "provenance[].grade": { at: "qrels", loss: gradeLoss },
    "provenance[].contentHash": { at: "corpus.text", loss: textLoss },
    notes: { dropped: "no field is for remarks" },
    ...keptInTheSet,
  };
}

const alone = `the question stands alone in the text; ${passedOver}`;

/** The name of a file of judgments says it, where there are any. */
function splitLoss({ case: { relevantChunkIds = [] } }: ExportedCase): FieldLoss | undefined {
  return relevantChunkIds.length > 0 ? undefined : changed(passedOver);
}

function kindLoss({ case: { kind } }: ExportedCase): FieldLoss {
  return kind === "abstention"
    ? changed(
        "no document is relevant, so BEIR's loaders pass the query over; see abstentions.jsonl",
      )
    : changed(passedOver);
}

/** A file for each split, with the header that BEIR passes over. */
function qrels({ cases }: ExportedSet, ids: StoreIds): readonly WrittenFile[] {
  const judged = cases.filter(({ case: one }) => (one.relevantChunkIds ?? []).length > 0);
  return [...groupsOf(judged, splitName)]
    .toSorted(([a], [b]) => byUtf8(a, b))
    .map(([split, some]) => ({
      path: `qrels/${split}.tsv`,
      text: [
        "query-id\tcorpus-id\tscore\n",
        ...some.flatMap((one) =>
          judgmentsOf(one, ids).map(
            ({ document, score }) => `${one.case.id}\t${quotedCell(document)}\t${score}\n`,
          ),
        ),
      ],
    }));
}

function abstentions(
  { cases }: ExportedSet,
  line: (one: ExportedCase) => string,
): readonly WrittenFile[] {
  const some = cases.filter(({ case: { kind } }) => kind === "abstention");
  return some.length === 0 ? [] : [{ path: "abstentions.jsonl", text: some.map(line) }];
}
