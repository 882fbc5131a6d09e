import { describe, expect, test } from "vitest";
import { runIn } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const annex = "annex: {title: 'Annex \"A\" <b>', documents: [annex-a, annex-b]}";
const rest = ["related: [{families: [annex, travel], reason: One quotes the other.}]"];
const set = splitSet(
  { families: [refunds, travel, annex], rest },
  approved(pendingCase),
  candidateOn("both", ["refund-policy", "travel-policy"]),
  refusal("alone", "split: test"),
  refusal("named", "families: [refunds, travel]"),
);

async function out(...words: readonly string[]): Promise<string> {
  const ran = await runIn(tempFolder(set), "families", ...words);
  expect([ran.code, ran.err]).toEqual([0, ""]);
  return ran.out;
}

describe("touchstone families show", () => {
  test("shows components with their families, documents, cases and sides", async () => {
    expect(await out("show")).toMatchInlineSnapshot(`
      "annex  on two sides: dev and test  3 cases: 1 approved, 2 pending
        annex    Annex "A" <b>: no document in use
        refunds  Refunds (dev): refund-policy
        travel   Travel (test): travel-policy

      1 component of 3 families, 1 on two sides.
      Cases of no family: 1 in test.
      Whether the families are the right ones is not judged here; touchstone families check judges the split.

      Claim  family: It carries over.
        Approved: dev 1 question (1 family, 1 component); test nothing approved
      What a score on test says, where touchstone check finds no error:
        Nothing is held out yet: no approved case is on the side test, so no score says anything.
      What it does not say:
        Labels are taken as they are: a paraphrase under a wrong family passes.
        Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not.
        Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on.
        One split establishes one claim: this one says nothing of a later period or of what callers may see.
      "
    `);
  });

  test("gives the same to a script", async () => {
    const { components, ...others } = asFields(JSON.parse(await out("show", "--format", "json")));
    expect(others).toMatchInlineSnapshot(`
      {
        "claim": {
          "caveats": [],
          "excluded": 0,
          "heldOut": "family",
          "kind": "family",
          "limits": [
            "Labels are taken as they are: a paraphrase under a wrong family passes.",
            "Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not.",
            "Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on.",
            "One split establishes one claim: this one says nothing of a later period or of what callers may see.",
          ],
          "sentence": "Nothing is held out yet: no approved case is on the side test, so no score says anything.",
          "splits": {
            "dev": {
              "cases": 1,
              "components": 1,
              "families": 1,
              "withoutFamily": 0,
            },
            "test": {
              "cases": 0,
              "components": 0,
              "families": 0,
              "withoutFamily": 0,
            },
          },
          "statement": "It carries over.",
        },
        "excluded": 0,
        "ungrouped": [],
        "withoutFamily": [
          {
            "cases": {
              "approved": 0,
              "pending": 1,
            },
            "split": "test",
          },
        ],
      }
    `);
    expect(components).toMatchInlineSnapshot(`
      [
        {
          "cases": {
            "approved": 1,
            "pending": 2,
          },
          "families": [
            {
              "documents": [],
              "id": "annex",
              "split": null,
              "title": "Annex "A" <b>",
            },
            {
              "documents": [
                "refund-policy",
              ],
              "id": "refunds",
              "split": "dev",
              "title": "Refunds",
            },
            {
              "documents": [
                "travel-policy",
              ],
              "id": "travel",
              "split": "test",
              "title": "Travel",
            },
          ],
          "isConflict": true,
          "name": "annex",
          "splits": [
            "dev",
            "test",
          ],
        },
      ]
    `);
  });

  test("makes a table for a README", async () => {
    expect(await out("show", "--format", "markdown")).toMatchInlineSnapshot(`
      "| Component | Split | Families | Documents | Approved | Pending |
      | --- | --- | --- | --- | --- | --- |
      | annex | dev, test (two sides) | annex, refunds, travel | refund-policy, travel-policy | 1 | 2 |

      1 component of 3 families, 1 on two sides.
      Cases of no family: 1 in test.
      Whether the families are the right ones is not judged here; touchstone families check judges the split.
      "
    `);
  });

  test("says that there are no families yet", async () => {
    const { code, err } = await runIn(tempFolder(goodSet(pendingCase)), "families", "show");
    expect([code, err]).toEqual([
      2,
      "The set has no families.yaml yet, so nothing says which documents belong together. A first text of it: touchstone families propose --by document\n",
    ]);
  });

  test("says that they cannot be read", async () => {
    const broken = { ...set, "families.yaml": "families: [" };
    const { code, err } = await runIn(tempFolder(broken), "families", "show");
    expect([code, err]).toEqual([2, "families.yaml cannot be read; touchstone check says why.\n"]);
  });
});

describe("touchstone families graph", () => {
  test("draws what joins two sides, by shapes and words, with ids alone", async () => {
    expect(await out("graph")).toMatchInlineSnapshot(`
      "graph LR
        n0[/"annex (no split)"/]
        n1["refunds (dev)"]
        n2(["travel (test)"])
        j0>"2 cases: both and named"]
        n1 --- j0
        n2 --- j0
        j1>"related"]
        n0 -.- j1
        n2 -.- j1
      "
    `);
  });

  test("draws the component of a family", async () => {
    expect(await out("graph", "annex")).toBe(await out("graph", "travel"));
  });

  test("says that nothing is to be drawn", async () => {
    const apart = splitSet({ families: [refunds, travel] });
    const { code, out: drawn, err } = await runIn(tempFolder(apart), "families", "graph");
    expect([code, drawn, err]).toEqual([0, "", "Nothing joins two sides of the split.\n"]);
  });

  test("knows no other family", async () => {
    const { code, err } = await runIn(tempFolder(set), "families", "graph", "travels");
    expect([code, err]).toEqual([
      2,
      'There is no family "travels". Write "travel" if that is what it means.\n',
    ]);
  });
});

describe("touchstone families check", () => {
  test("finds of families and splits what the check finds, and nothing else", async () => {
    const blank = pendingCase
      .replace(/^query: .*$/m, 'query: " "')
      .replace("refund-policy-001", "b");
    const folder = tempFolder({ ...set, "cases/b.yaml": blank });
    const found = async (...words: readonly string[]): Promise<unknown[]> => {
      const ran = await runIn(folder, ...words, "--format", "json");
      expect(ran.code).toBe(1);
      return asFields(JSON.parse(ran.out))["findings"] as unknown[];
    };
    const all = await found("check");
    const own = await found("families", "check");
    expect(own).toEqual(
      all.filter((one) => /^(?:family|split)\//.test(String(asFields(one)["rule"]))),
    );
    expect(own.length).toBeLessThan(all.length);
    expect(own).not.toEqual([]);
  });

  test("judges what is fit for an evaluation where that is asked for", async () => {
    const apart = splitSet({ families: [refunds, travel] });
    expect((await runIn(tempFolder(apart), "families", "check")).code).toBe(0);
    expect((await runIn(tempFolder(apart), "families", "check", "--for", "evaluation")).code).toBe(
      1,
    );
  });
});
