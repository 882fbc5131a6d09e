import { jsonText } from "../../model/json-text.ts";
import type { ExportedCase, ExportedSet } from "../exported-set.ts";
import type { Shape, WrittenFile } from "../shape.ts";
import { lossesOf, recordOf, setValues, type Held, type Holdings } from "./holdings.ts";
import {
  changed,
  evidenceTexts,
  filled,
  keptInTheSet,
  metadata,
  setMetadata,
  textLoss,
} from "./metadata.ts";
import { storeIdsOf, type StoreIds } from "./store-ids.ts";
import { byTurns, isConversation, systemTurnLoss, turnsOf } from "./turns.ts";

const help = `
One JSON object a line, as EvaluationDataset.from_jsonl reads it: user_input, reference, reference_contexts and
reference_context_ids, by the ids of the retriever's store. Ragas takes samples with one turn or with several, never both
in one file: cases with earlier turns go into multi-turn.jsonl.
The column "metadata" says which case a line is, with its digest. EvaluationDataset passes it over and keeps the order of
the lines; Dataset.load, the JSON reader of any language and "touchstone inventory check" have it.`;

const passedOver =
  'it stands in the column "metadata", which EvaluationDataset.from_jsonl passes over';
const noReferences =
  "it stands in its column, but samples with several turns have no reference contexts";
const free = { at: "metadata", passedOver };

/** Ragas samples. */
export const ragas: Shape = {
  name: "ragas",
  summary: "samples of Ragas, one JSON object a line",
  help: help.trim(),
  write: (set, dataset) => {
    const ids = storeIdsOf(dataset);
    const holdings = { single: singleTurn(ids), several: severalTurns(ids) };
    const holdingsOf = (one: ExportedCase): Holdings =>
      isConversation(one) ? holdings.several : holdings.single;
    const ofSet = setMetadata(free);
    return {
      files: filesOf(set, (one) => recordOf(one, holdingsOf(one), setValues(set, ofSet))),
      losses: lossesOf(set, (one) => ({ holdings: holdingsOf(one) }), { holdings: ofSet, dataset }),
    };
  },
};

/** The two kinds are files of their own; what would be empty is not written, unless all is. */
function filesOf(
  { cases }: ExportedSet,
  record: (one: ExportedCase) => object,
): readonly WrittenFile[] {
  const { single, several } = byTurns(cases);
  const lines = (some: readonly ExportedCase[]): readonly string[] =>
    some.map((one) => `${jsonText(record(one))}\n`);
  return [
    ...(single.length > 0 || several.length === 0
      ? [{ path: "single-turn.jsonl", text: lines(single) }]
      : []),
    ...(several.length > 0 ? [{ path: "multi-turn.jsonl", text: lines(several) }] : []),
  ];
}

function singleTurn(ids: StoreIds): Holdings {
  const { relevantChunkIds: _, ...rest } = metadata(free);
  return {
    query: { at: "user_input", of: (one) => one.case.query },
    "conversation[].role": { at: "user_input" },
    "conversation[].content": { at: "user_input" },
    expectedAnswer: { at: "reference", of: (one) => one.case.expectedAnswer },
    ...references(ids),
    ...rest,
    ...keptInTheSet,
    notes: { dropped: "no column is for remarks" },
  };
}

function severalTurns(ids: StoreIds): Holdings {
  const { relevantChunkIds, "provenance[].contentHash": texts } = references(ids);
  return {
    ...singleTurn(ids),
    query: { at: "user_input", of: messages },
    "conversation[].role": { at: "user_input", loss: systemTurnLoss },
    relevantChunkIds: { ...relevantChunkIds, loss: () => changed(noReferences) },
    "provenance[].contentHash": { ...texts, loss: (one) => textLoss(one) ?? changed(noReferences) },
  };
}

function references(
  ids: StoreIds,
): Readonly<Record<"relevantChunkIds" | "provenance[].contentHash", Held>> {
  return {
    relevantChunkIds: {
      at: "reference_context_ids",
      of: (one) => filled(one.case.relevantChunkIds?.map(ids.of)),
      loss: ids.loss,
    },
    "provenance[].contentHash": { at: "reference_contexts", of: evidenceTexts, loss: textLoss },
  };
}

function messages(one: ExportedCase): unknown {
  return turnsOf(one).map(({ role, content }) => ({ content, type: types[role] }));
}

/** What stood above a conversation was said by none of them. */
const types = { user: "human", assistant: "ai", system: "human" } as const;
