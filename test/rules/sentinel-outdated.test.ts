import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  disputed,
  jordan,
  pendingSentinel,
  resolution,
  retirement,
  sam,
  sentinel,
  unsupportedBy,
} from "../support/sentinels.ts";

/** The case as it became after the judgments that it carries. */
const clarify = (text: string): string => edited(text, "query: When can", "query: Until when can");
const clarified = { ...resolution, clarified: ["query"] };
const settled = clarify(sentinel(pendingCase, [jordan, unsupportedBy("sam")], clarified));
const refresh =
  "refresh: {from: corpus-2026-09-01, to: corpus-2026-09-01, reasons: [chunk-edited], outcome: revised, by: noor, at: 2026-09-01T08:50:00Z, reason: The section moved., previous: sha256:56672b4c9344c172b7d5385ebf21af9c5b6f77290332920b0737615383425f64}\n";

describe("sentinel/outdated", () => {
  test.for([
    ["judgments of the text as it is", approved(pendingSentinel)],
    [
      "judgments of the text as it was before the difference was settled",
      approved(sentinel(pendingCase, [jordan, unsupportedBy("sam")], resolution)),
    ],
    ["a question that was clarified after the judgments differed", approved(settled)],
    ["a candidate that was edited after it was judged", clarify(pendingSentinel)],
    ["a refresh decided after a judgment of its result", approved(pendingSentinel) + refresh],
    ["a retired sentinel", approved(clarify(pendingSentinel)) + retirement],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects judgments of an earlier text, however well it was approved since", async () => {
    expect(await report(goodSet(approved(clarify(pendingSentinel))))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:23:15 error sentinel/outdated
        "jordan" judged the case before somebody edited it: the digest of what was judged does not fit.
        fix: Have two people judge the case as it is now, each with "touchstone review judge refund-policy-001"; or undo the edit, which "git log -p" shows for this file.
        why: touchstone explain sentinel/outdated

      cases/refund-policy-001.yaml:30:15 error sentinel/outdated
        "sam" judged the case before somebody edited it: the digest of what was judged does not fit.
        fix: Have two people judge the case as it is now, each with "touchstone review judge refund-policy-001"; or undo the edit, which "git log -p" shows for this file.
        why: touchstone explain sentinel/outdated
      "
    `);
  });

  test("rejects the one judgment that was not made anew", async () => {
    const old = clarify(sentinel(pendingCase, [unsupportedBy("jordan")]));
    const [, digest = ""] = /^ +digest: (.*)$/m.exec(old) ?? [];
    const text = sentinel(
      clarify(pendingCase),
      [{ ...unsupportedBy("jordan"), digest }, sam],
      resolution,
    );
    expect(await report(goodSet(approved(text)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:23:15 error sentinel/outdated
        "jordan" judged the case before somebody edited it: the digest of what was judged does not fit.
        fix: Have two people judge the case as it is now, each with "touchstone review judge refund-policy-001"; or undo the edit, which "git log -p" shows for this file.
        why: touchstone explain sentinel/outdated
      "
    `);
  });

  test("rejects settled judgments once the evidence was reviewed again", async () => {
    expect(await report(goodSet(approved(settled) + refresh))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:23:15 error sentinel/outdated
        "jordan" judged the case before its evidence was reviewed again under "corpus-2026-09-01".
        fix: Have two people judge the case as it is now, each with "touchstone review judge refund-policy-001"; or undo the edit, which "git log -p" shows for this file.
        why: touchstone explain sentinel/outdated

      cases/refund-policy-001.yaml:30:15 error sentinel/outdated
        "sam" judged the case before its evidence was reviewed again under "corpus-2026-09-01".
        fix: Have two people judge the case as it is now, each with "touchstone review judge refund-policy-001"; or undo the edit, which "git log -p" shows for this file.
        why: touchstone explain sentinel/outdated
      "
    `);
  });

  test("leaves an edit after the approval to review/outdated", async () => {
    const found = await findingsOf(goodSet(clarify(approved(pendingSentinel))));
    expect(found.map(({ rule }) => rule)).toEqual(["review/outdated"]);
  });

  test("takes an edit of judgments that differ for a difference that nobody settled", async () => {
    const found = await findingsOf(goodSet(approved(clarify(disputed))));
    expect(found.map(({ rule }) => rule)).toEqual(["sentinel/unresolved"]);
  });
});
