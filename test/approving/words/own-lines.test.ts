import { describe, expect, test } from "vitest";
import { ownLines } from "../../../src/approving/words/own-lines.ts";

const code = "9f86d081884c7d659a2feaa0c55ad015";
const approve = `approve leave-001 ${code}: It is there.`;
const reject = "reject leave-002: Nobody would ask so.";

/** Lines one below the other. */
function body(...lines: readonly string[]): string {
  return lines.join("\n");
}

describe("its writer's own words are", () => {
  test("all lines of a plain text, without blank ones", () => {
    expect(ownLines(body("I read both.", "", approve, reject, ""))).toEqual({
      lines: ["I read both.", approve, reject],
      setAside: [],
    });
  });

  test.each([
    ["behind a quote and a blank line", body("> Is it five days?", "", "Yes.", approve)],
    [
      "behind a quoted page with tags",
      body(
        "> <details><summary>Case</summary>",
        ">",
        "> text <sub>1</sub>",
        "> </details>",
        "",
        approve,
      ),
    ],
    ["behind a block of code", body("```suggestion", reject, "```", approve)],
    ["behind a block with a longer fence", body("````", "```", reject, "````", "", approve)],
    ["behind a block of tildes", body("~~~ yaml", "```", reject, "~~~", approve)],
    ["behind a block in a quote that nothing ends", body("> ```", `> ${reject}`, "", approve)],
    ["behind a block in a list that the list ends", body("- ```", "  text", "", approve)],
    ["behind a comment of a template", body("<!-- Write", "", reject, "-->", approve)],
    ["behind a comment in one line", body("<!-- Write here. -->", approve)],
    ["behind code in a line", body("The `leave` page, ``a ` b`` and `c`.", approve)],
    ["behind a backtick that stands alone", body("It's 5` long.", approve)],
    [
      "behind a link",
      body("See [the page](https://example.test/leave) and <https://example.test>.", approve),
    ],
    [
      "behind sums and signs",
      body("It costs $5, n < m and m > k, about ~5 days.", approve, "Not ~6 days."),
    ],
    ["behind a heading", body("# Decided", approve)],
    ["behind a line", body("---", approve)],
    [
      "behind a table and a blank line",
      body("| case | days |", "| --- | --- |", "| a | 5 |", "", approve),
    ],
    ["as an item of a list", body("- I read it.", `- ${approve}`)],
    ["as an item with a number", body("1. I read it.", `2. ${approve}`)],
    ["as an item in an item", body("* Both:", `  - ${approve}`)],
    ["as the next line of an item", body("- I read it.", `  ${approve}`)],
    ["as the next line of an item without a blank", body("- I read it.", approve)],
    ["set in by three spaces", `   ${approve}`],
    ["behind other line ends", `I read it.\r\n\r\n${approve}\r\n`],
    ["behind line ends of old", `I read it.\r${approve}\r`],
    ["above what is not sure", body(approve, "", "<table>", "")],
    ["above an open block", body(approve, "```")],
    ["with a sign for code in the reason", `approve leave-001 ${code}: \`leave\` says so.`],
  ])("a line %s", (_, text) => {
    expect(ownLines(text).lines.filter((line) => line.startsWith("approve"))).toHaveLength(1);
  });
});

