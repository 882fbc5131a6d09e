import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import { caseDigest } from "../../../src/model/digest.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import { decidedCase, type DecidedCase } from "../../../src/refresh/deciding/decided-case.ts";
import type { EvidenceChoice } from "../../../src/refresh/deciding/evidence-choice.ts";
import { movedEvidence } from "../../../src/refresh/deciding/moved-evidence.ts";
import { targetRevision } from "../../../src/refresh/deciding/target-revision.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../../support/two-corpora.ts";

const one: PlainCorpus = {
  chunks: {
    "leave:1": "Leave is taken in whole days. Half days need a manager.",
    "leave:2": "Parents have sixteen weeks of leave.",
    "sick:1": "A note is due on the third day. Weekends count.",
    "pay:1": "Pay comes on the last working day.",
  },
};
const two: PlainCorpus = {
  chunks: {
    "leave:1": "Leave is taken in whole days. Half days need a manager's word.",
    "leave:2a": "Parents have eighteen weeks of leave.",
    "leave:2b": "Both parents may take it. Parents have eighteen weeks.",
    "illness:1": "A note is due on the third day. Weekends count.",
    "pay:1": "Pay comes on the last working day.",
  },
  revisions: { leave: "v2" },
};

interface Given {
  readonly chunks?: readonly string[];
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Edits to the file after its approval. */
  readonly edit?: (text: string) => string;
  readonly files?: Readonly<Record<string, string>>;
}

async function decide(choice: EvidenceChoice | "moved", given: Given = {}) {
  const { chunks = ["leave:1"], fields = {}, edit = (text) => text, files = {} } = given;
  const text = edit(judgedCase("case-1", { under: "one", corpus: one, chunks, ...fields }));
  const dataset = await loadDataset(
    memoryTree({ ...twoCorpora(one, two), ...files, "cases/case-1.yaml": text }),
    { texts: "current" },
  );
  const [file] = dataset.cases;
  const target = targetRevision(dataset);
  if (file === undefined || "refused" in target) throw new Error("Nothing to decide.");
  const moves = movedEvidence(dataset, file, target);
  const said: EvidenceChoice =
    choice === "moved" ? { outcome: "revised", replace: moves.moves } : choice;
  return { file, result: decidedCase(file, said, target), moves };
}

async function decided(choice: EvidenceChoice | "moved", given: Given = {}): Promise<DecidedCase> {
  const { result } = await decide(choice, given);
  if ("refused" in result) throw new Error(result.refused.map(({ message }) => message).join("\n"));
  return result;
}

/** What stands against a decision, a line each: message, then what to do. */
async function refused(choice: EvidenceChoice | "moved", given: Given = {}): Promise<string> {
  const { result } = await decide(choice, given);
  if (!("refused" in result)) throw new Error("It was not refused.");
  return result.refused
    .map(({ message, at, fix = "" }) => `${at.line}:${at.column} ${message}\n  ${fix}`)
    .join("\n");
}

const ids = (...names: string[]): ChunkId[] => names as ChunkId[];
const quotes = (given: Readonly<Record<string, string | undefined>>) =>
  new Map(Object.entries(given).map(([id, quote]) => [id as ChunkId, quote] as const));
const replace = (from: string, ...to: string[]) => ({ from: from as ChunkId, to: ids(...to) });
const confirmed: EvidenceChoice = { outcome: "confirmed" };

/** Fields for the provenance of the case's chunks, in their order. */
const withFields =
  (...fields: readonly object[]) =>
  (text: string): string => {
    const [, json = "[]"] = /^provenance: (.*)$/m.exec(text) ?? [];
    const entries = (JSON.parse(json) as object[]).map((entry, index) => ({
      ...entry,
      ...fields[index],
    }));
    return reapproved(text.replace(/^provenance: .*$/m, `provenance: ${JSON.stringify(entries)}`));
  };

