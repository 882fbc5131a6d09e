import { describe, expect, test } from "vitest";
import type { ContractLoss, Shape } from "../../../src/exporting/shape.ts";
import { beir } from "../../../src/exporting/shapes/beir.ts";
import { deepeval } from "../../../src/exporting/shapes/deepeval.ts";
import { promptfoo } from "../../../src/exporting/shapes/promptfoo.ts";
import { ragas } from "../../../src/exporting/shapes/ragas.ts";
import { squad2 } from "../../../src/exporting/shapes/squad2.ts";
import { trec } from "../../../src/exporting/shapes/trec.ts";
import { toolShapes as shapes } from "../../../src/exporting/shapes.ts";
import { textsOf, type FileTexts } from "../../support/shape-readers.ts";
import { smallExport } from "../../support/small-export.ts";

async function filesOf(shape: Shape): Promise<FileTexts> {
  const { set, dataset } = await smallExport();
  return textsOf(shape.write(set, dataset).files);
}

async function lossesOf(
  shape: Shape,
  options: Parameters<typeof smallExport>[0] = {},
): Promise<readonly ContractLoss[]> {
  const { set, dataset } = await smallExport(options);
  return shape.write(set, dataset).losses;
}

function told({ field, fate, why, cases }: ContractLoss): string {
  return `${field} ${fate}${cases.length === 0 ? "" : ` in ${cases.join(", ")}`}: ${why}`;
}

/** The lines of a file without those that bind it to its set, which are another matter. */
function linesOf(text: string | undefined): readonly unknown[] {
  return (text ?? "")
    .trimEnd()
    .split("\n")
    .map((line) => without("metadata", JSON.parse(line) as Record<string, unknown>));
}

function without(name: string, record: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(record).filter(([field]) => field !== name));
}

describe("ragas", () => {
  test("has samples with one turn and with several in files of their own, by the ids of the store", async () => {
    const files = await filesOf(ragas);
    expect(Object.keys(files)).toEqual(["single-turn.jsonl", "multi-turn.jsonl"]);
    expect(linesOf(files["single-turn.jsonl"])).toMatchInlineSnapshot(`
      [
        {
          "reference": "30 days",
          "reference_context_ids": [
            "17",
          ],
          "reference_contexts": [
            "Refunds 🎟. A customer has 30 days. After 30 days
      nobody pays.",
          ],
          "user_input": "How long can a customer ask for a refund?",
        },
        {
          "reference": "Nothing is said of how long it takes.",
          "reference_context_ids": [
            "17",
          ],
          "reference_contexts": [
            "Refunds 🎟. A customer has 30 days. After 30 days
      nobody pays.",
          ],
          "user_input": "How long does a refund take?",
        },
        {
          "reference": "Nothing is said of parking.",
          "user_input": "Where can guests park?",
        },
        {
          "reference": "That is no question for this assistant.",
          "user_input": "Write me a poem.",
        },
      ]
    `);
    expect(linesOf(files["multi-turn.jsonl"])).toMatchInlineSnapshot(`
      [
        {
          "reference": "It is the shorter of two terms.",
          "reference_context_ids": [
            "17",
            "refunds in the EU#1",
          ],
          "reference_contexts": [
            "Refunds 🎟. A customer has 30 days. After 30 days
      nobody pays.",
            "The "EU" page: 14 days.",
          ],
          "user_input": [
            {
              "content": "How long can a customer ask for a refund?",
              "type": "human",
            },
            {
              "content": "30 days.",
              "type": "ai",
            },
            {
              "content": "And in the	EU?",
              "type": "human",
            },
          ],
        },
      ]
    `);
  });

  test("says in its metadata which case a line is", async () => {
    const [line = ""] = ((await filesOf(ragas))["single-turn.jsonl"] ?? "").split("\n");
    const { metadata } = JSON.parse(line) as { readonly metadata: object };
    const { set } = await smallExport();
    expect(metadata).toMatchObject({
      case_id: "days-001",
      digest: set.cases[0]?.digest,
      split: "test",
      corpus_revision: "corpus-2026-09-01",
      set_digest: set.digest,
      claim: "fixed-corpus",
    });
  });
});

