import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";

const header = "query-id\tcorpus-id\tscore\n";
const passage = {
  document_id: "handbook_1-2-90",
  text: "A refund is possible within 30 days.",
  title: "Handbook",
};
const other = { document_id: "handbook_1-91-140", text: "Sale items are not refunded." };
const user = (text: string): object => ({
  speaker: "user",
  text,
  metadata: { author_type: "human" },
});
const agent = (text: string): object => ({
  speaker: "agent",
  text,
  metadata: { author_type: "model" },
});

const task = {
  conversation_id: "c1",
  task_id: "c1<::>2",
  turn: "2",
  task_type: "rag",
  contexts: [passage, other],
  input: [user("Hello."), agent("Hello, how can I help?"), user("When can I ask for a refund?")],
  targets: [agent("Within 30 days.")],
  answerability: ["ANSWERABLE"],
  "Question Type": ["Factoid"],
  "Multi-Turn": ["Follow-up"],
  Collection: "govt",
};
const jsonl = (...records: readonly object[]): string =>
  records.map((one) => `${JSON.stringify(one)}\n`).join("");

interface Imported extends Ran {
  readonly cases: readonly Record<string, unknown>[];
}

async function snapshotOf(folder: string, file: string): Promise<Ran> {
  const words = ["--format", "mtrag", "--created-at", "2026-07-13"];
  return await runIn(folder, "corpus", "snapshot", file, ...words);
}

