import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  markdownCode,
  markdownFence,
  markdownLink,
  markdownText,
} from "../../../src/report/untrusted/markdown.ts";
import { withoutCommands } from "../../../src/report/untrusted/terminal.ts";
import { visibleText } from "../../../src/report/untrusted/visible-text.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { runnerCommands } from "../../support/runner-commands.ts";

/** What GitHub itself links, notifies or replaces in a text outside code. */
const github =
  /@[a-z\d_-]|#\d|\b(?:GH|GHSA|CVE)-\w|:\/\/|www\.[\w]|:[\w+-]+:|(?<!\w)[\da-f]{7,40}(?!\w)/i;

/** Where a text can stand, and the elements that are there without it. */
const places: readonly (readonly [before: string, after: string, elements: readonly string[]])[] = [
  ["", "", ["p"]],
  ["before\n", "\nafter", ["p"]],
  ["Question: ", ".", ["p"]],
  ["- ", "", ["ul", "li"]],
  ["> ", "", ["blockquote", "p"]],
  ["### ", "", ["h3"]],
  [
    "| a | b |\n| --- | --- |\n| ",
    " | x |",
    ["table", "thead", "tr", "th", "th", "tbody", "tr", "td", "td"],
  ],
];

function without(text: string, [before, after]: (typeof places)[number]): string {
  const bare = shownMarkdown(`${before}MARK${after}`);
  const [start = "", end = ""] = bare.text.split("MARK");
  expect(text.startsWith(start) && text.endsWith(end)).toBe(true);
  return text.slice(start.length, text.length - end.length);
}

