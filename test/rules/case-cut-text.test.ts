import { describe, expect, test } from "vitest";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const asking = (query: string): string =>
  pendingAbstention.replace(/^query: .*$/m, `query: ${query}`);

describe("case/cut-text", () => {
  test.for([
    ["a remark on a line of its own", asking("Where?\n# Asked daily.")],
    ["a remark behind a text in quotes", asking('"Where?" # asked daily')],
    ["a number sign inside a word", asking("Where is bay#3?")],
    ["a number sign in a text of several lines", asking("|\n  Where is bay #3?")],
    ["a remark behind what is no text", pendingCase.replace("answerable", "answerable # surely")],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("warns of a question that ends before a number sign", async () => {
    expect(await report(goodSet(asking("Where is bay #3 and who may park there?"))))
      .toMatchInlineSnapshot(`
      "cases/parking-001.yaml:4:8 warning case/cut-text
        The text ends at "Where is bay": behind a space, "#3 and who may park there?" is a remark that nobody reads.
        fix: Put the whole text in quotes if that belongs to it, or move the remark to a line of its own.
        why: touchstone explain case/cut-text
      "
    `);
  });

  test("warns of every text that people read", async () => {
    const cut = `id: a
kind: answerable
conversation:
  - { role: user, content: "x" }
  - role: assistant
    content: See ticket #1 first
query: Which #2 one
expectedAnswer: Number #3 of them
acceptedAnswers:
  - statement: The #4 of them
    chunkIds: ["refund-policy:12"]
evidence:
  - document: refund-policy
    quote: within 30 #5 days
`;
    const warned = (await findingsOf(goodSet(cut))).filter(({ rule }) => rule === "case/cut-text");
    expect(warned.map(({ level, at }) => `${level} ${at.line}:${at.column}`)).toEqual([
      "warning 6:14",
      "warning 7:8",
      "warning 8:17",
      "warning 10:16",
      "warning 14:12",
    ]);
  });

  test("tells the end of a long text", async () => {
    const long = asking(`${"word ".repeat(30)}here #3`);
    expect(await report(goodSet(long))).toContain('word word word word word word word here"');
  });
});