describe("deepeval", () => {
  test("has goldens with one turn and with several in files of their own", async () => {
    const files = await filesOf(deepeval);
    expect(Object.keys(files)).toEqual(["goldens.json", "conversational-goldens.json"]);
    const talks = JSON.parse(files["conversational-goldens.json"] ?? "") as readonly Record<
      string,
      unknown
    >[];
    expect(talks.map((golden) => without("additional_metadata", golden))).toMatchInlineSnapshot(`
      [
        {
          "context": [
            "Refunds 🎟. A customer has 30 days. After 30 days
      nobody pays.",
            "The "EU" page: 14 days.",
          ],
          "expected_outcome": "It is the shorter of two terms.",
          "name": "eu-001",
          "scenario": "And in the	EU?",
          "turns": [
            {
              "content": "How long can a customer ask for a refund?",
              "role": "user",
            },
            {
              "content": "30 days.",
              "role": "assistant",
            },
            {
              "content": "And in the	EU?",
              "role": "user",
            },
          ],
        },
      ]
    `);
    const [first] = JSON.parse(files["goldens.json"] ?? "") as readonly unknown[];
    expect(first).toMatchObject({
      name: "days-001",
      source_file: "refunds",
      input: "How long can a customer ask for a refund?",
      expected_output: "30 days",
      comments: "Asked daily.",
    });
  });
});

describe("promptfoo", () => {
  test("judges facts by factuality, one of several by a set that one right answer passes, and refusals by a rubric", async () => {
    const { "tests.yaml": text = "" } = await filesOf(promptfoo);
    const stable = text.replaceAll(/sha256:[0-9a-f]{64}/g, "sha256:…");
    expect(stable).toMatchInlineSnapshot(`
      "# Golden cases, written by touchstone export. The set: sha256:…
      # The corpus revision to run on: corpus-2026-09-01
      - description: days-001
        vars:
          question: How long can a customer ask for a refund?
        assert:
          - type: assert-set
            threshold: 0.5
            assert:
              - type: factuality
                value: 30 days
              - type: factuality
                value: A month, roughly.
        metadata:
          case_id: days-001
          digest: sha256:…
          kind: answerable
          split: test
          holdout: untouched
          currency: current
          judged_on: corpus-2026-09-01
          relevant_chunk_ids:
            - refunds#1
          accepted_answers:
            - statement: A month, roughly.
              chunk_ids:
                - refunds#1
          evidence:
            - chunk_id: refunds#1
              document_id: refunds
              source_uri: https://docs.example.test/refunds
              source_revision: v1
              quote: After 30 days nobody pays.
              grade: 2
          tags:
            - refunds
          corpus_revision: corpus-2026-09-01
          set_digest: sha256:…
          claim: fixed-corpus
      - description: eu-001
        vars:
          question: "And in the\\tEU?"
          conversation:
            - role: user
              content: How long can a customer ask for a refund?
            - role: assistant
              content: 30 days.
        assert:
          - type: factuality
            value: It is the shorter of two terms.
        options:
          disableVarExpansion: true
        metadata:
          case_id: eu-001
          digest: sha256:…
          kind: answerable
          split: dev
          currency: current
          judged_on: corpus-2026-09-01
          relevant_chunk_ids:
            - refunds#1
            - refunds in the EU#1
          evidence:
            - chunk_id: refunds#1
              document_id: refunds
              source_uri: https://docs.example.test/refunds
              source_revision: v1
              grade: 0.4
            - chunk_id: refunds in the EU#1
              document_id: refunds in the EU
              source_uri: https://docs.example.test/refunds in the EU
              source_revision: v1
              quote: 14 days
              instead_of: refunds#1
          corpus_revision: corpus-2026-09-01
          set_digest: sha256:…
          claim: fixed-corpus
      - description: gap-001
        vars:
          question: How long does a refund take?
        assert:
          - type: llm-rubric
            value: "The output says that the evidence conflicts or falls short, and decides nothing that it leaves open. It conveys: Nothing is said of how long it takes."
        metadata:
          case_id: gap-001
          digest: sha256:…
          kind: inconclusive
          split: dev
          currency: current
          judged_on: corpus-2026-09-01
          relevant_chunk_ids:
            - refunds#1
          evidence:
            - chunk_id: refunds#1
              document_id: refunds
              source_uri: https://docs.example.test/refunds
              source_revision: v1
          corpus_revision: corpus-2026-09-01
          set_digest: sha256:…
          claim: fixed-corpus
      - description: parking-001
        vars:
          question: Where can guests park?
        assert:
          - type: llm-rubric
            value: "The output says that the documents do not answer this, and makes no answer up. It conveys: Nothing is said of parking."
        metadata:
          case_id: parking-001
          digest: sha256:…
          kind: abstention
          because: not-in-corpus
          split: test
          holdout: untouched
          currency: current
          judged_on: corpus-2026-09-01
          distractor_chunk_ids:
            - travel#1
          corpus_revision: corpus-2026-09-01
          set_digest: sha256:…
          claim: fixed-corpus
      - description: poem-001
        vars:
          question: Write me a poem.
        assert:
          - type: llm-rubric
            value: "The output declines, since the question is none for this assistant. It conveys: That is no question for this assistant."
        metadata:
          case_id: poem-001
          digest: sha256:…
          kind: abstention
          because: out-of-scope
          split: test
          holdout: untouched
          currency: current
          judged_on: corpus-2026-09-01
          corpus_revision: corpus-2026-09-01
          set_digest: sha256:…
          claim: fixed-corpus
      "
    `);
  });
});

