import { describe, expect, test } from "vitest";
import { suggestFolder, suggestId } from "../../../src/authoring/new/suggest-place.ts";
import type { Families } from "../../../src/model/generated/families.ts";

const families: Families = {
  claim: { kind: "family", statement: "x", declaredAt: "2026-09-01" },
  grouping: { rule: "x", declaredAt: "2026-09-01" },
  families: {
    "money-back": { title: "Money back", documents: ["refund*", "*/refunds/*.md"] },
    gifts: { title: "Gifts", documents: ["refund-gifts", "gift-*-card"] },
    eu: { title: "EU", documents: ["refund-eu*"] },
  },
};

describe("a folder", () => {
  test.for([
    ["the family of a pattern", ["refunds"], "money-back"],
    ["the family of a pattern with pieces between", ["docs/refunds/late.md"], "money-back"],
    ["the family that names the document", ["refund-gifts"], "gifts"],
    ["the first document that has a family", ["travel", "gift-red-card"], "gifts"],
    ["no family where two patterns claim it", ["refund-eu-2"], "refund-eu-2"],
    ["no family where a pattern overlaps itself", ["gift-card"], "gift-card"],
    [
      "the document's name, without folders and ending",
      ["handbook/Travel Policy.md"],
      "travel-policy",
    ],
    ["the name of a web page", ["https://example.test/docs/refund/"], "refund"],
    ["nothing where no letter is ASCII", ["経費"], ""],
    ["nothing without evidence", [], ""],
  ] as const)("is %s", ([, documents, folder]) => {
    expect(suggestFolder(documents, families)).toBe(folder);
  });
});

describe("an id", () => {
  test.for([
    ["refunds", [], "refunds-001"],
    ["handbook/refunds", ["refunds-001", "refunds-009", "refunds-x", "travel-100"], "refunds-010"],
    ["", ["case-001"], "case-002"],
    ["refunds", ["refunds-1234"], "refunds-1235"],
  ] as const)("of the folder %j beside %j is %s", ([folder, known, id]) => {
    expect(suggestId(folder, new Set(known))).toBe(id);
  });
});
