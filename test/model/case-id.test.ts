import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caseShape } from "../../src/load/generated/case-shape.js";
import { foldId, isFitId, questionId } from "../../src/model/case-id.ts";

/** Text that comes near the rule: its letters, its joints and its reserved names. */
const nearIds = fc
  .array(
    fc.constantFrom(
      "a",
      "b1",
      "Z",
      ".",
      "-",
      "_",
      "..",
      "con",
      "nul",
      "com1",
      ".lock",
      "é",
      " ",
      "\n",
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));
const longIds = fc.integer({ min: 90, max: 110 }).map((length) => "a".repeat(length));
const anyText = fc.oneof(nearIds, longIds, fc.string({ unit: "binary", maxLength: 120 }));

/** Whether the schema accepts the id of a case that has no other defect. */
function schemaAccepts(id: string): boolean {
  return caseShape({ id, kind: "answerable", query: "Why?", expectedAnswer: "Because." });
}

describe("fit ids", () => {
  test.for([
    ["refund-policy-001", true],
    ["a", true],
    ["2026_09.refunds-1", true],
    ["a".repeat(100), true],
    ["console", true],
    ["con-1", true],
    ["", false],
    ["a".repeat(101), false],
    ["Refund", false],
    ["refund--1", false],
    ["-refund", false],
    ["refund.", false],
    ["con", false],
    ["con.refund", false],
    ["lpt1", false],
    ["refund.lock", false],
    ["refund\n", false],
    ["größe", false],
  ] as const)("%j is fit: %s", ([id, fit]) => {
    expect(isFitId(id)).toBe(fit);
  });

  test("are those that the schema accepts", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isFitId(text)).toBe(schemaAccepts(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("folding an id", () => {
  test("keeps what ASCII can and adds eight digits of the text's hash", () => {
    const texts = [
      "Refund #1",
      "Größe/Länge",
      "返金ポリシー",
      "../../etc/passwd",
      "con",
      "a.lock",
      "",
    ];
    expect(texts.map((text) => foldId(text))).toMatchInlineSnapshot(`
      [
        "refund-1-a7633983",
        "gro-e-lange-37d0f51d",
        "case-6c11d2a9",
        "etc-passwd-3754d6cb",
        "con-1143da2b",
        "a-lock-e018dd87",
        "case-e3b0c442",
      ]
    `);
  });

  test("cuts a long text between words", () => {
    const id = foldId("refund ".repeat(30));
    expect(id).toMatch(/^(refund-){13}[0-9a-f]{8}$/);
  });

  test("gives every text a fit id, always the same", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const id = foldId(text);
        expect(schemaAccepts(id)).toBe(true);
        expect(id).toMatch(/-[0-9a-f]{8}$/);
        expect(foldId(text)).toBe(id);
      }),
    );
  });

  test("keeps texts apart that look alike in ASCII", () => {
    expect(
      new Set(["a b", "a-b!", "A b", "a\u0000b", "\ud83d", "\ude00"].map((text) => foldId(text))),
    ).toHaveLength(6);
  });
});

describe("an id for a record without one", () => {
  test("is made of the question and of how often it was asked before", () => {
    expect([1, 2].map((ordinal) => questionId("table", "How long is parental leave?", ordinal)))
      .toMatchInlineSnapshot(`
        [
          "how-long-is-parental-leave-d802ea07",
          "how-long-is-parental-leave-3be6bee5",
        ]
      `);
  });

  test("does not change with the white space of the question", () => {
    expect(questionId("table", " How  long\n", 1)).toBe(questionId("table", "How long", 1));
  });

  test("is fit whatever the question", () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (question, ordinal) => {
        expect(isFitId(questionId("table", question, ordinal))).toBe(true);
      }),
    );
  });
});
