import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { evidenceSource } from "../../src/authoring/evidence-source.ts";
import { planImport, type RecordPlan } from "../../src/importing/import-plan.ts";
import { tableEntries } from "../../src/importing/table-entries.ts";
import { knownCases } from "../../src/importing/known-cases.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { readImportMap, type ImportMapping } from "../../src/importing/import-map.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { goodSet, pendingCase, type Files } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

const fullMap = `id: id
query: question
expectedAnswer: answer
kind: answerable
evidence: {field: chunks}
`;
const refund = {
  id: "refund-1",
  question: "When can a customer ask for a refund?",
  answer: "Within 30 days of purchase.",
  chunks: ["refund-policy:12"],
};

let empty: Dataset;
beforeAll(async () => {
  empty = await loadDataset(memoryTree(goodSet()), { texts: "current" });
});

async function mappingOf(text: string): Promise<ImportMapping> {
  const { mapping } = await readImportMap(memoryTree({ "m.yaml": text }), "m.yaml");
  if (mapping === undefined) throw new Error("The mapping has a defect.");
  return mapping;
}

interface Given {
  readonly map?: string;
  readonly dataset?: Dataset;
  readonly incomplete?: boolean;
}

async function plansFor(
  rows: readonly Record<string, unknown>[],
  { map = fullMap, dataset = empty, incomplete = false }: Given = {},
): Promise<readonly RecordPlan[]> {
  const source = evidenceSource(dataset);
  if (source === undefined) throw new Error("The set has no current revision.");
  const file = { given: "table.json", name: "table.json", sha256: `sha256:${"0".repeat(64)}` };
  const records = rows.map((fields, index) => ({ fields, number: index + 1, line: index + 1 }));
  const mapping = await mappingOf(map);
  return planImport({
    format: "table",
    idPrefix: mapping.idPrefix,
    entries: tableEntries(file, records, { mapping, source }),
    known: knownCases(
      dataset,
      dataset.cases.map(({ path }) => path),
    ),
    into: "",
    incomplete,
  });
}

async function planOf(row: Record<string, unknown>, given: Given = {}): Promise<RecordPlan> {
  const [plan] = await plansFor([row], given);
  if (plan === undefined) throw new Error("No record was planned.");
  return plan;
}

function textOf({ outcome }: RecordPlan): string {
  return outcome.what === "write" ? outcome.text : `(${outcome.what})`;
}

function caseOf(plan: RecordPlan): Record<string, unknown> {
  return parse(textOf(plan)) as Record<string, unknown>;
}

async function setWith(files: Files): Promise<Dataset> {
  return await loadDataset(memoryTree({ ...goodSet(), ...files }), { texts: "current" });
}

