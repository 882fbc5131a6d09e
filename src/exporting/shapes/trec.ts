import { groupsOf } from "../../model/groups.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ExportedCase, ExportedSet } from "../exported-set.ts";
import type { Shape, WrittenFile } from "../shape.ts";
import { lossesOf, type Dropped, type FieldLoss, type Holdings } from "./holdings.ts";
import { gradeLoss, judgmentsOf, splitName } from "./judgments.ts";
import { changed, keptInTheSet, noSetMetadata } from "./metadata.ts";
import { storeIdsOf, type StoreIds } from "./store-ids.ts";
import { trecId } from "./trec-ids.ts";
import { plainCell } from "./tsv.ts";

const help = `
Files for trec_eval and its relatives: qrels.<split>.txt with lines of "query 0 chunk grade", and topics.<split>.tsv with a
query's id and text. A query has the id of its case, a chunk that of the retriever's store; a chunk without a grade has 1.
An id cannot hold white space there: it is written as %20, and docids.tsv says which chunk is meant.
Abstentions have no lines in qrels, and trec_eval scores what is in qrels alone. Which cases they are, with their digests, is
said in manifest.json beside these files.`;

/** TREC judgments and topics. */
export const trec: Shape = {
  name: "trec",
  summary: "judgments (qrels) and topics of TREC",
  help: help.trim(),
  write: (set, dataset) => {
    const ids = storeIdsOf(dataset);
    const holdings = holdingsWith(ids);
    return {
      files: [...splitFiles(set, ids), ...renamedIds(set, ids)],
      losses: lossesOf(set, () => ({ holdings }), { holdings: noSetMetadata, dataset }),
    };
  },
};

const nowhere: Dropped = { dropped: "topics and judgments have no place for it" };

function holdingsWith(ids: StoreIds): Holdings {
  return {
    id: { at: "topics" },
    query: { at: "topics", loss: queryLoss },
    relevantChunkIds: { at: "qrels", loss: (one) => idLoss(one, ids) },
    "provenance[].chunkId": { at: "qrels", loss: (one) => idLoss(one, ids) },
    "provenance[].grade": { at: "qrels", loss: gradeLoss },
    split: { at: "the names of the files" },
    kind: { at: "qrels", loss: kindLoss },
    because: nowhere,
    "conversation[].role": nowhere,
    "conversation[].content": nowhere,
    expectedAnswer: nowhere,
    "acceptedAnswers[].statement": nowhere,
    "acceptedAnswers[].chunkIds": nowhere,
    distractorChunkIds: nowhere,
    "provenance[].documentId": nowhere,
    "provenance[].sourceUri": nowhere,
    "provenance[].sourceRevision": nowhere,
    "provenance[].contentHash": nowhere,
    "provenance[].quote": nowhere,
    "provenance[].insteadOf": nowhere,
    corpusRevision: nowhere,
    tags: nowhere,
    notes: nowhere,
    variantOf: nowhere,
    families: nowhere,
    "sentinel.why": nowhere,
    askedAt: nowhere,
    caller: nowhere,
    digest: nowhere,
    currency: nowhere,
    component: nowhere,
    holdout: nowhere,
    ...keptInTheSet,
  };
}

function queryLoss({ case: { query, conversation = [] } }: ExportedCase): FieldLoss | undefined {
  if (conversation.length > 0) return changed("it stands without the turns before it");
  return plainCell(query) === query ? undefined : changed("white space is one space each");
}

function kindLoss({ case: { kind } }: ExportedCase): FieldLoss {
  const why =
    kind === "abstention"
      ? "it has no line in qrels, so trec_eval passes the query over"
      : nowhere.dropped;
  return { fate: "dropped", why };
}

function idLoss(one: ExportedCase, ids: StoreIds): FieldLoss | undefined {
  const names = (one.case.relevantChunkIds ?? []).map(ids.of);
  if (names.every((name) => trecId(name) === name)) return ids.loss(one);
  return changed("white space cannot stand in an id; docids.tsv says which chunk is meant");
}

function splitFiles({ cases }: ExportedSet, ids: StoreIds): readonly WrittenFile[] {
  const groups = [...groupsOf(cases, splitName)].toSorted(([a], [b]) => byUtf8(a, b));
  const all: readonly (readonly [string, readonly ExportedCase[]])[] =
    groups.length === 0 ? [["unsplit", []]] : groups;
  return all.flatMap(([split, some]) => [
    {
      path: `topics.${split}.tsv`,
      text: some.map(({ case: { id, query } }) => `${id}\t${plainCell(query)}\n`),
    },
    {
      path: `qrels.${split}.txt`,
      text: some.flatMap((one) =>
        judgmentsOf(one, ids).map(
          ({ document, score }) => `${one.case.id} 0 ${trecId(document)} ${score}\n`,
        ),
      ),
    },
  ]);
}

/** The chunks whose ids had to be written otherwise: the id in the files, and the one that was meant. */
function renamedIds({ cases }: ExportedSet, ids: StoreIds): readonly WrittenFile[] {
  const chunks = new Set(cases.flatMap((one) => (one.case.relevantChunkIds ?? []).map(ids.of)));
  const renamed = [...chunks].filter((id) => trecId(id) !== id).toSorted(byUtf8);
  if (renamed.length === 0) return [];
  return [{ path: "docids.tsv", text: renamed.map((id) => `${trecId(id)}\t${id}\n`) }];
}
