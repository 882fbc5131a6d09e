import { describe, expect, test } from "vitest";
import { ofInit } from "./deliveries.ts";
import { approvedCase } from "./deliveries.ts";
import { JudgedChanges, told } from "./judged-changes.ts";
import { another, inSet, judgesChanges } from "./judging.ts";

describe("the workflow that init writes", () => {
  judgesChanges(async () => await ofInit("eval"));
});

// Four runs, each with two clones of a set and its tool.
test(
  "P20: a retirement, and a change that leans on the retired case, is red in the merge queue",
  { timeout: 120_000 },
  async () => {
    const delivery = await ofInit("");
    const before = Object.entries(another("a"));
    const changes = await JudgedChanges.on(delivery, {
      ...delivery.files,
      ...Object.fromEntries(before),
    });
    const retired = `retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Nobody asks this any more.}\n`;
    const [[path, text] = ["", ""]] = before;
    const both = [
      { "cases/refund-policy-001.yaml": approvedCase + retired },
      inSet(delivery, { [path]: `${String(text)}variantOf: refund-policy-001\n` }),
    ];
    for (const [index, files] of both.entries()) {
      expect((await changes.opened(`topic-${index}`, files)).conclusion).toBe("success");
    }
    const all = await changes.queued(1, 2);
    expect(all.map(({ conclusion }) => conclusion)).toEqual(["success", "failure"]);
    expect(all.map((run) => told(run.job("check")))).toEqual([
      [],
      ["error case/variant-of-inactive cases/a/refund-policy-002.yaml:15"],
    ]);
    expect([await changes.dequeued(), await changes.dequeued()]).toEqual(["merged", "invalidated"]);
  },
);
