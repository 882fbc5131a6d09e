import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { caseNearDuplicate } from "../../src/rules/case-near-duplicate.ts";
import { findingsOf, report } from "../support/report.ts";
import { familiesText, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

interface Asked {
  readonly id: string;
  readonly query: string;
  readonly answer?: string;
  readonly more?: readonly string[];
}

const text = ({ id, query, answer = `Nothing about ${id}.`, more = [] }: Asked): string =>
  refusal(id, ...more)
    .replace(/^query: .*$/m, `query: ${JSON.stringify(query)}`)
    .replace(/^expectedAnswer: .*$/m, `expectedAnswer: ${JSON.stringify(answer)}`);
const answered = (asked: Asked): string =>
  text(asked).replace("kind: abstention\nbecause: out-of-scope", "kind: answerable");
const set = (rest: readonly string[], ...cases: readonly string[]) =>
  splitSet({ families: [refunds, travel], rest }, ...cases);
const found = async (
  rest: readonly string[],
  ...cases: readonly string[]
): Promise<readonly Finding[]> =>
  await findingsOf(set(rest, ...cases), undefined, [caseNearDuplicate]);

const first = { id: "a", query: "Where can visitors of the office park?" };
const second = { id: "b", query: "Where can the visitors of the office park?" };
const distinct = (...ids: readonly string[]): string =>
  `exceptions: [{cases: [${ids.join(", ")}], decision: distinct, reason: Two needs., decidedBy: noor, decidedAt: 2026-09-01}]`;

describe("case/near-duplicate", () => {
  test("names the measure, the threshold, and what both cases are traced to", async () => {
    const one = text({ ...first, more: ["families: [refunds]"] });
    const other = text({ ...second, more: ["families: [travel]"] });
    expect(await report(set([], one, other), undefined, [caseNearDuplicate]))
      .toMatchInlineSnapshot(`
      "cases/b.yaml:4:8 warning case/near-duplicate
        The question reads much like that of case "a": 0.81 of their runs of three letters are the same, and 0.8 is enough. This one: family "travel", no document, split "test". The other: family "refunds", no document, split "dev".
        see: cases/a.yaml:4:8
        fix: Look at both. If they ask for one thing, keep only one of them: on two sides, whoever tunes on one has seen the other; if for two, record an exception with both cases, "decision: distinct" and the reason.
        why: touchstone explain case/near-duplicate
      "
    `);
  });

  test("takes half the threshold where the answer is the same as well", async () => {
    const answer = "Response in 15 minutes.";
    const one = answered({ id: "a", query: "What is the service level agreement?", answer });
    const other = answered({ id: "b", query: "What is the SLA agreement?", answer });
    expect(await report(set([], one, other), undefined, [caseNearDuplicate]))
      .toMatchInlineSnapshot(`
      "cases/b.yaml:3:8 warning case/near-duplicate
        The question reads much like that of case "a": 0.46 of their runs of three letters are the same. So is the answer, and then 0.4 is enough. This one: no family, no document, no split. The other: no family, no document, no split.
        see: cases/a.yaml:3:8
        fix: Look at both. If they ask for one thing, keep one of them, or say "variantOf" in the one that rephrases the other; if for two, record an exception with both cases, "decision: distinct" and the reason.
        why: touchstone explain case/near-duplicate
      "
    `);
  });

  test.for([
    [
      "two that name different numbers",
      [text({ id: "a", query: "What does error E-1041 of the printer mean?" })],
      text({ id: "b", query: "What does error E-1042 of the printer mean?" }),
    ],
    [
      "refusals with the same answer and questions that are half alike",
      [
        text({
          id: "a",
          query: "What is the service level agreement?",
          answer: "Not in it at all.",
        }),
      ],
      text({ id: "b", query: "What is the SLA agreement?", answer: "Not in it at all." }),
    ],
    ["one that rephrases the other", [text(first)], text({ ...second, more: ["variantOf: a"] })],
    [
      "two that rephrase a third",
      [text({ id: "c", query: "Parking?" }), text({ ...first, more: ["variantOf: c"] })],
      text({ ...second, more: ["variantOf: c"] }),
    ],
    [
      "one after other turns",
      [text(first)],
      text({ ...second, more: ["conversation: [{role: user, content: I come by bus.}]"] }),
    ],
    [
      "a retired one",
      [text(first)],
      text({ ...second, more: ["retired: {by: a, at: b, reason: c}"] }),
    ],
    [
      "one question with two answers, of which case/same-question tells",
      [text(first)],
      text({ ...first, id: "b" }),
    ],
    [
      "equal cases, of which case/equal-pair tells",
      [text({ ...first, answer: "No." })],
      text({ ...first, id: "b", answer: "No." }),
    ],
    ["nothing but signs", [text({ id: "a", query: "???" })], text({ id: "b", query: "?!" })],
  ] as const)("says nothing of %s", async ([, others, other]) => {
    expect(await found([], ...others, other)).toEqual([]);
  });

  test("says nothing of a pair that somebody called distinct, and only of that pair", async () => {
    const third = text({ id: "c", query: "Where can visitors of the offices park?" });
    const pairs = (await found([distinct("a", "b")], text(first), text(second), third)).map(
      ({ at, related = [] }) => [at.file, related[0]?.file],
    );
    expect(pairs).toEqual([["cases/c.yaml", "cases/a.yaml"]]);
  });

  test("takes the threshold of the policy", async () => {
    const files = set([], text(first), text(second));
    const strict = { ...files, ".github/touchstone.yaml": "nearDuplicates: {threshold: 0.95}\n" };
    expect(await findingsOf(strict, undefined, [caseNearDuplicate])).toEqual([]);
  });

  test("tells of pairs before a set has families", async () => {
    const { "families.yaml": _, ...files } = set([], text(first), text(second));
    const [one] = await findingsOf(files, undefined, [caseNearDuplicate]);
    expect(one?.message).toContain("This one: no family, no document, no split.");
  });

  test("tells of the 25 strongest pairs, and how many more there are", async () => {
    const cases = Array.from({ length: 8 }, (_, index) =>
      text({
        id: `n${index}`,
        query: `Where can visitors of the office ${"abcdefgh"[index]} park?`,
      }),
    );
    const all = await found([], ...cases);
    expect(all).toHaveLength(26);
    expect(all.filter(({ message }) => message.startsWith("There are"))).toMatchInlineSnapshot(`
      [
        {
          "at": {
            "column": 8,
            "file": "cases/n6.yaml",
            "line": 4,
          },
          "fix": "List them all: touchstone families alike",
          "level": "warning",
          "message": "There are 3 more pairs of this kind; the 25 told of are the strongest.",
          "related": [
            {
              "column": 8,
              "file": "cases/n5.yaml",
              "line": 4,
            },
          ],
          "rule": "case/near-duplicate",
        },
      ]
    `);
  });

  test("keeps quiet unless an evaluation is meant", async () => {
    const files = {
      ...set([], text(first), text(second)),
      "families.yaml": familiesText({ families: [refunds, travel] }),
    };
    expect((await findingsOf(files)).map(({ rule }) => rule)).not.toContain("case/near-duplicate");
  });
});
