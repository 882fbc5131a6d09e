import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierRevision,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";
import { sentinel } from "../support/sentinels.ts";

const before = goodSet(approved(pendingAbstention));
const reworded = edited(pendingAbstention, "Where can visitors", "Where may visitors");
const retirement = "retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Withdrawn.}\n";
const told = async (files: Files, base: Files = before): Promise<readonly string[]> =>
  (await findingsOf(files, base)).flatMap(({ rule, message }) =>
    rule === "review/reopened" ? [message] : [],
  );
const set = (text: string): Files => ({ ...goodSet(text), ...earlierRevision() });

describe("review/reopened", () => {
  test.for<[string, Files, Files?]>([
    ["a case that stays approved", before],
    ["an edited case that was approved again", goodSet(approved(reworded))],
    ["a candidate that was one before", goodSet(reworded), goodSet(pendingAbstention)],
    ["a retired case", goodSet(approved(pendingAbstention) + retirement)],
    [
      "a case that was retired before",
      goodSet(reworded),
      goodSet(approved(pendingAbstention) + retirement),
    ],
    ["a rejected case", goodSet(`${reworded}review: {status: rejected}\n`)],
    ["the very text that was approved, which is an error", goodSet(pendingAbstention)],
  ])("says nothing of %s", async ([, files, base]) => {
    expect(await told(files, base)).toEqual([]);
  });

  test("tells of an edited case without an approval", async () => {
    expect(await report(goodSet(reworded), before)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:1:5 notice review/reopened
        The case lost its approval since "main": it is a candidate now, and in no export until it is approved.
        fix: Have it judged as it is now with "touchstone review record parking-001"; or bring back what was approved with "git checkout main -- cases/parking-001.yaml".
        why: touchstone explain review/reopened
      "
    `);
  });

  test("tells of it at the status, where there is one", async () => {
    const text = `${reworded}review: {status: pending}\n`;
    const found = await findingsOf(goodSet(text), before);
    expect(found.map(({ rule, at }) => [rule, at.line])).toEqual([["review/reopened", 8]]);
  });

  test("says nothing where a decision after a change of the corpus says why", async () => {
    const waiting = withRefresh(sentinel(pendingCase), { at: "2026-09-01T10:00:00Z" });
    expect(await told(set(waiting), set(approvedEarlier(sentinel(earlierCase))))).toEqual([]);
  });

  test("tells of a rejection that was taken back without a word", async () => {
    const rejected = `${pendingAbstention}review: {status: rejected, reviewedBy: noor, reason: No.}\n`;
    expect(await told(goodSet(pendingAbstention), goodSet(rejected))).toEqual([
      'The case was rejected by "noor" in "main", and is a candidate again.',
    ]);
  });

  test("tells of a retired case that somebody approved again, and leaves another one to its error", async () => {
    const base = goodSet(approved(pendingAbstention) + retirement);
    const again = { reviewedAt: "2026-10-05T09:00:00Z", reason: "There is a lot again." };
    expect(await told(goodSet(approved(pendingAbstention, again)), base)).toEqual([
      'The case was retired in "main", and is in use again, approved by "jordan".',
    ]);
    expect(await told(goodSet(approved(pendingAbstention)), base)).toEqual([]);
  });
});
