import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { corpusOf } from "../support/corpus-of.ts";
import type { Files } from "../support/good-set.ts";
import { observation, observationLines } from "../support/observations.ts";

const corpus = corpusOf({
  "refunds#when":
    "A customer can ask for a refund within 30 days of purchase.\nLater requests are refused.",
  "refunds#abroad": "What was bought abroad can be returned in the country where it was bought.",
});
const answer = ["--answer", "In the country where it was bought.", "--evidence", "refunds#abroad"];
const named = ["--observation", "refund-abroad", "--observations", "observed.jsonl"];

async function made(
  lines: string,
  words: readonly string[],
  {
    person = { name: "avery" },
    files = {},
  }: { person?: Parameters<typeof runFor>[1]; files?: Files } = {},
): Promise<{ code: number; out: string; err: string; written: Files; folder: string }> {
  const before: Files = { ...corpus, ...files, "observed.jsonl": lines };
  const folder = await folderWith(before);
  const ran = await runFor(folder, person, "new", ...words);
  const written = Object.entries(await filesIn(folder)).filter(([path]) => !(path in before));
  return { ...ran, folder, written: Object.fromEntries(written) };
}

const good = observationLines(observation());

describe("touchstone new --observation", () => {
  test("writes a candidate with the observed question, which names the observation", async () => {
    const { out, code, written, folder } = await made(good, [...named, ...answer]);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "cases/refunds/refunds-001.yaml written
        Evidence: chunk "refunds#abroad", with a proposed quote to read over: "What was bought abroad can be returned in the country where it was bought."
        It comes from observation "refund-abroad", seen 41 times (https://telemetry.example.test/patterns/17); it waits for review.
      Next: touchstone check cases/refunds/refunds-001.yaml, and then somebody judges it: touchstone review record refunds-001
      "
    `);
    expect(Object.values(written).join("")).toMatchInlineSnapshot(`
      "id: refunds-001
      kind: answerable
      query: Can I return something that I bought abroad?
      expectedAnswer: In the country where it was bought.
      relevantChunkIds:
        - refunds#abroad
      provenance:
        - chunkId: refunds#abroad
          documentId: refunds
          sourceUri: refunds
          sourceRevision: v1
          contentHash: sha256:2cc764ddd2ea7c664e53d82fed2517c8ecb27aa73705acabec22231245096649
          quote: What was bought abroad can be returned in the country where it was bought.
      corpusRevision: corpus-2026-09-01
      origin:
        kind: telemetry
        observation: refund-abroad
      review:
        status: pending
      "
    `);
    const checked = await runFor(folder, {}, "check");
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining("0 errors")]);
  });

  test("takes the turns before it along", async () => {
    const conversation = [
      { role: "user", content: "I bought a sofa in Geneva." },
      { role: "assistant", content: "How can I help?" },
    ];
    const lines = observationLines(observation({ conversation }));
    const { written } = await made(lines, [...named, ...answer]);
    expect(Object.values(written).join("")).toContain(
      `conversation:
  - role: user
    content: I bought a sofa in Geneva.
  - role: assistant
    content: How can I help?
query: Can I return something that I bought abroad?
`,
    );
  });

  test("takes another wording from a flag, such as one without names", async () => {
    const { written } = await made(good, [
      ...named,
      ...answer,
      "--query",
      "Can a gift from abroad go back?",
    ]);
    const text = Object.values(written).join("");
    expect(text).toContain("query: Can a gift from abroad go back?\n");
    expect(text).toContain("origin:\n  kind: telemetry\n  observation: refund-abroad\n");
  });

  test("at a terminal, asks for neither the question nor who writes it", async () => {
    const answers = ["1", "a", "In the country where it was bought.", "", "", "", "y"];
    const { out, code, written } = await made(good, named, { person: { answers } });
    expect(code).toBe(0);
    expect(out).not.toMatch(/Question, as|Who writes it/);
    expect(Object.values(written).join("")).toContain("observation: refund-abroad");
  });

  test.for([
    ["names no file", ["--observation", "refund-abroad"], good],
    ["names no observation", ["--observations", "observed.jsonl"], good],
    [
      "names one that is not there",
      ["--observation", "refund-abraod", "--observations", "observed.jsonl"],
      good,
    ],
    [
      "names one beside lines that cannot be read",
      ["--observation", "x", "--observations", "observed.jsonl"],
      `${good}{\n`,
    ],
    [
      "names one without a place to look it up",
      named,
      observationLines(observation({ source: undefined })),
    ],
    [
      "names one that nobody looked at",
      named,
      observationLines(observation({ reviewedBy: undefined, reviewedAt: undefined })),
    ],
    ["names one that was seen once", named, observationLines(observation({ count: 1 }))],
    [
      "names a file that is not there",
      ["--observation", "a", "--observations", "none.jsonl"],
      good,
    ],
    ["names a generator as well", [...named, "--lane", "backlog", "--generator", "g"], good],
    ["names an author as well", [...named, "--author", "avery"], good],
  ] as const)("writes nothing where it %s", async ([, words, lines]) => {
    const { code, err, written } = await made(lines, [...words, ...answer]);
    expect([code, written]).toEqual([2, {}]);
    expect(err).toMatchSnapshot();
  });

  test("writes no second case of an observation, unless it words the first one differently", async () => {
    const first = await made(good, [...named, ...answer]);
    const files = first.written;
    const again = await made(good, [...named, ...answer], { files });
    expect([again.code, again.written]).toEqual([2, {}]);
    expect(again.err).toMatchInlineSnapshot(`
      "Observation "refund-abroad" led to case "refunds-001" already: cases/refunds/refunds-001.yaml. Another wording of its question needs --variant-of refunds-001.
      "
    `);
    const variant = ["--variant-of", "refunds-001", "--query", "Does a purchase abroad go back?"];
    const other = await made(good, [...named, ...answer, ...variant], { files });
    expect([other.code, Object.keys(other.written)]).toEqual([
      0,
      ["cases/refunds/refunds-002.yaml"],
    ]);
  });
});
