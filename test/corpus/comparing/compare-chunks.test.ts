import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareChunks } from "../../../src/corpus/comparing/compare-chunks.ts";
import { chunkDifferences } from "../../../src/corpus/comparing/differences.ts";
import { verdictCounts } from "../../../src/corpus/comparing/verdicts.ts";
import type { CorpusChunk } from "../../../src/model/generated/chunk.ts";
import { contentHash } from "../../../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../../../src/model/ids.ts";
import {
  changeOf,
  comparedParts,
  evidenceOf,
  toldOf,
  type Parts,
} from "../../support/compared-parts.ts";
import { prose } from "../../support/prose.ts";

const refund =
  "A customer can request a refund within 30 days of purchase. The request needs the receipt and the number of the order. A refund of more than 500 euros is signed by the manager of the branch.";
const travel =
  "Hotels are booked through the travel desk. A night may cost 140 euros in a capital and 110 euros elsewhere. Breakfast is paid where the invoice names it apart.";
const parking =
  "Visitors park on the second floor. The badge of the reception opens the barrier until eight in the evening, at weekends until noon.";

function chunkOfRefund(id: string, documentId: string): CorpusChunk {
  return { id: id as ChunkId, documentId: documentId as DocumentId, hash: contentHash(refund) };
}

test("a chunk that is cut from another document moved there, whoever else has its text now", () => {
  const before = new Map([[chunkOfRefund("1", "a").id, chunkOfRefund("1", "a")]]);
  const after = new Map(
    [chunkOfRefund("0", "b"), chunkOfRefund("1", "b")].map((one) => [one.id, one]),
  );
  const compared = compareChunks(chunkDifferences(before, after), new Map());
  expect(toldOf(compared, "1")).toBe("moved → 1");
});

describe("what became of a chunk", () => {
  test.for<readonly [name: string, before: Parts, after: Parts, told: string]>([
    ["is nothing where id and text stay", { "a#1": refund }, { "a#1": refund }, "same"],
    [
      "is a move where its text has another id",
      { "a#1": refund },
      { "b#7": refund },
      "moved → b#7",
    ],
    [
      "is a move where its id has another text and its text another id",
      { "a#1": refund },
      { "a#1": travel, "a#2": refund },
      "moved → a#2",
    ],
    [
      "is a move to the chunk that is new, not to one that had the text all along",
      { "a#1": refund, "b#1": refund },
      { "b#1": refund, "c#1": refund },
      "moved → c#1",
    ],
    [
      "is a move to a chunk that had the text all along where nobody else has it",
      { "a#1": refund, "b#1": refund },
      { "b#1": refund },
      "moved → b#1",
    ],
    [
      "is ambiguous where two new chunks have its text",
      { "a#1": refund },
      { "b#1": refund, "c#1": refund },
      "ambiguous → b#1, c#1",
    ],
    [
      "is an edit where its id has nearly the same text",
      { "a#1": refund },
      { "a#1": refund.replace("30", "14") },
      "edited → a#1",
    ],
    [
      "is an edit where its id has quite another text and its words are nowhere",
      { "a#1": refund },
      { "a#1": parking },
      "edited → a#1",
    ],
    [
      "is an edit under another id where most of its words stand there",
      { "a#1": refund },
      { "b#1": refund.replace("30", "14") },
      "edited → b#1",
    ],
    [
      "is ambiguous where two chunks hold its words equally well",
      { "a#1": refund },
      { "b#1": refund.replace("30", "14"), "c#1": refund.replace("30", "15") },
      "ambiguous → b#1, c#1",
    ],
    [
      "is decided by its id where two chunks hold its words equally well",
      { "a#1": refund },
      { "a#1": refund.replace("30", "14"), "c#1": refund.replace("30", "15") },
      "edited → a#1",
    ],
    [
      "is a split where its words are in two chunks",
      { "a#1": `${refund} ${travel}` },
      { "a#1": refund, "a#2": travel },
      "split → a#1, a#2",
    ],
    [
      "is a merge where its words are in the chunk of another",
      { "a#1": refund, "a#2": travel },
      { "a#2": `${travel} ${refund}` },
      "merged → a#2",
    ],
    ["is gone where nothing is left of it", { "a#1": refund }, { "b#1": parking }, "gone"],
    [
      "is gone where only words that were there before are like it",
      { "a#1": refund, "b#1": refund.replace("30", "14") },
      { "b#1": refund.replace("30", "15") },
      "gone",
    ],
  ])("%s", ([, before, after, told]) => {
    expect(toldOf(comparedParts(before, after), "a#1")).toBe(told);
  });

  test("names the grounds of each candidate and how much of the text it holds", () => {
    const change = changeOf(
      comparedParts({ "a#1": `${refund} ${travel}` }, { "a#1": refund, "a#2": travel }),
      "a#1",
    );
    expect(
      change?.candidates.map(({ id, grounds, likeness }) => [
        id,
        grounds.join("+"),
        Number(likeness?.kept.toFixed(2)),
        Number(likeness?.taken.toFixed(2)),
      ]),
    ).toEqual([
      ["a#1", "id+likeness", 0.54, 1],
      ["a#2", "likeness", 0.45, 1],
    ]);
  });

  test("names each piece of a chunk that repeats itself", () => {
    const line = "The desk is open on weekdays from eight to four.";
    const before = { "a#1": `${refund} ${line} ${travel} ${line}` };
    const after = { "a#1": `${refund} ${line}`, "a#2": travel, "a#3": line };
    expect(toldOf(comparedParts(before, after), "a#1")).toBe("split → a#1, a#2, a#3");
  });

  test("is unverified where its text is not kept and its id and bytes are gone", () => {
    const [before, after] = [{ "a#1": refund }, { "b#1": travel }];
    expect(
      toldOf(
        comparedParts(before, after, () => false),
        "a#1",
      ),
    ).toBe("unverified");
    expect(
      toldOf(
        comparedParts(before, after, (text) => text === refund),
        "a#1",
      ),
    ).toBe("unverified");
  });

  test("needs no text where bytes or its id tell it", () => {
    const before = { "a#1": refund, "a#2": travel, "a#3": parking };
    const after = { "a#1": refund, "b#2": travel, "a#3": `${parking} Closed in May.` };
    const compared = comparedParts(before, after, () => false);
    expect(["a#1", "a#2", "a#3"].map((id) => toldOf(compared, id))).toEqual([
      "same",
      "moved → b#2",
      "edited → a#3",
    ]);
  });

  test("leaves a chunk added in which nothing of the earlier corpus goes on", () => {
    const { added } = comparedParts({ "a#1": refund }, { "a#1": travel, "a#2": refund });
    expect(added.map(({ id }) => id)).toEqual(["a#1"]);
  });
});

