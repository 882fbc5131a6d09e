import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { caseDigest } from "../../../src/model/digest.ts";
import { contentHash } from "../../../src/model/hash.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import type { DecidedText, RefreshDecision } from "../../../src/refresh/deciding/decide-refresh.ts";
import { obstaclesText } from "../../../src/report/review/record-report.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { layOut, layouts, type Layout } from "../../support/case-layouts.ts";
import { assertOnlyChanged } from "../../support/named-blocks.ts";
import { decideWith, toDecide } from "../../support/refresh-decisions.ts";
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
const corpora = { ...twoCorpora(one, two), ".github/touchstone.yaml": "reviewers: [sam]\n" };

const path = "cases/case-1.yaml";
type Choice = RefreshDecision["choice"];
const confirmed: Choice = { outcome: "confirmed" };
const replaced: Choice = {
  outcome: "revised",
  replace: [
    { from: "leave:2" as ChunkId, to: ["leave:2b", "leave:2a"] as ChunkId[] },
    { from: "sick:1" as ChunkId, to: ["illness:1"] as ChunkId[] },
  ],
};
const abstained: Choice = {
  outcome: "abstained",
  because: "not-in-corpus",
  answer: "No page says.",
};
const retired: Choice = { outcome: "retired" };

async function decided(
  text: string,
  choice: Choice,
  more: Partial<RefreshDecision> = {},
): Promise<DecidedText> {
  const result = decideWith(await toDecide({ ...corpora, [path]: text }, path), {
    choice,
    ...more,
  });
  if ("text" in result) return result;
  throw new Error(obstaclesText(result, { style: plainStyle, place: (place) => place }));
}

const judged = (chunks: readonly string[], fields: object = {}): string =>
  judgedCase("case-1", { under: "one", corpus: one, chunks, ...fields });

/** What each outcome may change in a file; of "revised", also what the person named. */
const namedBy = {
  confirmed: new Set(["provenance", "corpusRevision", "review", "refresh"]),
  revised: new Set(["relevantChunkIds", "provenance", "corpusRevision", "review", "refresh"]),
  abstained: new Set([
    "kind",
    "because",
    "expectedAnswer",
    "acceptedAnswers",
    "relevantChunkIds",
    "provenance",
    "corpusRevision",
    "families",
    "review",
    "refresh",
  ]),
  retired: new Set(["refresh", "retired"]),
} as const;

const evidence = ["leave:1", "leave:2", "sick:1", "pay:1"];

function valueOf(chunks: readonly string[]): Record<string, unknown> {
  const text = judged(chunks, {
    conversation: [{ role: "user", content: "I am new # here" }],
    tags: ["leave"],
    notes: "Asked often: twice.",
  });
  const value = parse(text) as Record<string, unknown> & { provenance: object[]; review: object };
  value.provenance = value.provenance.map((entry, index) =>
    index === 0 ? { ...entry, quote: "taken in whole days", grade: 2 } : entry,
  );
  value.review = { ...value.review, digest: caseDigest(value) };
  return value;
}

/** What a decision has to have written, and that it wrote nothing else. */
function assertDecided(before: string, after: string, choice: Choice): void {
  assertOnlyChanged(before, after, namedBy[choice.outcome]);
  const [was, is] = [written(before), written(after)];
  const { refresh } = is;
  expect(refresh).toMatchObject({ from: "one", to: "two", outcome: choice.outcome, by: "sam" });
  expect(refresh?.previous).toBe(was.review.digest);
  expect(refresh?.reasons).toContain("source-revision-changed");
  if (choice.outcome === "retired") {
    expect(is.retired).toEqual({ by: "sam", at: refresh?.at, reason: refresh?.reason });
    return;
  }
  expect(is.review).toMatchObject({
    status: "approved",
    reviewedBy: "sam",
    digest: caseDigest(is),
  });
  expect(is.corpusRevision).toBe("two");
  assertProvenance(is);
  if (choice.outcome !== "abstained") {
    expect(notesIn(after)).toEqual(expect.arrayContaining(notesIn(before)));
  }
}

/** One entry for each chunk, and in it what the tables of the revision say. */
function assertProvenance({ provenance = [], relevantChunkIds = [] }: Written): void {
  expect(provenance.map(({ chunkId }) => chunkId)).toEqual(relevantChunkIds);
  for (const entry of provenance) {
    const document = entry.chunkId.split(":")[0] ?? "";
    expect(entry).toMatchObject({
      documentId: document,
      sourceUri: document,
      sourceRevision: two.revisions?.[document] ?? "v1",
      contentHash: contentHash(two.chunks[entry.chunkId] ?? ""),
    });
  }
}

