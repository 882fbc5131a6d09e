import { expect, test } from "vitest";
import type { Closing } from "../../../src/approving/merged/closing.ts";
import { closingVerdict } from "../../../src/report/approving/closing-verdict.ts";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import { approving } from "../../support/counted-reviews.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";
import { judgedPullOf, reviewPlace } from "../../support/judged-pulls.ts";

const nothing: Closing = {
  unapproved: [],
  accepted: [],
  withheld: [],
  changed: [],
  underway: [],
  by: undefined,
};

function told(closing: Partial<Closing>, isWritten = true): string {
  return closingVerdict({ ...nothing, ...closing }, { isWritten });
}

test("what counts as unapproved comes first", () => {
  expect(told({ unapproved: ["a"], underway: ["b", "c"], by: 12 })).toMatchInlineSnapshot(
    `"**Merged without an approval: \`a\` counts as unapproved.** No line that counts fits what was merged. Until the case changes, its line below may still be said here, in a review that approves. What was decided about \`b\` and \`c\` is written into their files by pull request #12."`,
  );
  expect(told({ unapproved: ["a", "b"] })).toMatchInlineSnapshot(
    `"**Merged without an approval: \`a\` and \`b\` count as unapproved.** No line that counts fits what was merged. Until the case changes, their lines below may still be said here, in a review that approves."`,
  );
});

test("where the decisions are is said, and what is not written down", () => {
  expect(told({})).toMatchInlineSnapshot(
    `"**Merged, and nothing is missing:** what was decided stands in the files of the cases."`,
  );
  expect(told({ underway: ["a"], by: 12 })).toMatchInlineSnapshot(
    `"**Merged.** What was decided about \`a\` is written into its file by pull request #12."`,
  );
  expect(told({ underway: ["a"] })).toMatchInlineSnapshot(
    `"**Merged.** What was decided about \`a\` is not written into its file yet."`,
  );
  expect(told({ underway: ["a", "b"] }, false)).toMatchInlineSnapshot(
    `"**Merged.** What was decided about \`a\` and \`b\` is not written into their files by itself."`,
  );
  expect(told({ withheld: ["a"], changed: ["b"] })).toMatchInlineSnapshot(
    `"**Merged.** What was decided about \`a\` cannot be written down: see below. \`b\` changed since, or is gone: what was decided here is about an earlier text, and is not written down."`,
  );
});

test("what was taken as it is stays a candidate, and is not called decided", () => {
  expect(told({ accepted: ["a"] })).toMatchInlineSnapshot(
    `"**Merged.** \`a\` stays a candidate, as a line here says: nobody has judged it, and its file says so."`,
  );
  expect(told({ accepted: ["a", "b"], underway: ["c"], by: 12 })).toMatchInlineSnapshot(
    `"**Merged.** \`a\` and \`b\` stay candidates, as a line here says: nobody has judged them, and their files say so. What was decided about \`c\` is written into its file by pull request #12."`,
  );
});

test("a late approval that does not count is told by name, while something is missing", async () => {
  const { judged, recording } = await judgedPullOf(goodSet(), goodSet(pendingCase), {
    pull: { state: "merged" },
    said: [approving("LGTM")],
  });
  const verdict = (closing: Partial<Closing>): string =>
    reviewTexts(reviewPlace)
      .closing(judged, recording, { ...nothing, ...closing })
      .split("\n", 1)[0] ?? "";
  expect(verdict({ unapproved: ["refund-policy-001"] })).toMatchInlineSnapshot(
    `"**Merged without an approval: \`refund-policy-001\` counts as unapproved.** No line that counts fits what was merged. Until the case changes, its line below may still be said here, in a review that approves. **\`jordan\`, your approval does not count yet:** the review has no line that says what is approved, and why."`,
  );
  expect(verdict({})).toBe(told({}));
});

test("a name is text and nothing else", () => {
  const hostile = "`@jordan` <b> #1";
  expect(told({ unapproved: [hostile] })).toContain("`` `@jordan` <b> #1 ``");
});

test("a comment remembers what it told, in comments of the run alone", async () => {
  const texts = reviewTexts(reviewPlace);
  const { judged, recording } = await judgedPullOf(goodSet(), goodSet(pendingCase), {
    pull: { state: "merged" },
  });
  const closing = { ...nothing, unapproved: ["refund-policy-001"], underway: ["b"], by: 12 };
  const body = texts.closing(judged, recording, closing);
  expect(body.split("\n", 1)[0]).toBe(told(closing));
  const comment = { id: 1, author: "github-actions[bot]", isOwn: true, body };
  const { unapproved, withheld, by } = closing;
  expect(texts.closingIn([comment])).toEqual({ unapproved, withheld, by });
  expect(texts.closingIn([{ ...comment, isOwn: false }])).toBeUndefined();
  const open = { ...comment, body: texts.comment(judged, recording) };
  expect(texts.closingIn([open])).toBeUndefined();
});
