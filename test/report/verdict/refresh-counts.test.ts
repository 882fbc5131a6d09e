import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import { countsOf } from "../../../src/report/verdict/counts.ts";
import { refreshWords } from "../../../src/report/verdict/set-summary.ts";
import { edited } from "../../support/edited.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierRevision,
  refreshed,
  withRefresh,
} from "../../support/refreshes.ts";
import { jordan, pendingSentinel, retirement, sam, sentinel } from "../../support/sentinels.ts";

const set = (...texts: readonly string[]): Files => ({
  ...goodSet(...texts),
  ...earlierRevision(),
});
const main = set(approvedEarlier(), pendingAbstention);
const now = (text: string): Files => set(text, pendingAbstention);

async function words(files: Files, before?: Files): Promise<string> {
  const base = before && { name: "main", tree: memoryTree(before) };
  return refreshWords(countsOf(await loadDataset(memoryTree(files), { base }), []));
}

const upkeep = "1 decided: 1 as maintenance (confirmed), 0 as new judgments";
const changed =
  "1 decided: 0 as maintenance (confirmed), 1 as new judgments (1 confirmed and changed)";
const otherQuote = edited(
  pendingCase,
  "quote: within 30 days of purchase",
  "quote: within 30 days",
);
const otherAnswer = edited(pendingCase, "within 30 days of purchase.", "for 30 days.");
const graded = pendingCase.replace("    quote:", "    grade: 2\n    quote:");
const later = { reviewedAt: "2026-09-02T09:00:00Z" };
const rejection =
  "review: {status: rejected, reviewedBy: noor, reviewedAt: 2026-09-03T00:00:00Z, reason: It is wrong now.}\n";
const earlierSentinel = approvedEarlier(
  sentinel(
    earlierCase,
    [jordan, sam].map((one) => ({ ...one, reviewedAt: "2026-08-01T08:00:00Z" })),
  ),
);
const sentinelBefore = /^ {2}digest: (.*)$/m.exec(earlierSentinel)?.[1];

describe("what is counted as maintenance", () => {
  test.for<readonly [string, string]>([
    ["a case that was confirmed as it was", refreshed()],
    ["one with another quote", withRefresh(approved(otherQuote))],
    ["one that somebody approved once more as it was", withRefresh(approved(pendingCase, later))],
  ])("is %s, beside the earlier state and by itself", async ([, text]) => {
    expect(await words(now(text), main)).toBe(upkeep);
    expect(await words(now(text))).toBe(upkeep);
  });

  test.for<readonly [string, string]>([
    ["another answer that was approved later", withRefresh(approved(otherAnswer, later))],
    ["a grade that was given later", withRefresh(approved(graded, later))],
  ])("is no case with %s", async ([, text]) => {
    expect(await words(now(text), main)).toBe(changed);
    expect(await words(now(text))).toBe(changed);
  });

  test("is no edit beside the decision, whatever the approval says", async () => {
    expect(await words(now(withRefresh(approved(otherAnswer))), main)).toBe(changed);
    expect(await words(now(withRefresh(approved(graded))), main)).toBe(changed);
  });

  test("is no edit beside a decision that stands, whatever the approval says", async () => {
    expect(await words(now(withRefresh(approved(graded))), now(refreshed()))).toBe(changed);
  });

  test.for<readonly [string, Files]>([
    ["a candidate", now(earlierCase)],
    ["a retired case", now(approvedEarlier() + retirement)],
    ["no case", set(pendingAbstention)],
  ])("is nothing that was %s before", async ([, before]) => {
    expect(await words(now(refreshed()), before)).toBe(changed);
  });

  test("is no text without quotes that is not what was approved under the revision before", async () => {
    const bare = otherAnswer.replace(/ {4}quote:.*\n/, "");
    expect(await words(now(withRefresh(approved(bare))))).toBe(changed);
  });

  test("is no decision that is not later than the approval before", async () => {
    const early = now(approvedEarlier().replace("2026-08-01T09", "2026-09-01T09"));
    expect(await words(now(refreshed()), early)).toBe(changed);
  });

  test("is a confirmed sentinel once two people have judged it and it is approved", async () => {
    const decided = { previous: sentinelBefore, at: "2026-09-01T07:00:00Z" };
    const done = withRefresh(approved(pendingSentinel), decided);
    expect(await words(now(done), now(withRefresh(pendingSentinel, decided)))).toBe(upkeep);
    expect(await words(now(done))).toBe(upkeep);
    const other = withRefresh(approved(sentinel(otherAnswer)), decided);
    expect(await words(now(other))).toBe(changed);
  });
});

describe("decisions that are counted", () => {
  test("are none of a case that is rejected, a candidate, or out of use otherwise", async () => {
    const confirmed = withRefresh(pendingCase);
    for (const end of ["", rejection]) expect(await words(now(confirmed + end))).toBe("");
    expect(await words(now(refreshed() + retirement))).toBe("");
    expect(await words(now(refreshed({ outcome: "retired" })))).toBe("");
  });

  test("leave a sentinel apart that waits for two judgments", async () => {
    expect(await words(now(withRefresh(pendingSentinel)))).toBe("1 waiting for two judgments");
  });
});
