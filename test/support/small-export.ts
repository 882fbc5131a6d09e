import { exportedFrom, provenanceOf, type ChunkText, type Exported } from "./random-exports.ts";

export const chunkTexts: readonly ChunkText[] = [
  {
    id: "refunds#1",
    document: "refunds",
    text: "Refunds 🎟. A customer has 30 days. After 30 days\nnobody pays.",
    storeId: "17",
  },
  { id: "refunds in the EU#1", document: "refunds in the EU", text: 'The "EU" page: 14 days.' },
  { id: "travel#1", document: "travel", text: "Rail before air." },
];
const [refunds, eu] = chunkTexts as [ChunkText, ChunkText];

const common = { corpusRevision: "corpus-2026-09-01", origin: { kind: "human", author: "avery" } };

/** A case of each kind, over chunks of which one has another id in its store. */
export const smallCases: readonly object[] = [
  {
    id: "days-001",
    kind: "answerable",
    query: "How long can a customer ask for a refund?",
    expectedAnswer: "30 days",
    acceptedAnswers: [{ statement: "A month, roughly.", chunkIds: [refunds.id] }],
    relevantChunkIds: [refunds.id],
    provenance: [provenanceOf(refunds, { quote: "After 30 days nobody pays.", grade: 2 })],
    split: "test",
    notes: "Asked daily.",
    tags: ["refunds"],
    ...common,
  },
  {
    id: "eu-001",
    kind: "answerable",
    query: "And in the\tEU?",
    conversation: [
      { role: "user", content: "How long can a customer ask for a refund?" },
      { role: "assistant", content: "30 days." },
    ],
    expectedAnswer: "It is the shorter of two terms.",
    relevantChunkIds: [refunds.id, eu.id],
    provenance: [
      provenanceOf(refunds, { grade: 0.4 }),
      provenanceOf(eu, { quote: "14 days", insteadOf: refunds.id }),
    ],
    split: "dev",
    ...common,
  },
  {
    id: "gap-001",
    kind: "inconclusive",
    query: "How long does a refund take?",
    expectedAnswer: "Nothing is said of how long it takes.",
    relevantChunkIds: [refunds.id],
    provenance: [provenanceOf(refunds)],
    split: "dev",
    ...common,
  },
  {
    id: "parking-001",
    kind: "abstention",
    because: "not-in-corpus",
    query: "Where can guests park?",
    expectedAnswer: "Nothing is said of parking.",
    distractorChunkIds: ["travel#1"],
    split: "test",
    ...common,
  },
  {
    id: "poem-001",
    kind: "abstention",
    because: "out-of-scope",
    query: "Write me a poem.",
    expectedAnswer: "That is no question for this assistant.",
    split: "test",
    ...common,
  },
];

export async function smallExport(
  options: Parameters<typeof exportedFrom>[2] = {},
): Promise<Exported> {
  return await exportedFrom(chunkTexts, smallCases, options);
}
