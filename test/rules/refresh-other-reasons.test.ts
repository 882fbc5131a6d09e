import { describe, expect, test } from "vitest";
import { goodSet, pendingCase, approved } from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierRevision,
  refreshed,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";

type Set = Record<string, string>;
const policy = (text: string): Set => ({ ".github/touchstone.yaml": text });
const set = (text: string, more: Set = {}): Set => ({
  ...goodSet(text),
  ...earlierRevision(),
  ...more,
});
const main = set(approvedEarlier());
const other = refreshed({ reasons: ["document-added", "corpus-revision-changed"] });
const told = async (files: Set, base: Set = main): Promise<readonly string[]> =>
  (await findingsOf(files, base)).flatMap(({ rule, message }) =>
    rule === "refresh/other-reasons" ? [message] : [],
  );

describe("refresh/other-reasons", () => {
  test.for<[string, Set, Set?]>([
    ["the reasons that the revisions show", set(refreshed())],
    [
      "one of them beside another one",
      set(refreshed({ reasons: ["chunk-edited", "document-added"] })),
    ],
    ["questions that were observed", set(refreshed({ reasons: ["query-pattern-observed"] }))],
    ["a decision that the earlier state has", set(`${other}# kept\n`), set(other)],
    ["a candidate of the earlier state", set(other), set(earlierCase)],
    ["a decision from another revision", set(other), set(approved(pendingCase))],
    [
      "an approval of a corpus that is not there any more",
      set(other),
      set(approvedEarlier().replace(/corpus: sha256:.*/, `corpus: sha256:${"0".repeat(64)}`)),
    ],
    [
      "a reason that the policy does not ask by any more",
      set(refreshed(), policy("refresh: {source-revision-changed: cases-of-evidence}\n")),
    ],
  ])("says nothing of %s", async ([, files, base]) => {
    expect(await told(files, base)).toEqual([]);
  });

  test("warns of reasons that the revisions do not show", async () => {
    expect(await report(set(other), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:31:3 warning refresh/other-reasons
        The reason is "document-added", but for the case "source-revision-changed" and "chunk-edited" happened between "corpus-2026-08-01" and "corpus-2026-09-01".
        fix: Bring the case back with "git checkout main -- cases/refund-policy-001.yaml" and decide with "touchstone refresh decide refund-policy-001", which writes what had changed.
        why: touchstone explain refresh/other-reasons
      "
    `);
  });

  test("warns of a decision for which nothing changed", async () => {
    const within = set(refreshed({ from: "corpus-2026-09-01", reasons: ["chunk-edited"] }));
    const earlier = set(approved(pendingCase, { reviewedAt: "2026-09-01T08:00:00Z" }));
    expect(await told(within, earlier)).toEqual([
      'The reason is "chunk-edited", but nothing changed for the case within "corpus-2026-09-01".',
    ]);
  });

  test("takes a trigger at its usual scope where the policy narrowed it", async () => {
    const corpus = { chunks: { "a:1": "Thirty days." } };
    const chunking = { name: "by-heading", version: "2", settings: {} };
    const judged = judgedCase("case-1", { under: "one", corpus, chunks: ["a:1"] });
    const corpora = twoCorpora(corpus, { ...corpus, settings: { chunking } });
    const block = { from: "one", to: "two", reasons: ["chunking-changed"] };
    const files = {
      ...corpora,
      ...policy("refresh: {chunking-changed: cases-of-evidence}\n"),
      "cases/case-1.yaml": withRefresh(judged, block),
    };
    expect(await told(files, { ...corpora, "cases/case-1.yaml": judged })).toEqual([]);
    const chunk = withRefresh(judged, { ...block, reasons: ["chunk-edited"] });
    expect(
      await told(
        { ...files, "cases/case-1.yaml": chunk },
        { ...corpora, "cases/case-1.yaml": judged },
      ),
    ).toHaveLength(1);
  });
});
