import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runIn } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";
import { mermaidGraph } from "../support/mermaid-graph.ts";
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

  test("says under fixed-corpus that cases carry the split, and which families are on both sides", async () => {
    const fixed = splitSet(
      {
        claim: "fixed-corpus",
        families: [refunds, travel].map((one) => one.replace(/, split: \w+/, "")),
      },
      approved(candidateOn("a", ["refund-policy"], "split: dev")),
      approved(candidateOn("b", ["refund-policy"], "split: test")),
      candidateOn("c", ["refund-policy"], "split: test"),
      candidateOn("d", ["travel-policy"], "split: dev"),
    );
    const folder = tempFolder(fixed);
    expect((await runIn(folder, "families", "show")).out.split("\n\nClaim")[0])
      .toMatchInlineSnapshot(`
      "refunds  1 in dev and 2 in test  3 cases: 2 approved, 1 pending
        refunds  Refunds: refund-policy

      travel  1 in dev  1 case: 1 pending
        travel  Travel: travel-policy

      2 components of 2 families; each case carries its own split, and 1 has cases on several sides.
      Whether the families are the right ones is not judged here; touchstone families check judges the split."
    `);
    expect((await runIn(folder, "families", "show", "--format", "markdown")).out).toContain(
      "| refunds | 1 in dev and 2 in test | refunds | refund-policy | 2 | 1 |",
    );
    const json = asFields(
      JSON.parse((await runIn(folder, "families", "show", "--format", "json")).out),
    );
    expect(json["components"]).toMatchObject([
      { splits: ["dev", "test"], casesBySplit: { dev: 1, test: 2 }, isConflict: false },
      { splits: ["dev"], casesBySplit: { dev: 1 } },
    ]);
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
          "casesBySplit": null,
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
          "holdout": "untouched",
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

  test("writes it to a file", async () => {
    const folder = tempFolder(set);
    const ran = await runIn(folder, "families", "graph", "--out", "g.mmd");
    expect([ran.code, ran.out, ran.err]).toEqual([0, "", ""]);
    expect(readFileSync(join(folder, "g.mmd"), "utf8")).toBe(await out("graph"));
    const nowhere = await runIn(folder, "families", "graph", "--out", "no/g.mmd");
    expect(nowhere.code).toBe(2);
  });

  test("draws of a large component what is nearest, and all of it where asked", async () => {
    const many = largeChain(600);
    const part = await runIn(many, "families", "graph", "f300");
    const { nodes, lines } = mermaidGraph(part.out);
    const labels = Object.values(nodes).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith("f"))).toHaveLength(40);
    expect(labels).toEqual(expect.arrayContaining(["f281 (dev)", "f300 (dev)", "f319 (dev)"]));
    expect(lines.length).toBeLessThanOrEqual(500);
    expect(part.err).toMatchInlineSnapshot(`
      "Drawn: 40 of 600, the nearest to "f300". GitHub draws at most 500 lines from 50000 characters. The whole, to a file: --all --out <file>
      "
    `);
    const whole = await runIn(many, "families", "graph", "f300", "--all");
    expect(Object.keys(mermaidGraph(whole.out).nodes)).toHaveLength(600 + 599);
    expect(whole.err).toBe("");
  });

  test("draws of what joins two sides the shortest way first", async () => {
    const { out: drawn, err } = await runIn(largeChain(600, "test"), "families", "graph");
    expect(drawn).toContain("f599 (test)");
    expect(drawn).toContain("f598 (dev)");
    expect(err).toMatchInlineSnapshot(`
      "Drawn: 40 of 600, the nearest to a shortest way between two sides. GitHub draws at most 500 lines from 50000 characters. The whole, to a file: --all --out <file>
      "
    `);
  });

  test("knows no other family", async () => {
    const { code, err } = await runIn(tempFolder(set), "families", "graph", "travels");
    expect([code, err]).toEqual([
      2,
      'There is no family "travels". Write "travel" if that is what it means.\n',
    ]);
  });
});

/** Families of which each is related to the next; the last may be on another side. */
function largeChain(length: number, last = "dev"): string {
  const ids = Array.from({ length }, (_, index) => `f${String(index).padStart(3, "0")}`);
  const families = ids.map((id, index) => {
    const split = index === length - 1 ? last : "dev";
    return `${id}: {title: T, documents: [${id}], split: ${split}}`;
  });
  const related = ids
    .slice(1)
    .map((id, index) => `  - {families: [${ids[index]}, ${id}], reason: R.}`);
  return tempFolder(splitSet({ families, rest: ["related:", ...related] }));
}

describe("touchstone families check", () => {
  test("refuses to judge changed files alone", async () => {
    const { code, err } = await runIn(tempFolder(set), "families", "check", "--changed");
    expect([code, err]).toEqual([
      2,
      "Families need every case: what joins two sides may stand in files that did not change. Leave out --changed.\n",
    ]);
    const help = await runIn(tempFolder(set), "families", "check", "--help");
    expect(help.out).not.toContain("--changed");
  });

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