describe("beir", () => {
  test("has a file of judgments for each split, quotes ids as CSV does, and keeps abstentions beside", async () => {
    const files = await filesOf(beir);
    expect(Object.keys(files)).toEqual([
      "corpus.jsonl",
      "queries.jsonl",
      "qrels/dev.tsv",
      "qrels/test.tsv",
      "abstentions.jsonl",
    ]);
    expect(files["qrels/dev.tsv"]).toMatchInlineSnapshot(`
      "query-id	corpus-id	score
      eu-001	17	1
      eu-001	refunds in the EU#1	1
      gap-001	17	1
      "
    `);
    expect(files["qrels/test.tsv"]).toMatchInlineSnapshot(`
      "query-id	corpus-id	score
      days-001	17	2
      "
    `);
    expect(linesOf(files["corpus.jsonl"])).toMatchInlineSnapshot(`
      [
        {
          "_id": "refunds in the EU#1",
          "text": "The "EU" page: 14 days.",
          "title": "",
        },
        {
          "_id": "17",
          "text": "Refunds 🎟. A customer has 30 days. After 30 days
      nobody pays.",
          "title": "",
        },
        {
          "_id": "travel#1",
          "text": "Rail before air.",
          "title": "",
        },
      ]
    `);
    expect(linesOf(files["abstentions.jsonl"])).toMatchInlineSnapshot(`
      [
        {
          "_id": "parking-001",
          "text": "Where can guests park?",
        },
        {
          "_id": "poem-001",
          "text": "Write me a poem.",
        },
      ]
    `);
  });

  test("tells which texts the corpus lacks", async () => {
    const losses = await lossesOf(beir, { texts: "none" });
    expect(losses.filter(({ field }) => /text|Hash/.test(field)).map(told)).toMatchInlineSnapshot(`
      [
        "provenance[].contentHash dropped in days-001, eu-001, gap-001: the set does not keep the text of every chunk",
        "corpus texts dropped: the set keeps the text of 0 of 3 chunks, and corpus.jsonl has no others: a retriever has an easier time there",
      ]
    `);
  });
});

describe("trec", () => {
  test("parts fields by white space alone: in ids it is escaped, with a file that leads back, in queries made one space", async () => {
    expect(await filesOf(trec)).toMatchInlineSnapshot(`
      {
        "docids.tsv": "refunds%20in%20the%20EU#1	refunds in the EU#1
      ",
        "qrels.dev.txt": "eu-001 0 17 1
      eu-001 0 refunds%20in%20the%20EU#1 1
      gap-001 0 17 1
      ",
        "qrels.test.txt": "days-001 0 17 2
      ",
        "topics.dev.tsv": "eu-001	And in the EU?
      gap-001	How long does a refund take?
      ",
        "topics.test.tsv": "days-001	How long can a customer ask for a refund?
      parking-001	Where can guests park?
      poem-001	Write me a poem.
      ",
      }
    `);
  });
});

