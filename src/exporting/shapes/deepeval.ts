import { jsonText } from "../../model/json-text.ts";
import type { ExportedCase, ExportedSet } from "../exported-set.ts";
import type { Shape, WrittenFile } from "../shape.ts";
import { lossesOf, recordOf, setValues, type Holdings } from "./holdings.ts";
import {
  changed,
  evidenceTexts,
  keptInTheSet,
  metadata,
  setMetadata,
  textLoss,
} from "./metadata.ts";
import { byTurns, isConversation, systemTurnLoss, turnsOf } from "./turns.ts";

const help = `
Goldens as EvaluationDataset.add_goldens_from_json_file reads them: input, expected_output, context, name and comments. A
data set of DeepEval has one turn or several, never both: cases with earlier turns are conversational goldens in a file of
their own, where expected_outcome is what is expected of the last turn.
additional_metadata says which case a golden is, with its digest, its evidence and what else the case is judged by. It stays
with the golden, so results can be bound back to the case.`;

const free = { at: "additional_metadata" };

/** DeepEval goldens. */
export const deepeval: Shape = {
  name: "deepeval",
  summary: "goldens of DeepEval, a JSON list",
  help: help.trim(),
  write: (set, dataset) => {
    const ofSet = setMetadata(free);
    return {
      files: filesOf(set, (one) => recordOf(one, holdingsOf(one), setValues(set, ofSet))),
      losses: lossesOf(set, (one) => ({ holdings: holdingsOf(one) }), { holdings: ofSet, dataset }),
    };
  },
};

function holdingsOf(one: ExportedCase): Holdings {
  return isConversation(one) ? conversational : golden;
}

const shared = {
  notes: { at: "comments", of: (one: ExportedCase) => one.case.notes },
  "provenance[].contentHash": { at: "context", of: evidenceTexts, loss: textLoss },
  ...metadata(free),
  ...keptInTheSet,
};

const golden: Holdings = {
  query: { at: "input", of: (one) => one.case.query },
  expectedAnswer: { at: "expected_output", of: (one) => one.case.expectedAnswer },
  "conversation[].role": { at: "turns" },
  "conversation[].content": { at: "turns" },
  ...shared,
};

const conversational: Holdings = {
  query: { at: "turns", of: turns },
  "conversation[].role": { at: "turns", loss: systemTurnLoss },
  "conversation[].content": { at: "turns" },
  expectedAnswer: {
    at: "expected_outcome",
    of: (one) => one.case.expectedAnswer,
    loss: () => changed("DeepEval judges by it the conversation as a whole"),
  },
  ...shared,
};

function turns(one: ExportedCase): unknown {
  return turnsOf(one).map(({ role, content }) => {
    return { role: role === "assistant" ? role : "user", content };
  });
}

function filesOf(
  { cases }: ExportedSet,
  record: (one: ExportedCase) => object,
): readonly WrittenFile[] {
  const { single, several } = byTurns(cases);
  const goldens = single.map((one) => ({ ...named(one), ...record(one) }));
  const talks = several.map((one) => {
    return { name: one.case.id, scenario: one.case.query, ...record(one) };
  });
  return [
    ...(goldens.length > 0 || talks.length === 0
      ? [{ path: "goldens.json", text: listOf(goldens) }]
      : []),
    ...(talks.length > 0 ? [{ path: "conversational-goldens.json", text: listOf(talks) }] : []),
  ];
}

/** What a reader of goldens looks for: the case, and the document where there is just one. */
function named(one: ExportedCase): object {
  const documents = new Set(one.evidence.map(({ documentId }) => documentId));
  const [document] = documents;
  return {
    name: one.case.id,
    ...(documents.size === 1 ? { source_file: document } : {}),
  };
}

function listOf(records: readonly object[]): string {
  return `${jsonText(records, { indent: 2 })}\n`;
}
