import { describe, expect, test } from "vitest";
import { leakFinder } from "../../src/families/leaks/leaks.ts";
import type { SoughtText } from "../../src/families/leaks/held-out.ts";
import { plainCase } from "../support/plain-set.ts";

const question = 'When can a "new" customer\'s café get 5 € back & by whom?';
const sought: SoughtText = {
  of: { file: plainCase("a", { id: "a" }), split: "test" },
  what: "question",
  text: question,
};
const find = leakFinder([sought]);

/** Where it is found, and how often. */
function found(text: string): string {
  return find(text)
    .map(({ line, column, places }) => `${line}:${column} x${places}`)
    .join(" ");
}

const words = question.split(" ");
const half = words.length >> 1;
const [start, end] = [words.slice(0, half).join(" "), words.slice(half).join(" ")];
const quotedInPython = `'${question.replaceAll("'", String.raw`\'`)}'`;
const ascii = JSON.stringify(question).replace(/[^ -~]/g, (one) => {
  return `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`;
});

describe("a question in a file", () => {
  test.for([
    ["as it is", question, "1:1 x1"],
    ["behind other lines", `One.\r\nTwo: ${question}`, "2:6 x1"],
    ["over lines", `x\n  ${words.join("\r\n\t")}`, "2:3 x1"],
    ["with hard and wide spaces", words.join("\u00a0\u3000"), "1:1 x1"],
    [
      "with characters that nobody sees",
      words.join(" \u200b\ufeff").replace("cust", "cu\u00adst"),
      "1:1 x1",
    ],
    ["as JSON", `{"q": ${JSON.stringify(question)}}`, "1:8 x1"],
    ["as JSON in ASCII", `{"q": ${ascii}}`, "1:8 x1"],
    ["as JSON in JSON", JSON.stringify({ messages: JSON.stringify({ q: question }) }), "1:23 x1"],
    ["as a Python string", `PROMPT = ${quotedInPython}`, "1:11 x1"],
    ["as a raw YAML string", `q: '${question.replaceAll("'", "''")}'`, "1:5 x1"],
    ["as a cell of CSV", `id,q\n1,"${question.replaceAll('"', '""')}"`, "2:4 x1"],
    [
      "in HTML",
      `<p>${question.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replace("'", "&#x27;")}</p>`,
      "1:4 x1",
    ],
    ["in a template of JavaScript", `\`${question.replace("€", String.raw`\u{20ac}`)}\``, "1:2 x1"],
    ["with line feeds as escapes", words.join(String.raw`\n`), "1:1 x1"],
    ["as a quotation of Markdown", `> ${start}\n> ${end}`, "1:3 x1"],
    ["as a quotation in a quotation", `> > ${start}\n> > ${end}`, "1:5 x1"],
    ["as a comment of Python", `# ${start}\n# ${end}`, "1:3 x1"],
    ["as a comment of JavaScript", `  // ${start}\n  // ${end}`, "1:6 x1"],
    ["as a comment of C", `/**\n * ${start}\n * ${end}\n */`, "2:4 x1"],
    ["as a comment of SQL", `-- ${start}\r\n-- ${end}`, "1:4 x1"],
    [
      "as joined strings of Python",
      `(${JSON.stringify(`${start} `)}\n   f${JSON.stringify(end)})`,
      "1:3 x1",
    ],
    [
      "as joined strings of JavaScript",
      `${JSON.stringify(`${start} `)} +\n  ${JSON.stringify(end)}`,
      "1:2 x1",
    ],
    ["over a backslash", `${start} \\\n    ${end}`, "1:1 x1"],
    [
      "in a notebook",
      JSON.stringify({ source: [`q = """${start}\n`, `${end}"""\n`] }, null, 1),
      "3:14 x1",
    ],
    ["many times", `${question}\n`.repeat(10_000), "1:1 x10000"],
    ["in a line of a million characters", `${"x".repeat(1_000_000)}${question}`, "1:1000001 x1"],
    ["behind a million lines", `${"x\n".repeat(1_000_000)}${question}`, "1000001:1 x1"],
  ] as const)("is found %s", ([, text, place]) => {
    expect(found(text)).toBe(place);
  });

  test.for([
    ["in capitals", question.toUpperCase()],
    ["in other words", "When does a new customer get money back?"],
    ["with a word less", question.replace(' "new"', "")],
    ["in part", words.slice(0, half).join(" ")],
    ["with two words as one", question.replace("can a", "cana")],
  ] as const)("is not found %s", ([, text]) => {
    expect(found(text)).toBe("");
  });

  test.for([
    ["backslashes", "\\".repeat(1_000_000)],
    ["quotes", `"`.repeat(1_000_000)],
    ["marks of quotation", `\n${"> ".repeat(500_000)}`],
    ["empty lines", "\n \t".repeat(300_000)],
    ["white space", " \t".repeat(500_000)],
    ["references", "&#".repeat(500_000)],
  ] as const)("is looked for in a million %s", ([, text]) => {
    expect(found(text)).toBe("");
  });
});