describe("text in Markdown", () => {
  test.each([
    ["When can I ask?", "When can I ask?"],
    [
      "a_b *c* `d` [e](f) <g> | h & i",
      "a\\_b \\*c\\* \\`d\\` \\[e\\](f) &#60;g&#62; &#124; h &#38; i",
    ],
    ["ask @octocat about fixes #1", "ask @&#8203;octocat about fixes \\#&#8203;1"],
    ["https://a.example", "https:&#8203;//a.example"],
    ["/approve", "&#47;approve"],
    ["- item", "\\- item"],
    ["1. item", "&#49;. item"],
  ])("writes %s", (text, markdown) => {
    expect(markdownText(text)).toBe(markdown);
  });

  test("renders as exactly the text, wherever a line can hold it", () => {
    const texts = dangerousText().filter((one) => one !== "");
    fc.assert(
      fc.property(texts, fc.constantFrom(...places), (given, place) => {
        const [before, after, elements] = place;
        const shown = shownMarkdown(before + markdownText(given) + after);
        expect([shown.elements, shown.comments]).toEqual([elements, []]);
        const text = without(shown.text, place);
        expect(text.replaceAll("\u200b", "")).toBe(visibleText(given));
      }),
      { numRuns: 300 },
    );
  });

  test("leaves GitHub nothing to link, to notify or to replace, and bots no command", () => {
    fc.assert(
      fc.property(dangerousText(), (given) => {
        expect(shownMarkdown(markdownText(given)).text).not.toMatch(github);
        expect(markdownText(given)).not.toMatch(/^\s*\/|\n/);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a page in the log of a job", () => {
  test.each([markdownText, markdownCode, markdownFence])("holds no command: %o", (render) => {
    fc.assert(
      fc.property(dangerousText(), fc.constantFrom("", "#", "- ", "\u00a0"), (text, before) => {
        expect(runnerCommands(render(before + text))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("shows a command with an escape, and any other text as it is", () => {
    const texts = ["::error::x", "a ##[error]x", "\u00a0::debug::x", "## Hotels", "a\\nb"];
    expect(texts.map((text) => [markdownText(text), markdownCode(text), markdownFence(text)]))
      .toMatchInlineSnapshot(`
      [
        [
          "\\::&#8203;error::x",
          "\`\\u{3a}:error::x\`",
          " \`\`\`
       \\u{3a}:error::x
       \`\`\`",
        ],
        [
          "a \\#\\#\\[error\\]x",
          "\`a ##\\u{5b}error]x\`",
          " \`\`\`
       a ##\\u{5b}error]x
       \`\`\`",
        ],
        [
          " &#58;:&#8203;debug::x",
          "\` \\u{3a}:debug::x\`",
          " \`\`\`
        \\u{3a}:debug::x
       \`\`\`",
        ],
        [
          "\\#\\# Hotels",
          "\`## Hotels\`",
          " \`\`\`
       ## Hotels
       \`\`\`",
        ],
        [
          "a\\\\\\\\nb",
          "\`a\\\\nb\`",
          " \`\`\`
       a\\\\nb
       \`\`\`",
        ],
      ]
    `);
  });
});

describe("a whole file of one character", () => {
  test.each([" ", "`", ":", "a", "/", "#", "-", "\\", "|"])("is rendered: %j", (character) => {
    const text = `x${character.repeat(200_000)}x`;
    for (const render of [markdownText, markdownCode, markdownFence]) {
      expect(render(text).length).toBeGreaterThanOrEqual(text.length);
    }
  });
});

describe("code in a line of Markdown", () => {
  test.each([
    ["refund-001", "`refund-001`"],
    ["a`b", "``a`b``"],
    ["`", "`` ` ``"],
    ["a|b", "`a`&#124;`b`"],
    ["", ""],
  ])("writes %s", (text, markdown) => {
    expect(markdownCode(text)).toBe(markdown);
  });

  test("shows exactly the text, and nothing of it outside code but bars", () => {
    const texts = dangerousText().filter((one) => one !== "");
    fc.assert(
      fc.property(texts, fc.constantFrom(...places), (given, place) => {
        const [before, after, elements] = place;
        const shown = shownMarkdown(before + markdownCode(given) + after);
        const others = shown.elements.filter((name) => name !== "code");
        expect([others, shown.comments]).toEqual([elements, []]);
        expect(without(shown.text, place)).toBe(withoutCommands(visibleText(given)));
        expect(without(shown.textOutsideCode, place)).toMatch(/^[\n|]*$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a link to a file in Markdown", () => {
  test.each([
    ["cases/a b/refund (1).yaml", "cases/a%20b/refund%20%281%29.yaml"],
    ["../eval/cases/a.yaml", "../eval/cases/a.yaml"],
    ["javascript:alert`1`", "javascript%3Aalert%601%60"],
    ["//host.example/a", "/host.example/a"],
    ["a?b#c%2f\\d", "a%3Fb%23c%252f%5Cd"],
    ["\ud800", "%EF%BF%BD"],
  ])("leads to the path %j alone", (path, target) => {
    expect(markdownLink("case", path)).toBe(`[case](${target})`);
  });

  test("shows exactly the text, in a table too, and is nothing but a link", () => {
    fc.assert(
      fc.property(dangerousText(), dangerousText(), (text, path) => {
        const link = markdownLink(text, path);
        expect(link).toMatch(/\]\([\w.\-%/]*\)$/);
        const table = shownMarkdown(`| a |\n| --- |\n| ${link} |`);
        expect(table.elements).toEqual(["table", "thead", "tr", "th", "tbody", "tr", "td", "a"]);
        const line = shownMarkdown(link);
        expect([line.elements, line.comments]).toEqual([["p", "a"], []]);
        expect(line.text.replaceAll("\u200b", "")).toBe(visibleText(text));
      }),
      { numRuns: 500 },
    );
  });
});

describe("a block of code in Markdown", () => {
  test("shows every line of the text and ends where the text ends", () => {
    fc.assert(
      fc.property(dangerousText(), (given) => {
        const block = markdownFence(given);
        const shown = shownMarkdown(`before\n${block}\nafter`);
        const lines = given.split(/\r?\n/).map((line) => withoutCommands(visibleText(line)));
        expect(shown.elements).toEqual(["p", "pre", "code", "p"]);
        expect(shown.text).toBe(`before\n${lines.join("\n")}\n\nafter`);
        expect(block).not.toMatch(/^\//m);
      }),
    );
  });
});

describe("a line of a block of code", () => {
  test("starts no line of the comment, where bots look for commands", () => {
    expect(markdownFence("/approve\n/merge")).toBe(" ```\n /approve\n /merge\n ```");
  });
});
