import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  blockedText,
  closingComment,
  foreignComment,
  revisionComment,
} from "../../../../src/report/refresh/packet/request-comments.ts";
import { dangerousText } from "../../../support/dangerous-text.ts";
import { shownMarkdown } from "../../../support/github-markdown.ts";

const before = { branch: "touchstone/refresh/leave", to: "one", cases: ["a-001", "b-001"] };
const now = { ...before, to: "two", cases: ["b-001", "c-001"] };
const commit = "0123456789abcdef0123456789abcdef01234567";
const page = "https://github.com/acme/set";

describe("a comment on a pull request that asks", () => {
  test("says why a branch with somebody's commit is left alone, and what they can do", () => {
    expect(foreignComment(now, { commit, page })).toMatchInlineSnapshot(`
      "**This branch stays as it is, since it holds work that Touchstone did not write** ([\`0123456789\`](https://github.com/acme/set/commit/0123456789abcdef0123456789abcdef01234567)). It is never rebuilt, moved or deleted.

      Under corpus revision \`two\` it would ask about 2 cases: \`b-001\` and \`c-001\`.

      What you can do:
      - Go on: decide here, merge the main branch into it where it is behind, and merge it. What is left is asked in a new pull request.
      - Start again: keep what you need elsewhere, then delete the branch \`touchstone/refresh/leave\`. The next run asks anew."
    `);
  });

  test("says so where nobody is asked any more, too", () => {
    const text = foreignComment({ ...now, cases: [] }, { commit, page });
    expect(text).toContain("nobody has to look at its cases any more.");
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
    expect(closingComment(now)).toMatchInlineSnapshot(`
      "**Closed: nobody has to look at these 2 cases again.** Under corpus revision \`two\` their judgments stand, or somebody has decided about them elsewhere: \`b-001\` and \`c-001\`.

      Nothing was changed. Its branch held nothing but the request, so it is deleted."
    `);
    expect(closingComment({ ...now, cases: ["a-001"] })).toContain("look at this case again.");
  });
});

describe("a pull request that may not be opened", () => {
  const compareUrl = `${page}/compare/main...touchstone/refresh/leave?quick_pull=1&title=Look+again`;
  const asked = { ...now, title: "Look again at 2 cases of leave", compareUrl };

  test("is a link for a person, with the reason", () => {
    const blocked = "GitHub Actions is not permitted to create or approve pull requests.";
    const text = blockedText({ ...asked, blocked });
    expect(text).toMatchInlineSnapshot(`
      "**To be opened by a person:** Look again at 2 cases of leave. The branch \`touchstone/refresh/leave\` asks about 2 cases, but this run may not open a pull request: GitHub Actions is not permitted to create or approve pull requests.

      [Open the pull request](https://github.com/acme/set/compare/main...touchstone/refresh/leave?quick_pull=1&title=Look+again). Where workflows may not open any: Settings, Actions, General, “Allow GitHub Actions to create and approve pull requests”, or the token of a GitHub App."
    `);
    expect(shownMarkdown(text).links).toEqual([compareUrl]);
  });

  test("shows titles, reasons and addresses as nothing else, whatever is in them", () => {
    fc.assert(
      fc.property(dangerousText(), dangerousText(), (title, address) => {
        const text = blockedText({
          ...asked,
          title,
          blocked: title,
          compareUrl: `${compareUrl}${address.replaceAll(/[\p{Cc}\p{Cs}]/gu, "")}`,
        });
        const { elements, links } = shownMarkdown(text);
        expect(elements).toEqual(["p", "strong", "code", "p", "a"]);
        expect(links[0]?.startsWith(compareUrl)).toBe(true);
      }),
    );
  });
});
