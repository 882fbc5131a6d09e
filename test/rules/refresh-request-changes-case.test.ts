import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierRevision,
  refreshed,
  request,
  undecided,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

type Set = Record<string, string>;
const set = (text: string): Set => ({ ...goodSet(text), ...earlierRevision() });
const main = set(approvedEarlier());
const asked = withRefresh(approvedEarlier(), undecided);
/** What this rule says of a set, beside that nobody has decided. */
const told = async (files: Set, base: Set = main): Promise<readonly string[]> =>
  (await findingsOf(files, base)).flatMap(({ rule, message }) =>
    rule === "refresh/request-changes-case" ? [message] : [],
  );

describe("refresh/request-changes-case", () => {
  test.for<[string, Set, Set]>([
    ["a request that adds its block alone", set(asked), main],
    [
      "an edit of a case that was asked about before",
      set(edited(asked, "When can a customer request", "When may a customer ask for")),
      set(asked),
    ],
    [
      "a request in the place of an earlier decision",
      set(withRefresh(approved(pendingCase), undecided)),
      set(refreshed()),
    ],
    ["a decision with what it changed", set(refreshed()), main],
    ["a case that is new with its request", set(asked), set(pendingCase.replace("001", "002"))],
  ])("accepts %s", async ([, files, base]) => {
    expect(await told(files, base)).toEqual([]);
  });

  test("rejects a request that also changes the answer", async () => {
    const text = edited(asked, "within 30 days of purchase.", "within 14 days of purchase.");
    expect(await report(set(text), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:4:1 error refresh/request-changes-case
        A request only adds "refresh", but "expectedAnswer" is not what "main" has.
        fix: Bring the case back with "git checkout main -- cases/refund-policy-001.yaml" and add nothing but "refresh": what the evidence means for the case is for a person to decide, in the open request.
        why: touchstone explain refresh/request-changes-case

      cases/refund-policy-001.yaml:25:11 error review/outdated
        The case was edited after "jordan" approved it: the digest of what was read no longer fits.
        fix: Decide about it with "touchstone refresh decide refund-policy-001 --revised", which takes what the file says now; or restore the text that was approved from Git.
        why: touchstone explain review/outdated

      cases/refund-policy-001.yaml:28:1 error refresh/undecided
        The case is to be read again under corpus revision "corpus-2026-09-01", since it was judged under "corpus-2026-08-01", and nobody has decided yet.
        fix: Read its evidence as it is now and decide with "touchstone refresh decide refund-policy-001 --revised"; nothing is merged before.
        why: touchstone explain refresh/undecided
      "
    `);
  });

  test.for<[string, (text: string) => string, string]>([
    ["a question", (text) => edited(text, "request a refund?", "ask for a refund?"), '"query" is'],
    [
      "a chunk id",
      (text) => text.replaceAll("refund-policy:12", "refund-policy:13"),
      '"relevantChunkIds" and "provenance" are',
    ],
    [
      "the revision",
      (text) =>
        edited(text, "\ncorpusRevision: corpus-2026-08-01", "\ncorpusRevision: corpus-2026-09-01"),
      '"corpusRevision" is',
    ],
    [
      "the approval",
      (text) => edited(text, "reviewedBy: jordan", "reviewedBy: noor"),
      '"review" is',
    ],
    ["a tag", (text) => `tags: [late]\n${text}`, '"tags" is'],
    ["a note", (text) => `notes: Look here.\n${text}`, '"notes" is'],
  ])("rejects a request that also changes %s", async ([, change, words]) => {
    expect(await told(set(change(asked)))).toEqual([
      `A request only adds "refresh", but ${words} not what "main" has.`,
    ]);
  });

  test("rejects a change of what cannot be read", async () => {
    const text = `unheardOf: 1\n${asked}`;
    expect(await told(set(text))).toEqual([
      'A request only adds "refresh", but the rest of the case is not what "main" has.',
    ]);
  });

  test("rejects a request that is moved to another revision with a change of the case", async () => {
    const earlier = withRefresh(approvedEarlier(), {
      ...undecided,
      ...request,
      to: "corpus-2026-08-15",
    });
    const text = edited(asked, "request a refund?", "ask for a refund?");
    expect(await told(set(text), set(earlier))).toHaveLength(1);
  });

  test("says nothing of a candidate's fields that nobody approved, but that they changed", async () => {
    const text = withRefresh(edited(earlierCase, "request a refund?", "ask?"), undecided);
    expect(await told(set(text), set(earlierCase))).toHaveLength(1);
  });
});
