import { describe, expect, test } from "vitest";
import { ragas } from "../../../src/importing/formats/ragas.ts";
import { readInto, sourceFileOf, type Read } from "../../support/read-format.ts";

const corpus = {
  "rw-2#p3": "Remote work abroad needs approval.",
  "rw-2#p4": "Approval takes five days.",
};
const sample = {
  user_input: "Is remote work allowed abroad?",
  reference_contexts: [corpus["rw-2#p3"]],
  reference: "Only with approval.",
  response: "Yes.",
  retrieved_contexts: ["Lunch is free."],
  synthesizer_name: "single_hop_specific_query_synthesizer",
};

async function read(name: string, content: string): Promise<Read> {
  return await readInto(ragas, [sourceFileOf(name, content)], corpus);
}

async function readOne(record: object) {
  const { entries } = await read("testset.jsonl", JSON.stringify(record));
  const [entry] = entries;
  if (entry === undefined) throw new Error("No sample was read.");
  return entry.read;
}

describe("a sample with one turn", () => {
  test("becomes a case; what a system did stays in the notes", async () => {
    const { content, lacks, losses } = await readOne(sample);
    expect(lacks).toEqual([]);
    expect(content).toMatchInlineSnapshot(`
      {
        "corpusRevision": "corpus-2026-09-01",
        "expectedAnswer": "Only with approval.",
        "kind": "answerable",
        "notes": "response: Yes.
      retrieved_contexts: ["Lunch is free."]
      synthesizer_name: single_hop_specific_query_synthesizer",
        "provenance": [
          {
            "chunkId": "rw-2#p3",
            "contentHash": "sha256:6e93be694e6fc8d3228b896cb2016348d3dcc8cf0fd9f2a7194dd4c239abc561",
            "documentId": "rw-2",
            "quote": "Remote work abroad needs approval.",
            "sourceRevision": "hash:2de794bf105b",
            "sourceUri": "rw-2",
          },
        ],
        "query": "Is remote work allowed abroad?",
        "relevantChunkIds": [
          "rw-2#p3",
        ],
      }
    `);
    expect(losses.map(({ field, fate, why }) => `${field} (${fate}): ${why}`))
      .toMatchInlineSnapshot(`
      [
        "response (notes): what a system answered or retrieved is no judgment",
        "retrieved_contexts (notes): what a system answered or retrieved is no judgment",
        "synthesizer_name (notes): how the question was generated",
      ]
    `);
  });

  test("names its chunks by ids as well", async () => {
    const ids = { reference_context_ids: ["rw-2#p3"] };
    expect((await readOne({ ...sample, ...ids })).content["relevantChunkIds"]).toEqual(["rw-2#p3"]);
    const { reference_contexts: _texts, ...other } = sample;
    expect((await readOne({ ...other, ...ids })).content["relevantChunkIds"]).toEqual(["rw-2#p3"]);
  });

  test("whose id is another text's is told", async () => {
    const { lacks } = await readOne({ ...sample, reference_context_ids: ["rw-2#p4"] });
    expect(lacks).toEqual([
      'evidence "rw-2#p4" has another text in corpus revision "corpus-2026-09-01" than the record says',
    ]);
  });

  test("with more ids than texts is told, and keeps the ids", async () => {
    const { lacks, content } = await readOne({ ...sample, reference_context_ids: ["a", "b"] });
    expect(lacks).toEqual(["there are 2 ids for 1 reference contexts"]);
    expect(content["notes"]).toContain('reference_context_ids: ["a","b"]');
  });

  test.for([null, "", undefined])("and the reference %j has a gap", async (reference) => {
    const { content, lacks } = await readOne({ ...sample, reference });
    expect(content["kind"]).toBe("answerable");
    expect(lacks).toEqual([expect.stringMatching(/^the answer is (?:missing|blank)$/)]);
  });
});

describe("a generated test set", () => {
  const about = { synthesizer_name: "s" };

  test("wraps its samples, and tells which were approved there", async () => {
    const approved = await readOne({ eval_sample: sample, ...about, approval_status: "approved" });
    expect(approved.lacks).toEqual([]);
    expect(approved.content["query"]).toBe(sample.user_input);
    expect(approved.content["notes"]).toContain("beside eval_sample.synthesizer_name: s");
    const rejected = await readOne({ eval_sample: sample, approval_status: "rejected" });
    expect(rejected.lacks).toEqual(["its approval_status is not approved"]);
  });

  test("of before version 0.2 has its references in contexts, as Python prints a list", async () => {
    const header = "question,contexts,ground_truth,evolution_type";
    const row = `Abroad?,"['${corpus["rw-2#p3"]}', ""${corpus["rw-2#p4"]}""]",With approval.,simple`;
    const { entries } = await read("t.csv", `${header}\n${row}`);
    expect(entries[0]?.read.lacks).toEqual([]);
    expect(entries[0]?.read.content).toMatchObject({
      query: "Abroad?",
      expectedAnswer: "With approval.",
      relevantChunkIds: ["rw-2#p3", "rw-2#p4"],
    });
  });

  test("and an evaluation of that time has retrieved ones there, which are no evidence", async () => {
    const record = {
      question: "?",
      contexts: [corpus["rw-2#p3"]],
      answer: "x",
      ground_truths: ["A", "B", "A"],
    };
    const { content, lacks } = await readOne(record);
    expect(lacks).toEqual(["there is no evidence"]);
    expect(content).toMatchObject({
      expectedAnswer: "A",
      acceptedAnswers: [{ statement: "B" }],
      notes: `contexts: ["${corpus["rw-2#p3"]}"]\nanswer: x`,
    });
  });
});

test("a sample with several turns asks its last question", async () => {
  const user_input = [
    { content: "I am abroad.", type: "human" },
    { content: "How nice.", type: "ai" },
    { content: "May I work?", type: "human" },
    { content: "Yes.", type: "ai" },
  ];
  const { content, lacks } = await readOne({ ...sample, user_input });
  expect(lacks).toEqual([]);
  expect(content).toMatchObject({
    conversation: [
      { role: "user", content: "I am abroad." },
      { role: "assistant", content: "How nice." },
    ],
    query: "May I work?",
  });
  expect(content["notes"]).toContain(
    'turns after the question: [{"role":"assistant","content":"Yes."}]',
  );
});
