import { describe, expect, test } from "vitest";
import { deepeval } from "../../../src/importing/formats/deepeval.ts";
import { placeText } from "../../../src/importing/source-place.ts";
import { readInto, sourceFileOf, type Read } from "../../support/read-format.ts";

const corpus = {
  "expenses.md:1": "Expenses are signed by the line manager.",
  "expenses.md:2": "Travel is booked by the desk.",
};
const golden = {
  input: "Who signs expenses?",
  actual_output: "The CFO.",
  expected_output: "The line manager.",
  context: ["Expenses are signed by the line manager."],
  retrieval_context: [{ text: "Travel is booked by the desk.", score: 0.5 }],
  additional_metadata: { family: "expenses" },
  comments: "Checked in May.",
  tools_called: [],
  source_file: null,
  name: "exp-01",
};

async function read(name: string, content: string): Promise<Read> {
  return await readInto(deepeval, [sourceFileOf(name, content)], corpus);
}

async function readOne(record: object) {
  const { entries } = await read("goldens.json", JSON.stringify([record]));
  const [entry] = entries;
  if (entry === undefined) throw new Error("No golden was read.");
  return entry.read;
}

const told = ({ losses }: Awaited<ReturnType<typeof readOne>>): string[] =>
  losses.map(({ field, fate, why }) => `${field} (${fate}): ${why}`);

describe("a golden with one turn", () => {
  test("becomes a case, and what a system said and retrieved stays in the notes", async () => {
    const reading = await readOne(golden);
    expect([reading.id, reading.lacks]).toEqual(["exp-01", []]);
    expect(reading.content).toMatchInlineSnapshot(`
      {
        "corpusRevision": "corpus-2026-09-01",
        "expectedAnswer": "The line manager.",
        "kind": "answerable",
        "notes": "Checked in May.

      actual_output: The CFO.
      retrieval_context: [{"text":"Travel is booked by the desk.","score":0.5}]
      additional_metadata: {"family":"expenses"}",
        "provenance": [
          {
            "chunkId": "expenses.md:1",
            "contentHash": "sha256:1b5f69fdece294e22292a093d8365b11a3c7f279f8b12e0a93371892c20b0e62",
            "documentId": "expenses.md",
            "quote": "Expenses are signed by the line manager.",
            "sourceRevision": "hash:24a3f4464649",
            "sourceUri": "expenses.md",
          },
        ],
        "query": "Who signs expenses?",
        "relevantChunkIds": [
          "expenses.md:1",
        ],
      }
    `);
    expect(told(reading)).toMatchInlineSnapshot(`
      [
        "actual_output (notes): an answer that a system gave is no judgment",
        "retrieval_context (notes): what a system retrieved is no judgment of what is relevant",
        "additional_metadata (notes): free fields",
      ]
    `);
  });

  test("may be written in camelCase, as the hosted service answers", async () => {
    const camel = Object.entries(golden).map(([name, value]) => [
      name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]);
    const [snake, other] = [await readOne(golden), await readOne(Object.fromEntries(camel))];
    expect({ ...other.content, notes: undefined }).toEqual({ ...snake.content, notes: undefined });
    expect(other.losses.map(({ why }) => why)).toEqual(snake.losses.map(({ why }) => why));
  });

  test("and in both keeps the spelling that is not read", async () => {
    const { content } = await readOne({ ...golden, expectedOutput: "The CEO." });
    expect(content["expectedAnswer"]).toBe("The line manager.");
    expect(content["notes"]).toContain("expectedOutput: The CEO.");
  });

  test.for([null, "", " ", undefined])(
    "and the answer %j has a gap, and is no abstention",
    async (answer) => {
      const { content, lacks } = await readOne({ ...golden, expected_output: answer });
      expect(content["kind"]).toBe("answerable");
      expect(lacks).toEqual([expect.stringMatching(/^the answer is (?:missing|blank)$/)]);
    },
  );

  test.for([null, [], "", undefined])("and the context %j has a gap", async (context) => {
    const { lacks } = await readOne({ ...golden, context });
    expect(lacks).toEqual(["there is no evidence"]);
  });

  test("keeps a context that no chunk has", async () => {
    const reading = await readOne({ ...golden, context: [...golden.context, "Lunch is free."] });
    expect(reading.lacks).toEqual([
      'evidence "Lunch is free." stands in no chunk of corpus revision "corpus-2026-09-01"',
    ]);
    expect(reading.content["notes"]).toContain(
      'context: ["Expenses are signed by the line manager.","Lunch is free."]',
    );
    expect(told(reading)).toContain("context (notes): evidence that no chunk has as it is");
  });

  test("keeps what is no text in its context", async () => {
    const { lacks, content } = await readOne({ ...golden, context: [...golden.context, { a: 1 }] });
    expect(lacks).toEqual(['an entry of "context" is a map, not text']);
    expect(content["notes"]).toContain('{"a":1}');
  });
});

