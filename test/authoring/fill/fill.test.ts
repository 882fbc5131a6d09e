import { describe, expect, test } from "vitest";
import { evidenceSource } from "../../../src/authoring/evidence-source.ts";
import { casesToFill, planFill, type FillPlan } from "../../../src/authoring/fill/fill.ts";
import type { Refusal } from "../../../src/authoring/fill/look-up-evidence.ts";
import type { Proposals } from "../../../src/authoring/search/propose-evidence.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { contentHash } from "../../../src/model/hash.ts";
import { fillReport } from "../../../src/report/authoring/fill-report.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { corpusOf } from "../../support/corpus-of.ts";
import { goodCorpus, pendingCase, revisionId, type Files } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";

const chunks: Readonly<Record<string, string>> = {
  "refunds#1": "Refunds. A customer can ask for a refund\n  within 30 days of purchase.",
  "refunds#2":
    "Gift cards. They are void within 30 days of purchase. Nobody gets a refund for them.",
  "refunds#3": "Later requests are refused.",
  "travel#1": "Rail comes before air below four hours.",
};

/** A corpus in which a quote can stand in two chunks; texts can be left out. */
function corpus(without: readonly string[] = []): Files {
  const gone = without.map((id) => contentHash(chunks[id] ?? ""));
  const files = corpusOf(chunks);
  const path = "corpus-revisions/texts/all.jsonl";
  const kept = (files[path] ?? "")
    .split("\n")
    .filter((line) => !gone.some((hash) => line.includes(hash)));
  return { ...files, [path]: kept.join("\n") };
}

const head = `id: a
kind: answerable
query: When can a customer ask for a refund?
expectedAnswer: A customer can ask for a refund within 30 days after purchase.
`;

async function planned(text: string, files: Files = corpus()): Promise<FillPlan> {
  const all: Files = { ...files, "cases/a.yaml": text };
  const dataset = await loadDataset(memoryTree(all), { texts: "current" });
  const source = evidenceSource(dataset);
  if (source === undefined) throw new Error("The corpus has no current revision.");
  const textOf = (path: string): string => all[path] ?? "";
  return planFill(dataset, casesToFill(dataset), { source, author: "avery", textOf });
}

const told = (plan: FillPlan, proposals: ReadonlyMap<Refusal, Proposals> = new Map()): string =>
  fillReport(plan, {
    proposals,
    style: plainStyle,
    place: (file) => file,
    diff: false,
    author: '"avery"',
  });
const withEvidence = (...entries: readonly string[]): string =>
  `${head}evidence:\n${entries.map((entry) => `  - ${entry}\n`).join("")}`;

async function provenanceOf(text: string, files?: Files): Promise<unknown> {
  const plan = await planned(text, files);
  expect(plan.refused).toEqual([]);
  return plan.filled[0]?.evidence.map(({ provenance: { chunkId, quote }, quote: how }) => [
    chunkId,
    how,
    quote,
  ]);
}

describe("a look-up", () => {
  test("takes the one chunk of the document that holds the quote, white space apart", async () => {
    const text = withEvidence("{document: refunds, quote: ask  for a refund within 30 days}");
    expect(await provenanceOf(text)).toEqual([
      ["refunds#1", "given", "ask  for a refund within 30 days"],
    ]);
  });

  test("proposes a quote for a chunk that is named without one", async () => {
    expect(await provenanceOf(withEvidence('{chunk: "refunds#1"}', '{chunk: "travel#1"}'))).toEqual(
      [
        ["refunds#1", "proposed", "A customer can ask for a refund within 30 days of purchase."],
        ["travel#1", "none", undefined],
      ],
    );
  });

  test("takes a quote unchecked where a named chunk's text is not kept", async () => {
    const text = withEvidence('{chunk: "refunds#1", quote: anything}');
    expect(await provenanceOf(text, corpus(["refunds#1"]))).toEqual([
      ["refunds#1", "unchecked", "anything"],
    ]);
  });

  test("proposes nothing for a chunk whose text is not kept, and says that this is why", async () => {
    const plan = await planned(withEvidence('{chunk: "refunds#1"}'), corpus(["refunds#1"]));
    expect(plan.filled[0]?.evidence.map(({ quote }) => quote)).toEqual(["unread"]);
    expect(told(plan)).toContain(
      'Evidence: chunk "refunds#1", without a quote: its text is not kept here, so none could be proposed.\n',
    );
  });

  test("makes one piece of evidence of a chunk that is named twice", async () => {
    const text = withEvidence(
      '{chunk: "refunds#1"}',
      "{document: refunds, quote: ask for a refund within}",
      '{chunk: "refunds#1", quote: ask for a  refund within}',
    );
    expect(await provenanceOf(text)).toEqual([["refunds#1", "given", "ask for a refund within"]]);
  });
});