function notesIn(text: string): string[] {
  return text.match(/# note \d+/g) ?? [];
}

function written(text: string): Written {
  return parse(text.replace(/^\ufeff/, "")) as Written;
}

interface Written {
  readonly review: { readonly digest: string };
  readonly refresh?: {
    readonly previous: string;
    readonly reasons: readonly string[];
    readonly at: string;
    readonly reason: string;
  };
  readonly retired?: object;
  readonly corpusRevision: string;
  readonly relevantChunkIds?: readonly string[];
  readonly provenance?: readonly { readonly chunkId: string }[];
}

describe("whatever the layout of a file", () => {
  test.for([
    ["confirmed", confirmed, ["leave:1", "pay:1"]],
    ["revised", replaced, evidence],
    ["abstained", abstained, evidence],
    ["retired", retired, ["leave:1", "pay:1"]],
  ] as const)(
    "%s changes what the decision is about and no other byte",
    { timeout: 60_000 },
    async ([, choice, chunks]) => {
      const value = valueOf(chunks);
      await fc.assert(
        fc.asyncProperty(layouts, async (layout) => {
          const before = layOut(value, layout);
          const { text } = await decided(before, choice);
          assertDecided(before, text, choice);
        }),
        { numRuns: 40 },
      );
    },
  );
});

describe("the claim that nothing else changes", () => {
  const layout: Layout = {
    flow: false,
    indentSeq: true,
    indent: 2,
    quotes: "PLAIN",
    order: [
      "id",
      "kind",
      "query",
      "expectedAnswer",
      "relevantChunkIds",
      "provenance",
      "corpusRevision",
      "origin",
      "conversation",
      "tags",
      "notes",
      "review",
    ],
    comments: Array.from({ length: 40 }, () => true),
    wide: true,
    mark: true,
    unended: false,
    asked: false,
  };
  const mutants: readonly (readonly [
    name: string,
    mutate: (text: string, before: string) => string,
  ])[] = [
    ["changes the question", (text) => text.replace("What of", "What about")],
    ["changes the answer", (text) => text.replace("This of case-1.", "This of case 1.")],
    ["drops a space elsewhere", (text) => text.replace("# note 1", "#note 1")],
    ["writes other line ends", (text) => text.replace("\r\n", "\n")],
    ["drops the byte order mark", (text) => text.replace("\ufeff", "")],
    ["drops a comment of evidence that stays", (text) => text.replace(/ # note (?=9\b)\d+/, "")],
    ["quotes a tag", (text) => text.replace("- leave #", '- "leave" #')],
    ["changes a chunk", (text) => text.replaceAll("pay:1", "leave:2a")],
    [
      "keeps the old hash",
      (text, before) =>
        text.replace(/contentHash: \S+/, /contentHash: \S+/.exec(before)?.[0] ?? ""),
    ],
    [
      "keeps the old source revision",
      (text) => text.replace("sourceRevision: v2", "sourceRevision: v1"),
    ],
    [
      "keeps the old corpus revision",
      (text) => text.replace("corpusRevision: two", "corpusRevision: one"),
    ],
    [
      "approves another text",
      (text, before) => text.replace(/digest: \S+/, /digest: \S+/.exec(before)?.[0] ?? ""),
    ],
    ["forgets what the case was", (text) => text.replace(/ {2}previous: .*\r\n/, "")],
    ["forgets what asked for it", (text) => text.replace(/ +- source-revision-changed\r\n/, "")],
    ["adds a field", (text) => `${text}askedAt: 2026-09-01\r\n`],
    ["drops a line", (text) => text.replace(/notes: .*\r\n/, "")],
  ];

  test.for(mutants)("catches a writer that %s", async ([, mutate]) => {
    const before = layOut(valueOf(["leave:1", "pay:1"]), layout);
    const { text } = await decided(before, confirmed);
    assertDecided(before, text, confirmed);
    const mutated = mutate(text, before);
    expect(mutated).not.toBe(text);
    expect(() => {
      assertDecided(before, mutated, confirmed);
    }).toThrow(/./);
  });
});

const readable = `id: case-1
kind: answerable
# As the works council asks it.
query: How long is the leave of parents?
expectedAnswer: Sixteen weeks. # in 2026
acceptedAnswers:
  - {statement: 16 weeks., chunkIds: ["leave:2"]}
relevantChunkIds: ["leave:2", "pay:1"] # both
provenance:
  # the rule itself
  - chunkId: leave:2
    documentId: leave
    sourceUri: leave
    sourceRevision: v1
    contentHash: ${contentHash(one.chunks["leave:2"] ?? "")}
    quote: sixteen weeks # of leave
  - chunkId: pay:1 # who pays
    documentId: pay
    sourceUri: pay
    sourceRevision: v1
    contentHash: ${contentHash(one.chunks["pay:1"] ?? "")}
    insteadOf: leave:2
corpusRevision: one
origin: {kind: human, author: avery}
`;

describe("what is written", () => {
  const approval = /^review:[^]*/m.exec(judged(["leave:2"]))?.[0] ?? "";
  const digest = caseDigest(parse(readable)) ?? "";
  const before = readable + approval.replace(/digest: .*/, `digest: ${digest}`);
  const said: Choice = {
    outcome: "revised",
    replace: [{ from: "leave:2" as ChunkId, to: ["leave:2a"] as ChunkId[] }],
    quotes: new Map([["leave:2a" as ChunkId, "eighteen weeks"]]),
    answer: "Eighteen weeks.",
  };

  test("revised: the chunks, the quote and the answer that the person named", async () => {
    expect((await decided(before, said)).text).toMatchSnapshot();
  });

  test("abstained: no evidence, and why", async () => {
    expect((await decided(before, abstained)).text).toMatchSnapshot();
  });

  test("retired: the case stays", async () => {
    const { text } = await decided(before, retired);
    expect(text.startsWith(before)).toBe(true);
    expect(text.slice(before.length)).toMatchInlineSnapshot(`
      "refresh:
        from: one
        to: two
        reasons:
          - source-revision-changed
          - chunk-deleted
          - corpus-revision-changed
        outcome: retired
        by: sam
        at: "2026-10-02T08:30:00Z"
        reason: Read again in the new edition.
        previous: sha256:e1dc716c74f0605d604ac5131ed910c8a500b321ce1feac70abf7643d6bf39e2
      retired:
        by: sam
        at: "2026-10-02T08:30:00Z"
        reason: Read again in the new edition.
      "
    `);
  });

  const proof = { pullRequest: 7, review: 8, reviewerId: 9, commit: "a".repeat(40) };

  test.for([
    ["confirmed", readable, { review: { via: "github", proof }, refresh: { proof } }],
    [
      "confirmed of a sentinel",
      `${readable}sentinel: {why: fragile}\n`,
      { review: { status: "pending" }, refresh: { proof } },
    ],
  ] as const)("in a pull request, %s: where it can be looked up", async ([, text, blocks]) => {
    const judgedText = text + approval.replace(/digest: .*/, `digest: ${caseDigest(parse(text))}`);
    const choice: Choice = {
      outcome: "revised",
      replace: [{ from: "leave:2" as ChunkId, to: ["leave:2a"] as ChunkId[] }],
      quotes: new Map([["leave:2a" as ChunkId, undefined]]),
    };
    const { text: after } = await decided(judgedText, choice, { via: { proof } });
    expect(parse(after)).toMatchObject(blocks);
  });

  test("in a pull request, retired: each block says where it can be looked up", async () => {
    const { text } = await decided(before, retired, { via: { proof } });
    expect(parse(text)).toMatchObject({ refresh: { proof }, retired: { proof } });
  });

  test("revised by hand: what the person edited in the file, and what was approved before", async () => {
    const edited = before
      .replace("Sixteen weeks.", "Eighteen weeks.")
      .replaceAll('"leave:2"', '"leave:2a"')
      .replace("insteadOf: leave:2", "insteadOf: leave:2a");
    const { text } = await decided(edited, { outcome: "revised", replace: [] });
    const { refresh, relevantChunkIds, provenance } = written(text);
    expect(refresh?.previous).toBe(digest);
    expect(relevantChunkIds).toEqual(["leave:2a", "pay:1"]);
    expect(provenance).toMatchObject([
      { chunkId: "leave:2a", sourceRevision: "v2" },
      { chunkId: "pay:1" },
    ]);
  });

  test("refuses a decision that came with the mark of a sentinel, whatever else was edited", async () => {
    const marked = `${before}sentinel: {why: fragile}\n`;
    const byHand = marked.replace("Sixteen weeks.", "Eighteen weeks.");
    const { file: approvedFile } = await toDecide({ ...corpora, [path]: before }, path);
    const choice: Choice = { outcome: "revised", replace: replaced.replace };
    for (const [text, more] of [
      [marked, {}],
      [byHand, { judged: approvedFile }],
    ] as const) {
      const result = decideWith(await toDecide({ ...corpora, [path]: text }, path), {
        choice,
        reasons: ["chunk-edited"],
        ...more,
      });
      expect("text" in result ? [] : result.refused.map(({ message }) => message)).toContain(
        "What was approved was no sentinel, and the mark alone is no revision.",
      );
    }
  });

  test("refuses a moment before the corpus revision was created", async () => {
    const result = decideWith(await toDecide({ ...corpora, [path]: before }, path), {
      choice: retired,
      at: "2026-08-31T08:00:00Z",
    });
    expect("text" in result ? [] : result.refused.map(({ message }) => message)).toContain(
      'The decision would be of 2026-08-31T08:00:00Z, and corpus revision "two", which it is about, is of 2026-09-01T00:00:00Z: nobody could read it before.',
    );
  });
});