describe("a golden with several turns", () => {
  const turns = [
    { role: "user", content: "I was in Rome." },
    { role: "assistant", content: "How nice." },
    { role: "user", content: "Who signs my expenses?" },
  ];
  const talk = {
    scenario: "Somebody comes back from a journey.",
    expected_outcome: "They know that the line manager signs.",
    context: golden.context,
    user_description: "A traveller",
  };

  test("asks its last question, after the turns before", async () => {
    const reading = await readOne({ ...talk, turns });
    expect(reading.lacks).toEqual([]);
    expect(reading.content).toMatchObject({
      conversation: turns.slice(0, 2),
      query: "Who signs my expenses?",
      expectedAnswer: "They know that the line manager signs.",
    });
    expect(told(reading)).toMatchInlineSnapshot(`
      [
        "scenario (notes): what the user wants; nobody asks it in these words",
        "user_description (notes): who asks is no part of a case",
        "expected_outcome (case): it is the answer now, though it was said of the conversation as a whole",
      ]
    `);
  });

  test("keeps what a system said after it, and what it retrieved", async () => {
    const more = [...turns, { role: "assistant", content: "The CFO.", retrieval_context: ["x"] }];
    const { content } = await readOne({ ...talk, turns: more });
    expect(content["query"]).toBe("Who signs my expenses?");
    expect(content["notes"]).toContain('"content":"The CFO.","retrieval_context":["x"]');
  });

  test("may hold its turns as JSON text", async () => {
    const { content } = await readOne({ ...talk, turns: JSON.stringify(turns) });
    expect(content["conversation"]).toEqual(turns.slice(0, 2));
  });

  test.for([[[]], [undefined], ["no JSON"], [[{ role: "assistant", content: "Hello." }]]])(
    "and no question of a user is incomplete: a scenario asks nothing (%j)",
    async ([said]) => {
      const { content, lacks } = await readOne({ ...talk, turns: said });
      expect(content["query"]).toBeUndefined();
      expect(lacks).toContain("the question is missing: no turn of the conversation is a user's");
      expect(content["notes"]).toContain("scenario: Somebody comes back from a journey.");
    },
  );
});

describe("the forms of a file", () => {
  test("JSON Lines", async () => {
    const { entries } = await read(
      "g.jsonl",
      `${JSON.stringify(golden)}\n${JSON.stringify(golden)}`,
    );
    expect(entries.map(({ at }) => placeText(at))).toEqual(["g.jsonl:1", "g.jsonl:2"]);
  });

  test("CSV joins a list by bars, or writes it as JSON", async () => {
    const rows = [
      "input,expected_output,context",
      `?,!,${corpus["expenses.md:1"]}|${corpus["expenses.md:2"]}`,
      `?,!,"[""${corpus["expenses.md:2"]}""]"`,
    ];
    const { entries } = await read("g.csv", `\ufeff${rows.join("\r\n")}`);
    expect(entries.map(({ read: { content } }) => content["relevantChunkIds"])).toEqual([
      ["expenses.md:1", "expenses.md:2"],
      ["expenses.md:2"],
    ]);
  });

  test("any other is told", async () => {
    const { entries, problems } = await read("g.xlsx", "x");
    expect(entries).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      "The name does not tell a form that this format has: it ends in one of .json, .jsonl, .csv.",
    ]);
  });
});

test("a corpus of the contexts has each once, by its source file or else by the file", async () => {
  const goldens = [golden, { ...golden, source_file: "a.md", context: ["A", "B"] }, golden];
  const { bytes, name } = sourceFileOf("goldens.json", JSON.stringify(goldens));
  const records = deepeval.passages?.read({ bytes, name }).records ?? [];
  expect(records.map(({ fields }) => Object.values(fields).join(" | "))).toMatchInlineSnapshot(`
    [
      "goldens.json#1b5f69fd | goldens.json | Expenses are signed by the line manager.",
      "a.md#559aead0 | a.md | A",
      "a.md#df7e70e5 | a.md | B",
    ]
  `);
  const chunks = Object.fromEntries(records.map(({ fields }) => [fields["chunk"], fields["text"]]));
  const { entries } = await readInto(deepeval, [sourceFileOf(name, bytes)], chunks);
  expect(entries.flatMap(({ read: { evidence } }) => evidence.relevantChunkIds)).toHaveLength(4);
});
