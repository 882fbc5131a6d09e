import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import { readObservations } from "../../../src/load/read-observations.ts";
import {
  observationsAbout,
  observedPatterns,
  type ObservedPattern,
} from "../../../src/refresh/observations/observed-patterns.ts";
import { approved, goodSet, pendingCase, revisionId, type Files } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { observation, observationLines } from "../../support/observations.ts";

async function patternsIn(
  files: Files,
  ...given: readonly Readonly<Record<string, unknown>>[]
): Promise<readonly ObservedPattern[]> {
  const bytes = new TextEncoder().encode(observationLines(...given.map(observation)));
  const { observations, problems } = await readObservations([{ file: "o.jsonl", bytes }]);
  expect(problems).toEqual([]);
  return observedPatterns(await loadDataset(memoryTree(files)), observations);
}

/** What becomes of observations, one line each: the case or cases that it is about behind it. */
async function outcomes(
  files: Files,
  ...given: readonly Readonly<Record<string, unknown>>[]
): Promise<readonly string[]> {
  return (await patternsIn(files, ...given)).map(({ observation: { id }, outcome }) => {
    switch (outcome.kind) {
      case "represented":
        return `${id} represented ${outcome.by.map(({ file, how }) => `${file.case.id} by ${how}`).join()}`;
      case "asks-about":
      case "decided":
      case "names-no-approved-case":
        return `${id} ${outcome.kind} ${outcome.file?.case.id}`;
      case "repeats":
        return `${id} repeats ${outcome.observation}`;
      default:
        return `${id} ${outcome.kind}`;
    }
  });
}

const asked = "When can a customer request a refund?";

function caseOf(id: string, query: string, more = ""): string {
  const text = pendingCase.replace("refund-policy-001", id).replace(asked, query);
  return `${text}${more}`;
}

function fromObservation(id: string, observed: string): string {
  return caseOf(id, "May I send back what I bought?").replace(
    "{kind: human, author: avery}",
    `{kind: telemetry, observation: ${observed}}`,
  );
}

/** An approved case with a refresh block; `rest` ends it. */
function refreshed(rest: string): string {
  return `${approved(pendingCase)}refresh: {from: ${revisionId}, to: ${revisionId}, reasons: [query-pattern-observed], observations: [refund-abroad]${rest}}\n`;
}