/** Imports files into a set whose corpus is the passages of one task. */
async function importing(
  files: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Imported> {
  const folder = await folderWith({ ...files, "corpus.jsonl": jsonl(task) });
  const { code, out } = await snapshotOf(folder, "corpus.jsonl");
  expect([code, out.split("\n")[0]]).toEqual([
    0,
    'Corpus revision "corpus-2026-07-13": 1 document, 2 chunks from 1 file',
  ]);
  const ran = await runIn(folder, "import", "mtrag", ...Object.keys(files), ...words);
  const cases = Object.entries(await filesIn(folder)).flatMap(([path, text]) =>
    path.startsWith("cases/") ? [parse(text) as Record<string, unknown>] : [],
  );
  return { ...ran, cases };
}

async function taskWith(change: object, ...words: readonly string[]): Promise<Imported> {
  return await importing({ "t.jsonl": jsonl({ ...task, ...change }) }, ...words);
}

/** The lines below a record that say what it lacks. */
function lacks({ out }: Ran): readonly string[] {
  const start = out.indexOf("Incomplete (");
  if (start === -1) return [];
  const [section = ""] = out.slice(start).split("\n\n");
  return section.split("\n").flatMap((line) => (line.startsWith("    ") ? [line.trim()] : []));
}

describe("a generation task", () => {
  test("becomes a case with its conversation, its answer and its passages", async () => {
    const { code, cases, out } = await importing({
      "t.jsonl": jsonl(task),
      "q.tsv": `${header}c1<::>2\thandbook_1-2-90\t2\nc1<::>2\thandbook_1-91-140\t1\n`,
    });
    expect(cases).toMatchObject([
      {
        id: "c1-2-8bc6e34d",
        kind: "answerable",
        conversation: [
          { role: "user", content: "Hello." },
          { role: "assistant", content: "Hello, how can I help?" },
        ],
        query: "When can I ask for a refund?",
        expectedAnswer: "Within 30 days.",
        relevantChunkIds: ["handbook_1-2-90", "handbook_1-91-140"],
        provenance: [{ documentId: "handbook_1", grade: 2 }, { grade: 1 }],
        tags: ["Factoid", "Follow-up"],
        notes: "task_type: rag\nCollection: govt",
        origin: { format: "mtrag", source: "t.jsonl", id: "c1<::>2" },
      },
    ]);
    expect(out).toMatchInlineSnapshot(`
      "Ids that no file can have, folded (1):
        t.jsonl:1 c1-2-8bc6e34d  was "c1<::>2"

        read           1 record
        written        1 case to cases/
        evidence       2 of 2 found in corpus revision "corpus-2026-07-13"
        quotes         proposed for 1 of 2 chunks
        ids            1 folded

      Losses:
        task_type, 1 record, kept in the notes: what the benchmark does with the task
          first: t.jsonl:1
        Collection, 1 record, kept in the notes: the benchmark's own corpus that the task belongs to
          first: t.jsonl:1
        input[].metadata, 1 record, dropped: who wrote a turn, and when
          first: t.jsonl:1
        targets[].metadata, 1 record, dropped: who wrote the answer, and when
          first: t.jsonl:1
        targets[].speaker, 1 record, dropped: the speaker of the answer
          first: t.jsonl:1
        contexts[].title, 1 record, dropped: a document's title: the corpus has it
          first: t.jsonl:1

      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect(code).toBe(0);
  });

  test("whose passages do not answer is an abstention, because its annotators say so", async () => {
    const { code, cases } = await taskWith({ answerability: ["UNANSWERABLE"], contexts: [] });
    expect(cases).toMatchObject([
      {
        kind: "abstention",
        because: "not-in-corpus",
        notes: expect.stringContaining('answerability: ["UNANSWERABLE"]') as string,
      },
    ]);
    expect(code).toBe(0);
  });

  test("that is underspecified is ambiguous, and its passages are distractors", async () => {
    const { cases } = await taskWith({ answerability: ["UNDERSPECIFIED"] });
    expect(cases).toMatchObject([
      {
        kind: "abstention",
        because: "ambiguous",
        distractorChunkIds: ["handbook_1-2-90", "handbook_1-91-140"],
      },
    ]);
    expect(cases[0]).not.toHaveProperty("relevantChunkIds");
  });

  test("that is answered in part is inconclusive", async () => {
    expect((await taskWith({ answerability: ["PARTIAL"] })).cases).toMatchObject([
      { kind: "inconclusive", relevantChunkIds: ["handbook_1-2-90", "handbook_1-91-140"] },
    ]);
  });

  test.for([
    ["no answerability", { answerability: [] }],
    ["two answerabilities", { answerability: ["ANSWERABLE", "PARTIAL"] }],
    ["an unknown answerability", { answerability: ["\u001b[31mMAYBE"] }],
    ["no passages", { contexts: [] }],
    ["passages that are none", { contexts: "none" }],
    ["a passage without an id", { contexts: [{ text: "A text." }] }],
    [
      "a passage that the corpus lacks",
      { contexts: [{ document_id: "x-1-2", text: "A text of its own." }] },
    ],
    ["a passage with another text", { contexts: [{ ...passage, text: "Refunds are gone." }] }],
    ["no answer", { targets: [] }],
    ["an answer that is none", { targets: [{ text: 5.5 }] }],
    ["turns that are none", { input: ["Hello.", null, 7] }],
    ["an unknown speaker", { input: [{ speaker: "robot", text: "When?" }] }],
    ["the agent as the only speaker", { input: [agent("Hello.")] }],
    ["a blank question", { input: [user(" ")] }],
    ["an id that is none", { task_id: { a: 1 } }],
  ] as const)("with %s is incomplete, named and kept whole", async ([, change]) => {
    const imported = await taskWith(change);
    expect(lacks(imported)).toMatchSnapshot();
    expect([imported.code, imported.cases.length]).toEqual([1, 0]);
    const { cases } = await taskWith(change, "--incomplete");
    expect(cases).toHaveLength(1);
  });

  test("that is judged to need evidence cannot abstain", async () => {
    const imported = await importing({
      "t.jsonl": jsonl({ ...task, answerability: ["UNANSWERABLE"], contexts: [] }),
      "q.tsv": `${header}c1<::>2\thandbook_1-2-90\t1\n`,
    });
    expect(lacks(imported)).toEqual([
      "an abstention rests on no evidence, but this record names some",
    ]);
  });

  test("rests on a passage that is judged only as well, and keeps its id where it leads nowhere", async () => {
    const { cases, out } = await importing(
      {
        "t.jsonl": jsonl({ ...task, contexts: [other] }),
        "q.tsv": `${header}c1<::>2\thandbook_1-2-90\t1\nc1<::>2\tgone-1-2\t1\n`,
      },
      "--incomplete",
    );
    expect(lacks({ code: 0, err: "", out })).toEqual([
      'evidence "gone-1-2" is not in corpus revision "corpus-2026-07-13"',
    ]);
    expect(cases).toMatchObject([
      {
        relevantChunkIds: ["handbook_1-91-140", "handbook_1-2-90"],
        notes: expect.stringContaining('corpus-id: ["handbook_1-2-90","gone-1-2"]') as string,
      },
    ]);
  });

  test("loses a passage that was judged not relevant to its notes", async () => {
    const { cases } = await importing({
      "t.jsonl": jsonl(task),
      "q.tsv": `${header}c1<::>2\thandbook_1-91-140\t0\n`,
    });
    expect(cases).toMatchObject([
      {
        relevantChunkIds: ["handbook_1-2-90"],
        notes: expect.stringContaining('corpus-id with score 0: ["handbook_1-91-140"]') as string,
      },
    ]);
  });
});

describe("a query", () => {
  const questions = {
    _id: "c2<::>2",
    text: '|user|: "What is it?\n|agent|: A policy.\nIt is short.\n|user|: And for sale items?',
  };
  const lastturn = { _id: "c2<::>2", text: "|user|: And for sale items?" };
  const rewrite = { _id: "c2<::>2", text: "|user|: Are sale items refunded?" };
  const qrels = { "dev.tsv": `${header}c2<::>2\thandbook_1-91-140\t1\r\nc2<::>2\tgone-1-2\t1\n` };

  test("is one case, whatever the forms and the order of their files", async () => {
    const files = {
      "a_lastturn.jsonl": jsonl(lastturn),
      ...qrels,
      "a_rewrite.jsonl": jsonl(rewrite),
      "a_questions.jsonl": jsonl(questions),
    };
    const { cases, out } = await importing(files, "--incomplete");
    expect(cases).toMatchObject([
      {
        kind: "answerable",
        conversation: [
          { role: "user", content: '"What is it?' },
          { role: "assistant", content: "A policy.\nIt is short." },
        ],
        query: "And for sale items?",
        relevantChunkIds: ["handbook_1-91-140"],
        provenance: [{ grade: 1 }],
        notes: "corpus-id: gone-1-2\nrewrite: Are sale items refunded?",
      },
    ]);
    expect(cases[0]).not.toHaveProperty("expectedAnswer");
    expect(out).toMatchInlineSnapshot(`
      "Incomplete (1):
        a_questions.jsonl:1 c2-2-7325496b
          the answer is missing: retrieval tasks have none
          evidence "gone-1-2" is not in corpus revision "corpus-2026-07-13"

      Ids that no file can have, folded (1):
        a_questions.jsonl:1 c2-2-7325496b  was "c2<::>2"

        read           1 record
        written        1 case to cases/
        evidence       1 of 2 found in corpus revision "corpus-2026-07-13"
        quotes         proposed for 0 of 1 chunk
        ids            1 folded

      Losses:
        corpus-id, 1 record, kept in the notes: passages that are judged relevant and that the corpus does not have
          first: a_questions.jsonl:1
        rewrite, 1 record, kept in the notes: the question in words of its own: a variant of the case, once a person has judged it
          first: a_questions.jsonl:1
        1 of 2 pieces of evidence not found: see Incomplete

      Next: touchstone check, which names what each incomplete case lacks.
      "
    `);
  });

  test("that is reworded to stand alone needs no conversation", async () => {
    const imported = await importing(
      { "a_rewrite.jsonl": jsonl(rewrite), ...qrels },
      "--incomplete",
    );
    expect(imported.cases).toMatchObject([{ query: "Are sale items refunded?" }]);
    expect(lacks(imported)).toEqual([
      "the answer is missing: retrieval tasks have none",
      'evidence "gone-1-2" is not in corpus revision "corpus-2026-07-13"',
    ]);
  });

  test("of which only the last turn is there lacks its conversation", async () => {
    const imported = await importing({ "a_lastturn.jsonl": jsonl(lastturn), ...qrels });
    expect(lacks(imported)[0]).toMatchInlineSnapshot(
      `"this is turn 2, and what was said before it is in the file of whole conversations"`,
    );
  });

  test("without a mark has no turn that is the user's", async () => {
    const imported = await importing({ "a.jsonl": jsonl({ _id: "c3<::>1", text: "When?" }) });
    expect(lacks(imported)).toMatchInlineSnapshot(`
      [
        "turn 1 of the conversation has no "role"",
        "the answer is missing: retrieval tasks have none",
        "there is no evidence",
      ]
    `);
  });
});

describe("what is no record", () => {
  test("is named at its line, and the rest is read", async () => {
    const { code, out } = await importing({
      "t.jsonl": `${jsonl(task)}{"_id": 5}\nno JSON\n[]\n`,
      "a_rewrite.jsonl": jsonl(
        { _id: "q", text: "|user|: Why?" },
        { _id: "q", text: "|user|: Why?" },
      ),
      "bad.tsv": "query\tpassage\n",
      "q.tsv": `${header}c1<::>2\thandbook_1-2-90\n\tx\t1\nc1<::>2\tx\thigh\nnobody\tx\t1\nnobody\t\u001b[31my\t1\n`,
    });
    expect(out.split("\n\n")[0]).toMatchInlineSnapshot(`
      "Not read (9):
        t.jsonl:2  This is neither a task, which has a "task_id", nor a query, which has "_id" and "text".
        t.jsonl:3  This line is not JSON.
        t.jsonl:4  Entry 4 is no record with named fields.
        a_rewrite.jsonl:2  The query "q" stands in these files already.
        bad.tsv:1  The first line is not "query-id", "corpus-id" and "score", parted by tabs.
        q.tsv:2  This line is not a query's id, a passage's id and a score from 0 up, parted by tabs.
        q.tsv:3  This line is not a query's id, a passage's id and a score from 0 up, parted by tabs.
        q.tsv:4  This line is not a query's id, a passage's id and a score from 0 up, parted by tabs.
        q.tsv:5  Passage "x" and 1 more is judged for the query "nobody", which none of the files asks."
    `);
    expect(out).toContain("written        1 case");
    expect(code).toBe(1);
  });

  test("may be a file that is not UTF-8", async () => {
    const folder = await folderWith({
      "corpus.jsonl": jsonl(task),
      "q.tsv": Buffer.from([0xff, 0xfe]),
      "t.jsonl": Buffer.from([0xff]),
    });
    await snapshotOf(folder, "corpus.jsonl");
    const { code, out } = await runIn(folder, "import", "mtrag", "q.tsv", "t.jsonl");
    expect([code, out.split("\n\n")[0]]).toMatchInlineSnapshot(`
      [
        1,
        "Not read (2):
        q.tsv  The file is UTF-16, which Excel calls "Unicode Text", and not UTF-8. Save it as UTF-8.
        t.jsonl:1  The file holds bytes that are not UTF-8, first on this line. It may be in an older encoding, such as Windows-1252. Save it as UTF-8.",
      ]
    `);
  });
});

describe("the passages of tasks", () => {
  test("are told where one id has two texts", async () => {
    const folder = await folderWith({
      "t.jsonl": jsonl(task, { ...task, contexts: [{ ...passage, text: "Another." }] }),
    });
    const { code, out, err } = await snapshotOf(folder, "t.jsonl");
    expect([code, out + err]).toMatchInlineSnapshot(`
      [
        1,
        "t.jsonl:2
        The chunk id "handbook_1-2-90" stands in t.jsonl:1 too, with another text.
        fix: Keep one of the two records in the dump.

      1 problem in the dump; nothing was written.
      ",
      ]
    `);
  });

  test("may have no titles", async () => {
    const folder = await folderWith({ "t.jsonl": jsonl({ ...task, contexts: [other] }) });
    const { code, out, err } = await snapshotOf(folder, "t.jsonl");
    expect([code, (out + err).split("\n")[0]]).toMatchInlineSnapshot(`
      [
        0,
        "Corpus revision "corpus-2026-07-13": 1 document, 1 chunk from 1 file",
      ]
    `);
  });
});
