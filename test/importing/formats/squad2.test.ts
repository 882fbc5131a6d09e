import { describe, expect, test } from "vitest";
import { squad2 } from "../../../src/importing/formats/squad2.ts";
import { lossesOf } from "../../../src/importing/loss.ts";
import { placeText } from "../../../src/importing/source-place.ts";
import { readInto, sourceFileOf, type Read } from "../../support/read-format.ts";

const context = "My name is Carla and I live together with Abdul in Berlin.";
const corpus = {
  "Normans#1": context,
  "Normans#2": "The Normans came in the 10th century.",
};
const carla = { text: "Carla", answer_start: 11 };

/** A file with one article of one paragraph, and these questions about it. */
function fileOf(...questions: readonly object[]): object {
  return { data: [{ title: "Normans", paragraphs: [{ context, qas: questions }] }] };
}

async function read(
  file: unknown,
  chunks: Readonly<Record<string, string>> = corpus,
): Promise<Read> {
  return await readInto(squad2, [sourceFileOf("dev.json", JSON.stringify(file))], chunks);
}

async function readOne(question: object, chunks?: Readonly<Record<string, string>>) {
  const { entries } = await read(fileOf(question), chunks);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) throw new Error("Not one question was read.");
  return entry.read;
}

describe("a question with an answer", () => {
  test("becomes a case whose quote is the span", async () => {
    const question = { id: "q1", question: "Who?", answers: [carla], is_impossible: false };
    const { content, lacks, id, losses } = await readOne(question);
    expect([id, lacks]).toEqual(["q1", []]);
    expect(content).toMatchInlineSnapshot(`
      {
        "corpusRevision": "corpus-2026-09-01",
        "expectedAnswer": "Carla",
        "kind": "answerable",
        "provenance": [
          {
            "chunkId": "Normans#1",
            "contentHash": "sha256:5138ee2f657458bd182e5095b54fa2f277db65787389a0b07d5401e3d97060be",
            "documentId": "Normans",
            "quote": "Carla",
            "sourceRevision": "hash:695c9bb3d265",
            "sourceUri": "Normans",
          },
        ],
        "query": "Who?",
        "relevantChunkIds": [
          "Normans#1",
        ],
      }
    `);
    expect(losses).toMatchInlineSnapshot(`
      [
        {
          "fate": "dropped",
          "field": "answers[].answer_start",
          "value": 11,
          "why": "a place in the paragraph; the words themselves are the quote",
        },
      ]
    `);
  });

  test("has each of its answers once, and the first is the expected one", async () => {
    const abdul = { text: "Abdul", answer_start: 42 };
    const { content } = await readOne({
      id: "q",
      question: "Who?",
      answers: [carla, abdul, carla],
    });
    expect(content).toMatchObject({
      expectedAnswer: "Carla",
      acceptedAnswers: [{ statement: "Abdul", chunkIds: ["Normans#1"] }],
    });
  });

  test("is quoted by its words where answer_start points at others, and keeps the answers", async () => {
    const answers = [{ text: "Carla", answer_start: 12 }];
    const { content, losses, lacks } = await readOne({ id: "q", question: "Who?", answers });
    expect(lacks).toEqual([]);
    expect(content["provenance"]).toMatchObject([{ quote: context }]);
    expect(content["notes"]).toBe('answers: [{"text":"Carla","answer_start":12}]');
    expect(losses.map(({ field, why }) => `${field}: ${why}`)).toEqual([
      "answers: the paragraph has other words where answer_start points",
    ]);
  });

  test.for([
    ["characters, as Python counts them", 3],
    ["units, as JavaScript counts them", 5],
  ] as const)("may count its span in %s", async ([, start]) => {
    const text = "🙂🙂 Carla is here.";
    const answers = [{ text: "Carla", answer_start: start }];
    const data = [
      { title: "t", paragraphs: [{ context: text, qas: [{ question: "?", answers }] }] },
    ];
    const { entries } = await read({ data }, { "t#1": text });
    expect(entries[0]?.read.content["provenance"]).toMatchObject([{ quote: "Carla" }]);
  });

  test("without any answer is a gap and no abstention", async () => {
    const { content, lacks } = await readOne({ id: "q", question: "Who?", answers: [] });
    expect(content["kind"]).toBe("answerable");
    expect(lacks).toEqual(["the answer is missing"]);
  });

  test("is found in a corpus that was cut otherwise, by its paragraph and its span", async () => {
    const cut = { "page:1": context.slice(0, 45), "page:2": context.slice(20) };
    const { content } = await readOne({ question: "Who?", answers: [carla] }, cut);
    expect(content["relevantChunkIds"]).toEqual(["page:1"]);
    expect(content["notes"]).toBe(`data[].title: Normans\ndata[].paragraphs[].context: ${context}`);
  });

  test("keeps its paragraph where no chunk has it", async () => {
    const { content, lacks } = await readOne(
      { question: "Who?", answers: [carla] },
      { "x:1": "y" },
    );
    expect(lacks).toEqual([
      `evidence "${context}" stands in no chunk of corpus revision "corpus-2026-09-01" with the words "Carla"`,
    ]);
    expect(content["notes"]).toBe(`data[].title: Normans\ndata[].paragraphs[].context: ${context}`);
  });
});