/** A corpus of generated prose: one chunk for each text, in two documents. */
function corpus(texts: readonly (readonly string[])[]): Parts {
  return Object.fromEntries(
    texts.map((sentences, at) => [`${at % 2 === 0 ? "even" : "odd"}#${at}`, sentences.join(" ")]),
  );
}

const turned = (parts: Parts): Parts => Object.fromEntries(Object.entries(parts).toReversed());

describe("over generated corpora", () => {
  test("a corpus compared with itself is the same", () => {
    fc.assert(
      fc.property(prose(8), (texts) => {
        const { same, changes, added } = comparedParts(corpus(texts), corpus(texts));
        expect([same, changes, added]).toEqual([8, [], []]);
      }),
      { numRuns: 20 },
    );
  });

  test("the order of the records does not matter", () => {
    fc.assert(
      fc.property(prose(10), (texts) => {
        const before = corpus(texts.slice(0, 8));
        const after = corpus([...texts.slice(3).toReversed(), texts[0] ?? []]);
        expect(comparedParts(turned(before), turned(after))).toEqual(comparedParts(before, after));
      }),
      { numRuns: 20 },
    );
  });

  test("every chunk has one verdict, and nothing that moved is gone", () => {
    fc.assert(
      fc.property(prose(10), fc.array(fc.nat(9), { maxLength: 6 }), (texts, movers) => {
        const before = corpus(texts);
        const moved = new Set(movers.map((at) => Object.keys(before)[at] ?? ""));
        const after = Object.fromEntries(
          Object.entries(before).map(([id, text]) => [moved.has(id) ? `new#${id}` : id, text]),
        );
        const compared = comparedParts(before, after);
        const { same, moved: found, ...others } = verdictCounts(compared);
        expect([same, found]).toEqual([10 - moved.size, moved.size]);
        expect(Object.values(others).every((count) => count === 0)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test.for([2, 3, 4])("a chunk cut into %i keeps all its pieces as candidates", (pieces) => {
    fc.assert(
      fc.property(prose(6, 12), fc.boolean(), (texts, keepsId) => {
        const before = corpus(texts);
        const { "even#0": whole = "", ...others } = before;
        const sentences = whole.split(/(?<=\.) /);
        const size = Math.ceil(sentences.length / pieces);
        const cut = Array.from({ length: pieces }, (_, at) =>
          sentences.slice(at * size, (at + 1) * size).join(" "),
        );
        const ids = cut.map((_, at) => (at === 0 && keepsId ? "even#0" : `even#0:${at + 1}`));
        const after = { ...others, ...Object.fromEntries(cut.map((text, at) => [ids[at], text])) };
        const change = changeOf(comparedParts(before, after), "even#0");
        expect(change?.verdict).toBe("split");
        expect(change?.candidates.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      }),
      { numRuns: 30 },
    );
  });

  test("a neighbour that grew by a part of a chunk is one of its candidates", () => {
    fc.assert(
      fc.property(prose(6, 10), (texts) => {
        const before = corpus(texts);
        const [own = [], next = []] = texts;
        const after = {
          ...before,
          "even#0": own.slice(0, 6).join(" "),
          "odd#1": [...own.slice(6), ...next].join(" "),
        };
        const change = changeOf(comparedParts(before, after), "even#0");
        expect(change?.candidates.map(({ id }) => id)).toEqual(["even#0", "odd#1"]);
      }),
      { numRuns: 30 },
    );
  });
});

function sibling(name: string): string {
  return `Method ${name}. The function takes the options of the instance and returns a promise that is settled when the server is ready. See ${name} in the reference.`;
}

/** Chunks of so many words each, the last of which start the next one too. */
function chunksOf(words: readonly string[], size: number, overlap: number): Parts {
  const starts = words.flatMap((_, at) =>
    at % (size - overlap) === 0 && (at === 0 || at + overlap < words.length) ? [at] : [],
  );
  return Object.fromEntries(
    starts.map((at, number) => [
      `a#${size}-${overlap}:${number}`,
      words.slice(at, at + size).join(" "),
    ]),
  );
}

describe("pieces that overlap", () => {
  const [parked, locked, late] = [
    "Bicycles are parked behind the house.",
    "The cellar is locked at ten in the evening.",
    "Whoever comes later rings at the porters lodge and waits there for the key.",
  ];

  test("are each a part of the chunk that they were cut from", () => {
    const before = { "a#1": `${parked} ${locked} ${late}` };
    const after = { "a#1a": `${parked} ${locked}`, "a#1b": `${locked} ${late}` };
    const compared = comparedParts(before, after);
    expect(toldOf(compared, "a#1")).toBe("split → a#1b, a#1a");
    expect(compared.added).toEqual([]);
  });

  test("keep an edit an edit where the second one holds nothing else, and are named", () => {
    const before = { "a#1": `${parked} ${locked} ${late}` };
    const after = { "a#1a": `${parked} ${locked} ${late}`.replace("ten", "nine"), "a#1b": late };
    const compared = comparedParts(before, after);
    expect(toldOf(compared, "a#1")).toBe("edited → a#1a, a#1b");
    expect(compared.added).toEqual([]);
  });

  test("are no siblings that repeat a form of words", () => {
    const before = { "a#1": sibling("close"), "a#2": sibling("listen") };
    const after = {
      "a#1": sibling("close").replace("settled", "resolved"),
      "a#2": sibling("listen").replace("settled", "resolved"),
      "a#3": sibling("inject").replace("settled", "resolved"),
    };
    expect(toldOf(comparedParts(before, after), "a#1")).toBe("edited → a#1");
  });

  test.for<readonly [string, number, number, number, number]>([
    ["finer, with the same overlap", 80, 20, 40, 20],
    ["finer, without an overlap", 80, 20, 40, 0],
    ["with a larger overlap", 80, 20, 80, 40],
  ])("a text cut anew %s leaves no chunk added, and each quote is a candidate", ([, ...sizes]) => {
    const [size, overlap, newSize, newOverlap] = sizes;
    fc.assert(
      fc.property(prose(1, 60), fc.nat(), ([sentences = []], at) => {
        // So many leave no end of a few words, which are too few to be looked for.
        const words = sentences.join(" ").split(" ").slice(0, 560);
        const [before, after] = [
          chunksOf(words, size, overlap),
          chunksOf(words, newSize, newOverlap),
        ];
        expect(comparedParts(before, after).added).toEqual([]);
        const [id = "", text = ""] = Object.entries(before)[at % Object.keys(before).length] ?? [];
        const own = text.split(" ");
        const quote = own
          .slice(at % Math.max(1, own.length - 6))
          .slice(0, 6)
          .join(" ");
        const known = new Set(Object.values(before));
        const holding = Object.keys(after).filter((one) => {
          const { [one]: found = "" } = after;
          return found.includes(quote) && !known.has(found);
        });
        const { verdict, candidates } = evidenceOf([before, after], id, quote);
        // What stands as it did, byte for byte, is decided by that.
        fc.pre(verdict !== "moved");
        const named = new Set<string>(candidates.map((one) => one.id));
        expect(holding.filter((one) => !named.has(one))).toEqual([]);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