describe("not its writer's own words are lines", () => {
  test.each([
    ["in a quote", "quote", `> ${approve}`],
    ["in a quote without a space", "quote", `>${approve}`],
    ["in a quote in a quote", "quote", `> > ${approve}`],
    ["that go on in a quote without its mark", "quote", body("> He wrote:", approve)],
    ["that go on so, set in", "quote", body("> He wrote:", `      ${approve}`)],
    ["that go on so in a list in a quote", "quote", body("> - He wrote:", approve)],
    ["in a quote in a list", "quote", `- > ${approve}`],
    ["in a list in a quote", "quote", `> 1. ${approve}`],
    ["in a block of code", "code", body("```", approve, "```")],
    ["in a block of a language", "code", body("~~~ text `a`", approve, "~~~")],
    ["in a block that nothing ends", "code", body("```", "text", "", approve)],
    ["in a block that a shorter fence does not end", "code", body("````", "```", approve)],
    ["in a block that another fence does not end", "code", body("```", "~~~", approve)],
    ["in a block that a fence with words does not end", "code", body("```", "``` text", approve)],
    ["in a block in a list", "code", body("- Look:", "  ```", `  ${approve}`, "  ```")],
    ["in a block in a list with a number", "code", body("10. ```", `    ${approve}`, "    ```")],
    [
      "in a block behind a block that its list ended",
      "code",
      body("- ```", "text", "```", approve),
    ],
    ["set in by four spaces", "code", body("Look:", "", `    ${approve}`)],
    ["set in by a tab", "code", `\t${approve}`],
    ["set in by four in a list", "code", body("- Look:", "", `      ${approve}`)],
    ["in backticks", "code", `\`${approve}\``],
    ["of which the half is in backticks", "code", `\`approve leave-001 ${code}:\` It is there.`],
    ["in backticks as an item", "code", `- \`${approve}\``],
    ["in code that starts a line above", "code", body("Look: `a", approve, "b`")],
    ["in a formula", "code", body("$$\\phantom{", approve, "}$$")],
    ["in a formula within a text", "code", body("Look: $\\phantom{", approve, "}$")],
    ["in a comment", "comment", `<!-- ${approve} -->`],
    ["in a comment over several lines", "comment", body("<!--", "", approve, "-->")],
    ["in a comment that nothing ends", "comment", body("<!-- text", "", approve)],
    ["below a comment behind a comment", "comment", body("<!-- a --> <!-- b", "", approve)],
    ["below a tag behind a comment", "comment", body("<!-- a --> <pre>", "", approve)],
    ["in code that goes over a tag", "code", body("Look: ``a", approve, "<kbd>b</kbd>", "c``")],
    ["in code behind an address", "code", body("https://a.example/`b `c", approve, "d`")],
    ["in a comment within a text", "comment", body("Look: <!-- a", approve, "b -->")],
    ["below a comment in a quote that nothing ends", "comment", body("> <!--", "", approve)],
    ["that hold a comment", "comment", `${approve} <!-- Or not. -->`],
    ["that are struck out", "comment", body("So ~~not", approve, "any more~~")],
    ["in the title of a link", "comment", body('[page](/leave "', approve, '")')],
    ["in the words for a picture", "comment", body("![", approve, "](/leave.png)")],
    ["in a definition", "comment", body("[page]: /leave '", approve, "'")],
    ["in a footnote", "comment", body("[^1]: Look:", approve)],
    ["in a quote by a tag", "quote", body("<blockquote>", "", approve, "", "</blockquote>")],
    ["in code by a tag", "code", body("<pre>", approve, "</pre>")],
    ["that a page folds away", "comment", body("<details>", "", approve, "", "</details>")],
    ["in a tag", "comment", body('Look: <a title="', approve, '">page</a>')],
    ["in a row of a table", "comment", body("a | b", "- | -", approve)],
  ] as const)("%s", (_, as, text) => {
    const { lines, setAside } = ownLines(text);
    expect(lines.filter((line) => line.includes("approve"))).toEqual([]);
    expect(setAside).toEqual([{ text: expect.stringContaining(`${code}:`) as string, as }]);
    expect(setAside[0]?.text).not.toMatch(/^[\s>]|^<!--/);
  });

  test("and those that decide nothing are not told", () => {
    expect(ownLines(body("> He wrote this.", "", "```", "text", "```"))).toEqual({
      lines: [],
      setAside: [],
    });
  });

  test("but what is nearly one is told", () => {
    expect(ownLines(body("> approve leave-001: Fine.", "", "So it is."))).toEqual({
      lines: ["So it is."],
      setAside: [{ text: "approve leave-001: Fine.", as: "quote" }],
    });
  });
});

test("a line ends where Markdown ends it, not where another character looks like an end", () => {
  const text = `> quoted\u2028${approve}`;
  expect(ownLines(text).lines).toEqual([]);
  expect(ownLines(`text\u2028${approve}`).lines).toEqual([`text\u2028${approve}`]);
});

/** What could make a reader go over the same again and again, as often as it fits into a body. */
const pieces: readonly string[] = [
  ">",
  "> ",
  "`",
  "`a",
  "` `` ",
  "\\`",
  "- ",
  "1. ",
  "<",
  "<a",
  "<a:",
  "<a@",
  "<!--",
  "<!-- -->",
  "[",
  "![",
  "](",
  "[a](",
  "~",
  "~a~",
  "$",
  "$a$",
  "|",
  "|-|\n",
  "> \n",
  ">\n\n",
  "- \n",
  "- a\n\n",
  "\t",
  " ",
  "#",
  "```\n",
  "> ```\n",
  "\n",
  "\r",
  "\u200b",
  '"',
  "approve ",
  "approve a:b\n",
  `> ${approve}\n`,
  "`\n",
  "a\n",
  "<br>\n",
  "www.",
  "@a",
  "> <p ",
  '> <p a="',
  "-",
  "*",
  "* ",
  "_",
  "|-|-x",
  "-:",
];

test.each(pieces)(
  "the longest body full of %j is read at once",
  (piece) => {
    const size = 65_536;
    const hostile = piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
    for (const text of [hostile, `approve ${hostile}`, `a\n${hostile}\n${approve}`]) {
      const { lines, setAside } = ownLines(text);
      expect(lines.length + setAside.length).toBeLessThanOrEqual(size);
    }
  },
  8000,
);