describe("an observed pattern of questions", () => {
  test("that a person looked at, recurs, and is in no case, proposes a case", async () => {
    const [pattern, ...others] = await patternsIn(goodSet(approved(pendingCase)), {});
    expect(others).toEqual([]);
    expect(pattern).toMatchObject({
      observation: { id: "refund-abroad" },
      at: { file: "o.jsonl", line: 1, column: 1 },
      outcome: { kind: "new-case" },
    });
  });

  test("recurs from two times on", async () => {
    const set = goodSet(approved(pendingCase));
    expect(await outcomes(set, { id: "once", count: 1 }, { id: "twice", count: 2 })).toEqual([
      "once seen-once",
      "twice new-case",
    ]);
  });

  test("that nobody looked at proposes nothing", async () => {
    const raw = { reviewedBy: undefined, reviewedAt: undefined };
    expect(await outcomes(goodSet(approved(pendingCase)), raw)).toEqual([
      "refund-abroad not-looked-at",
    ]);
  });

  test.for([
    ["an approved case", approved(fromObservation("led-001", "refund-abroad"))],
    ["a candidate", fromObservation("led-001", "refund-abroad")],
    [
      "a rejected case",
      `${fromObservation("led-001", "refund-abroad")}review: {status: rejected}\n`,
    ],
    [
      "a retired case",
      `${approved(fromObservation("led-001", "refund-abroad"))}retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: Gone.}\n`,
    ],
  ] as const)("is represented by %s that names it as its origin", async ([, text]) => {
    expect(await outcomes(goodSet(text), {})).toEqual([
      "refund-abroad represented led-001 by origin",
    ]);
  });

  test("is not represented by a case that came from another observation", async () => {
    expect(await outcomes(goodSet(fromObservation("led-001", "refund-abroad-2")), {})).toEqual([
      "refund-abroad new-case",
    ]);
  });

  test.for([
    ["as it stands", asked],
    ["in other letters and with other signs", "when can a  CUSTOMER request a “refund”"],
  ] as const)("is represented where a case in use asks it %s", async ([, query]) => {
    for (const text of [pendingCase, approved(pendingCase)]) {
      expect(await outcomes(goodSet(text), { query })).toEqual([
        "refund-abroad represented refund-policy-001 by same-question",
      ]);
    }
  });

  test("is not represented by the same words after other turns", async () => {
    const turn = { role: "user", content: "I live in Geneva." };
    const turns = `conversation: [{role: user, content: I live in Geneva.}]\n`;
    const one = { query: asked };
    expect(await outcomes(goodSet(`${pendingCase}${turns}`), one)).toEqual([
      "refund-abroad new-case",
    ]);
    expect(await outcomes(goodSet(pendingCase), { ...one, conversation: [turn] })).toEqual([
      "refund-abroad new-case",
    ]);
    expect(
      await outcomes(goodSet(`${pendingCase}${turns}`), { ...one, conversation: [turn] }),
    ).toEqual(["refund-abroad represented refund-policy-001 by same-question"]);
  });

  test("that only a rejected case asks proposes one, and names the rejected", async () => {
    const set = goodSet(`${pendingCase}review: {status: rejected}\n`);
    const [pattern] = await patternsIn(set, { query: asked });
    expect(pattern?.outcome.kind).toBe("new-case");
    expect(pattern?.outOfUse.map(({ case: { id } }) => id)).toEqual(["refund-policy-001"]);
    expect(pattern?.near).toEqual([]);
  });

  test("that another one asks as well proposes one case for both", async () => {
    const set = goodSet(approved(pendingCase));
    expect(
      await outcomes(
        set,
        { id: "b" },
        { id: "a", query: "can i return something that I bought abroad" },
      ),
    ).toEqual(["a new-case", "b repeats a"]);
  });

  test("lists at most three cases with like questions, the nearest first, and they decide nothing", async () => {
    const set = goodSet(
      caseOf("far-001", "What is a gift card?"),
      caseOf("near-001", "Can I return something that I bought abroad last year?"),
      caseOf("near-002", "Can I return something I bought?"),
      caseOf("near-003", "Can I return something that I bought abroad online?"),
      caseOf("near-004", "Can I return something that I bought abroad in May?"),
    );
    const [pattern] = await patternsIn(set, {});
    expect(pattern?.outcome.kind).toBe("new-case");
    expect(pattern?.near.map(({ file, likeness }) => [file.case.id, likeness.toFixed(2)]))
      .toMatchInlineSnapshot(`
        [
          [
            "near-004",
            "1.00",
          ],
          [
            "near-003",
            "0.85",
          ],
          [
            "near-002",
            "0.85",
          ],
        ]
      `);
  });

  test("come in the order of their ids", async () => {
    const set = goodSet(approved(pendingCase));
    const queries = ["z", "Z", "é", "a"].map((id) => ({ id, query: `What is ${id}?` }));
    expect((await outcomes(set, ...queries)).map((line) => line.split(" ")[0])).toEqual([
      "Z",
      "a",
      "z",
      "é",
    ]);
  });
});

describe("an observed pattern that names a case", () => {
  const about = { case: "refund-policy-001" };

  test("asks about the approved case, whatever its question", async () => {
    const patterns = await patternsIn(
      goodSet(approved(pendingCase)),
      { ...about, id: "b" },
      { ...about, id: "a" },
    );
    expect(patterns.map(({ outcome }) => outcome.kind)).toEqual(["asks-about", "asks-about"]);
    expect([...observationsAbout(patterns)]).toEqual([["refund-policy-001", ["a", "b"]]]);
  });

  test("asks nothing where a decision had it in view, and still asks before it is made", async () => {
    expect(await outcomes(goodSet(refreshed(", outcome: confirmed")), about)).toEqual([
      "refund-abroad decided refund-policy-001",
    ]);
    expect(await outcomes(goodSet(refreshed("")), about)).toEqual([
      "refund-abroad asks-about refund-policy-001",
    ]);
    expect(
      await outcomes(goodSet(refreshed(", outcome: confirmed")), { ...about, id: "another" }),
    ).toEqual(["another asks-about refund-policy-001"]);
  });

  test.for([
    ["that the set has not", { case: "refund-policy-002" }, approved(pendingCase), "undefined"],
    ["that is a candidate", about, pendingCase, "refund-policy-001"],
    ["that was rejected", about, `${pendingCase}review: {status: rejected}\n`, "refund-policy-001"],
    [
      "that was retired",
      about,
      `${approved(pendingCase)}retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: Gone.}\n`,
      "refund-policy-001",
    ],
  ] as const)("%s asks nothing and proposes nothing", async ([, given, text, id]) => {
    const patterns = await patternsIn(goodSet(text), given);
    expect(observationsAbout(patterns).size).toBe(0);
    expect(await outcomes(goodSet(text), given)).toEqual([
      `refund-abroad names-no-approved-case ${id}`,
    ]);
  });

  test("asks nothing once a case represents it", async () => {
    const set = goodSet(approved(pendingCase), fromObservation("led-001", "refund-abroad"));
    expect(await outcomes(set, about)).toEqual(["refund-abroad represented led-001 by origin"]);
  });
});