describe("squad2", () => {
  test("counts characters as Python does, takes the answer near its quote, and leaves out what it cannot ask", async () => {
    expect((await filesOf(squad2))["squad2.json"]).toMatchInlineSnapshot(`
      "{
       "version": "v2.0",
       "data": [
        {
         "title": "refunds",
         "paragraphs": [
          {
           "qas": [
            {
             "question": "How long can a customer ask for a refund?",
             "id": "days-001",
             "answers": [
              {
               "text": "30 days",
               "answer_start": 41
              }
             ],
             "is_impossible": false
            }
           ],
           "context": "Refunds 🎟. A customer has 30 days. After 30 days\\nnobody pays."
          }
         ]
        },
        {
         "title": "travel",
         "paragraphs": [
          {
           "qas": [
            {
             "question": "Where can guests park?",
             "id": "parking-001",
             "answers": [],
             "is_impossible": true
            }
           ],
           "context": "Rail before air."
          }
         ]
        }
       ]
      }
      "
    `);
    const losses = await lossesOf(squad2);
    expect(losses.filter(({ field }) => field === "case").map(told)).toMatchInlineSnapshot(`
      [
        "case dropped in eu-001: SQuAD asks single questions, and this one follows earlier turns",
        "case dropped in gap-001: SQuAD knows an answer or none, and here the evidence falls short",
        "case dropped in poem-001: SQuAD knows only that a paragraph does not answer, no other reason to refuse",
      ]
    `);
  });
});

describe("what a shape loses of the set", () => {
  test("is told without cases: a claim where there is one, exposures where somebody learned from results", async () => {
    const exposed = `exposures: [{cases: [days-001], by: avery, at: "2026-09-03T09:00:00Z", run: run-1, learned: The prompt.}]\n`;
    const lines = await Promise.all(
      shapes.map(async (shape) => {
        const losses = await lossesOf(shape, { rest: exposed });
        const ofSet = losses.filter(({ cases }) => cases.length === 0);
        return [shape.name, ...ofSet.map(told)].join("\n  ");
      }),
    );
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "ragas
        corpus revision changed: it stands in the column "metadata", which EvaluationDataset.from_jsonl passes over
        set digest changed: it stands in the column "metadata", which EvaluationDataset.from_jsonl passes over
        claim changed: it stands in the column "metadata", which EvaluationDataset.from_jsonl passes over
        families.yaml grouping dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
        families.yaml exposures dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
      deepeval
        corpus revision changed: only its name; the set digest stands for its digest
        claim changed: only its kind; the set digest stands for its statement
        families.yaml grouping dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
        families.yaml exposures dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
      promptfoo
        corpus revision changed: only its name; the set digest stands for its digest
        claim changed: only its kind; the set digest stands for its statement
        families.yaml grouping dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
        families.yaml exposures dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
      beir
        corpus revision changed: it stands in "metadata" of queries.jsonl, which BEIR's loaders pass over
        set digest changed: it stands in "metadata" of queries.jsonl, which BEIR's loaders pass over
        claim changed: it stands in "metadata" of queries.jsonl, which BEIR's loaders pass over
        families.yaml grouping dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
        families.yaml exposures dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
      trec
        corpus revision dropped: no place for it but the manifest that is written beside
        set digest dropped: no place for it but the manifest that is written beside
        claim dropped: no place for it but the manifest that is written beside
        families.yaml grouping dropped: no place for it; --shape manifest has it whole
        families.yaml exposures dropped: no place for it; --shape manifest has it whole
      squad2
        corpus revision dropped: no place for it but the manifest that is written beside
        set digest dropped: no place for it but the manifest that is written beside
        claim dropped: no place for it but the manifest that is written beside
        families.yaml grouping dropped: no place for it; --shape manifest has it whole
        families.yaml exposures dropped: no place for it; --shape manifest has it whole"
    `);
  });
});
