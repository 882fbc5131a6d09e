import { expect, test } from "vitest";
import { htmlOutline } from "../../../src/corpus/outline/html-outline.ts";
import { markdownOutline } from "../../../src/corpus/outline/markdown-outline.ts";
import { cut } from "../../support/cut.ts";

const size = 128 * 1024;
const filled = (unit: string, length: number = size): string =>
  unit.repeat(Math.ceil(length / unit.length));

const solid = (text: string): number => text.replace(/\s+/g, "").length;

/** Pages that make a parser or a recursion of ours take forever, or overflow, where it is built wrongly. */
test.for([
  ["one paragraph of 1 MB", filled("word ", 1024 * 1024)],
  ["one word of 1 MB", filled("a", 1024 * 1024)],
  ["a paragraph of short lines, quoted at its start", `> a\n${filled("b\n")}`],
  ["ten thousand headings", filled("# h\n\nt\n\n", 80_000)],
  ["headings without a text", filled("# h\n")],
  ["quotes in quotes", filled(`${">".repeat(3000)}a\n`)],
  ["lists in lists on one line", filled("- ")],
  [
    "lists that step inwards",
    Array.from({ length: 700 }, (_, at) => `${" ".repeat(2 * at)}- a\n`).join(""),
  ],
  [
    "code that steps inwards",
    `\`\`\`\n${Array.from({ length: 900 }, (_, at) => `${" ".repeat(at)}a\n`).join("")}\`\`\`\n`,
  ],
  ["open brackets", filled("[")],
  ["links that are defined", filled("[a]: b\n")],
  ["table heads", filled("|a|b|\n|-|-|\nx\n\n")],
  [
    "a table of many columns",
    `${"|a".repeat(50_000)}|\n${"|-".repeat(50_000)}|\n${"|a".repeat(50_000)}|\n`,
  ],
  ["comments that are never closed", filled("<!-- a\n\n")],
  ["marks of templates", filled("{{< a >}}\n\n")],
  ["accents without a letter", filled("\u0301")],
  ["stops", filled("!")],
  ["flags", filled("\u{1f1e9}")],
] as const)("Markdown with %s is cut whole", ([, page]) => {
  const chunks = cut(markdownOutline(page), "by-heading@1");
  expect(chunks.reduce((sum, { text }) => sum + solid(text), 0)).toBe(solid(page));
  expect(chunks.every(({ text }) => text.length <= 2000)).toBe(true);
});

test.for([
  "<div>",
  "<b><p>a",
  "<a><b><p>a",
  "<li>a",
  "<dd>a",
  "<h1>a",
  "<table><tr><td>a",
  "<nobr>a",
  "&amp;",
])("HTML with nothing but %s is read or refused", (unit) => {
  const outline = htmlOutline(filled(unit));
  const told = "message" in outline ? outline.message : cut(outline, "by-heading@1").length;
  expect([
    told === "Its elements lie too deep in each other to be read.",
    Number(told) > 0,
  ]).toContain(true);
});

test("white space inside a block of code takes no longer than words", () => {
  const outline = htmlOutline(`<pre>a${" ".repeat(200_000)}b</pre>`);
  expect("text" in outline && outline.text.length).toBe(200_010);
});

test("quotes in quotes make a page not much longer", () => {
  const outline = htmlOutline("<blockquote>".repeat(400) + "<p>a".repeat(1000));
  expect("text" in outline && outline.text.length).toBeLessThan(70_000);
});
