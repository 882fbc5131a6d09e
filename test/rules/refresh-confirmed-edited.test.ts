import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierRevision,
  refreshed,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";
import { sentinel } from "../support/sentinels.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const main = set(approvedEarlier());
const otherAnswer = edited(pendingCase, "within 30 days of purchase.", "for 30 days.");
const otherChunks = edited(
  pendingCase,
  '["refund-policy:12"]',
  '["refund-policy:12", "travel-policy:3"]',
);
const decided = (text: string, refresh = {}): Record<string, string> =>
  set(withRefresh(approved(text), refresh));

describe("refresh/confirmed-edited", () => {
  test.for([
    ["a confirmed case that is as it was", set(refreshed())],
    [
      "a quote that was taken anew",
      decided(edited(pendingCase, "quote: within 30 days of purchase", "quote: within 30 days")),
    ],
    ["another answer of a revised case", decided(otherAnswer, { outcome: "revised" })],
    [
      "another answer that was approved later",
      set(withRefresh(approved(otherAnswer, { reviewedAt: "2026-09-02T09:00:00Z" }))),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files, main)).toBe("");
  });

  test("rejects a confirmed case with another answer", async () => {
    expect(await report(decided(otherAnswer), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:4:17 error refresh/confirmed-edited
        The outcome is "confirmed", but the expected answer of the case is not what "main" has.
        see: cases/refund-policy-001.yaml:35:12
        fix: Bring the case back with "git checkout main -- cases/refund-policy-001.yaml" and decide with "touchstone refresh decide refund-policy-001": what confirms changes nothing but the corpus revision, what is looked up of the chunks, and their quotes; "revised" does. If another text was approved in between, merge that first.
        why: touchstone explain refresh/confirmed-edited
      "
    `);
  });

  test("rejects a confirmed case with other chunks", async () => {
    const found = await findingsOf(decided(otherChunks), main);
    expect(found.map(({ message }) => message)).toContain(
      'The outcome is "confirmed", but the relevant chunks of the case are not what "main" has.',
    );
  });

  test("rejects a confirmed case with another question, at its place", async () => {
    const text = edited(pendingCase, "When can a customer", "When may a customer");
    const found = await findingsOf(decided(text), main);
    expect(found.map(({ rule, at }) => [rule, at.line])).toEqual([["refresh/confirmed-edited", 3]]);
  });

  test("compares with what was approved, whatever version the decision names", async () => {
    const found = await findingsOf(
      decided(otherAnswer, { previous: `sha256:${"0".repeat(64)}` }),
      main,
    );
    expect(found.map(({ rule }) => rule)).toEqual([
      "refresh/confirmed-edited",
      "refresh/previous-unknown",
    ]);
  });

  test("rejects a confirmed sentinel with another answer that nobody has judged yet", async () => {
    const earlier = set(approvedEarlier(sentinel(earlierCase)));
    const waiting = withRefresh(sentinel(otherAnswer), {
      at: "2026-09-01T10:00:00Z",
      previous: undefined,
    });
    const found = await findingsOf(set(waiting), earlier);
    expect(found.map(({ rule }) => rule)).toContain("refresh/confirmed-edited");
    const judged = withRefresh(sentinel(otherAnswer), { at: "2026-09-01T07:59:00Z" });
    const after = await findingsOf(set(judged), earlier);
    expect(after.map(({ rule }) => rule)).not.toContain("refresh/confirmed-edited");
  });

  test("says nothing of a decision that the earlier state has", async () => {
    const found = await findingsOf(decided(otherAnswer), decided(pendingCase));
    expect(found.map(({ rule }) => rule)).not.toContain("refresh/confirmed-edited");
  });

  test.for<readonly [string, (text: string) => string]>([
    [
      "grades and alternatives of chunks",
      (text) => text.replace("    quote:", "    grade: 2\n    quote:"),
    ],
    ["moment of asking", (text) => `${text}askedAt: 2026-01-01T00:00:00Z\n`],
    ["caller", (text) => `${text}caller: {documents: [refund-policy]}\n`],
    ["families", (text) => `${text}families: []\n`],
    ["origin", (text) => edited(text, "author: avery", "author: blake")],
  ])("rejects other %s beside a confirmation", async ([words, edit]) => {
    const found = await findingsOf(decided(edit(pendingCase)), main);
    const own = found.filter(({ rule }) => rule === "refresh/confirmed-edited");
    expect(own.map(({ message }) => message)).toEqual([
      `The outcome is "confirmed", but the ${words} of the case ${words.endsWith("s") ? "are" : "is"} not what "main" has.`,
    ]);
  });

  test("asks two people, and not one, for another answer of a confirmed sentinel", async () => {
    const earlier = set(approvedEarlier(sentinel(earlierCase)));
    const at = "2026-09-01T08:00:30Z";
    const one = withRefresh(sentinel(otherAnswer), { at });
    const found = await findingsOf(set(one), earlier);
    expect(found.map(({ rule }) => rule)).toContain("refresh/confirmed-edited");
  });
});
