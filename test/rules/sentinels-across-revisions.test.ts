import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import {
  approved,
  goodSet,
  pendingCase,
  revisionId,
  withoutFile,
  type Files,
} from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierId,
  earlierRevision,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf } from "../support/report.ts";
import { jordan, sam, sentinel } from "../support/sentinels.ts";

const hashIn = (text: string): string => /contentHash: (\S+)/.exec(text)?.[1] ?? "";
const [earlierHash, hashNow] = [hashIn(earlierCase), hashIn(pendingCase)];
const path = "cases/refund-policy-001.yaml";
const current = "corpus-revisions/current.yaml";
const judgedIn = (month: string) =>
  [jordan, sam].map((one, index) => ({ ...one, reviewedAt: `2026-${month}-01T08:0${index}:00Z` }));
const then = approvedEarlier(sentinel(earlierCase, judgedIn("08")));
const digestThen = /^ {2}digest: (.*)$/m.exec(then)?.[1] ?? "";
/** The set before the corpus moved: the earlier revision is the current one, and the sentinel was judged under it. */
const before: Files = {
  ...goodSet(then),
  ...earlierRevision(),
  [current]: `revision: ${earlierId}\n`,
};
/** The set with the new revision and with this in the sentinel's file. */
const now = (text: string): Files => ({ ...before, ...goodSet(text) });
/** The later revision of this set names no parent, which is told as a notice. */
const rulesOf = async (files: Files): Promise<readonly string[]> => [
  ...new Set(
    (await findingsOf(files, before))
      .map(({ rule }) => rule)
      .filter((rule) => rule !== "revision/pointer-moved-back"),
  ),
];
const decided = { previous: digestThen, outcome: "confirmed" } as const;
const again = { reviewedAt: "2026-09-01T09:00:00Z" };
/** A text of the earlier revision with the evidence of the current one. */
const moved = (text: string): string =>
  edited(edited(text, "sourceRevision: v3", "sourceRevision: v4"), earlierHash, hashNow).replace(
    earlierId,
    revisionId,
  );
const retired = "retired: {by: jordan, at: 2026-09-01T09:00:00Z, reason: The rule ended.}\n";

describe("sentinels are kept across corpus revisions: a new revision", () => {
  test.for<readonly [string, Files]>([
    ["leaves the sentinel as it was judged", now(then)],
    [
      "comes with a decision, and two people judged the sentinel anew",
      now(withRefresh(approved(sentinel(pendingCase, judgedIn("09")), again), decided)),
    ],
    [
      "comes with a decision, and the sentinel waits for two people",
      now(withRefresh(sentinel(pendingCase, judgedIn("08")), decided)),
    ],
    [
      "comes with a decision to retire it",
      now(withRefresh(then, { ...decided, outcome: "retired" }) + retired),
    ],
    ["comes with its retirement alone", now(then + retired)],
  ])("may pass where it %s", async ([, files]) => {
    expect(await rulesOf(files)).toEqual([]);
  });

  test.for<readonly [string, Files, string]>([
    ["the file is gone", withoutFile(now(then), path), "case/deleted"],
    [
      "it has another id",
      withoutFile(
        now(
          approvedEarlier(
            sentinel(earlierCase.replace("refund-policy-001", "refund-002"), judgedIn("08")),
          ),
        ),
        path,
      ),
      "case/deleted",
    ],
    [
      "a decision takes its mark",
      now(withRefresh(approved(pendingCase, again), decided)),
      "sentinel/dropped",
    ],
    [
      "a decision takes one of its judgments",
      now(withRefresh(sentinel(pendingCase, [judgedIn("08")[0] ?? jordan]), decided)),
      "sentinel/dropped",
    ],
    [
      "a decision keeps judgments of the earlier text",
      now(withRefresh(approved(moved(sentinel(earlierCase, judgedIn("08"))), again), decided)),
      "sentinel/outdated",
    ],
    [
      "it is said to be retired, and is in use",
      now(withRefresh(then, { ...decided, outcome: "retired" })),
      "refresh/outcome-contradicted",
    ],
    [
      "it is turned away without a decision",
      now(`${sentinel(earlierCase, judgedIn("08"))}review: {status: rejected}\n`),
      "review/removed",
    ],
  ])("is blocked where %s", async ([, files, rule]) => {
    expect(await rulesOf(files)).toEqual([rule]);
  });
});
