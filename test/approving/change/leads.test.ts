import { describe, expect, test } from "vitest";
import { askedChange } from "../../../src/approving/change/asked-change.ts";
import { leadsFor, type CaseLead } from "../../../src/approving/change/leads.ts";
import { edited } from "../../support/edited.ts";
import { caseFiles, goodSet } from "../../support/good-set.ts";
import type { Contents } from "../../support/memory-tree.ts";
import { candidateOn, familiesText, refunds, splitSet, travel } from "../../support/split-set.ts";
import { treeChange, withFiles } from "../../support/tree-changes.ts";

type Documents = Parameters<typeof candidateOn>[1];

/** A candidate that asks this. */
function asking(id: string, question: string, documents: Documents = ["refund-policy"]): string {
  const text = candidateOn(id, documents);
  return edited(text, `What does the handbook say about ${id}?`, question);
}

const question = "When can a customer request a refund of a purchase?";
const asked = asking("asked-001", question);

/** The leads of the only case that a change asks about. */
async function leads(
  before: Contents,
  others: Parameters<typeof withFiles>[1],
): Promise<readonly CaseLead[]> {
  const change = await treeChange(before, withFiles(before, others));
  const [one, ...more] = askedChange(change).cases;
  if (one === undefined || more.length > 0) throw new Error("Not one case is asked about.");
  return leadsFor(one, change);
}

const told = (found: readonly CaseLead[]): readonly string[] =>
  found.map((one) => `${one.id} ${one.wording.toFixed(2)}: ${one.question ?? "held out"}`);

describe("the cases that are like one that people are asked about", () => {
  test("are those whose questions read alike, the likest first, three at most", async () => {
    const base = goodSet(
      asking("other-001", "Who books the hotel?"),
      asking("b-001", "When can a customer request a refund of one purchase?"),
      asking("a-001", question),
      asking("c-001", "When can customers request a refund of a purchase?"),
      asking("d-001", "When can a customer request the refund of any purchases?"),
    );
    expect(told(await leads(base, caseFiles(asked)))).toMatchInlineSnapshot(`
      [
        "a-001 1.00: When can a customer request a refund of a purchase?",
        "b-001 0.82: When can a customer request a refund of one purchase?",
        "c-001 0.77: When can customers request a refund of a purchase?",
      ]
    `);
  });

  test("are not the case itself, its variants, or what is out of use", async () => {
    const base = goodSet(
      `${asking("variant-001", question)}variantOf: asked-001\n`,
      `${asking("old-001", question)}retired: {by: noor, at: "2026-09-03T09:00:00Z", reason: Nobody asks.}\n`,
    );
    expect(await leads(base, caseFiles(asked))).toEqual([]);
  });

  test("are not those that name another number, or that a person has called distinct", async () => {
    const numbered = "What does paragraph 7 say about refunds of a purchase?";
    const base = goodSet(asking("a-001", edited(numbered, "7", "8")));
    expect(await leads(base, caseFiles(asking("asked-001", numbered)))).toEqual([]);
    const settled = splitSet(
      {
        families: [refunds],
        rest: [
          "exceptions: [{cases: [a-001, asked-001], decision: distinct, reason: They differ., decidedBy: noor, decidedAt: 2026-09-01}]",
        ],
      },
      asking("a-001", question),
    );
    expect(await leads(settled, caseFiles(asked))).toEqual([]);
  });

  test("are those that the policy of the base asks for, not one that the change brings", async () => {
    const base = {
      ...goodSet(asking("a-001", "When can a customer ask for a refund of a purchase?")),
      ".github/touchstone.yaml": "nearDuplicates: {threshold: 0.5}\n",
    };
    const others = { ".github/touchstone.yaml": "nearDuplicates: {threshold: 1}\n" };
    const answered = edited(asked, "What it says.", "Within 30 days.");
    expect(told(await leads(base, { ...caseFiles(answered), ...others }))).toEqual([
      "a-001 0.64: When can a customer ask for a refund of a purchase?",
    ]);
  });

  test("are told whole where nothing is held out", async () => {
    const [lead] = await leads(goodSet(asking("a-001", question)), caseFiles(asked));
    expect(lead).toEqual({
      id: "a-001",
      path: "cases/a-001.yaml",
      why: "wording",
      wording: 1,
      isSameAnswer: true,
      isSameEvidence: true,
      isAcross: false,
      question,
    });
  });

  test("are told by their ids alone where they are held out, also by the base alone", async () => {
    const base = splitSet(
      { families: [refunds, travel] },
      asking("held-001", question, ["travel-policy"]),
    );
    expect(told(await leads(base, caseFiles(asked)))).toEqual(["held-001 1.00: held out"]);
    const allDev = familiesText({ families: [refunds, travel.replace("test", "dev")] });
    const others = { ...caseFiles(asked), "families.yaml": allDev };
    expect(told(await leads(base, others))).toEqual(["held-001 1.00: held out"]);
  });

  test("are told by their ids alone to a case that is held out, since they tell what it asks", async () => {
    const base = splitSet({ families: [refunds, travel] }, asking("dev-001", question));
    const held = asking("held-001", question, ["travel-policy"]);
    expect(told(await leads(base, caseFiles(held)))).toEqual(["dev-001 1.00: held out"]);
  });

  test.for([
    ["families: travel", (text: string) => `${text}families: travel\n`],
    ["split: 5", (text: string) => `${text}split: 5\n`],
    [
      "provenance: oops",
      (text: string) => edited(text, "provenance:", "provenance: oops\nformerly:"),
    ],
  ] as const)(
    "are told by their ids alone where they cannot be read whole: %s",
    async ([, broken]) => {
      const text = broken(asking("held-001", question));
      const base = splitSet({ families: [refunds, travel] }, text);
      expect(told(await leads(base, caseFiles(asked)))).toEqual(["held-001 1.00: held out"]);
    },
  );

  test("are told by their ids alone where the change makes them readable", async () => {
    const base = splitSet(
      { families: [refunds, travel] },
      `${asking("held-001", question)}families: travel\n`,
    );
    const others = caseFiles(asked, asking("held-001", question));
    const change = await treeChange(base, withFiles(base, others));
    const one = askedChange(change).cases.find(({ id }) => id === "asked-001");
    if (one === undefined) throw new Error("It is not asked about.");
    expect(told(leadsFor(one, change))).toEqual(["held-001 1.00: held out"]);
  });
});
