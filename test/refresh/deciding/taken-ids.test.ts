import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import { decidedCase } from "../../../src/refresh/deciding/decided-case.ts";
import type { EvidenceChoice } from "../../../src/refresh/deciding/evidence-choice.ts";
import { targetRevision } from "../../../src/refresh/deciding/target-revision.ts";
import { unlikeWithoutQuote } from "../../../src/refresh/deciding/taken-ids.ts";
import { outcomesOf } from "../../../src/refresh/plan/outcomes.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { judgedCase, twoCorpora } from "../../support/two-corpora.ts";

const vacation = "Employees have thirty days of paid vacation in each calendar year.";
const sickness = "Whoever is ill tells the team before nine in the morning.";
const intro = "Welcome to the handbook. It is written by many, and each page names its owner.";

async function given(after: Readonly<Record<string, string>>) {
  const one = { chunks: { "kb:1": vacation, "kb:2": sickness } };
  const text = judgedCase("case-1", { under: "one", corpus: one, chunks: ["kb:1"] });
  const dataset = await loadDataset(
    memoryTree({ ...twoCorpora(one, { chunks: after }), "cases/case-1.yaml": text }),
    { texts: "current" },
  );
  const texts = new Map(dataset.texts);
  const [file] = dataset.cases;
  for (const entry of file?.whole?.provenance ?? []) texts.set(entry.contentHash, vacation);
  const target = targetRevision(dataset, undefined, texts);
  if (file === undefined || "refused" in target) throw new Error("Nothing to decide.");
  return { dataset, file, target };
}

async function told(
  after: Readonly<Record<string, string>>,
  choice: EvidenceChoice,
): Promise<string> {
  const { file, target } = await given(after);
  const result = decidedCase(file, choice, target);
  if (!("refused" in result)) return "decided";
  return result.refused.map(({ message, fix = "" }) => `${message}\n${fix}`).join("\n");
}

const confirmed: EvidenceChoice = { outcome: "confirmed" };
const inserted = { "kb:1": intro, "kb:2": vacation, "kb:3": sickness };
const itself: EvidenceChoice = {
  outcome: "revised",
  replace: [{ from: "kb:1" as ChunkId, to: ["kb:1" as ChunkId] }],
};

describe("a chunk whose id was taken by another text, and whose own stands elsewhere", () => {
  test("is not confirmed, and what its id says now is shown", async () => {
    expect(await told(inserted, confirmed)).toMatchInlineSnapshot(`
      "The words of chunk "kb:1" stand under "kb:2" in corpus revision "two", and another text took its id.
      Take the move with --moved, or say with --revised --replace what stands in its place, be it the chunk itself. Chunk "kb:1" says now: "Welcome to the handbook. It is written by many, and each page names its owner.""
    `);
  });

  test("does not stay evidence unsaid where the answer is revised", async () => {
    const revised = { outcome: "revised", replace: [], answer: "Thirty days." } as const;
    expect(await told(inserted, revised)).toContain("another text took its id");
  });

  test("may be named again by whoever read what is there", async () => {
    expect(await told(inserted, itself)).toBe("decided");
  });

  test("is offered as a move, and no longer as a confirmation", async () => {
    const { dataset, file, target } = await given(inserted);
    const outcomes = outcomesOf(dataset, { file, evidence: [] }, target);
    const possible = outcomes.filter(({ result }) => "digest" in result);
    expect(possible.map(({ outcome, replace }) => [outcome, replace])).toEqual([
      ["revised", [{ from: "kb:1", to: ["kb:2"] }]],
      ["retired", []],
    ]);
  });

  test("is confirmed where most of its words are still there", async () => {
    const after = { "kb:1": vacation.replace("thirty", "31"), "kb:2": vacation };
    expect(await told(after, confirmed)).toBe("decided");
  });
});

describe("a quote that a person takes away", () => {
  const quotes = new Map([["kb:1" as ChunkId, undefined]]);
  const withQuote = async (after: Readonly<Record<string, string>>) => {
    const { file, target } = await given(after);
    const [entry] = file.whole?.provenance ?? [];
    if (entry === undefined || file.whole === undefined) throw new Error("No evidence.");
    const provenance = [{ ...entry, quote: "thirty days" }];
    const whole = { ...file.whole, provenance } as typeof file.whole;
    return unlikeWithoutQuote({ ...file, whole }, quotes, target).map(({ message }) => message);
  };

  test("may go where most of the words are still there", async () => {
    expect(await withQuote({ "kb:1": vacation.replace("thirty", "31") })).toEqual([]);
  });

  test("may not where hardly any word is", async () => {
    expect(await withQuote({ "kb:1": intro })).toEqual([
      'Without the approved quote nothing ties the case to chunk "kb:1": its text in corpus revision "two" is another one.',
    ]);
  });
});
