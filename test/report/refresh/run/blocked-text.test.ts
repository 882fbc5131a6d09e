import fc from "fast-check";
import { expect, test } from "vitest";
import type { RequestReport } from "../../../../src/refresh/requests/request-report.ts";
import { blockedText } from "../../../../src/report/refresh/run/blocked-text.ts";
import { dangerousText } from "../../../support/dangerous-text.ts";
import { shownMarkdown } from "../../../support/github-markdown.ts";

const compareUrl =
  "https://github.com/acme/set/compare/main...touchstone/refresh/leave?expand=1&title=Look+again";

const blocked: RequestReport = {
  branch: "touchstone/refresh/leave",
  operation: "blocked",
  cases: ["leave-001", "leave-002"],
  title: "Look again at 2 cases of leave",
  compareUrl,
  refused: ["GitHub Actions is not permitted to create or approve pull requests."],
};

test("pull requests that may not be opened are links for a person, with the reason once", () => {
  const travel = { ...blocked, title: "Look again at 1 case of travel", cases: ["travel-001"] };
  const { compareUrl: _, ...other } = blocked;
  const text = blockedText([blocked, other, travel]);
  expect(text).toMatchInlineSnapshot(`
    "### To be opened by a person

    Their branches are there; each link leads to a page on which one click opens the pull request.

    - [Look again at 2 cases of leave](https://github.com/acme/set/compare/main...touchstone/refresh/leave?expand=1&title=Look+again), 2 cases
    - [Look again at 1 case of travel](https://github.com/acme/set/compare/main...touchstone/refresh/leave?expand=1&title=Look+again), 1 case

    Why this run did not: GitHub Actions is not permitted to create or approve pull requests.

    So that runs open them: Settings, Actions, General, “Allow GitHub Actions to create and approve pull requests”. Or give the action the token of a GitHub App."
  `);
  expect(shownMarkdown(text).links).toEqual([compareUrl, compareUrl]);
});

test("titles, reasons and addresses show as nothing else, whatever is in them", () => {
  fc.assert(
    fc.property(dangerousText(), dangerousText(), (title, address) => {
      const text = blockedText([
        {
          ...blocked,
          title,
          refused: [title],
          compareUrl: `${compareUrl}${address.replaceAll(/[\p{Cc}\p{Cs}]/gu, "")}`,
        },
      ]);
      const { elements, links } = shownMarkdown(text);
      expect(elements).toEqual(["h3", "p", "ul", "li", "a", "p", "p"]);
      expect(links[0]?.startsWith(compareUrl)).toBe(true);
    }),
  );
});