describe("a whole record", () => {
  test("becomes a pending case with all that the corpus revision knows of its evidence", async () => {
    const plan = await planOf({ ...refund, team: "Support", seen: [1, 2] });
    expect(plan.path).toBe("cases/refund-1.yaml");
    expect(plan.lacks).toEqual([]);
    expect(textOf(plan)).toMatchInlineSnapshot(`
      "id: refund-1
      kind: answerable
      query: When can a customer ask for a refund?
      expectedAnswer: Within 30 days of purchase.
      relevantChunkIds:
        - refund-policy:12
      provenance:
        - chunkId: refund-policy:12
          documentId: refund-policy
          sourceUri: https://docs.example.test/refunds
          sourceRevision: v4
          contentHash: sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f
          quote: A customer can ask for a refund within 30 days of purchase.
      corpusRevision: corpus-2026-09-01
      notes: |-
        team: Support
        seen: [1,2]
      origin:
        kind: import
        format: table
        source: table.json
        sha256: sha256:0000000000000000000000000000000000000000000000000000000000000000
        id: refund-1
      review:
        status: pending
      "
    `);
  });

  test("may be an abstention only where the table says so", async () => {
    const map = `query: question
expectedAnswer: answer
kindFrom: {field: type, values: {out of scope: abstention, fact: answerable}}
because: out-of-scope
evidence: {field: chunks}
`;
    const asked = { question: "Who won the cup?", answer: "Say that it is not covered." };
    const abstains = await planOf({ ...asked, type: "out of scope", chunks: [] }, { map });
    expect(abstains.lacks).toEqual([]);
    expect(caseOf(abstains)).toMatchObject({
      kind: "abstention",
      because: "out-of-scope",
      notes: "type: out of scope",
    });
    const fact = await planOf({ ...asked, type: "fact", chunks: [] }, { map });
    expect(fact.lacks).toEqual(["there is no evidence"]);
  });

  test("keeps other right answers, tags, earlier turns and a note", async () => {
    const map = `${fullMap}acceptedAnswers: {field: others}
tags: {field: labels, separator: ","}
conversation: {field: turns, role: speaker, content: text, roles: {human: user, ai: assistant}}
notes: comment
`;
    const plan = await planOf(
      {
        ...refund,
        others: ["30 days.", "A month."],
        labels: "refunds, eu",
        turns: [
          { speaker: "human", text: "Hello." },
          { speaker: "ai", text: "Hello, how can I help?" },
        ],
        comment: "Asked often.",
      },
      { map },
    );
    expect(plan.lacks).toEqual([]);
    expect(caseOf(plan)).toMatchObject({
      acceptedAnswers: [
        { statement: "30 days.", chunkIds: ["refund-policy:12"] },
        { statement: "A month.", chunkIds: ["refund-policy:12"] },
      ],
      tags: ["refunds", "eu"],
      conversation: [
        { role: "user", content: "Hello." },
        { role: "assistant", content: "Hello, how can I help?" },
      ],
      notes: expect.stringMatching(/^Asked often\.\n\nturns: \[\{"speaker":"human"/) as string,
    });
  });

  test("that cites a chunk twice lists it once and says so", async () => {
    const plan = await planOf({ ...refund, chunks: ["refund-policy:12", "refund-policy:12"] });
    expect(plan.evidence.repeated).toEqual(["refund-policy:12"]);
    expect(caseOf(plan)["relevantChunkIds"]).toEqual(["refund-policy:12"]);
    expect(plan.lacks).toEqual([]);
  });

  test("that cites in its answer loses the citations there and keeps them in its notes", async () => {
    const map = `query: question
expectedAnswer: answer
kind: answerable
evidence: {citedIn: answer, pattern: "[{chunk}]"}
`;
    const answer = "Within 30 days [refund-policy:12]. By rail [travel-policy:3].";
    const plan = await planOf({ question: "When and how?", answer }, { map });
    expect(caseOf(plan)).toMatchObject({
      expectedAnswer: "Within 30 days. By rail.",
      relevantChunkIds: ["refund-policy:12", "travel-policy:3"],
      notes: `answer: ${answer}`,
    });
  });
});

test("what keeps the place of an answer is no answer, and stays in the notes", async () => {
  const plan = await planOf({ answer: "??" }, { incomplete: true });
  const written = caseOf(plan);
  expect(written).not.toHaveProperty("expectedAnswer");
  expect(written).toMatchObject({ notes: "answer: ??" });
});

describe("what a record lacks", () => {
  test.for([
    ["a question", { question: undefined }, ["the question is missing"]],
    ["a visible question", { question: " \u200b" }, ["the question is blank"]],
    ["an answer", { answer: null }, ["the answer is missing"]],
    ["words of an answer", { answer: " ?? " }, ['the answer is "??", which says nothing']],
    ["words of a question", { question: "…" }, ['the question is "…", which says nothing']],
    ["an answer of text", { answer: ["a"] }, ["the answer is a list, not text"]],
    [
      "an answer with its digits",
      { answer: 3.5 },
      ["the answer is the number 3.5, and how it was written is lost: put it in quotes"],
    ],
    ["evidence", { chunks: [] }, ["there is no evidence"]],
    [
      "evidence that is there",
      { chunks: ["x", "refund-policy:12"] },
      ['evidence "x" is not in corpus revision "corpus-2026-09-01"'],
    ],
    [
      "evidence of text",
      { chunks: [{ id: "x" }] },
      ['an entry of "chunks" is a map, not text', "there is no evidence"],
    ],
    ["an id of text", { id: { a: 1 } }, ["the id is a map, not text"]],
    [
      "whole characters",
      { question: "a\ud83d" },
      ["the question holds half of a character, which no file can keep"],
    ],
    [
      "exact numbers",
      { rank: 2 ** 60 },
      ['"rank" holds a number with more digits than a reader keeps: put it in quotes'],
    ],
    ["nothing, though its question is a whole number", { question: 42 }, []],
  ] as const)("may be %s", async ([, change, lacks]) => {
    const plan = await planOf({ ...refund, ...change });
    expect(plan.lacks).toEqual(lacks);
    expect(plan.outcome.what).toBe(lacks.length === 0 ? "write" : "leave-out");
  });

  test.for([
    [
      "a kind that the mapping reads",
      { type: "odd" },
      ['the kind "odd" is none that the mapping reads'],
    ],
    ["a kind", {}, ["the kind is missing"]],
    ["a reason", { type: "abstention" }, ["the reason for abstaining is missing"]],
    [
      "a reason that is one",
      { type: "abstention", why: "tired" },
      ['the reason for abstaining "tired" is none that the mapping reads'],
    ],
  ] as const)("may be %s", async ([, change, lacks]) => {
    const map =
      "query: question\nexpectedAnswer: answer\nkindFrom: {field: type}\nbecauseFrom: {field: why}\n";
    expect((await planOf({ ...refund, ...change }, { map })).lacks).toEqual(lacks);
  });

  test("is that an abstention names evidence", async () => {
    const map = `${fullMap.replace("answerable", "abstention")}because: ambiguous\n`;
    expect((await planOf(refund, { map })).lacks).toEqual([
      "an abstention rests on no evidence, but this record names some",
    ]);
  });

  test("is everything but a question for a list of questions", async () => {
    const plan = await planOf({ question: "Why?" }, { map: "query: question\nkind: answerable\n" });
    expect(plan.lacks).toEqual([
      "the answer is missing: no field of the table holds it",
      "there is no evidence",
    ]);
  });

  test("does not keep it out where incomplete cases are asked for, and nothing of it is lost", async () => {
    const row = { question: "Why?", answer: ["a", { b: 1 }], chunks: ["gone", "refund-policy:12"] };
    const plan = await planOf(row, { incomplete: true });
    expect(plan.outcome.what).toBe("write");
    expect(caseOf(plan)).toMatchObject({
      query: "Why?",
      relevantChunkIds: ["gone", "refund-policy:12"],
      notes: 'answer: ["a",{"b":1}]',
    });
    expect(caseOf(plan)).not.toHaveProperty("expectedAnswer");
  });

  test("is a text without control characters", async () => {
    const plan = await planOf({ ...refund, question: "When\u001b[D can I ask?" });
    expect(plan.lacks).toEqual(['its "query" holds the control character U+001B']);
    expect(plan.outcome.what).toBe("leave-out");
  });

  test("keeps a case out that no reader would take, even where incomplete cases are asked for", async () => {
    const plan = await planOf({ ...refund, log: "x".repeat(300_000) }, { incomplete: true });
    expect(plan.lacks).toEqual(["its case would be larger than 256 KiB"]);
    expect(plan.outcome.what).toBe("leave-out");
  });
});

describe("the id of a case", () => {
  test("is the record's where that can name a file, after the prefix", async () => {
    const plan = await planOf(refund, { map: `${fullMap}idPrefix: support-\n` });
    expect([plan.id, plan.idStory.how]).toEqual(["support-refund-1", "as-given"]);
  });

  test("is folded where it cannot, and the original kept", async () => {
    const plan = await planOf({ ...refund, id: "Refund / 1" });
    expect(plan.id).toBe("refund-1-41e4b998");
    expect(plan.idStory).toEqual({ how: "folded", from: "Refund / 1" });
    expect(caseOf(plan)["origin"]).toMatchObject({ id: "Refund / 1" });
  });

  test("is made of the question where the record has none, and differs for a question asked twice", async () => {
    const rows = [
      { ...refund, id: "" },
      { ...refund, id: null },
    ];
    const plans = await plansFor(rows);
    expect(plans.map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "when-can-a-customer-ask-for-a-refund-7c6a8f68",
        "when-can-a-customer-ask-for-a-refund-d49747aa",
      ]
    `);
    expect(plans.map((plan) => caseOf(plan)["origin"])).not.toContainEqual(
      expect.objectContaining({ id: expect.anything() as unknown }),
    );
  });

  test("does not depend on other questions of the table", async () => {
    const one = { ...refund, id: "" };
    const other = { ...one, question: "What else?" };
    const [first] = await plansFor([one]);
    const [, second] = await plansFor([other, one]);
    expect(second?.id).toBe(first?.id);
  });

  test("is changed for the second record that has it, and no record is lost", async () => {
    const plans = await plansFor([refund, { ...refund, question: "How?" }, refund]);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(3);
    expect(plans.map(({ idStory }) => idStory.how)).toEqual([
      "as-given",
      "taken-by-another-record",
      "taken-by-another-record",
    ]);
    expect(plans.map(({ outcome }) => outcome.what)).toEqual(["write", "write", "write"]);
  });
});

describe("a case that is there already", () => {
  test("stays as it is, whatever people have added to it", async () => {
    const text = textOf(await planOf(refund));
    const judged = text.replace(
      "status: pending",
      "status: approved\n  reviewedBy: jordan\n  reason: Read.\nnotes: Read twice.\ntags: [eu]",
    );
    const dataset = await setWith({ "cases/refunds/refund-1.yaml": judged });
    expect((await planOf(refund, { dataset })).outcome).toEqual({ what: "already-there" });
  });

  test("is never overwritten by other content", async () => {
    const text = textOf(await planOf(refund));
    const dataset = await setWith({ "cases/refunds/refund-1.yaml": text });
    const changed = { ...refund, answer: "Within 14 days.", chunks: ["travel-policy:3"] };
    expect((await planOf(changed, { dataset })).outcome).toEqual({
      what: "other-content",
      path: "cases/refunds/refund-1.yaml",
      fields: ["expectedAnswer", "relevantChunkIds", "provenance"],
    });
  });

  test("is not overwritten either where a person wrote it", async () => {
    const dataset = await setWith({ "cases/refund-policy-001.yaml": pendingCase });
    const plan = await planOf({ ...refund, id: "refund-policy-001" }, { dataset });
    expect(plan.outcome.what).toBe("other-content");
  });
});