describe("a refusal", () => {
  test("shows every candidate of a tie and chooses none", async () => {
    const plan = await planned(
      withEvidence("{document: refunds, quote: within 30 days of purchase}"),
    );
    expect(plan.filled).toEqual([]);
    expect(told(plan)).toMatchInlineSnapshot(`
      "cases/a.yaml:6:32 not filled
        "within 30 days of purchase" stands in 2 chunks of document "refunds".
          refunds#1: Refunds. A customer can ask for a refund [within 30 days of purchase].
          refunds#2: Gift cards. They are void [within 30 days of purchase]. Nobody gets a refund for them.
        fix: Add "chunk: …" with the one that is meant, or quote more words.

      0 cases filled, 1 not filled
      "
    `);
  });

  test.for([
    ["an unknown document", '{document: refund, quote: "x"}'],
    ["a document like no other", "{document: zzzzzzzzzzzz, quote: refund}"],
    ["an unknown chunk", '{chunk: "refunds#9"}'],
    ["a quote of another document", "{document: refunds, quote: Rail comes before air}"],
    [
      "a quote that is nearly right",
      "{document: refunds, quote: Nobody gets refunds for gift cards}",
    ],
    ["a quote that stands nowhere", "{document: refunds, quote: zzz}"],
    ["a quote that is not in the named chunk", '{chunk: "refunds#3", quote: within 30 days}'],
    ["a chunk of another document", '{chunk: "refunds#3", document: travel}'],
    ["nothing", "{}"],
    ["a document alone", "{document: refunds}"],
    ["blank texts", '{document: refunds, quote: " ", chunk: ""}'],
    ["a quote alone", "{quote: Later requests}"],
    ["a quote alone that stands nowhere", "{quote: zzz}"],
  ] as const)("of %s says what to write", async ([name, entry]) => {
    const plan = await planned(withEvidence(entry));
    expect(plan.filled).toEqual([]);
    expect(plan.refused).toHaveLength(1);
    expect(`${name}:\n${told(plan)}`).toMatchSnapshot();
  });

  test("comes where a text is not kept that might hold the quote too", async () => {
    const text = withEvidence("{document: refunds, quote: Later requests}");
    expect(told(await planned(text, corpus(["refunds#2"])))).toMatchInlineSnapshot(`
      "cases/a.yaml:6:16 not filled
        The set does not keep every text of document "refunds", so the quote cannot be looked for.
        fix: Name the chunk as well: "chunk: …".

      0 cases filled, 1 not filled
      "
    `);
  });

  test("comes once for everything that is wrong with a case", async () => {
    const text = withEvidence("{document: x, quote: y}", "{}", '{chunk: "refunds#3"}');
    const { refused, filled } = await planned(text);
    expect(refused.map(({ at }) => `${at.line}:${at.column}`)).toEqual(["6:16", "7:5"]);
    expect(filled).toEqual([]);
  });

  test.for([
    [
      "two quotes of one chunk",
      withEvidence(
        '{chunk: "refunds#1", quote: ask for a refund}',
        '{chunk: "refunds#1", quote: within 30 days}',
      ),
    ],
    ["an empty list", `${head}evidence: []\n`],
    ["both forms", `${head}evidence: [{chunk: "refunds#3"}]\nrelevantChunkIds: ["refunds#3"]\n`],
    [
      "another corpus revision",
      `${head}corpusRevision: corpus-2025\nevidence: [{chunk: "refunds#3"}]\n`,
    ],
    ["no evidence at all", head],
    ["a chunk without provenance", `${head}relevantChunkIds: ["refunds#3"]\n`],
    ["evidence that is not the current one", pendingCase.replace(/corpusRevision: .*\n/, "")],
    ["a defect of form", `${head}evidence: [{chunk: 12}]\n`],
    [
      "a quote that a comma cuts",
      `${head}evidence: [{document: refunds, quote: Gift cards, valid for years}]\n`,
    ],
    [
      "a map in braces",
      `{id: a, kind: abstention, because: ambiguous, query: q, expectedAnswer: e}\n`,
    ],
  ] as const)("of a case with %s says so at its place", async ([name, text]) => {
    const plan = await planned(text);
    expect(plan.filled).toEqual([]);
    expect(plan.refused.length).toBeGreaterThan(0);
    expect(`${name}:\n${told(plan)}`).toMatchSnapshot();
  });
});

describe("a case with its evidence written out", () => {
  test("gets only what it lacks, behind what it has", async () => {
    const lacking = pendingCase.replace(/corpusRevision: .*\n/, "");
    const [filled] = (await planned(lacking, goodCorpus())).filled;
    expect(filled?.added).toEqual(["corpusRevision", "review"]);
    expect(filled?.after).toBe(
      lacking.replace("origin:", `corpusRevision: ${revisionId}\norigin:`) +
        "review:\n  status: pending\n",
    );
  });

  test("that lacks nothing is left alone", async () => {
    const whole = `${pendingCase}review: {status: pending}\n`;
    expect(await planned(whole, goodCorpus())).toEqual({
      filled: [],
      refused: [],
      withoutAuthor: [],
      complete: 0,
    });
  });
});

describe("a case that is decided", () => {
  const retired = "retired: {by: sam, at: 2026-09-02T00:00:00Z, reason: Nobody asks this.}\n";

  test.for([
    ["retired", retired],
    ["rejected", "review: {status: rejected}\n"],
  ] as const)("is not filled, and says so where it is named: %s", async ([word, decision]) => {
    const files = {
      ...corpus(),
      "cases/a.yaml": withEvidence("{chunk: refunds#1}") + decision,
    };
    const dataset = await loadDataset(memoryTree(files), { texts: "current" });
    const source = evidenceSource(dataset);
    if (source === undefined) throw new Error("The corpus has no current revision.");
    expect(casesToFill(dataset)).toEqual([]);
    const plan = planFill(dataset, dataset.cases, { source, author: "avery", textOf: () => "" });
    expect([plan.filled, plan.refused.map(({ message }) => message)]).toEqual([
      [],
      [`The case is ${word}, and a decided case is never touched.`],
    ]);
  });
});
