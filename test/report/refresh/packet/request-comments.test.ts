import { describe, expect, test } from "vitest";
import {
  closingComment,
  foreignComment,
  retargetedComment,
  revisionComment,
} from "../../../../src/report/refresh/packet/request-comments.ts";

const before = { branch: "touchstone/refresh/leave", to: "one", cases: ["a-001", "b-001"] };
const now = { ...before, to: "two", cases: ["b-001", "c-001"], asked: "two" };
const commit = "0123456789abcdef0123456789abcdef01234567";
const made = "fedcba9876543210fedcba9876543210fedcba98";
const page = "https://github.com/acme/set";

describe("a comment on a pull request that asks", () => {
  test("says why a branch with somebody's commit is left alone, and what they can do", () => {
    const asking = { ...now, isBehind: false };
    expect(foreignComment(asking, { commit, made, page })).toMatchInlineSnapshot(`
      "**This branch holds work that Touchstone did not write** ([\`0123456789\`](https://github.com/acme/set/commit/0123456789abcdef0123456789abcdef01234567)), so it is left to you: no run rebuilds, moves or deletes it.

      It asks what is to be asked under corpus revision \`two\`: 2 cases, \`b-001\` and \`c-001\`.

      What you can do:
      - Go on: decide here what is not decided yet, and merge it.
      - Start again here: keep what you need elsewhere, then put the branch back to the request alone: \`git push --force origin fedcba9876543210fedcba9876543210fedcba98:refs/heads/touchstone/refresh/leave\`. The next run goes on from there.
      - Put it off: close this pull request. Its cases are asked about again under a newer corpus revision; to go on sooner, reopen it. To delete the branch closes it, too."
    `);
  });

  test("says how to go on where something else is to be asked by now", () => {
    const asking = { ...now, asked: "one", isBehind: true };
    const [, asks, can] = foreignComment(asking, { commit, made, page }).split("\n\n");
    expect(`${asks}\n\n${can}`).toMatchInlineSnapshot(`
      "Under corpus revision \`two\` it would ask about 2 cases: \`b-001\` and \`c-001\`.

      What you can do:
      - Go on: decide here, merge the main branch into it where it is behind, and merge it. What is left is asked in a new pull request.
      - Start again here: keep what you need elsewhere, then put the branch back to the request alone: \`git push --force origin fedcba9876543210fedcba9876543210fedcba98:refs/heads/touchstone/refresh/leave\`. The next run goes on from there.
      - Start again: keep what you need elsewhere, then close this pull request. The next run asks in a new one, under corpus revision \`two\`."
    `);
  });

  test("says so where nobody is asked any more, too", () => {
    const asking = { ...now, cases: [], isBehind: true };
    const [, asks, can] = foreignComment(asking, { commit, made, page }).split("\n\n");
    expect(`${asks}\n\n${can}`).toMatchInlineSnapshot(`
      "Under corpus revision \`two\` nobody has to look at its cases any more.

      What you can do:
      - End it: keep what you need elsewhere, then close this pull request and delete the branch \`touchstone/refresh/leave\`.
      - Leave it open: where the corpus moves on, this comment says what is to be asked then."
    `);
  });

  test("says why one that goes to another branch is left alone", () => {
    expect(retargetedComment(now, { base: "next", main: "main" })).toMatchInlineSnapshot(`
      "**This pull request stays as it is, since it goes to \`next\` and not to \`main\`.** It is never rebuilt, moved or closed.

      Under corpus revision \`two\` it would ask about 2 cases: \`b-001\` and \`c-001\`.

      What you can do:
      - Go on: let it go to \`main\` again. The next run goes on there.
      - Put it off: close it. Its cases are asked about again under a newer corpus revision; to go on sooner, reopen it."
    `);
  });

  test("says what another revision changes in what is asked", () => {
    expect(revisionComment({ before, now }, true)).toMatchInlineSnapshot(`
      "**Now at corpus revision \`two\`**, before at \`one\`. The description is new.

      - New here: \`c-001\`
      - Not asked here any more: \`a-001\`
      - Asked as before: 1 case

      A line that somebody wrote before holds where its code is still the one that is shown; copy the others again."
    `);
  });

  test("says what is asked anew under the same revision", () => {
    const text = revisionComment({ before: { ...before, to: "two" }, now }, false);
    expect(text).toContain("**Asked anew under corpus revision `two`.**");
  });

  test("says why the pull request is closed", () => {
    expect(closingComment({ ...now, gone: [] })).toMatchInlineSnapshot(`
      "**Closed: nobody has to look at these 2 cases again.** Under corpus revision \`two\` their judgments stand, or somebody has decided about them elsewhere: \`b-001\` and \`c-001\`.

      Nothing was changed. Its branch held nothing but the request, so it is deleted."
    `);
    expect(closingComment({ ...now, cases: ["a-001"], gone: [] })).toContain(
      "look at this case again.",
    );
  });

  test("says which of its cases are gone, and not that their judgments stand", () => {
    const [one] = closingComment({ ...now, cases: ["a-001"], gone: ["a-001"] }).split("\n");
    expect(one).toBe(
      "**Closed: nobody has to look at this case again.** The set does not have this case any more: `a-001`.",
    );
    const [some] = closingComment({ ...now, gone: ["c-001"] }).split("\n");
    expect(some).toBe(
      "**Closed: nobody has to look at these 2 cases again.** Under corpus revision `two` its judgment stands, or somebody has decided about it elsewhere: `b-001`. The set does not have this case any more: `c-001`.",
    );
  });
});
