import { expect, test } from "vitest";
import type { Trigger } from "../../../src/corpus/refresh-scopes.ts";
import type { Policy } from "../../../src/model/generated/policy.ts";
import { startOf } from "../../../src/model/location.ts";
import { meaningText, type ComparedUnderPolicy } from "../../../src/report/corpus/diff-meaning.ts";

/** A comparison of which only what decides about judgments is said. */
function compared(
  triggers: readonly Trigger[],
  { same = 3, others = 2, changed = 0 }: Partial<Record<"same" | "others" | "changed", number>>,
): ComparedUnderPolicy["comparison"] {
  return {
    before: { id: "r-1" },
    after: { id: "r-2" },
    documents: { changed: Array.from({ length: changed }) },
    chunks: { same, changes: Array.from({ length: others }) },
    triggers,
  } as unknown as ComparedUnderPolicy["comparison"];
}

type Row = readonly [
  name: string,
  comparison: ComparedUnderPolicy["comparison"],
  refresh: NonNullable<Policy["refresh"]>,
  told: string,
];

test.for<Row>([
  [
    "evidence alone decides where no change is wider",
    compared(["chunk-edited"], {}),
    {},
    "Judgments that cite only the 3 chunks that are the same stand. Those that cite one of the 2 others wait for a person.",
  ],
  [
    "one chunk is told as one",
    compared(["chunk-edited"], { same: 1, others: 1 }),
    {},
    "Judgments that cite only the chunk that is the same stand. Those that cite the other one wait for a person.",
  ],
  [
    "no chunk is the same",
    compared(["chunk-moved"], { same: 0 }),
    {},
    "No chunk is the same: every judgment that cites one waits for a person.",
  ],
  [
    "a change asks about every case by default",
    compared(["embedding-changed"], { others: 0 }),
    {},
    'Every judgment made under "r-1" waits for a person, whatever it cites: embedding-changed (whole-set by default).',
  ],
  [
    "the policy narrows a new chunking to the evidence",
    compared(["chunk-deleted", "chunking-changed"], {}),
    { "chunking-changed": "cases-of-evidence" },
    "Judgments that cite only the 3 chunks that are the same stand. Those that cite one of the 2 others wait for a person. By the policy, chunking-changed (cases-of-evidence) asks about no others.",
  ],
  [
    "the policy widens an edit to the document",
    compared(["source-revision-changed", "chunk-edited"], { changed: 1 }),
    { "chunk-edited": "cases-of-document", "document-added": "cases-of-evidence" },
    "Judgments that cite a chunk that is not the same wait for a person. So do those that cite a document in which this happened: chunk-edited (cases-of-document).",
  ],
  [
    "the policy asks about a document that only got another source revision",
    compared(["source-revision-changed"], { others: 0 }),
    { "source-revision-changed": "cases-of-document" },
    "Every chunk is the same. Judgments wait for a person that cite a document in which this happened: source-revision-changed (cases-of-document).",
  ],
  [
    "a document that came may answer what was not in the corpus",
    compared(["document-added"], { others: 0 }),
    {},
    'Every chunk is the same: judgments that cite chunks stand. Abstentions "not-in-corpus" may wait as well: documents came, or have another text.',
  ],
  [
    "so may one with another text, whose chunks are all the same",
    compared([], { others: 0, changed: 1 }),
    {},
    'Every chunk is the same: judgments that cite chunks stand. Abstentions "not-in-corpus" may wait as well: documents came, or have another text.',
  ],
  [
    "the policy asks about no abstentions",
    compared(["document-added"], { others: 0, changed: 1 }),
    { "document-added": "cases-of-evidence" },
    "Every chunk is the same: judgments that cite chunks stand.",
  ],
])("%s", ([, comparison, refresh, told]) => {
  const path = ".github/touchstone.yaml";
  const policy = { path, policy: { refresh }, locateKey: () => startOf(path) };
  expect(meaningText({ comparison, policy })).toBe(told);
});
