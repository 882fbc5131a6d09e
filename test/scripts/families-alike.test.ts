import { describe, expect, test } from "vitest";
import { runIn } from "../support/command.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const asked = (id: string, document: "refund-policy" | "travel-policy", query: string): string =>
  candidateOn(id, [document])
    .replace(/^query: .*$/m, `query: ${query}`)
    .replace(/^expectedAnswer: .*$/m, `expectedAnswer: ${id.repeat(12)}`);

const park = "Where can visitors of the office park?";
const cases = [
  asked("a", "refund-policy", park),
  asked("b", "travel-policy", "Where can the visitors of the office park?"),
  asked("c", "refund-policy", "Where can visitors of the offices park?"),
  asked("m", "refund-policy", "What does error E-1041 of the printer mean?"),
  asked("n", "refund-policy", "What does error E-1042 of the printer mean?"),
];
const files = splitSet({ families: [refunds, travel] }, ...cases);

async function out(...words: readonly string[]): Promise<string> {
  const ran = await runIn(tempFolder(files), "families", "alike", ...words);
  expect([ran.code, ran.err]).toEqual([0, ""]);
  return ran.out;
}

const pairsIn = (json: string): unknown =>
  (JSON.parse(json) as { pairs: { cases: { id: string | null }[] }[] }).pairs.map((pair) =>
    pair.cases.map(({ id }) => id),
  );

