import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Shape } from "../../src/exporting/shape.ts";
import { deepeval } from "../../src/exporting/shapes/deepeval.ts";
import { ragas } from "../../src/exporting/shapes/ragas.ts";
import { squad2 } from "../../src/exporting/shapes/squad2.ts";
import type { CaseFormat } from "../../src/importing/case-format.ts";
import { deepeval as fromDeepeval } from "../../src/importing/formats/deepeval.ts";
import { ragas as fromRagas } from "../../src/importing/formats/ragas.ts";
import { squad2 as fromSquad2 } from "../../src/importing/formats/squad2.ts";
import type { ChunkText } from "../support/random-exports.ts";
import { sourceFileOf } from "../support/read-format.ts";
import { roundTrip } from "../support/round-trip.ts";

const samples = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/format-samples");

/** The corpus that a file brings along, as `corpus snapshot --format` takes it. */
function chunksIn(format: CaseFormat, name: string, text: string): readonly ChunkText[] {
  const { records = [] } = format.passages?.read(sourceFileOf(name, text)) ?? {};
  return records.map(({ fields }) => ({
    id: String(fields["chunk"]),
    document: String(fields["document"]),
    text: String(fields["text"] ?? fields["context"]),
  }));
}

/** What became of a sample that was imported, approved, exported and imported again. */
async function tripOf(
  [shape, format]: readonly [Shape, CaseFormat],
  name: string,
): Promise<string> {
  const text = readFileSync(join(samples, format.name, name), "utf8");
  const chunks = chunksIn(format, name, text);
  const { approved, back, losses } = await roundTrip({ shape, format, chunks }, { [name]: text });
  const told = losses
    .filter(({ cases }) => cases.length > 0 && cases.length !== approved)
    .map(({ field, fate, cases, why }) => `  ${field} ${fate} in ${cases.length}: ${why}`);
  return [`${approved} approved, ${back} back`, ...told].join("\n");
}

describe("real files, imported, approved and exported, come back but for what is told as lost", () => {
  test("SQuAD 2.0", async () => {
    const pair = [squad2, fromSquad2] as const;
    expect(await tripOf(pair, "small.json")).toMatchInlineSnapshot(`
      "626 approved, 626 back
        expectedAnswer dropped in 333: SQuAD has no words for a refusal
        acceptedAnswers[].chunkIds dropped in 139: all answers are of the one paragraph
        relevantChunkIds changed in 293: a paragraph has a text and no id
        distractorChunkIds changed in 333: a paragraph has a text and no id
        provenance[].chunkId changed in 293: a paragraph has a text and no id
        provenance[].sourceUri dropped in 293: a question of SQuAD has no place for it
        provenance[].sourceRevision dropped in 293: a question of SQuAD has no place for it"
    `);
    expect(await tripOf(pair, "tiny.json")).toMatchInlineSnapshot(`"2 approved, 2 back"`);
    expect(await tripOf(pair, "tiny_augmented.json")).toMatchInlineSnapshot(`"0 approved, 0 back"`);
  });

  test("goldens of DeepEval with one turn and with several", async () => {
    const pair = [deepeval, fromDeepeval] as const;
    expect(await tripOf(pair, "goldens.json")).toMatchInlineSnapshot(`"15 approved, 15 back"`);
    expect(await tripOf(pair, "goldens.csv")).toMatchInlineSnapshot(`"15 approved, 15 back"`);
    expect(await tripOf(pair, "goldens_multi_turn.json")).toMatchInlineSnapshot(
      `"4 approved, 4 back"`,
    );
    expect(await tripOf(pair, "convo_goldens.json")).toMatchInlineSnapshot(
      `"15 approved, 15 back"`,
    );
  });

  test("goldens of DeepEval as samples of Ragas, whose own samples bring no evidence", async () => {
    const golden = join(samples, "deepeval", "goldens.json");
    const goldens = JSON.parse(readFileSync(golden, "utf8")) as readonly Record<string, unknown>[];
    const lines = goldens.map(({ input, expected_output, context }) =>
      JSON.stringify({
        user_input: input,
        reference: expected_output,
        reference_contexts: context,
      }),
    );
    const text = `${lines.join("\n")}\n`;
    const chunks = chunksIn(fromRagas, "goldens.jsonl", text);
    const { approved, back } = await roundTrip(
      { shape: ragas, format: fromRagas, chunks },
      { "goldens.jsonl": text },
    );
    expect([approved, back]).toMatchInlineSnapshot(`
      [
        15,
        15,
      ]
    `);
    expect(await tripOf([ragas, fromRagas], "hf_doc_qa_eval.csv")).toMatchInlineSnapshot(
      `"0 approved, 0 back"`,
    );
  });
});