describe("a question that its paragraph does not answer", () => {
  const impossible = {
    id: "q2",
    question: "Who lives in Rome?",
    answers: [],
    plausible_answers: [carla],
    is_impossible: true,
  };

  test("is an abstention with the paragraph as a distractor, and lacks the words of a refusal", async () => {
    const { content, lacks, losses } = await readOne(impossible);
    expect(content).toMatchInlineSnapshot(`
      {
        "because": "not-in-corpus",
        "corpusRevision": "corpus-2026-09-01",
        "distractorChunkIds": [
          "Normans#1",
        ],
        "kind": "abstention",
        "notes": "SQuAD says that paragraph Normans#1 does not answer this. It does not say whether the rest of the corpus does.

      plausible_answers: [{"text":"Carla","answer_start":11}]",
        "query": "Who lives in Rome?",
      }
    `);
    expect(lacks).toMatchInlineSnapshot(`
      [
        "the answer is missing: SQuAD does not say what a good refusal conveys",
      ]
    `);
    expect(losses.map(({ field, fate }) => `${field} ${fate}`)).toEqual([
      "plausible_answers notes",
      "is_impossible case",
    ]);
  });

  test("and has an answer contradicts itself, which is told", async () => {
    const { content, lacks } = await readOne({ ...impossible, answers: [carla] });
    expect(content["expectedAnswer"]).toBeUndefined();
    expect(lacks[0]).toBe("is_impossible says that there is no answer, but the record has one");
    expect(content["notes"]).toContain('answers: [{"text":"Carla","answer_start":11}]');
  });

  test.for(["true", 1, "no", [true]])(
    "is no such thing where is_impossible is %j",
    async (value) => {
      const { content, lacks } = await readOne({ ...impossible, is_impossible: value });
      expect(content["kind"]).toBeUndefined();
      expect(lacks).toContain("is_impossible is neither true nor false");
      expect(content["notes"]).toContain("is_impossible: ");
    },
  );
});

test("what stands around the questions is told: of the file, of articles, of paragraphs nobody asks about", async () => {
  const file = {
    version: "v2.0",
    data: [
      {
        title: "Normans",
        url: "https://x.test",
        paragraphs: [{ context, qas: [{ question: "?" }] }],
      },
      { title: "Empty", paragraphs: [{ context: "Nobody asks.", page: 3, qas: [] }] },
    ],
  };
  const { entries, losses } = await read(file);
  const all = lossesOf(
    entries.map(({ at, read: { losses: own } }) => ({ at, losses: own })),
    losses,
  );
  expect(all.map(({ field, fate, example }) => `${field} ${fate} ${example.at}`))
    .toMatchInlineSnapshot(`
      [
        "version dropped dev.json",
        "data[].title dropped dev.json data[1]",
        "data[].paragraphs[].page dropped dev.json data[1].paragraphs[0]",
        "data[].paragraphs[].context dropped dev.json data[1].paragraphs[0]",
        "data[].url notes dev.json data[0].paragraphs[0].qas[0]",
      ]
    `);
});

test("what has another shape is told with its place, and the rest is read", async () => {
  const paragraph = { context, qas: [{ id: "q", question: "Who?", answers: [carla] }, "what?"] };
  const { entries, problems } = await read({
    data: [{ paragraphs: [paragraph, 1] }, [], { title: 3 }],
  });
  expect(entries.map(({ at }) => placeText(at))).toEqual(["dev.json data[0].paragraphs[0].qas[0]"]);
  expect(problems.map(({ at, message }) => `${placeText(at)}: ${message}`)).toMatchInlineSnapshot(`
    [
      "dev.json data[1]: This is not a map with named fields.",
      "dev.json data[0].paragraphs[1]: This is not a map with named fields.",
      "dev.json data[0].paragraphs[0].qas[1]: This is not a map with named fields.",
      "dev.json data[2].paragraphs: This list is missing.",
    ]
  `);
});

test.for([
  ["truncated JSON", '{"data": [{"title": "No'],
  ["a list", "[]"],
  ["a text", '"data"'],
  ["nothing", ""],
  ["bytes that are not UTF-8", Buffer.from([0xff, 0x00])],
  ["a depth that no person wrote", `{"data": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
] as const)("a file that is %s is told and holds nothing", async ([, text]) => {
  const { entries, problems } = await readInto(squad2, [sourceFileOf("dev.json", text)], corpus);
  expect(entries).toEqual([]);
  expect(problems).toHaveLength(1);
});

test("an id of many digits is read to the last of them", async () => {
  const file = JSON.stringify(fileOf({ id: 1, question: "Who?", answers: [carla] }));
  const text = file.replace('"id":1', '"id":7211011040021040393');
  const { entries } = await readInto(squad2, [sourceFileOf("dev.json", text)], corpus);
  expect(entries.map(({ read: { id, lacks } }) => [id, lacks])).toEqual([
    ["7211011040021040393", []],
  ]);
});

test("a byte order mark does no harm", async () => {
  const text = `\ufeff${JSON.stringify(fileOf({ question: "Who?", answers: [carla] }))}`;
  const { entries } = await readInto(squad2, [sourceFileOf("dev.json", text)], corpus);
  expect(entries).toHaveLength(1);
});

test("a paragraph is a chunk of its article, and articles of one title go on counting", () => {
  const data = [
    { title: " Normans ", paragraphs: [{ context: "One.", qas: ["?"] }, { context: "Two." }] },
    { paragraphs: [{ context: "Three." }] },
    { title: "Normans", paragraphs: [{ context: "Four." }] },
  ];
  const { bytes, name } = sourceFileOf("dev.json", JSON.stringify({ data }));
  const reading = squad2.passages?.read({ bytes, name });
  expect(reading?.problems).toEqual([]);
  expect(reading?.records.map(({ fields }) => Object.values(fields).join(" | "))).toEqual([
    "Normans#1 | Normans | paragraph 1 | One.",
    "Normans#2 | Normans | paragraph 2 | Two.",
    "article-2#1 | article-2 | paragraph 1 | Three.",
    "Normans#3 | Normans | paragraph 3 | Four.",
  ]);
});
