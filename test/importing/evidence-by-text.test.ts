import { describe, expect, test } from "vitest";
import { evidenceByText, type SoughtEvidence } from "../../src/importing/evidence-by-text.ts";
import { sourceOf } from "../support/evidence-source.ts";

const corpus = {
  "a#1":
    "Refunds are possible within 30 days of purchase. A receipt is needed. Shoes are not taken back.",
  "a#2": "Parking is for visitors.",
  "b#1": "Parking is for visitors.",
  "b#2": "Rail is for short ways, air is for long ones, and the desk books both of them.",
};

/** A line for each chunk that was found, and for each sentence that says why none was. */
async function looked(
  sought: readonly SoughtEvidence[],
  { answer, texts = "all" }: { readonly answer?: string; readonly texts?: "all" | "none" } = {},
): Promise<string> {
  const find = evidenceByText(await sourceOf(corpus, texts));
  const { provenance, unresolved, repeated } = find(sought, answer);
  return [
    ...provenance.map(({ chunkId, quote }) => `${chunkId}: ${quote ?? "(no quote)"}`),
    ...unresolved.map(({ why }) => why),
    ...repeated.map((id) => `${id} again`),
  ].join("\n");
}

describe("evidence that is given as text", () => {
  test("is the chunk that has it, with the words of the answer as its quote", async () => {
    const answer = "Within 30 days of purchase.";
    expect(await looked([{ text: corpus["a#1"] }], { answer })).toBe(
      "a#1: Refunds are possible within 30 days of purchase.",
    );
  });

  test("is its own quote where the chunk holds more, and the answer justifies no shorter one", async () => {
    expect(await looked([{ text: "A receipt  is needed." }], { answer: "Yes" })).toBe(
      "a#1: A receipt is needed.",
    );
  });

  test("is no quote where it is all of the chunk", async () => {
    expect(await looked([{ text: corpus["a#1"] }], { answer: "Yes" })).toBe("a#1: (no quote)");
  });

  test("has the quote that the source gives", async () => {
    expect(await looked([{ text: corpus["a#1"], quote: "30 days" }])).toBe("a#1: 30 days");
  });

  test("is in the case once, however often the record has it", async () => {
    expect(await looked([{ text: "A receipt is needed." }, { text: corpus["a#1"] }])).toBe(
      "a#1: A receipt is needed.\na#1 again",
    );
  });

  test("that several chunks hold is told, and none is chosen", async () => {
    expect(await looked([{ text: "Parking is for visitors." }])).toMatchInlineSnapshot(
      `"evidence "Parking is for visitors." is the text of 2 chunks, and none was chosen: "a#2" and "b#1""`,
    );
  });

  test("that no chunk holds is told", async () => {
    expect(await looked([{ text: "Lunch is free." }, { text: corpus["a#1"], quote: "60 days" }]))
      .toMatchInlineSnapshot(`
      "evidence "Lunch is free." stands in no chunk of corpus revision "corpus-2026-09-01"
      evidence "Refunds are possible within 30 days of purchase. A receipt is needed. Shoes are not taken back." stands in no chunk of corpus revision "corpus-2026-09-01" with the words "60 days""
    `);
  });

  test("cannot be looked up where the set keeps no texts", async () => {
    expect(await looked([{ text: "Lunch is free." }], { texts: "none" })).toMatchInlineSnapshot(
      `"evidence "Lunch is free." cannot be looked up: the set keeps no texts of corpus revision "corpus-2026-09-01""`,
    );
  });
});

describe("a chunk that a file of this kind makes", () => {
  test("settles which of two equal texts is meant", async () => {
    expect(await looked([{ text: "Parking is for visitors.", likelyChunk: "b#1" }])).toBe(
      "b#1: (no quote)",
    );
  });

  test("means nothing where it has another text", async () => {
    expect(await looked([{ text: "A receipt is needed.", likelyChunk: "b#2" }])).toBe(
      "a#1: A receipt is needed.",
    );
  });
});

describe("a chunk that the source names", () => {
  test.for([
    ["needs no text", { chunk: "b#1" }, "b#1: (no quote)"],
    [
      "settles which of two equal texts is meant",
      { chunk: "b#1", text: corpus["b#1"] },
      "b#1: (no quote)",
    ],
    [
      "is sought by its text where the corpus has no such id",
      { chunk: "x", text: corpus["b#2"] },
      "b#2: (no quote)",
    ],
    [
      "and has another text is told",
      { chunk: "b#2", text: corpus["a#1"] },
      'evidence "b#2" has another text in corpus revision "corpus-2026-09-01" than the record says',
    ],
    [
      "and is not there is told",
      { chunk: "x" },
      'evidence "x" is not in corpus revision "corpus-2026-09-01"',
    ],
  ] as const)("%s", async ([, sought, expected]) => {
    expect(await looked([sought])).toBe(expected);
  });

  test("is taken on trust where the set keeps no texts", async () => {
    expect(await looked([{ chunk: "b#1", text: "Anything." }], { texts: "none" })).toBe(
      "b#1: (no quote)",
    );
  });
});
