import { describe, expect, test } from "vitest";
import { blanks } from "../support/blanks.ts";
import { edited } from "../support/edited.ts";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";

const rest = [
  "assignment: {salt: acme, weights: {dev: 1, test: 1}}",
  "related: [{families: [refunds, trips], reason: Once one page.}]",
  "exceptions: [{cases: [a], families: [trips], decision: exclude, reason: Asks of both., decidedBy: noor, decidedAt: 2026-09-01}]",
  "reservations: [{decision: d, purpose: Whether., families: [travel], cases: [b], by: ada, at: 2026-09-01T00:00:00Z}]",
  "uses: [{decision: d, families: [travel, travel], cases: [b, b], by: eve, at: 2026-09-01T00:00:00Z, run: r2, configuration: c7, frozenAt: 2026-09-01T00:00:00Z}]",
  "exposures: [{families: [refunds], cases: [c], by: sam, at: 2026-09-01T00:00:00Z, run: r1, learned: Much.}]",
];
const trips = "trips: {title: Trips, documents: [trips], split: dev}";
const set = splitSet(
  { families: [refunds, travel, trips], rest },
  candidateOn("a", ["refund-policy", "travel-policy"]),
  candidateOn("b", ["travel-policy"]),
  candidateOn("c", ["refund-policy"]),
);
const text = set["families.yaml"] ?? "";

const texts = [
  ["statement: It carries over.", "statement: "],
  ["rule: One policy is one family.", "rule: "],
  ["salt: acme", "salt: "],
  ["title: Trips", "title: "],
  ["documents: [trips]", "documents: [", "]"],
  ["related: [{families: [refunds, trips]", "related: [{families: [refunds, trips, ", "]"],
  ["reason: Once one page.", "reason: "],
  ["cases: [a], families: [trips], decision", "cases: [a], families: [trips, ", "], decision"],
  ["[{cases: [a], families: [trips]", "[{cases: [a, ", "], families: [trips]"],
  ["reason: Asks of both.", "reason: "],
  ["decidedBy: noor", "decidedBy: "],
  ["purpose: Whether.", "purpose: "],
  ["families: [travel], cases: [b], by", "families: [travel, ", "], cases: [b], by"],
  ["cases: [b], by", "cases: [", ", b], by"],
  ["by: ada", "by: "],
  ["[travel, travel]", "[travel, ", "]"],
  ["[b, b]", "[b, ", "]"],
  ["by: eve", "by: "],
  ["run: r2", "run: "],
  ["configuration: c7", "configuration: "],
  ["[{families: [refunds], cases: [c], by", "[{families: [", ", refunds], cases: [c], by"],
  ["cases: [c], by", "cases: [", ", c], by"],
  ["by: sam", "by: "],
  ["run: r1", "run: "],
  ["learned: Much.", "learned: "],
] as const;

describe("family/blank-text", () => {
  test("accepts a file whose texts all say something", async () => {
    expect(await report(set)).toBe("");
  });

  test.for(texts)("rejects %s without its text", async ([written, before, after = ""]) => {
    for (const blank of Object.values(blanks)) {
      const broken = edited(text, written, `${before}${JSON.stringify(blank)}${after}`);
      const found = await findingsOf({ ...set, "families.yaml": broken });
      expect(found.map(({ rule }) => rule)).toContain("family/blank-text");
    }
  });

  test("names the place from the inside out", async () => {
    const broken = edited(text, "reason: Asks of both.", 'reason: ""');
    expect(await report({ ...set, "families.yaml": broken })).toMatchInlineSnapshot(`
      "families.yaml:9:73 error family/blank-text
        "reason" under entry 1 of "exceptions" is blank.
        fix: Say why, in one sentence.
        why: touchstone explain family/blank-text
      "
    `);
  });
});
