import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase, type Files } from "../support/good-set.ts";
import { earlierRevision, withRefresh } from "../support/refreshes.ts";
import * as reporting from "../support/report.ts";
import { rulesFor } from "../support/rules-together.ts";
import {
  jordan,
  pendingSentinel,
  retirement,
  sam,
  sentinel,
  unjudged,
} from "../support/sentinels.ts";

const rules = rulesFor("sentinel/dropped", everydayRules);
const report = (files: Files, base?: Files): Promise<string> =>
  reporting.report(files, base, rules);
const findingsOf = (files: Files, base?: Files): Promise<readonly Finding[]> =>
  reporting.findingsOf(files, base, rules);
const main = goodSet(approved(pendingSentinel));
const decided = (text: string): Files => ({ ...goodSet(text), ...earlierRevision() });
/** An edit that takes the case back to review, but not of what it expects. */
const byBlake = (text: string): string => edited(text, "author: avery", "author: blake");
const rejection =
  "review: {status: rejected, reviewedBy: noor, reviewedAt: 2026-09-03T00:00:00Z, reason: It is wrong now.}\n";
const again = { reviewedAt: "2026-09-05T09:00:00Z", reason: "Read without the mark." };

describe("sentinel/dropped", () => {
  test.for<[string, Files, Files]>([
    ["a sentinel that stays one", main, main],
    ["a sentinel on its way back to review", goodSet(byBlake(pendingSentinel)), main],
    [
      "a sentinel that keeps two of three judgments",
      goodSet(sentinel(byBlake(pendingCase), [jordan, sam])),
      goodSet(approved(sentinel(pendingCase, [jordan, sam, { reviewer: "noor" }]))),
    ],
    ["a retired case", goodSet(approved(pendingSentinel) + retirement), main],
    ["a rejected case", goodSet(pendingSentinel + rejection), main],
    [
      "a rejected case that nobody had judged",
      goodSet(pendingCase + rejection),
      goodSet(unjudged + rejection),
    ],
    ["a candidate that is no sentinel any more", goodSet(pendingCase), goodSet(pendingSentinel)],
    [
      "an approved sentinel that lacked a judgment before",
      goodSet(byBlake(unjudged)),
      goodSet(approved(unjudged)),
    ],
  ])("accepts %s", async ([, files, base]) => {
    expect(await report(files, base)).toBe("");
  });

  test("rejects a case that lost its mark", async () => {
    expect(await report(goodSet(approved(pendingCase, again)), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:5 error sentinel/dropped
        The case is an approved sentinel in "main", and here it is none.
        fix: Restore "sentinel" from Git, or retire the case with its reason.
        why: touchstone explain sentinel/dropped
      "
    `);
  });

  test("rejects a sentinel that lost a judgment on its way back to review", async () => {
    expect(
      await report(goodSet(sentinel(byBlake(pendingCase), [jordan])), main),
    ).toMatchInlineSnapshot(
      `
      "cases/refund-policy-001.yaml:15:1 error sentinel/dropped
        The sentinel has 2 judgments in "main", and here it has 1.
        fix: Restore "reviews" from Git until two people have judged the case again, or retire the case with its reason.
        why: touchstone explain sentinel/dropped
      "
    `,
    );
  });

  test("leaves an approved sentinel that lost its judgments to the rule that counts them", async () => {
    const found = await findingsOf(goodSet(approved(unjudged, again)), main);
    expect(found.map(({ rule }) => rule)).toEqual(["sentinel/without-two-reviews"]);
  });

  test("rejects a sentinel that waits for two judgments and lost its mark", async () => {
    const waiting = withRefresh(pendingSentinel, { at: "2026-09-01T10:00:00Z" });
    const dropped = withRefresh(pendingCase, { at: "2026-09-01T10:00:00Z" });
    expect(await report(decided(dropped), decided(waiting))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:5 error sentinel/dropped
        The case is a sentinel in "main" that waits for two judgments, and here it is none.
        fix: Restore "sentinel" from Git, or retire the case with its reason.
        why: touchstone explain sentinel/dropped
      "
    `);
  });

  test("rejects a lost judgment of a sentinel that waits for two", async () => {
    const at = "2026-09-01T10:00:00Z";
    const found = await findingsOf(
      decided(withRefresh(sentinel(pendingCase, [jordan]), { at })),
      decided(withRefresh(pendingSentinel, { at })),
    );
    expect(found.map(({ rule }) => rule)).toEqual(["sentinel/dropped"]);
  });

  test("lets a sentinel that waits for two judgments be rejected or retired", async () => {
    const waiting = withRefresh(pendingSentinel, { at: "2026-09-01T10:00:00Z" });
    for (const end of [retirement, rejection]) {
      expect(await report(decided(waiting + end), decided(waiting))).toBe("");
    }
  });

  test("rejects a mark that went with a rejection or a retirement, or after it", async () => {
    const at = "2026-09-01T10:00:00Z";
    const waiting = withRefresh(pendingSentinel, { at });
    const unmarked = withRefresh(pendingCase, { at });
    for (const end of [retirement, rejection]) {
      for (const before of [waiting, waiting + end]) {
        const found = await findingsOf(decided(unmarked + end), decided(before));
        expect(found.map(({ rule }) => rule)).toEqual(["sentinel/dropped"]);
      }
    }
    const now = decided(unmarked + retirement);
    expect(await report(now, decided(waiting + retirement))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:5 error sentinel/dropped
        The case is a retired sentinel in "main", and here it is none.
        fix: Restore "sentinel" from Git: a case that is set aside stays what it was.
        why: touchstone explain sentinel/dropped
      "
    `);
  });
});
