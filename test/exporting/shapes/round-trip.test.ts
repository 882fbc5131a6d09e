import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deepeval } from "../../../src/exporting/shapes/deepeval.ts";
import { ragas } from "../../../src/exporting/shapes/ragas.ts";
import { squad2 } from "../../../src/exporting/shapes/squad2.ts";
import { deepeval as fromDeepeval } from "../../../src/importing/formats/deepeval.ts";
import { ragas as fromRagas } from "../../../src/importing/formats/ragas.ts";
import { squad2 as fromSquad2 } from "../../../src/importing/formats/squad2.ts";
import { anyText, type ChunkText } from "../../support/random-exports.ts";
import { roundTrip } from "../../support/round-trip.ts";

const chunkTexts: fc.Arbitrary<readonly ChunkText[]> = fc
  .uniqueArray(anyText, { minLength: 1, maxLength: 4 })
  .map((texts) => texts.map((text, index) => ({ id: `doc#${index + 1}`, document: "doc", text })));

const some = <Item>(of: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  fc.array(of, { minLength: 1, maxLength: 4 });

/** Some of the chunks' texts. */
function contexts(chunks: readonly ChunkText[]): fc.Arbitrary<readonly string[]> {
  return fc.subarray(chunks.map(({ text }) => text));
}

const talk = fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 2 });

const goldens = chunkTexts.chain((chunks) =>
  fc.record({
    chunks: fc.constant(chunks),
    single: some(
      fc.record({
        input: anyText,
        expected_output: anyText,
        context: contexts(chunks),
        comments: fc.option(anyText),
        name: fc.option(anyText),
      }),
    ),
    several: some(
      fc.record({
        scenario: anyText,
        turns: fc.tuple(talk, anyText).map(([before, last]) => [
          ...before.flatMap(([user, assistant]) => [
            { role: "user", content: user },
            { role: "assistant", content: assistant },
          ]),
          { role: "user", content: last },
        ]),
        expected_outcome: anyText,
        context: contexts(chunks),
      }),
    ),
  }),
);

const samples = chunkTexts.chain((chunks) =>
  fc.record({
    chunks: fc.constant(chunks),
    single: some(
      fc.record({ user_input: anyText, reference: anyText, reference_contexts: contexts(chunks) }),
    ),
    several: some(
      fc.record({
        user_input: fc.tuple(talk, anyText).map(([before, last]) => [
          ...before.flatMap(([human, ai]) => [
            { type: "human", content: human },
            { type: "ai", content: ai },
          ]),
          { type: "human", content: last },
        ]),
        reference: anyText,
        reference_contexts: contexts(chunks),
      }),
    ),
  }),
);

/** A question about a paragraph: spans of it, or none. */
function squadQuestion({ text }: ChunkText): fc.Arbitrary<object> {
  const characters = Array.from(text);
  const span = fc
    .tuple(fc.nat(characters.length), fc.nat(characters.length))
    .map(([a, b]) => {
      const start = Math.min(a, b);
      return { text: characters.slice(start, Math.max(a, b)).join(""), answer_start: start };
    })
    .filter((answer) => answer.text.trim() !== "");
  return fc.oneof(
    fc.record({
      question: anyText,
      answers: fc.array(span, { minLength: 1, maxLength: 3 }),
      is_impossible: fc.constant(false),
    }),
    fc.record({ question: anyText, answers: fc.constant([]), is_impossible: fc.constant(true) }),
  );
}

const squadFiles = chunkTexts.chain((chunks) =>
  fc.tuple(...chunks.map((chunk) => some(squadQuestion(chunk)))).map((questions) => ({
    chunks,
    file: {
      version: "v2.0",
      data: [
        {
          title: "doc",
          paragraphs: chunks.map(({ text }, index) => ({
            context: text,
            qas: (questions[index] ?? []).map((one, number) => ({
              id: `${index}-${number}`,
              ...one,
            })),
          })),
        },
      ],
    },
  })),
);

function lines(list: readonly object[]): string {
  return list.map((one) => `${JSON.stringify(one)}\n`).join("");
}

describe("what was imported and approved comes back but for what is told as lost", () => {
  test("as goldens of DeepEval with one turn or several", async () => {
    let back = 0;
    await fc.assert(
      fc.asyncProperty(goldens, async ({ chunks, single, several }) => {
        const trip = await roundTrip(
          { shape: deepeval, format: fromDeepeval, chunks },
          { "goldens.json": JSON.stringify(single), "talks.json": JSON.stringify(several) },
        );
        back += trip.back;
      }),
      { numRuns: 25 },
    );
    expect(back).toBeGreaterThan(25);
  });

  test("as samples of Ragas with one turn or several", async () => {
    let back = 0;
    await fc.assert(
      fc.asyncProperty(samples, async ({ chunks, single, several }) => {
        const trip = await roundTrip(
          { shape: ragas, format: fromRagas, chunks },
          { "one.jsonl": lines(single), "several.jsonl": lines(several) },
        );
        back += trip.back;
      }),
      { numRuns: 25 },
    );
    expect(back).toBeGreaterThan(25);
  });

  test("as questions of SQuAD 2.0, answered or not", async () => {
    let back = 0;
    await fc.assert(
      fc.asyncProperty(squadFiles, async ({ chunks, file }) => {
        const trip = await roundTrip(
          { shape: squad2, format: fromSquad2, chunks },
          { "squad.json": JSON.stringify(file) },
        );
        back += trip.back;
      }),
      { numRuns: 25 },
    );
    expect(back).toBeGreaterThan(25);
  });
});