describe("touchstone families alike", () => {
  test("lists groups of cases with what they are traced to, and what each two have in common", async () => {
    expect(await out()).toMatchInlineSnapshot(`
      "1  across the split
        a  a  dev; refunds; refund-policy
           Q  Where can visitors of the office park?
           A  aaaaaaaaaaaa
        b  b  test; travel; travel-policy
           Q  Where can the visitors of the office park?
           A  bbbbbbbbbbbb
        c  c  dev; refunds; refund-policy
           Q  Where can visitors of the offices park?
           A  cccccccccccc
        a and b: questions 0.81, answers 0.00
        a and c: questions 0.84, answers 0.00, same evidence

      2 pairs alike among 5 cases, 1 across the split. Whether two are one is for a person to say.
      A figure is the part of their runs of three letters that two texts share; 0.8 is enough, and 0.4 of questions with the same answer.
      Left out, since each question names another number: 1 pair. To list them: --numbers
      Two that ask for one thing: keep one, or say "variantOf" in the one that rephrases the other. Two that do not: an exception in families.yaml with both cases, "decision: distinct" and the reason.
      "
    `);
  });

  test("gives a table for a page", async () => {
    expect(await out("--format", "markdown", "--across")).toMatchInlineSnapshot(`
      "| Group | Case | Other case | Measure |
      | --- | --- | --- | --- |
      | 1 | a<br>dev; refunds; refund-policy<br>Where can visitors of the office park?<br>aaaaaa&#8203;aaaaaa | b<br>test; travel; travel-policy<br>Where can the visitors of the office park?<br>bbbbbb&#8203;bbbbbb | across the split, questions 0.81, answers 0.00 |

      1 pair alike across the split among 5 cases. Whether two are one is for a person to say.
      A figure is the part of their runs of three letters that two texts share; 0.8 is enough, and 0.4 of questions with the same answer.
      Two that ask for one thing: keep one, or say "variantOf" in the one that rephrases the other. Two that do not: an exception in families.yaml with both cases, "decision: distinct" and the reason.
      "
    `);
  });

  test("counts of questions that name other numbers all that --numbers would list, however they are alike", async () => {
    const answer =
      "expectedAnswer: Restart it, wait for a minute, and call the service desk if the light stays red.";
    const text = (id: string, query: string): string =>
      asked(id, "refund-policy", query).replace(/^expectedAnswer: .*$/m, answer);
    const folder = tempFolder(
      splitSet(
        { families: [refunds, travel] },
        text("p", "What do I have to do about error 1041 in the portal?"),
        text("q", "What do I have to do about error 2852 in a machine?"),
        text("r", "Does 7 help?"),
        `${text("s", "What do I have to do about error 3333 in the portal?")}variantOf: p\n`,
      ),
    );
    const alike = async (...words: readonly string[]): Promise<string> =>
      (await runIn(folder, "families", "alike", ...words)).out;
    expect(await alike("--numbers")).toContain("2 pairs alike among 4 cases");
    const told = "Left out, since each question names another number";
    expect(await alike()).toContain(`${told}: 2 pairs.`);
    expect(await alike("--case", "p")).toContain(`${told}: 1 pair.`);
    expect(await alike("--across")).not.toContain("Left out");
  });

  test("gives every figure to a script", async () => {
    const { pairs, ...others } = JSON.parse(await out("--format", "json")) as { pairs: unknown[] };
    expect([others, pairs[0]]).toMatchInlineSnapshot(`
      [
        {
          "compared": 5,
          "isCut": false,
          "ofOtherNumbers": 1,
          "settled": 0,
          "threshold": 0.8,
        },
        {
          "answer": 0,
          "cases": [
            {
              "documents": [
                "refund-policy",
              ],
              "expectedAnswer": "aaaaaaaaaaaa",
              "families": [
                "refunds",
              ],
              "file": "cases/a.yaml",
              "id": "a",
              "query": "Where can visitors of the office park?",
              "splits": [
                "dev",
              ],
            },
            {
              "documents": [
                "travel-policy",
              ],
              "expectedAnswer": "bbbbbbbbbbbb",
              "families": [
                "travel",
              ],
              "file": "cases/b.yaml",
              "id": "b",
              "query": "Where can the visitors of the office park?",
              "splits": [
                "test",
              ],
            },
          ],
          "group": 1,
          "isAcross": true,
          "isOfOtherNumbers": false,
          "isSameAnswer": false,
          "isSameEvidence": false,
          "toldBy": null,
          "why": "wording",
          "wording": 0.8181818181818182,
        },
      ]
    `);
  });

  test.for([
    ["across the split", ["--across"], [["a", "b"]]],
    ["of one case", ["--case", "c"], [["a", "c"]]],
    ["of questions that name different numbers", ["--numbers", "--case", "m"], [["m", "n"]]],
    ["as alike as a threshold says", ["--threshold", "0.85"], []],
    [
      "as alike as a lower threshold says",
      ["--threshold", "0.6"],
      [
        ["a", "b"],
        ["b", "c"],
        ["a", "c"],
      ],
    ],
  ] as const)("lists pairs %s", async ([, words, pairs]) => {
    expect(pairsIn(await out("--format", "json", ...words))).toEqual(pairs);
  });

  test("lists what is like a question that is not in the set, half as alike without an answer", async () => {
    const query = ["--format", "json", "--query", "Where can visitors park their car?"];
    expect(pairsIn(await out(...query))).toEqual([
      ["c", null],
      ["a", null],
    ]);
    expect(pairsIn(await out(...query, "--answer", "Next door."))).toEqual([]);
  });

  test("lists a set without families", async () => {
    const { "families.yaml": _, ...others } = files;
    const ran = await runIn(tempFolder(others), "families", "alike");
    expect([ran.code, ran.out.split("\n")[1]]).toEqual([
      0,
      "  a  a  no split; no family; refund-policy",
    ]);
  });

  test("says how many pairs it does not show", async () => {
    expect(await out("--numbers", "--limit", "1")).toContain("Not shown: 1 pair.");
  });

  test.for([
    [["--case", "aa"], 'There is no case "aa".'],
    [["--threshold", "0.2"], "from 0.5 to 1"],
    [["--limit", "0"], "from 1 on"],
    [["--answer", "Yes."], "--answer goes with a question"],
    [["--query", " "], "is blank"],
    [["--query", "Why?", "--case", "a"], "give one of them"],
  ] as const)("refuses %j", async ([words, said]) => {
    const ran = await runIn(tempFolder(files), "families", "alike", ...words);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(said);
  });
});