/** The text with the digest of what it says now as that of its approval. */
function reapproved(text: string): string {
  const fields = text.split("\n").flatMap((line) => {
    const [, name = "", value = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (name === "" || name === "review") return [];
    return [
      [
        name,
        value.startsWith("[") || value.startsWith("{") || value.startsWith('"')
          ? JSON.parse(value)
          : value,
      ],
    ];
  });
  const digest = caseDigest(Object.fromEntries(fields)) ?? "";
  return text.replace(/digest: .*/, `digest: ${digest}`);
}

function otherAnswer(text: string): string {
  return text.replace("This of case-1.", "That of case-1.");
}

function withoutKind(text: string): string {
  return text.replace('kind: "answerable"', "kind: 7");
}

const families = (documents: string) => ({
  "families.yaml": `claim: {kind: family, statement: So., declaredAt: 2026-09-01}
grouping: {rule: One page., declaredAt: 2026-09-01}
families:
  holidays: {title: Leave, documents: [${documents}], split: dev}
`,
});

describe("a confirmed case", () => {
  test("has its chunks as the new revision records them, and nothing else changed", async () => {
    const { file, result } = await decide(confirmed, { chunks: ["leave:1", "pay:1"] });
    const { value } = result as DecidedCase;
    const { provenance: before, corpusRevision: _, ...was } = file.whole ?? {};
    const { provenance, corpusRevision, ...is } = value;
    expect(is).toEqual(was);
    expect(corpusRevision).toBe("two");
    expect(provenance?.map(({ chunkId, sourceRevision }) => [chunkId, sourceRevision])).toEqual([
      ["leave:1", "v2"],
      ["pay:1", "v1"],
    ]);
    expect(provenance?.[0]?.contentHash).not.toBe(before?.[0]?.contentHash);
    expect(provenance?.[1]).toEqual(before?.[1]);
  });

  test("has the digest of what it says", async () => {
    const { value, digest } = await decided(confirmed);
    expect(digest).toBe(caseDigest(value));
  });

  test("keeps a quote that still stands, its grade and what it can replace", async () => {
    const { value } = await decided(confirmed, {
      chunks: ["leave:1", "pay:1"],
      edit: withFields({ quote: "taken in whole\n days", grade: 2 }, { insteadOf: "leave:1" }),
    });
    expect(value.provenance?.[0]).toMatchObject({ quote: "taken in whole\n days", grade: 2 });
    expect(value.provenance?.[1]).toMatchObject({ insteadOf: "leave:1" });
  });

  test("is refused where a chunk is gone", async () => {
    expect(await refused(confirmed, { chunks: ["pay:1", "leave:2"] })).toMatchInlineSnapshot(`
      "5:28 Chunk "leave:2" is not in corpus revision "two".
        Say with --revised what stands in its place, or that it is dropped; or with --abstained or --retired what becomes of the case."
    `);
  });

  test("is refused where a chunk is under another name, which it tells", async () => {
    expect(await refused(confirmed, { chunks: ["sick:1"] })).toMatchInlineSnapshot(`
      "5:20 Chunk "sick:1" is not in corpus revision "two".
        Its text stands word for word under "illness:1": take the move with --moved, or decide otherwise."
    `);
  });

  test("is refused where a quote does not stand any more", async () => {
    const edit = withFields({ quote: "need a manager. " });
    expect(await refused(confirmed, { edit })).toMatchInlineSnapshot(`
      "6:194 The quote "need a manager. " does not stand in "leave:1" of corpus revision "two".
        Give the words of the chunk that carry the answer now, or say that the quote goes: --chunk "leave:1" --quote "…", or --without-quote "leave:1"."
    `);
  });

  test("takes a new quote in the place of one that does not stand any more", async () => {
    const edit = withFields({ quote: "need a manager." });
    const said = quotes({ "leave:1": "a manager's word" });
    const { value, droppedQuotes } = await decided({ ...confirmed, quotes: said }, { edit });
    expect(value.provenance?.[0]?.quote).toBe("a manager's word");
    expect(droppedQuotes).toEqual([{ chunkId: "leave:1", quote: "need a manager." }]);
  });

  test("loses a quote that a person takes away, and tells it", async () => {
    const edit = withFields({ quote: "need a manager." });
    const said = quotes({ "leave:1": undefined });
    const { value, droppedQuotes } = await decided({ ...confirmed, quotes: said }, { edit });
    expect(value.provenance?.[0]).not.toHaveProperty("quote");
    expect(droppedQuotes).toHaveLength(1);
  });

  test("is refused a quote that stands nowhere, or belongs to no chunk of it", async () => {
    const said = quotes({ "leave:1": "three days", "pay:1": "working day" });
    expect(await refused({ ...confirmed, quotes: said })).toMatchInlineSnapshot(`
      "6:13 The quote "three days" does not stand in chunk "leave:1" of corpus revision "two".
        Copy the words from the chunk's text; only white space may differ.
      6:13 Chunk "pay:1" would be no evidence of the case, so it can carry no quote.
        Name the chunk of the quote as it is called in the new revision: "leave:1"."
    `);
  });

  test("is refused where the file was edited since it was approved", async () => {
    expect(await refused(confirmed, { edit: otherAnswer })).toMatchInlineSnapshot(`
      "19:11 The case was edited since it was approved, so it cannot be confirmed as it was.
        Decide --revised, which takes what the file says now; or take the edit back, and confirm."
    `);
  });

  test("is refused where the set does not keep the new text", async () => {
    const files = Object.fromEntries(
      Object.entries(twoCorpora(one, two))
        .filter(([path]) => path.startsWith("corpus-revisions/texts/"))
        .map(([path, text]) => [path, text.replace(/^.*manager's word.*\n/m, "")]),
    );
    expect(await refused(confirmed, { files })).toMatchInlineSnapshot(`
      "6:14 The set does not keep the text of chunk "leave:1", so nobody can read what would be decided.
        Record the corpus with its texts, with "touchstone corpus snapshot --texts all", and decide then; or retire the case."
    `);
  });

  test("that is an abstention only changes its revision", async () => {
    const fields = { kind: "abstention", because: "not-in-corpus" };
    const { file, result } = await decide(confirmed, { chunks: [], fields });
    expect((result as DecidedCase).value).toEqual({ ...file.whole, corpusRevision: "two" });
  });

  test("that is an abstention is refused where a near miss of it is gone", async () => {
    const fields = {
      kind: "abstention",
      because: "not-in-corpus",
      distractorChunkIds: ["leave:2"],
    };
    expect(await refused(confirmed, { chunks: [], fields })).toMatchInlineSnapshot(`
      "8:22 Chunk "leave:2" is not in corpus revision "two".
        Decide --revised, and say with --drop or --replace what becomes of this near miss."
    `);
  });
});

describe("a revised case", () => {
  test("takes a move, with its quote", async () => {
    const { value } = await decided("moved", {
      chunks: ["sick:1"],
      edit: withFields({ quote: "on the third day" }),
    });
    expect(value.relevantChunkIds).toEqual(["illness:1"]);
    expect(value.provenance).toMatchObject([
      { chunkId: "illness:1", documentId: "illness", quote: "on the third day" },
    ]);
  });

  test("has several chunks in the place of one, where a person names them", async () => {
    const { value } = await decided(
      { outcome: "revised", replace: [replace("leave:2", "leave:2b", "leave:2a")] },
      { chunks: ["leave:2", "pay:1"], edit: withFields({ quote: "Parents have", grade: 1 }) },
    );
    expect(value.relevantChunkIds).toEqual(["leave:2a", "leave:2b", "pay:1"]);
    expect(value.provenance?.map(({ chunkId, quote, grade }) => [chunkId, quote, grade])).toEqual([
      ["leave:2a", "Parents have", 1],
      ["leave:2b", "Parents have", 1],
      ["pay:1", undefined, undefined],
    ]);
  });

  test("is the same case, whichever chunk was named first", async () => {
    const given = { chunks: ["leave:2"] };
    const [ill, pay] = ["illness:1", "pay:1"] as ChunkId[];
    const digests = await Promise.all(
      [
        { to: ["leave:2b", "leave:2a"], add: [pay, ill] },
        { to: ["leave:2a", "leave:2b"], add: [ill, pay] },
      ].map(async ({ to, add }) => {
        const named = { outcome: "revised", replace: [replace("leave:2", ...to)], add } as const;
        return (await decided(named as EvidenceChoice, given)).digest;
      }),
    );
    expect(new Set(digests).size).toBe(1);
  });

  test("has one chunk in the place of several", async () => {
    const { value } = await decided(
      {
        outcome: "revised",
        replace: [replace("leave:2", "leave:2b"), replace("sick:1", "leave:2b")],
      },
      { chunks: ["leave:2", "sick:1"] },
    );
    expect(value.relevantChunkIds).toEqual(["leave:2b"]);
    expect(value.provenance).toHaveLength(1);
  });

  test("drops and adds chunks", async () => {
    const { value, droppedQuotes } = await decided(
      { outcome: "revised", replace: [replace("leave:2")], add: ids("illness:1") },
      { chunks: ["leave:2", "pay:1"], edit: withFields({ quote: "sixteen weeks" }) },
    );
    expect(value.relevantChunkIds).toEqual(["pay:1", "illness:1"]);
    expect(value.provenance?.map(({ chunkId }) => chunkId)).toEqual(["pay:1", "illness:1"]);
    expect(droppedQuotes).toEqual([{ chunkId: "leave:2", quote: "sixteen weeks" }]);
  });

  test("has the person's answer", async () => {
    const { value } = await decided(
      { outcome: "revised", replace: [replace("leave:2", "leave:2a")], answer: "18 weeks." },
      { chunks: ["leave:2"] },
    );
    expect(value.expectedAnswer).toBe("18 weeks.");
  });

  test("takes what a person wrote in the file since it was approved", async () => {
    const { value } = await decided({ outcome: "revised", replace: [] }, { edit: otherAnswer });
    expect(value).toMatchObject({ expectedAnswer: "That of case-1.", corpusRevision: "two" });
    expect(value.provenance?.[0]).toMatchObject({ chunkId: "leave:1", sourceRevision: "v2" });
  });

  test("takes chunks that a person wrote in the file, with provenance for them", async () => {
    const { value } = await decided(
      { outcome: "revised", replace: [] },
      {
        edit: (text) =>
          text.replace('relevantChunkIds: ["leave:1"]', 'relevantChunkIds: ["leave:2a", "pay:1"]'),
      },
    );
    expect(value.provenance?.map(({ chunkId }) => chunkId)).toEqual(["leave:2a", "pay:1"]);
  });

  test("carries what names its chunks: accepted answers and what can replace what", async () => {
    const { value } = await decided(
      { outcome: "revised", replace: [replace("sick:1", "illness:1")] },
      {
        chunks: ["sick:1", "pay:1"],
        fields: { acceptedAnswers: [{ statement: "On day three.", chunkIds: ["sick:1"] }] },
        edit: withFields({}, { insteadOf: "sick:1" }),
      },
    );
    expect(value).toMatchObject({
      acceptedAnswers: [{ statement: "On day three.", chunkIds: ["illness:1"] }],
      provenance: [{ chunkId: "illness:1" }, { chunkId: "pay:1", insteadOf: "illness:1" }],
    });
  });

  test("leaves a chunk to stand for itself where the one that it could replace is dropped", async () => {
    const { value, noLongerInstead } = await decided(
      { outcome: "revised", replace: [replace("leave:2")] },
      { chunks: ["leave:2", "pay:1"], edit: withFields({}, { insteadOf: "leave:2" }) },
    );
    expect(value.provenance?.[0]).not.toHaveProperty("insteadOf");
    expect(noLongerInstead).toEqual(["pay:1"]);
  });

  test.for([
    ["a gone chunk that nobody spoke of", { chunks: ["leave:2", "pay:1"] }, {}],
    ["a replacement that is in no revision", {}, { replace: [replace("leave:1", "leave:3")] }],
    ["a chunk that the case does not have", {}, { replace: [replace("pay:1", "pay:1")] }],
    [
      "two words on one chunk",
      { chunks: ["leave:1", "pay:1"] },
      { replace: [replace("leave:1", "leave:2a"), replace("leave:1")] },
    ],
    ["an added chunk that is there", {}, { add: ids("leave:1") }],
    ["no chunk left", {}, { replace: [replace("leave:1")] }],
    ["nothing revised", {}, {}],
    [
      "a quote that is in none of the new chunks",
      { chunks: ["leave:2"], edit: withFields({ quote: "sixteen weeks" }) },
      { replace: [replace("leave:2", "leave:2a", "leave:2b")] },
    ],
    [
      "two quotes for one chunk",
      {
        chunks: ["leave:2", "sick:1"],
        edit: withFields({ quote: "Parents have" }, { quote: "ee" }),
      },
      { replace: [replace("leave:2", "leave:2a"), replace("sick:1", "leave:2a")] },
    ],
    [
      "two grades for one chunk",
      { chunks: ["leave:2", "sick:1"], edit: withFields({ grade: 1 }, { grade: 2 }) },
      { replace: [replace("leave:2", "leave:2a"), replace("sick:1", "leave:2a")] },
    ],
    [
      "several chunks that one can replace",
      { chunks: ["leave:2", "pay:1"], edit: withFields({}, { insteadOf: "leave:2" }) },
      { replace: [replace("leave:2", "leave:2a", "leave:2b")] },
    ],
    [
      "an accepted answer without a chunk",
      {
        chunks: ["leave:2", "pay:1"],
        fields: { acceptedAnswers: [{ statement: "16 weeks.", chunkIds: ["leave:2"] }] },
      },
      { replace: [replace("leave:2")] },
    ],
    [
      "evidence for an abstention",
      { chunks: [], fields: { kind: "abstention", because: "not-in-corpus" } },
      { add: ids("pay:1") },
    ],
  ] as const)("is refused with %s", async ([, given, said]) => {
    const choice: EvidenceChoice = { outcome: "revised", replace: [], ...said };
    expect(await refused(choice, given as Given)).toMatchSnapshot();
  });
});

describe("an abstained case", () => {
  const abstained: EvidenceChoice = {
    outcome: "abstained",
    because: "not-in-corpus",
    answer: "The handbook does not say.",
  };

  test("has no evidence any more, and says why in the person's words", async () => {
    const { file, result } = await decide(abstained, {
      fields: { acceptedAnswers: [{ statement: "So.", chunkIds: ["leave:1"] }], tags: ["leave"] },
      edit: withFields({ quote: "whole days" }),
    });
    const { value, droppedQuotes } = result as DecidedCase;
    const { id, query, origin, review, tags } = file.whole ?? {};
    expect(value).toEqual({
      id,
      kind: "abstention",
      because: "not-in-corpus",
      query,
      expectedAnswer: "The handbook does not say.",
      corpusRevision: "two",
      origin,
      review,
      tags,
    });
    expect(droppedQuotes).toEqual([{ chunkId: "leave:1", quote: "whole days" }]);
  });

  test("keeps its families, so that it stays on its side", async () => {
    const { value } = await decided(abstained, { files: families("leave") });
    expect(value.families).toEqual(["holidays"]);
  });

  test("is refused where its families are not known", async () => {
    expect(await refused(abstained, { files: families("pay") })).toMatchInlineSnapshot(`
      "6:13 The families of the case are not all known, so without its evidence it could change sides.
        Run touchstone check, give each of its documents one family in families.yaml, and decide then."
    `);
  });

  test("is refused where it abstains already", async () => {
    const given = { chunks: [], fields: { kind: "abstention", because: "out-of-scope" } };
    expect(await refused(abstained, given)).toMatchInlineSnapshot(`
      "2:7 The case is an abstention already.
        Decide --confirmed if it holds; if "because" or the answer is another one now, edit the file and decide --revised."
    `);
  });
});

test("a retired case stays what it was", async () => {
  const { file, result } = await decide({ outcome: "retired" }, { chunks: ["leave:2"] });
  expect(result).toMatchObject({ value: file.whole, digest: file.digest });
});

test("a file that cannot be read whole is refused", async () => {
  const given = { edit: withoutKind };
  expect(await refused(confirmed, given)).toMatchInlineSnapshot(`
    "1:1 The case cannot be read whole, so nothing can be decided about it.
      Run touchstone check, and mend what it finds in this file."
  `);
});

describe("the moves of a case", () => {
  test("are the texts that stand under one other id", async () => {
    const { moves } = await decide(confirmed, {
      chunks: ["sick:1", "pay:1", "leave:1", "leave:2"],
    });
    expect(moves).toEqual({
      moves: [replace("sick:1", "illness:1")],
      others: ids("leave:1", "leave:2"),
    });
  });

  test("are not two texts that one chunk holds now", async () => {
    const twice: PlainCorpus = { chunks: { "a:1": "The same.", "a:2": "The same." } };
    const once: PlainCorpus = { chunks: { "b:1": "The same." } };
    const chunks = ["a:1", "a:2"];
    const text = judgedCase("case-1", { under: "one", corpus: twice, chunks });
    const files = { ...twoCorpora(twice, once), "cases/case-1.yaml": text };
    const dataset = await loadDataset(memoryTree(files), { texts: "current" });
    const [file] = dataset.cases;
    const target = targetRevision(dataset);
    if (file === undefined || "refused" in target) throw new Error("Nothing to decide.");
    expect(movedEvidence(dataset, file, target)).toEqual({ moves: [], others: chunks });
  });

  test("prefer a chunk that came to one that had the text all along", async () => {
    const before: PlainCorpus = { chunks: { "a:1": "The same.", "c:1": "The same." } };
    const after: PlainCorpus = { chunks: { "b:1": "The same.", "c:1": "The same." } };
    const text = judgedCase("case-1", { under: "one", corpus: before, chunks: ["a:1"] });
    const files = { ...twoCorpora(before, after), "cases/case-1.yaml": text };
    const dataset = await loadDataset(memoryTree(files), { texts: "current" });
    const [file] = dataset.cases;
    const target = targetRevision(dataset);
    if (file === undefined || "refused" in target) throw new Error("Nothing to decide.");
    expect(movedEvidence(dataset, file, target).moves).toEqual([replace("a:1", "b:1")]);
  });
});
